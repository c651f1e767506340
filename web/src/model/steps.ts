/** What is to be seen of a move: a few steps, each with a picture and a time. Read from the events; nothing diffs states. */
import type { GameEvent, Move, View } from "../wire/types";

/** A place on the table that cards fly from and to: an element marked with `data-anchor`. */
export type Anchor = "deck" | "discards" | "tickets" | "hand" | `market-${number}` | `seat-${number}`;

export interface Flight {
  card: string | null; // null: its back is seen
  from: Anchor;
  to: Anchor;
}

export type Picture =
  | { kind: "cards"; flights: Flight[] }
  | { kind: "tickets"; flights: Flight[] }
  | { kind: "claim"; route: string }
  | { kind: "reset"; row: string[] } // the whole row, as it was before it was discarded
  | { kind: "completed"; ticket: string }
  | { kind: "bonus" | "last-round" | "refill" | "pass" };

export interface Step {
  move: Move;
  picture: Picture;
  /** Which view the table shows meanwhile: the one before the move, or the one after it. */
  view: "before" | "after";
  /** At speed 1. */
  ms: number;
}

const TIMES = {
  cards: 650,
  tickets: 650,
  claim: 1300,
  reset: 1700,
  completed: 2200,
  bonus: 2200,
  "last-round": 2200,
  refill: 350,
  pass: 900,
};

export function stepsOf(move: Move, before: View, after: View): Step[] {
  const own = move.seat === before.seat;
  const place: Anchor = own ? "hand" : `seat-${move.seat}`;
  const events = move.events ?? [];
  const steps: Step[] = [];
  const add = (picture: Picture, view: Step["view"]): void => {
    steps.push({ move, picture, view, ms: TIMES[picture.kind] });
  };

  switch (move.action) {
    case "draw": {
      const flights: Flight[] = drawn(events).map((card) => ({ card, from: "deck", to: place }));
      if (move.from === "market" && move.card) {
        flights.unshift({ card: move.card, from: `market-${slotOf(move.card, before, after)}`, to: place });
      }
      add({ kind: "cards", flights }, "before");
      break;
    }
    case "claim":
      add(
        {
          kind: "cards",
          flights: Object.keys(move.cards ?? {}).map((card) => ({ card, from: place, to: "discards" })),
        },
        "before",
      );
      if (move.route) add({ kind: "claim", route: move.route }, "after");
      break;
    case "tickets":
      add({ kind: "tickets", flights: [{ card: null, from: "tickets", to: place }] }, "before");
      break;
    case "keep":
      if (events.some((one) => one.event === "returned")) {
        add({ kind: "tickets", flights: [{ card: null, from: place, to: "tickets" }] }, "before");
      }
      break;
    case "swap":
      add({ kind: "tickets", flights: [{ card: null, from: place, to: "tickets" }] }, "before");
      add({ kind: "tickets", flights: [{ card: null, from: "tickets", to: place }] }, "before");
      break;
    case "pass":
      add({ kind: "pass" }, "before");
  }

  for (const event of events) {
    if (event.event === "reset") add({ kind: "reset", row: event.discarded ?? [] }, "before");
    if (event.event === "completed" && event.ticket) add({ kind: "completed", ticket: event.ticket }, "after");
    if (event.event === "bonus" || event.event === "last-round") add({ kind: event.event }, "after");
  }
  if (events.some((one) => one.event === "refilled")) add({ kind: "refill" }, "after");
  // What is seen on the old view comes first.
  return [...steps.filter((one) => one.view === "before"), ...steps.filter((one) => one.view === "after")];
}

function drawn(events: readonly GameEvent[]): (string | null)[] {
  return events.filter((one) => one.event === "drew").map((one) => one.card ?? null);
}

/** Which of two equal cards was taken: the one whose place changed. */
function slotOf(card: string, before: View, after: View): number {
  const places = before.market.flatMap((one, place) => (one === card ? [place] : []));
  return places.find((place) => after.market[place] !== card) ?? places[0] ?? 0;
}
