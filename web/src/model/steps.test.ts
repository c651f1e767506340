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
    ["claim", "after"],
    ["completed", "after"],
  ]);
});
