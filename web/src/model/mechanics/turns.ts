/** Passing, and the last round. */
import { whoOf } from "../wording";
import { offerButton, type ActionEntry, type EventEntry } from "./entries";

export const pass: ActionEntry<object> = {
  read: () => ({}),
  offer: offerButton,
  proposed: (_, { t }) => t("log-do-pass"),
  told: ([move], context) => context.t("log-passed", whoOf(move.seat, context)),
  shown: () => [{ picture: { kind: "caption" }, view: "before", ms: 900 }],
};

export const lastRound: EventEntry = {
  line(event, seat, context) {
    const text = context.t("log-last-round", whoOf(event.seat ?? seat, context));
    return { kind: "end", ticket: null, text };
  },
  picture: () => ({ picture: { kind: "last-round" }, view: "after" }),
};
