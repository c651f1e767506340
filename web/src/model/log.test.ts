import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "../generated/lists";
import type { Move } from "../wire/types";
import { logLines, sinceMyTurn, stepText } from "./log";
import { type WordingContext } from "./wording";
import { event, GAME, move, view } from "./samples";
import { stepsOf } from "./steps";

function contextIn(language: string, seat: number | null = 0): WordingContext {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["log", "railways", "nouns"]) {
    const path = new URL(`../../../src/wayfare/messages/${language}/${file}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  }
  const faults: Error[] = [];
  return {
    game: GAME,
    names: ["Ann", "Ben"],
    seat,
    language,
    t: (key, args) => {
      const text = bundle.formatPattern(bundle.getMessage(key)!.value!, { words: "city", ...args }, faults);
      expect(faults).toEqual([]);
      return text;
    },
    cardName: (card) => card,
  };
}

const GAME_MOVES: Move[] = [
  move({ seat: 0, action: "keep", tickets: ["a-c"], events: [event("returned", { ticket: "x" })] }),
  move({ seat: 1, action: "keep", count: 2 }),
  move({ seat: 0, action: "draw", from: "deck", events: [event("drew", { card: "red" })] }),
  move({
    seat: 0,
    action: "draw",
    from: "market",
    card: "red",
    events: [event("refilled", { card: "taxi" }), event("reset", { discarded: [] })],
  }),
  move({ seat: 1, action: "draw", from: "deck", events: [event("drew")] }),
  move({ seat: 1, action: "draw", from: "deck", events: [event("drew")] }),
  move({ seat: 0, action: "claim", route: "a-b", cards: { red: 2 } }),
  move({ seat: 1, action: "tickets", events: [event("offered", { count: 2 })] }),
  move({ seat: 1, action: "keep", count: 1 }),
  move({
    seat: 0,
    action: "claim",
    route: "b-c",
    cards: { taxi: 3 },
    events: [event("completed", { ticket: "a-c" }), event("last-round", { seat: 0 })],
  }),
];

test("a turn is a line, from the seat's perspective", () => {
  expect(logLines(GAME_MOVES, contextIn("en")).map((line) => line.text)).toEqual([
    "You kept 1 ticket",
    "Ben kept 2 tickets",
    "You took red and red",
    "3 × taxi face up: all the face-up cards were replaced",
    "Ben drew 2 cards from the deck",
    "You claimed Alpha – Beta with 2 × red (2 points)",
    "Ben drew tickets and kept one",
    "You claimed Beta – Gamma with 3 × taxi (4 points)",
    "You completed Alpha – Gamma",
    "You triggered the last round: everyone gets one more turn",
  ]);
});

test("a spectator reads names", () => {
  expect(logLines(GAME_MOVES, contextIn("en", null))[5]!.text).toBe("Ann claimed Alpha – Beta with 2 × red (2 points)");
});

test("names of places are those of the language", () => {
  expect(logLines(GAME_MOVES, contextIn("hu"))[5]!.text).toBe("Megépítetted: Alfa – Beta (2 × red; 2 pont)");
});

test.each(Object.keys(LANGUAGES))("every line can be told in %s, by you and by another", (language) => {
  const more = (["swap", "pass"] as const).map((action) => move({ action }));
  const both = [
    ...GAME_MOVES,
    ...more,
    move({
      action: "claim",
      route: "a-b",
      cards: { red: 1 },
      events: [event("bonus"), event("reshuffled", { cards: 20 })],
    }),
  ];
  for (const seat of [0, 1])
    for (const line of logLines(both, contextIn(language, seat))) expect(line.text).toMatch(/\p{L}{3}/u);
});

test("three cards drawn one by one are one turn", () => {
  const draw = move({ seat: 1, action: "draw", from: "deck", events: [event("drew")] });
  const open = move({ seat: 1, action: "draw", from: "market", card: "red" });
  const texts = logLines([draw, open, draw, { ...draw, seat: 0 }], contextIn("en")).map((line) => line.text);
  expect(texts).toEqual(["Ben took red, and 2 cards from the deck", "You drew a card from the deck"]);
});

test("what happened since my turn", () => {
  const log = logLines(GAME_MOVES.slice(0, 9), contextIn("en"));
  expect(sinceMyTurn(log, GAME_MOVES.slice(0, 9), 0).map((line) => line.text)).toEqual([
    "Ben drew tickets and kept one",
  ]);
});

test("a claim names its colours, for symbols too", () => {
  const [line] = logLines([move({ action: "claim", route: "b-c", cards: { blue: 2, taxi: 1 } })], contextIn("en"));
  expect(line!.text).toBe("You claimed Beta – Gamma with 2 × blue and 1 × taxi (4 points)");
  expect(line!.cards).toEqual(["blue", "taxi"]);
});

test.each(Object.keys(LANGUAGES))("moves taken back are told in %s, where they were", (language) => {
  const moves = GAME_MOVES.slice(0, 4);
  const undos = [
    { version: 3, seat: 1, count: 1, at: 0 },
    { version: 9, seat: 0, count: 2, at: 2 },
    { version: 12, seat: 1, count: 1, at: 4 },
  ];
  const log = logLines(moves, contextIn(language), undos);
  expect(log.map(({ kind }) => kind)).toEqual(["undo", "turn", "turn", "undo", "turn", "market", "undo"]);
  if (language === "en")
    expect(log.filter(({ kind }) => kind === "undo").map(({ text }) => text)).toEqual([
      "Ben took back their move",
      "You took back your move and the replies to it",
      "Ben took back their move",
    ]);
});

const DUG = move({
  seat: 1,
  action: "claim",
  route: "a-b",
  cards: { red: 2 },
  events: ["red", "blue", "taxi"].map((card) => event("revealed", { card })),
});

test("a tunnel is begun, paid for or given up in one line, and its cards are told in another", () => {
  const told = (moves: Move[], digging = false): string[] =>
    logLines(moves, { ...contextIn("en"), digging }).map(({ text }) => text);
  const cards = "Turned up for the tunnel: red, blue, and taxi";
  expect(told([DUG], true)).toEqual(["Ben laid down 2 × red for the tunnel Alpha – Beta", cards]);
  expect(told([DUG])).toEqual(["Ben claimed Alpha – Beta with 2 × red (2 points)", cards]);
  const paid = move({ seat: 1, action: "pay", cards: { red: 1, taxi: 1 } });
  expect(told([DUG, paid])[0]).toBe(
    "Ben claimed the tunnel Alpha – Beta with 2 × red, and 1 × red and 1 × taxi more (2 points)",
  );
  const failed = logLines([DUG, move({ seat: 1, action: "withdraw" })], contextIn("en"));
  expect(failed[0]).toMatchObject({
    text: "Ben tried the tunnel Alpha – Beta with 2 × red, but withdrew",
    cards: [],
    move: 1,
  });
});

test.each(Object.keys(LANGUAGES))("tunnels and stations are told in %s", (language) => {
  const station = move({ seat: 0, action: "station", location: "a", cards: { red: 1 } });
  const log = logLines([DUG, move({ seat: 1, action: "pay", cards: { red: 2 } }), station], contextIn(language));
  expect(log).toHaveLength(3);
  expect(log[2]).toMatchObject({ location: "a", cards: ["red"] });
  expect(log[2]!.text).toContain(language === "hu" ? "Alfa" : "Alpha");
});

test("a step is told as the event that it shows, or else as the move", () => {
  const claim = move({
    action: "claim",
    route: "a-b",
    cards: { red: 2 },
    events: [event("completed", { ticket: "a-c" }), event("completed", { ticket: "b-c" })],
  });
  const told = stepsOf(claim, view(), view()).map((step) => stepText(step, contextIn("en")));
  const claimed = "You claimed Alpha – Beta with 2 × red (2 points)";
  expect(told).toEqual([claimed, claimed, "You completed Alpha – Gamma", "You completed b-c"]);
});
