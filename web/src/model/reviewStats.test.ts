import { expect, it } from "vitest";
import type { RecordCard, ReviewCard, SeatCard } from "../wire/types";
import { seatCard } from "./reviewSamples";
import { asCsv, byKind, byTicket, playedGames } from "./reviewStats";

function record(table: string, ended: number): RecordCard {
  return {
    table,
    game: "sample",
    names: ["Ann", "Otto"],
    winners: [0],
    reason: "",
    ended,
    totals: [],
    chair_ids: ["a", "b"],
  };
}

function card(table: string, about: SeatCard): ReviewCard {
  return { table, game: "sample", seats: [about, seatCard({ name: "Otto" })], should_have_won: [0] };
}

const late = seatCard(
  { adjusted: 0.7, luck: 0.3 },
  {
    opening: ["a-b", "a-c"],
    kinds: [
      { kind: "claim", decisions: 1, error: 0.2 },
      { kind: "pay", decisions: 1, error: 0 },
    ],
  },
);
const early = seatCard(
  { adjusted: 0.1, result: 0, luck: -0.1, accuracy: null },
  { opening: ["a-b"], kinds: [{ kind: "draw", decisions: 4, error: 0.02 }] },
);
const games = playedGames(
  [record("late", 86_400), record("early", 0), record("both", 5), record("unreviewed", 6)],
  [card("late", late), card("early", early), card("both", late)],
  ({ table }) => (table === "both" ? [0, 1] : [0]),
);

it("has the reviewed games of one person, oldest first", () => {
  expect(games.map(({ table }) => table)).toEqual(["early", "late"]);
});

it("counts errors by kind of decision; a tunnel's payment belongs to its claim", () => {
  expect(byKind(games)).toEqual([
    { kind: "draws", decisions: 4, error: 0.005 },
    { kind: "claims", decisions: 2, error: 0.1 },
  ]);
});

it("compares tickets by the result without luck, the best first", () => {
  const found = byTicket(games);
  expect(found.map(({ ticket, games }) => [ticket, games])).toEqual([
    ["a-c", 1],
    ["a-b", 2],
  ]);
  expect(found[0]!.gain).toBeCloseTo(0.2);
  expect(found[1]!.gain).toBeCloseTo(-0.1);
});

it("writes a line for each game", () => {
  const [head, first, second, end] = asCsv(games).split("\r\n");
  expect(head).toMatch(/^table,game,ended,players,result,luck,/);
  expect(first).toBe("early,sample,1970-01-01T00:00:00.000Z,2,0,-0.1,0.01,0.1,2,0.01,0,0,0,");
  expect(second).toBe("late,sample,1970-01-02T00:00:00.000Z,2,1,0.3,0.01,0.7,2,0.01,0,0,0,95");
  expect(end).toBe("");
});
