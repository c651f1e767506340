import { expect, test } from "vitest";
import type { View } from "../wire/types";
import { closedRoutes } from "./closed";
import { Game } from "./game";
import { BOARD, DRAWING, view } from "./samples";

const half = (id: string) => ({ ...BOARD.map.routes[0]!, id, double: "a-b" });
const game = new Game({
  board: { ...BOARD, map: { ...BOARD.map, routes: [half("a-b-1"), half("a-b-2")] } },
  drawing: DRAWING,
  words: "city",
});

/** The view of seat 0 with this many players, where `owner` has claimed the first half. */
function seen(players: number, owner: number | null): View {
  const seat = view().seats[0]!;
  const seats = Array.from({ length: players }, (_, n) => (n === owner ? { ...seat, routes: ["a-b-1"] } : seat));
  return view({ players, seats });
}

test("with two players, the other half of a double is closed to everyone (NY-12)", () => {
  expect([...closedRoutes(game, seen(2, 1))]).toEqual([["a-b-2", "everyone"]]);
  expect([...closedRoutes(game, seen(2, null))]).toEqual([]);
});

test("with more, it is closed only to its owner (C-4)", () => {
  expect([...closedRoutes(game, seen(3, 0))]).toEqual([["a-b-2", "you"]]);
  expect([...closedRoutes(game, seen(3, 1))]).toEqual([]);
});
