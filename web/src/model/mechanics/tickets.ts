/** Tickets: drawing, keeping and swapping them; completing them. */
import { listText } from "../../i18n/i18n.svelte";
import type { Move } from "../../wire/types";
import type { Anchor, Part } from "../steps";
import { ticketName, whoOf } from "../wording";
import { offerButton, type ActionEntry, type EventEntry } from "./entries";

export const tickets: ActionEntry<object> = {
  read: () => ({}),
  offer: offerButton,
  proposed: (_, { t }) => t("log-do-tickets"),
  told([move, keep], context) {
    const who = whoOf(move.seat, context);
    return keep ? context.t("log-drew-tickets", { ...who, kept: kept(keep) }) : context.t("log-draws-tickets", who);
  },
  shown: (_, home) => [flight("tickets", home)],
  then: ["keep"],
};

export const keep: ActionEntry<{ tickets: string[] }> = {
  read: (words) => ({ tickets: [...words] }),
  offer: (choices, action, { tickets }) => void choices.keeps.push({ tickets, action }),
  proposed({ tickets }, context) {
    const names = tickets.map((ticket) => ticketName(ticket, context));
    return context.t("log-do-keep", { tickets: listText(names, context.language) });
  },
  told([move], context) {
    return context.t("log-kept", { ...whoOf(move.seat, context), count: kept(move) });
  },
  shown({ events = [] }, home) {
    const back = events.some(({ event }) => event === "returned" || event === "removed");
    return back ? [flight(home, "tickets")] : [];
  },
};

export const swap: ActionEntry<object> = {
  read: () => ({}),
  offer: offerButton,
  proposed: (_, { t }) => t("log-do-swap"),
  told: ([move], context) => context.t("log-swapped", whoOf(move.seat, context)),
  shown: (_, home) => [flight(home, "tickets"), flight("tickets", home)],
};

export const offered: EventEntry = {};
export const returned: EventEntry = {};
export const removed: EventEntry = {};
export const drewTicket: EventEntry = {};
export const completed: EventEntry = {
  line({ ticket }, seat, context) {
    const id = ticket ?? "";
    const text = context.t("log-completed", { ...whoOf(seat, context), ticket: ticketName(id, context) });
    return { kind: "ticket", ticket: id, text };
  },
  picture: ({ ticket }) => (ticket ? { picture: { kind: "completed", ticket }, view: "after" } : null),
};
export const bonus: EventEntry = {
  line: (_, seat, context) => ({ kind: "ticket", ticket: null, text: context.t("log-bonus", whoOf(seat, context)) }),
  picture: () => ({ picture: { kind: "bonus" }, view: "after" }),
};

/** A ticket's back, on its way. */
function flight(from: Anchor, to: Anchor): Part {
  return { picture: { kind: "tickets", flights: [{ card: null, from, to }] }, view: "before" };
}

function kept(move: Move): number {
  return move.tickets?.length ?? move.count ?? 1;
}
