/** The table lags behind the server on purpose: moves are shown one after another, at the speed set in the settings. */
import type { Move, Score, TicketProgress, UndoState, View } from "../wire/types";
import { stepsOf, type Step } from "./steps";

/** The table after a move, as the server sent it. */
export interface Shown {
  version: number;
  view: View;
  progress: readonly TicketProgress[];
  moves: readonly Move[];
  undo: UndoState;
  /** What the seat may keep of its dealt tickets, before its turn to say so. */
  keeps: readonly string[];
  /** The seat's own score, if the game ended now; null in a race. */
  score: Score | null;
}

/** When more moves than this are waiting, they appear at once: nobody wants to sit through them. */
const FAR_BEHIND = 10;
/** When more than this are waiting, they are shown faster. */
const BEHIND = 3;

export class Queue {
  /** The state on screen. */
  shown: Shown | null = $state.raw(null);
  step: Step | null = $state.raw(null);
  running = $state(false);
  #current: Shown | null = null; // being shown
  #waiting: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0; // counts runs, so that a run that was dropped stops by itself

  constructor(private readonly speed: () => number) {}

  /** Show this now and forget everything that was waiting. */
  replace(shown: Shown | null): void {
    this.#stop();
    this.shown = shown;
  }

  /** Show this after everything that is waiting. */
  push(next: Shown): void {
    if (!this.shown) return this.replace(next);
    this.#waiting.push(next);
    if (!this.running) void this.#play(++this.#run);
  }

  /** Jump to the newest state. */
  skip(): void {
    const last = this.#waiting.at(-1) ?? this.#current;
    if (last) this.replace(last);
  }

  #stop(): void {
    this.#run++;
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#current = null;
    this.step = null;
    this.running = false;
  }

  async #play(run: number): Promise<void> {
    this.running = true;
    for (let next = this.#waiting.shift(); next && this.shown; next = this.#waiting.shift()) {
      this.#current = next;
      const fresh = next.moves.slice(this.shown.moves.length);
      const stretch = this.#stretch();
      const steps = stretch === 0 ? [] : fresh.flatMap((move) => stepsOf(move, this.shown!.view, next!.view));
      for (const step of steps) {
        if (step.view === "after") this.shown = next;
        this.step = { ...step, ms: step.ms * stretch };
        await this.#wait(this.step.ms);
        if (run !== this.#run) return;
      }
      this.shown = next;
      this.step = null;
    }
    this.#current = null;
    this.running = false;
  }

  /** What to multiply times with; 0 means no animation at all. */
  #stretch(): number {
    const speed = this.speed();
    if (speed <= 0 || this.#waiting.length > FAR_BEHIND) return 0;
    return (this.#waiting.length > BEHIND ? 0.4 : 1) / speed;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => (this.#timer = setTimeout(resolve, ms)));
  }
}
