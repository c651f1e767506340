import { expect, test } from "vitest";
import type { TicketProgress } from "../wire/types";
import { choicesOf, ownersOf } from "./choices";
import { legal, position, view } from "./samples";

test("the legal actions are sorted by what one points at", () => {
  const actions = legal("draw deck", "draw red", "claim a-b red×2", "claim a-b red×1 taxi×1", "tickets");
  const choices = choicesOf(position(view({ legal: actions })));
  expect(choices.deck).toBe("draw deck");
  expect(choices.market.get("red")).toBe("draw red");
  expect([...choices.buttons]).toEqual(["tickets"]);
  expect(choices.claims.get("a-b")?.map((one) => one.action)).toEqual(["claim a-b red×2", "claim a-b red×1 taxi×1"]);
});

test("stations, and what a tunnel costs more, are paid for like routes", () => {
  const actions = legal("station a taxi×1", "station a red×1", "pay taxi×1", "pay red×1", "withdraw");
  const choices = choicesOf(position(view({ legal: actions })));
  expect(choices.stations.get("a")?.map((one) => one.payment)).toEqual([[["red", 1]], [["taxi", 1]]]);
  expect(choices.pays.map((one) => one.action)).toEqual(["pay red×1", "pay taxi×1"]);
  expect([...choices.buttons]).toEqual(["withdraw"]);
});

test("wild cards are spared, then colours that the tickets need, then scarce ones", () => {
  const actions = legal("claim b-c taxi×3", "claim b-c red×3", "claim b-c blue×3", "claim b-c blue×2 taxi×1");
  const best = (hand: Record<string, number>, progress: TicketProgress[] = []): string[] =>
    choicesOf(position(view({ legal: actions, hand }), progress))
      .claims.get("b-c")!
      .map((one) => one.action.slice(10));
  expect(best({ red: 3, blue: 5 })).toEqual(["blue×3", "red×3", "blue×2 taxi×1", "taxi×3"]);
  const open: TicketProgress = { ticket: "a-c", state: "open", routes: ["a-b"], own: [], spaces: 2 };
  expect(best({ red: 4, blue: 3 }, [open])[0]).toBe("blue×3");
});

test("whose is a route", () => {
  const [seat] = view().seats;
  expect(ownersOf(view({ seats: [seat!, { ...seat!, routes: ["a-b"] }] }))).toEqual({ "a-b": 1 });
});
