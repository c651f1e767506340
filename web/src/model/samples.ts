/** A small board and views of it, for tests. */
import type { Board, Drawing, Move, Table, TicketProgress, View } from "../wire/types";
import { Game } from "./game";
import type { Position } from "./scene";

export const BOARD: Board = {
  format: "wayfare-game/1",
  id: "sample",
  version: 1,
  name: "Sample",
  names: {},
  order: 1,
  look: {
    style: "city",
    region: null,
    town: null,
    landmarks: {},
    ornaments: [],
    captions: [],
    compass: null,
  },
  canvas: [100, 100],
  wild: "taxi",
  cards: { red: 6, blue: 6, taxi: 8 },
  about: { text: {}, ages: 0, minutes: null, board: "", tickets: "" },
  rules: {
    goal: "points",
    chapter: "new-york",
    players: [2, 4],
    pieces: 15,
    hand: 2,
    draw: 2,
    both_halves_from: 3,
    tickets_dealt: 2,
    tunnel_cards: 0,
    market: 5,
    reset_at: 3,
    reset_limit: 3,
    tickets_offered: 2,
    tickets_kept: 1,
    last_round_at: 2,
    route_points: [1, 2, 4, 7],
    attraction_points: 1,
    long_tickets_dealt: 0,
    tickets_kept_at_start: 0,
    unkept_at_start: "returned",
    stations: 0,
    station_cost: [],
    station_points: 0,
    longest_points: 0,
    tie_breaks: ["completed"],
  },
  map: {
    locations: [
      { id: "a", name: "Alpha", at: [0, 0], names: { hu: "Alfa" }, printed_names: {}, attraction: false, coast: null },
      { id: "b", name: "Beta", at: [50, 0], names: {}, printed_names: {}, attraction: false, coast: null },
      { id: "c", name: "Gamma", at: [100, 0], names: {}, printed_names: {}, attraction: false, coast: null },
    ],
    routes: [
      {
        id: "a-b",
        a: "a",
        b: "b",
        colour: "red",
        length: 2,
        wilds: 0,
        tunnel: false,
        double: null,
        side: null,
        via: [],
      },
      {
        id: "b-c",
        a: "b",
        b: "c",
        colour: "gray",
        length: 3,
        wilds: 0,
        tunnel: false,
        double: null,
        side: null,
        via: [],
      },
    ],
    tickets: [{ a: "a", b: "c", points: 5, long: false }],
  },
};

/** Nothing the model does depends on how a board is drawn. */
export const DRAWING = {} as Drawing;

export const GAME = new Game({ board: BOARD, drawing: DRAWING, words: "city" });

export const position = (seen: View, progress: TicketProgress[] = []): Position => ({
  game: GAME,
  view: seen,
  progress,
});

/** Legal actions as the server lists them. */
export const legal = (...texts: string[]): View["legal"] => texts.map((text, index) => ({ index, text }));

export function view(change: Partial<View> = {}): View {
  const seat = {
    hand: 2,
    known: {},
    pieces: 15,
    stations: 0,
    tickets: 2,
    completed: [],
    bonus: false,
    routes: [],
    revealed: null,
  };
  return {
    format: "wayfare-view/1",
    game: "sample",
    commitment: "",
    seat: 0,
    players: 2,
    turn: 0,
    phase: "turn",
    hand: { red: 1, taxi: 1 },
    tickets: ["a-c"],
    offer: [],
    market: ["red", "blue", "red", "taxi", "blue"],
    deck: 30,
    discards: {},
    ticket_deck: 10,
    stations: {},
    tunnel: null,
    turns_left: null,
    idle: 0,
    seats: [seat, seat],
    legal: [{ index: 0, text: "draw deck" }],
    result: null,
    ...change,
  };
}

export function move(change: Partial<Move> & Pick<Move, "action">): Move {
  return {
    seat: 0,
    from: null,
    card: null,
    route: null,
    location: null,
    cards: null,
    tickets: null,
    count: null,
    events: [],
    stand_in: false,
    ...change,
  };
}

export function event(
  name: NonNullable<Move["events"]>[number]["event"],
  change: object = {},
): NonNullable<Move["events"]>[number] {
  return {
    event: name,
    card: null,
    cards: null,
    discarded: null,
    ticket: null,
    tickets: null,
    count: null,
    seat: null,
    ...change,
  };
}

export const TABLE = {
  id: "abc",
  game: "sample",
  stage: "playing",
  chairs: [{ name: "Ann" }, { name: "Ben" }],
  options: {},
  version: 0,
} as unknown as Table;
