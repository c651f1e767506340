/** A move as something to watch: a few steps, each with a picture and a duration, read from the move's events. */
import type { GameEvent, Move, View } from "../wire/types";

/** Where cards fly from and to: an element with this `data-anchor`. */
export type Anchor = "deck" | "discards" | "tickets" | "hand" | `market-${number}` | `seat-${number}`;

export interface Flight {
  card: string | null; // null: face down
  from: Anchor;
  to: Anchor;
}

export type Picture =
  | { kind: "cards"; flights: Flight[] }
  | { kind: "tickets"; flights: Flight[] }
  | { kind: "claim"; route: string }
  | { kind: "station"; location: string }
  | ({ kind: "tunnel" } & OpenTunnel)
  | { kind: "reset"; row: string[] } // the face-up row just before it was discarded
  | { kind: "completed"; ticket: string }
  | { kind: "bonus" | "last-round" | "refill" | "pass" | "withdraw" };

/** A tunnel that is being claimed: the cards laid down, and those turned up so far. */
export interface OpenTunnel {
  route: string;
  laid: Record<string, number>;
  revealed: readonly string[];
  /** How many cards more it costs; null until all are turned up. */
  due: number | null;
}

export interface Step {
  move: Move;
  picture: Picture;
  /** Which view the table shows meanwhile: before the move, or after it. */
  view: "before" | "after";
  /** At speed 1. */
  ms: number;
}

const TIMES = {
  cards: 650,
  tickets: 650,
  claim: 1300,
  station: 1300,
  tunnel: 750,
  reset: 1700,
  completed: 2200,
  bonus: 2200,
  "last-round": 2200,
  refill: 350,
  pass: 900,
  withdraw: 1300,
};
const LAST_LOOK = 1500; // at the last card turned up for a tunnel, with what it costs

export function stepsOf(move: Move, before: View, after: View): Step[] {
  const own = move.seat === before.seat;
  const home: Anchor = own ? "hand" : `seat-${move.seat}`;
  const events = move.events ?? [];
  const steps: Step[] = [];
  const paid: Picture = {
    kind: "cards",
    flights: Object.keys(move.cards ?? {}).map((card) => ({ card, from: home, to: "discards" })),
  };
  const add = (picture: Picture, view: Step["view"]): void => {
    steps.push({ move, picture, view, ms: TIMES[picture.kind] });
  };

  switch (move.action) {
    case "draw": {
      const flights: Flight[] = drawn(events).map((card) => ({ card, from: "deck", to: home }));
      if (move.from === "market" && move.card) {
        flights.unshift({ card: move.card, from: `market-${slotOf(move.card, before, after)}`, to: home });
      }
      add({ kind: "cards", flights }, "before");
      break;
    }
    case "claim": {
      const tunnel = tunnelOf(move, after);
      for (const picture of tunnel) add(picture, "before");
      if (!tunnel.length) add(paid, "before");
      if (move.route && !after.tunnel) add({ kind: "claim", route: move.route }, "after");
      if (tunnel.length) steps.findLast(({ picture }) => picture.kind === "tunnel")!.ms = LAST_LOOK;
      break;
    }
    case "pay":
      add(paid, "before");
      if (before.tunnel) add({ kind: "claim", route: before.tunnel.route }, "after");
      break;
    case "withdraw":
      add({ kind: "withdraw" }, "before");
      break;
    case "station":
      add(paid, "before");
      if (move.location) add({ kind: "station", location: move.location }, "after");
      break;
    case "tickets":
      add({ kind: "tickets", flights: [{ card: null, from: "tickets", to: home }] }, "before");
      break;
    case "keep":
      if (events.some((one) => one.event === "returned" || one.event === "removed")) {
        add({ kind: "tickets", flights: [{ card: null, from: home, to: "tickets" }] }, "before");
      }
      break;
    case "swap":
      add({ kind: "tickets", flights: [{ card: null, from: home, to: "tickets" }] }, "before");
      add({ kind: "tickets", flights: [{ card: null, from: "tickets", to: home }] }, "before");
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
  // Steps on the old view come first.
  return [...steps.filter((one) => one.view === "before"), ...steps.filter((one) => one.view === "after")];
}

/** The cards of a tunnel turning up one by one; nothing for any other route. */
function tunnelOf({ route, cards, events = [] }: Move, after: View): Picture[] {
  const revealed = events.flatMap(({ event, card }) => (event === "revealed" && card ? [card] : []));
  if (!route || !revealed.length) return [];
  return [...Array(revealed.length + 1).keys()].map((count) => ({
    kind: "tunnel",
    route,
    laid: cards ?? {},
    revealed: revealed.slice(0, count),
    due: count < revealed.length ? null : (after.tunnel?.due ?? 0),
  }));
}

function drawn(events: readonly GameEvent[]): (string | null)[] {
  return events.filter((one) => one.event === "drew").map((one) => one.card ?? null);
}

/** Which of several equal cards was taken: the one whose slot changed. */
function slotOf(card: string, before: View, after: View): number {
  const slots = before.market.flatMap((one, slot) => (one === card ? [slot] : []));
  return slots.find((slot) => after.market[slot] !== card) ?? slots[0] ?? 0;
}
