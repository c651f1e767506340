/** The registry: every kind of action and event has one entry here, as in Python's engine/mechanics. A mechanic is a module. */
import type { ActionKind, EventKind } from "../../wire/types";
import { draw, drew, refilled, reset, reshuffled } from "./cards";
import { claim } from "./claims";
import type { ActionEntry, EventEntry } from "./entries";
import { station } from "./stations";
import { bonus, completed, drewTicket, keep, offered, removed, returned, swap, tickets } from "./tickets";
import { pay, revealed, withdraw } from "./tunnels";
import { lastRound, pass } from "./turns";

const ACTIONS = { draw, claim, keep, tickets, swap, pass, pay, withdraw, station } satisfies Record<
  ActionKind,
  ActionEntry<object>
>;

export const EVENTS: Record<EventKind, EventEntry> = {
  drew,
  refilled,
  reset,
  reshuffled,
  offered,
  returned,
  "drew-ticket": drewTicket,
  completed,
  bonus,
  "last-round": lastRound,
  revealed,
  removed,
};

type Payload<Kind extends ActionKind> = ReturnType<(typeof ACTIONS)[Kind]["read"]>;
export type Action = { [Kind in ActionKind]: { kind: Kind } & Payload<Kind> }[ActionKind];

/** The entry of a kind. An action has everything that its entry's functions want to know of it. */
export function entryOf(kind: ActionKind): ActionEntry<object> {
  return ACTIONS[kind];
}

/** Read an action in notation (docs/notation.md). */
export function readAction(text: string): Action {
  const [kind = "", ...words] = text.split(" ");
  if (!Object.hasOwn(ACTIONS, kind)) throw new Error(`model/mechanics has no entry for the action ${text}`);
  return { kind, ...entryOf(kind as ActionKind).read(words) } as Action;
}
