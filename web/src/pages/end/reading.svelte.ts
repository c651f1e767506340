/** Fills in the score pad step by step, as people do at a table. It can be skipped, and repeated. */
import { settings } from "../../model/settings.svelte";
import type { Step } from "./score";

const TIMES: Record<Step["kind"], number> = { line: 600, ticket: 1500, bonus: 1500, winners: 600 };

export class Reading {
  /** How many steps have been read out. */
  count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly steps: readonly Step[]) {}

  get done(): boolean {
    return this.count >= this.steps.length;
  }

  /** Everything that will be read out: the pad keeps room for it. */
  get all(): readonly Step[] {
    return this.steps;
  }

  get shown(): readonly Step[] {
    return this.steps.slice(0, this.count);
  }

  /** The step being read out; null before the first and after the last. */
  get current(): Step | null {
    return this.done ? null : (this.steps[this.count - 1] ?? null);
  }

  start(): void {
    this.stop();
    const still = settings.speed <= 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still) return this.skip();
    this.count = 0;
    this.#next(900);
  }

  skip(): void {
    this.stop();
    this.count = this.steps.length;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(ms: number): void {
    this.#timer = setTimeout(
      () => {
        this.count++;
        const step = this.steps[this.count - 1];
        if (step && !this.done) this.#next(TIMES[step.kind]);
      },
      ms / (settings.speed || 1),
    );
  }
}
