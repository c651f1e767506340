/** Hints in words. The server gives the reasons as facts; here they become sentences. */
import type { Reason, Thought } from "../wire/types";
import { routeName, ticketName, type WordingContext } from "./wording";

/** Why an action is suggested, in sentences; empty if nothing speaks for it in particular. */
export function reasonsText({ reasons }: Thought, context: WordingContext): string {
  return reasons.map((reason) => reasonText(reason, context)).join(" ");
}

export function reasonText(
  { kind, route, ticket, card, seat, count, points }: Reason,
  context: WordingContext,
): string {
  return context.t(`reason-${kind}`, {
    route: route ? routeName(route, context) : "",
    ticket: ticket ? ticketName(ticket, context) : "",
    aim: ticket ? "ticket" : "none",
    card: card ? context.cardName(card) : "",
    name: seat == null ? "" : (context.names[seat] ?? ""),
    count: count ?? 0,
    points: points ?? 0,
  });
}

/** The routes that the reasons name: what a suggested card is for. */
export function hintedRoutes({ reasons }: Thought): string[] {
  return [...new Set(reasons.flatMap(({ route }) => route ?? []))];
}
