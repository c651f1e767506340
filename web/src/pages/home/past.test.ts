import { expect, test } from "vitest";
import type { RecordCard } from "../../wire/types";
import { matching, pastGames } from "./past";

const card = (table: string, ended: number, change: Partial<RecordCard> = {}): RecordCard => ({
  table,
  game: "new-york",
  names: ["Ann", "Otto"],
  winners: [0],
  reason: "last-round",
  ended,
  totals: [45, 38],
  chair_ids: [`${table}-0`, `${table}-1`],
  ...change,
});
const held = (...seats: string[]) => ({
  host: null,
  game: "new-york",
  at: 0,
  seats: Object.fromEntries(seats.map((id) => [id, "token"])),
});
const TOKENS = { a: held("a-0"), b: held("b-1"), c: held("c-0"), d: held("d-0", "d-1"), e: held("e-0") };
const PAST = pastGames(
  [
    card("a", 1),
    card("b", 2, { game: "first-journey-usa" }),
    card("c", 3, { winners: [0, 1] }),
    card("d", 4),
    card("e", 5, { chair_ids: [] }),
  ],
  [card("a", 1), card("x", 6)],
  TOKENS,
);

test("own games have an outcome, unless several people played on this device or it isn't known", () => {
  expect(PAST.map(({ table, outcome }) => [table, outcome])).toEqual([
    ["x", null],
    ["e", null],
    ["d", null],
    ["c", "shared"],
    ["b", "lost"],
    ["a", "won"],
  ]);
});

test("games are filtered by whose they are, how they ended and the map", () => {
  const found = (...wanted: [Parameters<typeof matching>[1], string]): string =>
    matching(PAST, ...wanted)
      .map(({ table }) => table)
      .join("");
  expect(found("all", "")).toBe("xedcba");
  expect(found("mine", "")).toBe("edcba");
  expect(found("won", "")).toBe("ca");
  expect(found("lost", "")).toBe("b");
  expect(found("public", "")).toBe("x");
  expect(found("all", "first-journey-usa")).toBe("b");
});
