/** A recorded game as a scene: at some move between the deal and the end, from one seat's perspective or with open cards. */
import type { Frame, Move, Replayed } from "../wire/types";
import type { Game } from "./game";
import { Queue, type Shown } from "./queue.svelte";
import { Scene, type OpenCards } from "./scene";

export class ReplayPlayer extends Scene {
  readonly queue: Queue = new Queue(() => (this.still() ? 0 : this.speed));
  /** How many moves have been played. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  #replayed: Replayed = $state.raw() as Replayed;
  readonly #allMoves: readonly Move[] = $derived(this.#replayed.frames.flatMap(({ move }) => move ?? []));

  /** `still` is true for people who asked their system for less motion. */
  constructor(
    game: Game,
    replayed: Replayed,
    private readonly still: () => boolean = () => false,
  ) {
    super(game);
    this.#replayed = replayed;
    this.seek(0);
  }

  /** The same game from another perspective, at the same move. */
  lookAs(replayed: Replayed): void {
    this.#replayed = replayed;
    this.seek(this.at);
  }

  get names(): readonly string[] {
    return this.#replayed.players;
  }

  override get openCards(): OpenCards | null {
    const { hands, tickets } = this.#replayed.frames[this.shown.version]!;
    return hands && tickets ? { hands, tickets } : null;
  }

  override get wholeGame(): readonly Move[] {
    return this.#allMoves;
  }

  override readonly jump: Scene["jump"] = (to) => this.seek(to);

  get length(): number {
    return this.#replayed.frames.length - 1;
  }

  get frame(): Frame {
    return this.#replayed.frames[this.at]!;
  }

  /** Jump to a move without showing those in between. */
  seek(at: number): void {
    this.at = Math.max(0, Math.min(this.length, at));
    this.queue.replace(this.#shownAt(this.at));
    if (this.at === this.length) this.playing = false;
  }

  /** Show the next move as it would appear at the table. */
  next(): void {
    if (this.queue.running) this.queue.skip();
    if (this.at >= this.length) return;
    this.at++;
    this.queue.push(this.#shownAt(this.at));
    if (this.at === this.length) this.playing = false;
  }

  back(): void {
    this.playing = false;
    this.seek(this.at - 1);
  }

  toggle(): void {
    if (this.playing) this.playing = false;
    else {
      if (this.at === this.length) this.seek(0);
      this.playing = true;
    }
  }

  #shownAt(at: number): Shown {
    const { view, progress, scores } = this.#replayed.frames[at]!;
    const score = view.seat === null || !this.game.rules.for_points ? null : scores[view.seat]!;
    const moves = this.#allMoves.slice(0, at);
    return { version: at, view, progress, moves, score, keeps: [], undo: { allowed: false, reason: null } };
  }
}
