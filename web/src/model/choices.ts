/** The legal actions, sorted by what a player points at. The server decides what is legal; this only sorts. */
import type { View } from "../wire/types";
import { entryOf, readAction } from "./mechanics";
import type { Payment } from "./mechanics/entries";
import type { Position } from "./scene";

/** One way to pay for something. */
export interface Purchase {
  action: string;
  payment: Payment;
}

export interface Choices {
  deck: string | null;
  market: Map<string, string>; // card → action
  claims: Map<string, Purchase[]>; // route → payments, the best first
  stations: Map<string, Purchase[]>; // location → payments, the best first
  pays: Purchase[]; // for what a tunnel costs more
  keeps: { tickets: string[]; action: string }[];
  buttons: Set<string>; // actions that a button takes as they are
}

export function addPurchase(things: Map<string, Purchase[]>, id: string, one: Purchase): void {
  const known = things.get(id);
  if (known) known.push(one);
  else things.set(id, [one]);
}

export function choicesOf(position: Position): Choices {
  const { game, view, keeps: early = [] } = position;
  const choices: Choices = {
    deck: null,
    market: new Map(),
    claims: new Map(),
    stations: new Map(),
    pays: [],
    keeps: [],
    buttons: new Set(),
  };
  for (const text of [...view.legal.map((action) => action.text), ...early]) {
    const action = readAction(text);
    entryOf(action.kind).offer(choices, text, action);
  }
  const needed = neededCards(position);
  for (const payments of [...choices.claims.values(), ...choices.stations.values(), choices.pays])
    payments.sort((one, other) => cost(one) - cost(other));
  return choices;

  /** Fewest wild cards first; then the colour with most to spare after what the tickets still need. */
  function cost({ payment }: Purchase): number {
    return payment.reduce((sum, [card, count]) => {
      if (card === game.board.wild) return sum + 1000 * count;
      return sum + (needed.get(card) ?? 0) - ((view.hand[card] ?? 0) - count);
    }, 0);
  }
}

/** How many cards of each colour the cheapest paths for the open tickets need. */
function neededCards({ game, view, progress }: Position): Map<string, number> {
  const open = progress.filter(({ ticket }) => view.tickets.includes(ticket));
  const routes = new Set(open.flatMap(({ routes }) => routes));
  const needed = new Map<string, number>();
  for (const id of routes) {
    const route = game.routes.get(id);
    if (route) needed.set(route.colour, (needed.get(route.colour) ?? 0) + route.length);
  }
  return needed;
}

/** The seat whose station stands at a location. */
export function stationsOf(view: View): Record<string, number> {
  return view.stations ?? {};
}

/** The seat that owns each claimed route. */
export function ownersOf(view: View): Record<string, number> {
  return Object.fromEntries(view.seats.flatMap(({ routes }, seat) => routes.map((route) => [route, seat])));
}
