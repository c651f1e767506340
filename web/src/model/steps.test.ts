import { expect, test } from "vitest";
import { event, move, view } from "./samples";
import { stepsOf } from "./steps";

test("a card from the row flies from the place that changes", () => {
  const before = view();
  const after = view({ market: ["red", "blue", "taxi", "taxi", "blue"] });
  const drew = move({ action: "draw", from: "market", card: "red", events: [event("refilled", { card: "taxi" })] });
  const steps = stepsOf(drew, before, after);
  expect(steps.map((step) => step.picture.kind)).toEqual(["cards", "refill"]);
  expect(steps[0]!.picture).toEqual({ kind: "cards", flights: [{ card: "red", from: "market-2", to: "hand" }] });
});

test("another's card from the deck shows its back and flies to the seat", () => {
  const [step] = stepsOf(move({ seat: 1, action: "draw", from: "deck", events: [event("drew")] }), view(), view());
  expect(step!.picture).toEqual({ kind: "cards", flights: [{ card: null, from: "deck", to: "seat-1" }] });
});

test("a claim pays on the old table and drives in on the new one, then shows the consequences", () => {
  const claim = move({
    action: "claim",
    route: "a-b",
    cards: { red: 1, taxi: 1 },
    events: [
      event("completed", { ticket: "a-c" }),
      event("reset", { discarded: ["taxi", "taxi", "taxi", "red", "blue"] }),
    ],
  });
  const steps = stepsOf(claim, view(), view());
  expect(steps.map((step) => [step.picture.kind, step.view])).toEqual([
    ["cards", "before"],
    ["reset", "before"],
    ["board", "after"],
    ["completed", "after"],
  ]);
});

const tunnel = { route: "a-b", laid: { red: 2 }, revealed: ["red", "blue", "taxi"], due: 2 };
const dig = move({
  action: "claim",
  route: "a-b",
  cards: { red: 2 },
  events: tunnel.revealed.map((card) => event("revealed", { card })),
});

test("a tunnel's cards turn up one by one; then it waits for its player", () => {
  const steps = stepsOf(dig, view(), view({ phase: "tunnel", tunnel }));
  expect(steps.map(({ picture }) => picture)).toEqual([
    { kind: "tunnel", route: "a-b", laid: { red: 2 }, revealed: [], due: null },
    { kind: "tunnel", route: "a-b", laid: { red: 2 }, revealed: ["red"], due: null },
    { kind: "tunnel", route: "a-b", laid: { red: 2 }, revealed: ["red", "blue"], due: null },
    { kind: "tunnel", ...tunnel },
  ]);
  expect(steps.at(-1)!.ms).toBeGreaterThan(steps[0]!.ms);
});

test("a tunnel that costs nothing more is claimed at once, any other when it is paid", () => {
  expect(stepsOf(dig, view(), view()).map(({ picture }) => picture.kind)).toEqual([
    ...Array(4).fill("tunnel"),
    "board",
  ]);
  const paid = stepsOf(move({ action: "pay", cards: { red: 2 } }), view({ tunnel }), view());
  expect(paid.map(({ picture }) => picture.kind)).toEqual(["cards", "board"]);
  expect(paid[1]!.picture).toEqual({ kind: "board", route: "a-b" });
  const given = stepsOf(move({ action: "withdraw" }), view({ tunnel }), view());
  expect(given.map(({ picture }) => picture.kind)).toEqual(["caption"]);
});

test("a station is paid for and then stands there", () => {
  const built = stepsOf(move({ action: "station", location: "b", cards: { red: 1 } }), view(), view());
  expect(built.map(({ picture, view: at }) => [picture.kind, at])).toEqual([
    ["cards", "before"],
    ["board", "after"],
  ]);
});
