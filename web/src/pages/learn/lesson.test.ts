import { describe, expect, it } from "vitest";
import { Game } from "../../model/game";
import { DRAWING, legal as legalActions } from "../../model/samples";
import type { Board, Move, TicketProgress, View } from "../../wire/types";
import { advise } from "./lesson";

const game = new Game(
  {
    cards: { red: 6, blue: 6, taxi: 8 },
    wild: "taxi",
    rules: { goal: "points" },
    map: {
      locations: [],
      routes: [
        { id: "a-b", a: "a", b: "b", colour: "red", length: 2 },
        { id: "b-c", a: "b", b: "c", colour: "gray", length: 3 },
        { id: "d-e", a: "d", b: "e", colour: "blue", length: 4 },
      ],
      tickets: [{ a: "a", b: "c", points: 6 }],
    },
  } as unknown as Board,
  DRAWING,
);

const open: TicketProgress = { ticket: "a-c", state: "open", routes: ["a-b", "b-c"], own: [], spaces: 5 };
type Change = Partial<Omit<View, "legal" | "seats">> & { legal?: string[]; seats?: { pieces: number }[] };
const view = ({ legal = ["draw deck", "draw red"], ...more }: Change): View =>
  ({
    seat: 0,
    turn: 0,
    phase: "turn",
    hand: {},
    tickets: ["a-c"],
    offer: [],
    market: ["blue", "red", "taxi", "blue", "blue"],
    legal: legalActions(...legal),
    turns_left: null,
    seats: [{ pieces: 15 }, { pieces: 15 }],
    ...more,
  }) as unknown as View;
const move = (seat: number, action: string, more: object = {}): Move =>
  ({ seat, action, events: [], ...more }) as unknown as Move;
const at = (seen: View, moves: readonly Move[], progress: readonly TicketProgress[] = [open]) =>
  advise({ game, view: seen, progress, moves });
const kept = [move(0, "keep"), move(1, "keep")];

describe("the guide", () => {
  it("begins with the tickets", () => {
    const advice = at(view({ phase: "keep", offer: ["a-c"], tickets: [], legal: ["keep a-c"] }), []);
    expect(advice.topic).toBe("first-tickets");
  });
  it("says which card helps, and points at it", () => {
    const advice = at(view({}), kept);
    expect(advice).toMatchObject({
      topic: "draw-first",
      remarks: [{ kind: "need", route: "a-b", card: "red", need: 2, have: 0 }],
    });
    expect(advice.targets[0]).toBe("[data-anchor~=market-1]");
  });
  it("points at the deck when nothing in the row helps", () =>
    expect(at(view({ market: ["blue"] }), kept).targets).toEqual(["[data-action=deck]", "[data-tab=cards]"]));
  it("asks for the next card", () =>
    expect(at(view({ phase: "next-card" }), [...kept, move(0, "draw")]).topic).toBe("next-card"));
  it("shows the first route that can be claimed on the way", () => {
    const legal = ["draw deck", "claim a-b red×2", "claim d-e blue×4"];
    expect(at(view({ legal, hand: { red: 2, blue: 4 } }), kept)).toMatchObject({
      topic: "claim-first",
      route: "a-b",
      ticket: "a-c",
      payment: [["red", 2]],
      targets: ['[data-route="a-b"]', "[data-action=fit]"],
    });
    expect(at(view({ legal }), [...kept, move(0, "claim", { route: "d-e" }), move(1, "pass")]).topic).toBe("claim");
  });
  it("says what a turn is, whatever comes first", () => {
    const advice = at(view({ legal: ["draw deck", "claim a-b red×2"], hand: { red: 2 } }), kept);
    expect(advice.remarks).toEqual([{ kind: "turn" }]);
  });
  it("talks about the route just claimed, and about a completed ticket", () => {
    const claim = [...kept, move(0, "claim", { route: "a-b" })];
    expect(at(view({ turn: 1, legal: [] }), claim).topic).toBe("claimed");
    const done: TicketProgress = { ...open, state: "done", own: ["a-b", "b-c"], routes: [] };
    expect(at(view({ turn: 1, legal: [] }), claim, [done])).toMatchObject({
      topic: "ticket-done",
      ticket: "a-c",
    });
  });
  it("explains why a face-up wild card is alone", () =>
    expect(at(view({ turn: 1, legal: [] }), [...kept, move(0, "draw", { from: "market", card: "taxi" })]).topic).toBe(
      "wild-alone",
    ));
  it("lets one watch the others", () => {
    expect(at(view({ turn: 1, legal: [] }), [...kept, move(0, "draw"), move(1, "draw")]).topic).toBe("watch");
    expect(at(view({ turn: 1, phase: "keep", legal: [] }), [move(0, "keep")]).topic).toBe("others-choose");
  });
  it("offers new tickets when all are joined, and long routes near the end", () => {
    const done: TicketProgress[] = [{ ...open, state: "done" }];
    const legal = ["draw deck", "tickets", "claim d-e blue×4"];
    expect(at(view({ legal }), kept, done).topic).toBe("all-done");
    const seats = [{ pieces: 4 }, { pieces: 9 }];
    expect(at(view({ legal, seats }), kept, done)).toMatchObject({ topic: "claim-any", route: "d-e" });
  });
  it("warns of a way that is cut, and of the end", () => {
    const cut: TicketProgress[] = [{ ...open, state: "cut", routes: [] }];
    const turns = [...kept, ...Array.from({ length: 5 }, () => move(0, "draw"))];
    const advice = at(view({ seats: [{ pieces: 12 }, { pieces: 4 }], legal: ["draw deck"] }), turns, cut);
    expect(advice.remarks).toEqual([
      { kind: "cut", ticket: "a-c" },
      { kind: "near-end", seat: 1, pieces: 4 },
    ]);
  });
  it("knows the last turn, a pass and the end", () => {
    expect(at(view({ turns_left: 2, market: ["blue"] }), kept)).toMatchObject({
      topic: "last-turn",
      targets: ["[data-action=deck]", "[data-tab=cards]"], // nothing can be claimed: a turn is a turn
    });
    expect(at(view({ legal: ["pass"] }), kept).topic).toBe("pass");
    expect(at(view({ phase: "over", turn: null }), kept).topic).toBe("over");
  });
});
