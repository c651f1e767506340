import { expect, test } from "vitest";
import type { Thought } from "../wire/types";
import { aimOf } from "./aims";
import { position, view } from "./samples";

const thought = (action: string, ...line: [seat: number, action: string][]): Thought => ({
  action,
  visits: 10,
  share: 0.5,
  value: 0.5,
  ahead: 0,
  line: [{ seat: 0, action }, ...line.map(([seat, next]) => ({ seat, action: next }))],
});
const open = { ticket: "a-c", state: "open" as const, routes: ["a-b", "b-c"], own: [], spaces: 3 };
const table = position(view({ seat: 0, tickets: ["a-c"] }), [open]);

test("a claim serves the ticket that needs the route", () => {
  expect(aimOf(thought("claim a-b red×2"), table)).toEqual({ route: "a-b", now: true, ticket: "a-c" });
  expect(aimOf(thought("claim a-b red×2"), position(view({ seat: 0 })))?.ticket).toBeNull();
});

test("a draw is for the seat's own next claim", () => {
  const planned = thought("draw deck", [1, "claim b-c blue×1"], [0, "draw deck"], [0, "claim a-b red×2"]);
  expect(aimOf(planned, table)).toEqual({ route: "a-b", now: false, ticket: "a-c" });
});

test("a card that is taken is for a route of its colour", () => {
  expect(aimOf(thought("draw red"), table)?.route).toBe("a-b");
  expect(aimOf(thought("draw taxi"), table)?.route).toBe("a-b");
  expect(aimOf(thought("draw deck"), table)).toBeNull();
  expect(aimOf(thought("pass"), table)).toBeNull();
});
