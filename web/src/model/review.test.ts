import { describe, expect, it } from "vitest";
import type { Decision, Review } from "../wire/types";
import { LiveReview } from "./liveReview.svelte";
import { changeAt, eventsOf, keyMoments, luckAt, merged, mistakesOf } from "./review";
import { decision, position, review } from "./reviewSamples";

describe("a review that comes in parts", () => {
  const first = review({ done: 2, positions: [position(0, 0.5), position(1, 0.6)] });
  const second = review({ done: 3, total: 3, positions: [], decisions: [decision(1, 0, 0.1, "mistake")] });

  it("adds positions and decisions, and replaces the rest", () => {
    const whole = merged(merged(null, first), second);
    expect(whole.positions.map(({ number }) => number)).toEqual([0, 1]);
    expect(whole.decisions).toEqual(second.decisions);
    expect(whole.done).toBe(3);
  });

  it("grows with every line, and is complete at the end", async () => {
    const live = new LiveReview(() => lines([null, first, second]));
    await live.finished;
    expect(live.complete).toBe(true);
    expect(live.fault).toBeNull();
  });

  it("is broken if the lines end too early", async () => {
    const live = new LiveReview(() => lines([null, first]));
    await live.finished;
    expect(live.review?.done).toBe(2);
    expect(live.fault).toBe("broken");
  });

  it("isn't broken if nobody wanted to hear the end", async () => {
    const live = new LiveReview(async function* (signal) {
      yield { review: first };
      signal.throwIfAborted();
    });
    live.stop();
    await live.finished;
    expect(live.fault).toBeNull();
  });
});

async function* lines(reviews: (Review | null)[]): AsyncGenerator<{ review: Review | null }> {
  for (const review of reviews) yield { review };
}

describe("what stands out", () => {
  const decisions: Decision[] = [
    decision(1, 0, 0.12, "mistake"),
    decision(2, 1, 0.3, "blunder"),
    decision(3, 0, 0.02, null),
  ];
  const whole = review({
    expected: [0.4, 0.6],
    positions: [position(0, 0.5, 0.1), position(1, 0.45, 0.06, 0.05), position(2, 0.8, -0.2), position(3, 0.78, 0.02)],
    decisions,
    turning_points: [{ number: 2, part: "luck", seat: 0, swing: -0.2, facts: [] }],
  });

  it("a player's errors that have a mark", () => {
    expect(mistakesOf(whole, 0)).toEqual([decisions[0]]);
    expect(mistakesOf(whole, 1)).toEqual([decisions[1]]);
  });

  it("luck only where it is more than noise, and worth telling in the graph", () => {
    expect(luckAt(whole, 0, 0)).toBe(0.1);
    expect(luckAt(whole, 1, 0)).toBe(0);
    expect(luckAt(whole, 9, 0)).toBe(0);
    expect(eventsOf(whole, 0).map(({ kind, number }) => [number, kind])).toEqual([
      [0, "lucky"],
      [1, "mistake"],
      [2, "unlucky"],
    ]);
  });

  it("key moments: events and turning points, each once", () => {
    expect(keyMoments(whole, 0)).toEqual([0, 1, 2]);
    expect(keyMoments(whole, 1)).toEqual([0, 2]);
  });

  it("the deal changes what could be expected before it", () => {
    expect(changeAt(whole, 0, 0)).toBeCloseTo(0.1);
    expect(changeAt(whole, 2, 1)).toBeCloseTo(-0.35);
  });
});
