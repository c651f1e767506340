/** Drawing cards, from the deck or face up; the market and the discards. */
import { listText } from "../../i18n/i18n.svelte";
import type { Move, View } from "../../wire/types";
import { whoOf } from "../wording";
import { drawn, fromDeck, type ActionEntry, type EventEntry } from "./entries";

export const draw: ActionEntry<{ card: string | null }> = {
  read: ([from]) => ({ card: from === undefined || from === "deck" ? null : from }), // null: from the deck
  offer(choices, action, { card }) {
    if (card === null) choices.deck = action;
    else choices.market.set(card, action);
  },
  proposed({ card }, { t, cardName, game: { rules } }) {
    return card
      ? t("log-do-take", { card: cardName(card) })
      : t("log-do-draw", { cards: rules.draws_singly ? 1 : rules.draw });
  },
  told(turn, context) {
    const { t, language } = context;
    const who = whoOf(turn[0].seat, context);
    const cards = turn.flatMap(cardsOf);
    const open = cards.filter((one) => one !== null).map(context.cardName);
    const hidden = cards.length - open.length;
    if (open.length === 0) return t("log-drew-hidden", { ...who, count: hidden });
    if (hidden === 0) return t("log-drew-open", { ...who, count: open.length, cards: listText(open, language) });
    return t("log-drew-both", { ...who, cards: listText(open, language), hidden });
  },
  shown(move, home, before, after) {
    if (move.from !== "market" || !move.card) return [drawn(move, home)];
    const slot = slotOf(move.card, before, after);
    return [drawn(move, home, [{ card: move.card, from: `market-${slot}`, to: home }])];
  },
  then: ["draw"],
};

export const drew: EventEntry = {};
export const refilled: EventEntry = {};
export const reset: EventEntry = {
  line(_, __, { t, cardName, game }) {
    const text = t("log-reset", { count: game.rules.reset_at, wild: cardName(game.board.wild) });
    return { kind: "market", ticket: null, text };
  },
  picture: ({ discarded }) => ({ picture: { kind: "reset", row: discarded ?? [] }, view: "before" }),
};
export const reshuffled: EventEntry = {
  line: ({ cards }, _, { t }) => ({ kind: "market", ticket: null, text: t("log-reshuffled", { cards: cards ?? 0 }) }),
};

/** Each card of a draw; null where the reader saw only its back. */
function cardsOf(move: Move): (string | null)[] {
  return move.from === "market" && move.card ? [move.card, ...fromDeck(move)] : fromDeck(move);
}

/** Which of several equal cards was taken: the one whose slot changed. */
function slotOf(card: string, before: View, after: View): number {
  const slots = before.market.flatMap((one, slot) => (one === card ? [slot] : []));
  return slots.find((slot) => after.market[slot] !== card) ?? slots[0] ?? 0;
}
