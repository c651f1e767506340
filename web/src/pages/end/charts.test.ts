import { describe, expect, it } from "vitest";
import type { Frame } from "../../wire/types";
import { chartsOf, spreadOut, pathOf, pointOf, roundsOf, ticksOf, turnsOf } from "./charts";

const frame = (phase: string, totals: number[]): Frame =>
  ({
    view: { phase, seats: totals.map((total) => ({ pieces: 15 - total, hand: 2 })) },
    move: null,
    scores: totals.map((total) => ({ total, completed: 0 })),
  }) as unknown as Frame;

const game = [
  frame("keep", [0, 0]),
  frame("keep", [0, 0]),
  frame("turn", [-3, -4]),
  frame("next-card", [-3, -4]),
  frame("turn", [-3, -4]),
  frame("turn", [-3, 7]),
  frame("over", [5, 7]),
];

describe("turns", () => {
  it("begin when the tickets are chosen; a draw of two cards is one", () => expect(turnsOf(game)).toHaveLength(4));
  it("give a line for each seat", () => {
    const [points, pieces] = chartsOf(game, true);
    expect(points!.lines).toEqual([
      [-3, -3, -3, 5],
      [-4, -4, 7, 7],
    ]);
    expect(pieces!.measure).toBe("pieces");
  });
});

describe("the axis", () => {
  it("has round numbers around the values, and zero", () => {
    expect(ticksOf([-4, 7])).toEqual([-5, 0, 5, 10]);
    expect(ticksOf([0, 15])).toEqual([0, 5, 10, 15]);
    expect(ticksOf([])).toEqual([0, 1]);
    expect(ticksOf([3])).toEqual([0, 1, 2, 3]);
  });
  it("places values", () => {
    const chart = { measure: "points" as const, lines: [[0, 10]], ticks: [0, 5, 10] };
    expect(pointOf(chart, { width: 100, height: 50 }, 1, 10)).toEqual([100, 0]);
    expect(pathOf(chart, { width: 100, height: 50 }, [0, 10])).toBe("M0.0 50.0L100.0 0.0");
  });
});

describe("labels", () => {
  it("keep their distance and their order", () => expect(spreadOut([50, 50, 10], 12, 100)).toEqual([50, 62, 10]));
  it("stay inside", () => expect(spreadOut([98, 99], 12, 100)).toEqual([88, 100]));
});

describe("rounds", () => {
  it("come at regular intervals, and at the end", () => {
    expect(roundsOf(6, 2)).toEqual([0, 2, 4, 5]);
    expect(roundsOf(5, 2)).toEqual([0, 2, 4]);
  });
});
