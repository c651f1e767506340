import { describe, expect, it } from "vitest";
import { Game } from "../../model/game";
import type { Board, Result, View } from "../../wire/types";
import { broughtEnd, columnsOf, decisionOf, joined, stepsOf } from "./score";

const board = (goal: "points" | "race"): Board =>
  ({
    cards: { red: 6, taxi: 8 },
    wild: "taxi",
    rules: { goal },
    map: {
      locations: [],
      routes: [
        { id: "a-b", a: "a", b: "b" },
        { id: "c-b", a: "c", b: "b" },
        { id: "d-e", a: "d", b: "e" },
      ],
      tickets: [
        { a: "a", b: "c", points: 6 },
        { a: "a", b: "e", points: 4 },
      ],
    },
  }) as unknown as Board;

const game = new Game(board("points"));
const result = (totals: number[], completed: number[], winners: number[]): Result => ({
  reason: "last-round",
  winners,
  scores: totals.map((total, seat) => ({
    total,
    completed: completed[seat]!,
    routes: total - 2,
    tickets: 2,
    attractions: 0,
    bonus: null,
  })),
});
const view = {
  result: result([10, 10], [1, 0], [0]),
  seats: [
    { routes: ["a-b", "c-b"], revealed: ["a-c", "a-e"], completed: [], bonus: false, pieces: 2 },
    { routes: ["d-e"], revealed: [], completed: [], bonus: false, pieces: 3 },
  ],
} as unknown as View;

describe("a ticket", () => {
  it("is joined by a chain of routes", () => expect(joined(game, ["c-b", "a-b"], "a-c")).toBe(true));
  it("is not joined by separate routes", () => expect(joined(game, ["a-b", "d-e"], "a-e")).toBe(false));
});

describe("the pad", () => {
  const steps = stepsOf(game, view);

  it("reads out routes, tickets, attractions, winners", () =>
    expect(steps.map(({ kind }) => kind)).toEqual([
      "routes",
      "routes",
      "ticket",
      "ticket",
      "attractions",
      "attractions",
      "winners",
    ]));
  it("adds up as far as it was read out", () => {
    expect(columnsOf(2, steps.slice(0, 4))[0]).toMatchObject({ routes: 8, total: 10, completed: 1, attractions: null });
    expect(columnsOf(2, steps).map(({ total }) => total)).toEqual([10, 8]);
  });
  it("reads out completed tickets, the bonus and what was left in a race", () => {
    const race = stepsOf(new Game(board("race")), {
      result: view.result,
      seats: [{ routes: [], completed: ["a-c"], bonus: true, revealed: ["a-e"] }],
    } as unknown as View);
    expect(race.map(({ kind }) => kind)).toEqual(["ticket", "bonus", "ticket", "winners"]);
    expect(columnsOf(1, race)[0]!.completed).toBe(2);
  });
});

describe("the decision", () => {
  it("falls by points", () => expect(decisionOf(game, result([12, 10], [0, 3], [0]))).toEqual({ by: "most" }));
  it("falls by completed tickets", () =>
    expect(decisionOf(game, result([10, 10], [1, 0], [0]))).toEqual({ by: "completed", seats: [0, 1] }));
  it("is shared", () =>
    expect(decisionOf(game, result([10, 10], [1, 1], [0, 1]))).toEqual({ by: "shared", seats: [0, 1] }));
});

describe("the end", () => {
  it("was brought by who began the last round", () =>
    expect(broughtEnd(view, [{ events: [{ event: "drew" }] }, { events: [{ event: "last-round", seat: 1 }] }])).toBe(
      1,
    ));
});
