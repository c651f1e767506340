/** A recorded game as a scene: somewhere between the deal and the end, through somebody's eyes. */
import { shownName } from "../../model/bots";
import type { Game } from "../../model/game";
import { Queue, type Shown } from "../../model/queue.svelte";
import type { Scene } from "../../model/scene";
import type { Frame, Move, Replayed } from "../../wire/types";

export class Film {
  /** After so many moves. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  readonly queue = new Queue(() => (this.still() ? 0 : this.speed));
  readonly scene: Scene = this.#asScene();
  #told: Replayed = $state.raw() as Replayed;
  readonly #moves: readonly Move[] = $derived(this.#told.frames.flatMap(({ move }) => move ?? []));

  /** `still`: nothing may move on its own, for those who asked for that. */
  constructor(
    readonly game: Game,
    told: Replayed,
    private readonly still: () => boolean = () => false,
  ) {
    this.#told = told;
    this.seek(0);
  }

  /** The same game through other eyes; it stays where it is. */
  look(told: Replayed): void {
    this.#told = told;
    this.seek(this.at);
  }

  get told(): Replayed {
    return this.#told;
  }

  get length(): number {
    return this.#told.frames.length - 1;
  }

  get frame(): Frame {
    return this.#told.frames[this.at]!;
  }

  /** Go there at once. */
  seek(at: number): void {
    this.at = Math.max(0, Math.min(this.length, at));
    this.queue.replace(this.#shown(this.at));
    if (this.at === this.length) this.playing = false;
  }

  /** Show the next move, as at the table. */
  step(): void {
    if (this.queue.running) this.queue.skip();
    if (this.at >= this.length) return;
    this.at++;
    this.queue.push(this.#shown(this.at));
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

  #shown(at: number): Shown {
    return { version: at, view: this.#told.frames[at]!.view, moves: this.#moves.slice(0, at), undo: false };
  }

  #asScene(): Scene {
    const film = this;
    return {
      table: null,
      you: null,
      busy: false,
      undo: false,
      act: () => undefined,
      get game() {
        return film.game;
      },
      get view() {
        return film.queue.shown!.view;
      },
      get moves() {
        return film.queue.shown!.moves;
      },
      get names() {
        return film.told.players.map(shownName);
      },
      get step() {
        return film.queue.step;
      },
      get fresh() {
        const picture = film.queue.step?.picture;
        return picture?.kind === "claim" ? picture.route : null;
      },
      get open() {
        const { hands, tickets } = film.told.frames[film.queue.shown!.version]!;
        return hands && tickets ? { hands, tickets } : null;
      },
    };
  }
}
