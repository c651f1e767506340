import { describe, expect, it } from "vitest";
import { Game } from "../../model/game";
import { DRAWING, event, move } from "../../model/samples";
import type { Board, Result, View } from "../../wire/types";
import { columnsOf, connects, endedBy, levelSeats, stepsOf } from "./score";

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

const game = new Game({ board: board("points"), drawing: DRAWING, words: "city" });
const result = (totals: number[], completed: number[], winners: number[], points = true): Result => ({
  reason: "last-round",
  winners,
  tie_break: null,
  scores: totals.map((total, seat) => ({
    total,
    completed: completed[seat]!,
    lines: points
      ? [
          { key: "routes", points: total - 2 },
          { key: "tickets", points: 2 },
          { key: "attractions", points: 0 },
        ]
      : [],
    bonus: 0,
    path: null,
    lent: null,
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
  it("is connected by a chain of routes", () => expect(connects(game, ["c-b", "a-b"], "a-c")).toBe(true));
  it("isn't connected by separate routes", () => expect(connects(game, ["a-b", "d-e"], "a-e")).toBe(false));
});

describe("the pad", () => {
  const steps = stepsOf(game, view);

  it("reads out the score lines of the game, then the winners", () =>
    expect(steps.map((step) => (step.kind === "line" ? step.key : step.kind))).toEqual([
      "routes",
      "routes",
      "ticket",
      "ticket",
      "attractions",
      "attractions",
      "winners",
    ]));
  it("leaves out a line the game does not have", () => {
    const scores = view.result!.scores.map((score) => ({ ...score, lines: score.lines.slice(0, 2) }));
    const kinds = stepsOf(game, { ...view, result: { ...view.result!, scores } }).map(({ kind }) => kind);
    expect(kinds).toEqual(["line", "line", "ticket", "ticket", "winners"]);
  });
  it("adds up as far as it was read out", () => {
    expect(columnsOf(2, steps.slice(0, 4))[0]).toEqual({
      lines: { routes: 8 },
      tickets: steps.slice(2, 4),
      bonus: false,
      total: 10,
      completed: 1,
    });
    expect(columnsOf(2, steps).map(({ total }) => total)).toEqual([10, 8]);
  });
  it("reads out completed tickets, the bonus and what was left in a race", () => {
    const race = stepsOf(new Game({ board: board("race"), drawing: DRAWING, words: "city" }), {
      result: view.result,
      seats: [{ routes: [], completed: ["a-c"], bonus: true, revealed: ["a-e"] }],
    } as unknown as View);
    expect(race.map(({ kind }) => kind)).toEqual(["ticket", "bonus", "ticket", "winners"]);
    expect(columnsOf(1, race)[0]!.completed).toBe(2);
  });
});

describe("level seats", () => {
  it("have the most points", () => expect(levelSeats(result([10, 10, 8], [1, 0, 3], [0]))).toEqual([0, 1]));
  it("are one where nobody else has as many", () => expect(levelSeats(result([12, 10], [0, 3], [0]))).toEqual([0]));
  it("have the most tickets in a race", () =>
    expect(levelSeats(result([0, 0, 0], [2, 4, 4], [1, 2], false))).toEqual([1, 2]));
});

describe("the end", () => {
  it("was brought by the seat that started the last round", () =>
    expect(
      endedBy(view, [
        move({ action: "draw", events: [event("drew")] }),
        move({ action: "claim", events: [event("last-round", { seat: 1 })] }),
      ]),
    ).toBe(1));
});
