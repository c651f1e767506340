/** A review that the server is working on: it grows as results come. */
import type { Review, ReviewNews } from "../wire/types";
import { isComplete, merged } from "./review";

export class LiveReview {
  /** As far as it has got; null before the first result. */
  review: Review | null = $state.raw(null);
  /** Why no more will come; null while all is well. "broken": the server gave up. */
  fault: unknown = $state.raw(null);
  /** When nothing more will come. */
  readonly finished: Promise<void>;
  readonly #stop = new AbortController();

  constructor(ask: (signal: AbortSignal) => AsyncIterable<ReviewNews>) {
    this.finished = this.#follow(ask(this.#stop.signal));
  }

  get complete(): boolean {
    return this.review !== null && isComplete(this.review);
  }

  /** Nobody is looking any more: the server needn't go on. */
  stop(): void {
    this.#stop.abort();
  }

  async #follow(lines: AsyncIterable<ReviewNews>): Promise<void> {
    try {
      for await (const { review } of lines) if (review) this.review = merged(this.review, review);
      if (!this.complete) this.fault = "broken";
    } catch (error) {
      if (!this.#stop.signal.aborted) this.fault = error;
    }
  }
}
