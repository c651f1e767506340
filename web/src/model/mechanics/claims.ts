/** Claiming routes. */
import { addPurchase } from "../choices";
import { cardList, routeName, whoOf } from "../wording";
import { paid, readPayment, type ActionEntry, type Payment } from "./entries";
import { tunnelOf } from "./tunnels";

export const claim: ActionEntry<{ route: string; payment: Payment }> = {
  read: ([route = "", ...cards]) => ({ route, payment: readPayment(cards) }),
  offer: (choices, action, { route, payment }) => addPurchase(choices.claims, route, { action, payment }),
  proposed({ route, payment }, context) {
    const cards = cardList(Object.fromEntries(payment), context);
    return context.t("log-do-claim", { route: routeName(route, context), cards });
  },
  /** A route claimed in one go; or a tunnel, begun, completed or given up. */
  told([move, then], context) {
    const { t } = context;
    const id = move.route ?? "";
    const told = {
      ...whoOf(move.seat, context),
      route: routeName(id, context),
      cards: cardList(move.cards, context),
      points: context.game.routePoints(id),
    };
    if (then?.action === "withdraw") return t("log-tunnel-failed", told);
    if (then) return t("log-tunnel-claimed", { ...told, more: cardList(then.cards, context) });
    return context.digging ? t("log-digging", told) : t("log-claimed", told);
  },
  shown(move, home, _, after) {
    const tunnel = tunnelOf(move, after);
    const laid = tunnel.length ? tunnel : [paid(move, home)];
    if (!move.route || after.tunnel) return laid;
    return [...laid, { picture: { kind: "board", route: move.route }, view: "after" }];
  },
  then: ["pay", "withdraw"],
};
