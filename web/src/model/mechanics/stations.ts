/** Stations. */
import { addPurchase } from "../choices";
import { cardList, locationName, whoOf } from "../wording";
import { paid, readPayment, type ActionEntry, type Payment } from "./entries";

export const station: ActionEntry<{ location: string; payment: Payment }> = {
  read: ([location = "", ...cards]) => ({ location, payment: readPayment(cards) }),
  offer: (choices, action, { location, payment }) => addPurchase(choices.stations, location, { action, payment }),
  proposed({ location, payment }, context) {
    const cards = cardList(Object.fromEntries(payment), context);
    return context.t("log-do-station", { place: locationName(location, context), cards });
  },
  told([move], context) {
    const location = locationName(move.location ?? "", context);
    return context.t("log-station", {
      ...whoOf(move.seat, context),
      location,
      cards: cardList(move.cards, context),
    });
  },
  shown: (move, home) => [paid(move, home), { picture: { kind: "board", route: null }, view: "after" }],
};
