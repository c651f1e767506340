import { expect, test } from "vitest";
import { Announcements } from "./announcements";
import type { LogLine } from "./log";

const line = (move: number, change: Partial<LogLine> = {}): LogLine => ({
  key: `${move}`,
  seat: move % 2,
  move,
  kind: "turn",
  text: `move ${move}`,
  standIn: false,
  cards: [],
  route: null,
  location: null,
  ticket: null,
  ...change,
});
const lines = (count: number): LogLine[] => Array.from({ length: count }, (_, move) => line(move));
const said = (news: LogLine[] | null): string[] | null => news && news.map(({ text }) => text);

test("each line is news once", () => {
  const [announcements, game] = [new Announcements(), {}];
  expect(announcements.news(game, lines(2))).toEqual([]); // the page itself shows them
  expect(said(announcements.news(game, lines(3)))).toEqual(["move 2"]);
  expect(announcements.news(game, lines(3))).toBeNull();
});

test("nothing from another game is news", () => {
  const announcements = new Announcements();
  announcements.news({}, lines(2));
  const rematch = {};
  expect(announcements.news(rematch, lines(4))).toEqual([]);
  expect(said(announcements.news(rematch, lines(5)))).toEqual(["move 4"]);
});

test("after an undo old moves are no news, and the next move is", () => {
  const [announcements, game] = [new Announcements(), {}];
  announcements.news(game, lines(3));
  expect(announcements.news(game, lines(2))).toEqual([]);
  expect(said(announcements.news(game, lines(3)))).toEqual(["move 2"]);
});

test("of a jump in a replay only the last line is news", () => {
  const [announcements, game] = [new Announcements(), {}];
  announcements.news(game, lines(1));
  expect(said(announcements.news(game, lines(9)))).toEqual(["move 8"]);
});

test("another language is no news, the second card of a turn is", () => {
  const [announcements, game] = [new Announcements(), {}];
  announcements.news(game, [line(0)]);
  expect(announcements.news(game, [line(0, { text: "lépés" })])).toBeNull();
  expect(said(announcements.news(game, [line(0, { move: 1, text: "two cards" })]))).toEqual(["two cards"]);
});
