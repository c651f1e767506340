/** The table lags behind the server on purpose: what happened is shown one move after another, at a speed one can set. */
import type { Move, View } from "../wire/types";
import { stepsOf, type Step } from "./steps";

/** The table after a move, as the server told it. */
export interface Shown {
  version: number;
  view: View;
  moves: readonly Move[];
  undo: boolean;
}

/** More moves waiting than this are shown at once, without a picture: nobody wants to sit through them. */
const FAR_BEHIND = 10;
/** From so many on they are shown faster. */
const BEHIND = 3;

export class Queue {
  /** What the table shows now. */
  shown: Shown | null = $state.raw(null);
  step: Step | null = $state.raw(null);
  running = $state(false);
  #current: Shown | null = null; // being shown
  #waiting: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0; // which run is the current one: a dropped run never comes back

  constructor(private readonly speed: () => number) {}

  /** Show this at once, and forget what was still to be shown. */
  replace(shown: Shown | null): void {
    this.#stop();
    this.shown = shown;
  }

  /** Show this after everything that came before it. */
  push(next: Shown): void {
    if (!this.shown) return this.replace(next);
    this.#waiting.push(next);
    if (!this.running) void this.#play(++this.#run);
  }

  /** Show everything that waits, now. */
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
      const pause = this.#pause();
      const steps = pause === 0 ? [] : fresh.flatMap((move) => stepsOf(move, this.shown!.view, next!.view));
      for (const step of steps) {
        if (step.view === "after") this.shown = next;
        this.step = { ...step, ms: step.ms * pause };
        await this.#wait(this.step.ms);
        if (run !== this.#run) return;
      }
      this.shown = next;
      this.step = null;
    }
    this.#current = null;
    this.running = false;
  }

  /** How long a millisecond takes: 0 is no picture at all. */
  #pause(): number {
    const speed = this.speed();
    if (speed <= 0 || this.#waiting.length > FAR_BEHIND) return 0;
    return (this.#waiting.length > BEHIND ? 0.4 : 1) / speed;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => (this.#timer = setTimeout(resolve, ms)));
  }
}
