import { expect, test } from "vitest";
import type { Reason, Thought } from "../wire/types";
import { reasonsText, hintedRoutes } from "./hints";
import { wordingContext } from "./wording";
import { position, view } from "./samples";

const context = {
  ...wordingContext({ ...position(view({ seat: 0 })), names: ["Ann", "Bob"] }),
  t: (key: string, args = {}) => `${key} ${JSON.stringify(args)}`,
};
const reason = (kind: Reason["kind"], more: Partial<Reason> = {}): Reason =>
  ({ kind, ticket: null, route: null, card: null, seat: null, count: 0, points: 0, ...more }) as Reason;
const thought = (...reasons: Reason[]): Thought => ({ reasons }) as unknown as Thought;

test("a reason is told with the names of what it is about", () => {
  const text = reasonsText(thought(reason("between", { seat: 1 }), reason("scores", { points: 4, count: 3 })), context);
  expect(text).toContain("reason-between");
  expect(text).toContain('"name":"Bob"');
  expect(text).toContain('"points":4');
});

test("a route that isn't for a ticket says so", () => {
  expect(reasonsText(thought(reason("short", { route: "a-b", count: 1 })), context)).toContain('"aim":"none"');
  const both = reason("short", { route: "a-b", ticket: "a-c", count: 1 });
  expect(reasonsText(thought(both), context)).toContain('"aim":"ticket"');
});

test("the routes that a hint means glow, each once", () => {
  const named = thought(reason("pays", { route: "a-b" }), reason("wild"), reason("short", { route: "a-b" }));
  expect(hintedRoutes(named)).toEqual(["a-b"]);
});
