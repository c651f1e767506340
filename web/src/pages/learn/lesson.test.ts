import { describe, expect, it } from "vitest";
import { Game } from "../../model/game";
import { DRAWING, legal as legalActions } from "../../model/samples";
import type { Board, Move, Thought, TicketProgress, View } from "../../wire/types";
import { advise } from "./lesson";

const game = new Game({
  board: {
    cards: { red: 6, blue: 6, taxi: 8 },
    wild: "taxi",
    rules: { goal: "points", last_round_at: 2 },
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
  drawing: DRAWING,
  words: "city",
});

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
const hint = (action: string, ...reasons: Thought["reasons"]): Thought =>
  ({ action, reasons, line: [], visits: 1, share: 1, value: 0.5, ahead: 0 }) as unknown as Thought;
const at = (seen: View, moves: readonly Move[], best: Thought | null = null, progress = [open]) =>
  advise({ game, view: seen, progress, moves }, best);
const kept = [move(0, "keep"), move(1, "keep")];
const toward = { kind: "toward", card: "red", route: "a-b", ticket: "a-c", count: 1 } as Thought["reasons"][number];

describe("the guide", () => {
  it("begins with the tickets", () => {
    const advice = at(view({ phase: "keep", offer: ["a-c"], tickets: [], legal: ["keep a-c"] }), []);
    expect(advice.topic).toBe("first-tickets");
  });
  it("says what the hint says, for the same reasons, and points at it", () => {
    const advice = at(view({}), kept, hint("draw red", toward));
    expect(advice).toMatchObject({ topic: "draw-first", action: "draw red", reasons: [toward] });
    expect(advice.targets[0]).toBe("[data-anchor~=market-1]");
    const claim = at(view({ legal: ["claim d-e blue×4"] }), kept, hint("claim d-e blue×4"));
    expect(claim).toMatchObject({ route: "d-e", payment: [["blue", 4]] });
  });
  it("points at the deck when the hint draws from it", () =>
    expect(at(view({}), kept, hint("draw deck")).targets).toEqual(["[data-action=deck]", "[data-tab=cards]"]));
  it("suggests nothing of its own while there is no hint", () =>
    expect(at(view({}), kept)).toMatchObject({ topic: "turn", action: null, route: null, reasons: [], targets: [] }));
  it("points at the tickets to put back before those to keep", () => {
    const offered = view({ phase: "keep", offer: ["a-c", "d-e"], tickets: [], legal: ["keep a-c", "keep d-e"] });
    expect(at(offered, [], hint("keep d-e")).targets).toEqual([
      '[data-offer="a-c"][aria-checked=true]',
      '[data-offer="d-e"][aria-checked=false]',
      "[data-action=keep]",
      "[data-tab=tickets]",
    ]);
  });
  it("asks for the next card", () =>
    expect(at(view({ phase: "next-card" }), [...kept, move(0, "draw")], hint("draw deck")).topic).toBe("next-card"));
  it("explains the first claim, and then only names the price", () => {
    const claim = hint("claim a-b red×2");
    expect(at(view({ hand: { red: 2 } }), kept, claim)).toMatchObject({
      topic: "claim-first",
      route: "a-b",
      payment: [["red", 2]],
      targets: ['[data-route="a-b"]', "[data-action=fit]"],
    });
    const later = [...kept, move(0, "claim", { route: "d-e" }), move(1, "pass")];
    expect(at(view({}), later, claim).topic).toBe("claim");
  });
  it("says what a turn is, whatever comes first", () =>
    expect(at(view({}), kept, hint("claim a-b red×2")).remarks).toEqual([{ kind: "turn" }]));
  it("talks about the route just claimed, and about a completed ticket", () => {
    const claim = [...kept, move(0, "claim", { route: "a-b" })];
    expect(at(view({ turn: 1, legal: [] }), claim).topic).toBe("claimed");
    const done: TicketProgress = { ...open, state: "done", own: ["a-b", "b-c"], routes: [] };
    expect(at(view({ turn: 1, legal: [] }), claim, null, [done])).toMatchObject({
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
  it("explains new tickets and swaps when the hint suggests them", () => {
    expect(at(view({}), kept, hint("tickets")).targets[0]).toBe("[data-action=tickets]");
    expect(at(view({}), kept, hint("swap"))).toMatchObject({ topic: "swap" });
  });
  it("warns of a way that is cut, and of the end", () => {
    const cut: TicketProgress[] = [{ ...open, state: "cut", routes: [] }];
    const turns = [...kept, ...Array.from({ length: 5 }, () => move(0, "draw"))];
    const seen = view({ seats: [{ pieces: 12 }, { pieces: 4 }] });
    expect(at(seen, turns, hint("draw deck"), cut).remarks).toEqual([
      { kind: "cut", ticket: "a-c" },
      { kind: "near-end", seat: 1, pieces: 4 },
    ]);
  });
  it("knows the last turn, a pass and the end", () => {
    expect(at(view({ turns_left: 2 }), kept, hint("draw deck"))).toMatchObject({
      topic: "last-turn",
      targets: ["[data-action=deck]", "[data-tab=cards]"], // nothing can be claimed: a turn is a turn
    });
    expect(at(view({ legal: ["pass"] }), kept).topic).toBe("pass");
    expect(at(view({ phase: "over", turn: null }), kept).topic).toBe("over");
  });
});
