/** Tunnels: cards turned up after a claim, and what they cost. */
import type { Move, View } from "../../wire/types";
import type { Part } from "../steps";
import { cardList, whoOf } from "../wording";
import { offerButton, paid, readPayment, type ActionEntry, type EventEntry, type Payment } from "./entries";

const LAST_LOOK = 1500; // ms at the last card turned up for a tunnel, with what it costs

export const pay: ActionEntry<{ payment: Payment }> = {
  read: (cards) => ({ payment: readPayment(cards) }),
  offer: (choices, action, { payment }) => void choices.pays.push({ action, payment }),
  proposed({ payment }, context) {
    return context.t("log-do-pay", { cards: cardList(Object.fromEntries(payment), context) });
  },
  told([move], context) {
    return context.t("log-paid", { ...whoOf(move.seat, context), cards: cardList(move.cards, context) });
  },
  shown(move, home, { tunnel }) {
    if (!tunnel) return [paid(move, home)];
    return [paid(move, home), { picture: { kind: "board", route: tunnel.route }, view: "after" }];
  },
};

export const withdraw: ActionEntry<object> = {
  read: () => ({}),
  offer: offerButton,
  proposed: (_, { t }) => t("log-do-withdraw"),
  told: ([move], context) => context.t("log-withdrew", whoOf(move.seat, context)),
  shown: () => [{ picture: { kind: "caption" }, view: "before" }],
};

/** The log tells of all cards turned up for a tunnel in one line. */
export const revealed: EventEntry = {};

export function revealedBy({ events = [] }: Move): string[] {
  return events.flatMap(({ event, card }) => (event === "revealed" && card ? [card] : []));
}

/** The cards of a tunnel turning up one by one; nothing for any other route. */
export function tunnelOf(move: Move, after: View): Part[] {
  const cards = revealedBy(move);
  const { route } = move;
  if (!route || !cards.length) return [];
  return [...Array(cards.length + 1).keys()].map((count): Part => {
    const last = count === cards.length;
    const due = last ? (after.tunnel?.due ?? 0) : null;
    const picture = { kind: "tunnel" as const, route, laid: move.cards ?? {}, revealed: cards.slice(0, count), due };
    return { picture, view: "before", ...(last && { ms: LAST_LOOK }) };
  });
}
