/** A move as something to watch: a few steps, each with a picture and a duration, read from the move's events. */
import type { GameEvent, Move, View } from "../wire/types";
import { entryOf, EVENTS } from "./mechanics";

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
  | { kind: "board"; route: string | null } // it changed: pieces on this route, or something else
  | ({ kind: "tunnel" } & OpenTunnel)
  | { kind: "reset"; row: string[] } // the face-up row just before it was discarded
  | { kind: "completed"; ticket: string }
  | { kind: "bonus" | "last-round" | "refill" }
  | { kind: "caption" }; // nothing but the move in words

/** A tunnel that is being claimed: the cards laid down, and those turned up so far. */
export interface OpenTunnel {
  route: string;
  laid: Record<string, number>;
  revealed: readonly string[];
  /** How many cards more it costs; null until all are turned up. */
  due: number | null;
}

/** A picture and the view that the table shows meanwhile: before the move, or after it. */
export interface Part {
  picture: Picture;
  view: "before" | "after";
  /** At speed 1; as long as the picture usually takes if it isn't given. */
  ms?: number;
}

export interface Step extends Required<Part> {
  move: Move;
  /** The event that is shown; null while it's the action itself. */
  event: GameEvent | null;
}

const TIMES: Record<Picture["kind"], number> = {
  cards: 650,
  tickets: 650,
  board: 1300,
  tunnel: 750,
  reset: 1700,
  completed: 2200,
  bonus: 2200,
  "last-round": 2200,
  refill: 350,
  caption: 1300,
};

export function stepsOf(move: Move, before: View, after: View): Step[] {
  const home: Anchor = move.seat === before.seat ? "hand" : `seat-${move.seat}`;
  const events = move.events ?? [];
  const step = (part: Part, event: GameEvent | null): Step => ({ ms: TIMES[part.picture.kind], ...part, move, event });
  const steps = entryOf(move.action)
    .shown(move, home, before, after)
    .map((part) => step(part, null));
  for (const event of events) {
    const part = EVENTS[event.event].picture?.(event);
    if (part) steps.push(step(part, event));
  }
  const refill: Part = { picture: { kind: "refill" }, view: "after" };
  if (events.some(({ event }) => event === "refilled")) steps.push(step(refill, null));
  // Steps on the old view come first.
  return [...steps.filter((one) => one.view === "before"), ...steps.filter((one) => one.view === "after")];
}
