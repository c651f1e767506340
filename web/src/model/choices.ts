/** The legal actions, sorted by what a player points at. The server decides what is legal; this only sorts. */
import type { View } from "../wire/types";
import { readAction, type Payment } from "./game";
import type { Position } from "./scene";

export interface Claim {
  action: string;
  payment: Payment;
}

export interface Choices {
  deck: string | null;
  market: ReadonlyMap<string, string>; // card → action
  claims: ReadonlyMap<string, readonly Claim[]>; // route → payments, the best first
  keeps: readonly { tickets: string[]; action: string }[];
  tickets: string | null;
  swap: string | null;
  pass: string | null;
}

export function choicesOf(position: Position): Choices {
  const { game, view, keeps: early = [] } = position;
  const market = new Map<string, string>();
  const claims = new Map<string, Claim[]>();
  const keeps: { tickets: string[]; action: string }[] = [];
  const single: Pick<Choices, "deck" | "tickets" | "swap" | "pass"> = {
    deck: null,
    tickets: null,
    swap: null,
    pass: null,
  };
  for (const text of [...view.legal.map((action) => action.text), ...early]) {
    const action = readAction(text);
    if (action.kind === "draw") {
      if (action.card === null) single.deck = text;
      else market.set(action.card, text);
    } else if (action.kind === "claim") {
      claims.set(action.route, [...(claims.get(action.route) ?? []), { action: text, payment: action.payment }]);
    } else if (action.kind === "keep") keeps.push({ tickets: action.tickets, action: text });
    else single[action.kind] = text;
  }
  const needed = neededCards(position);
  for (const payments of claims.values()) payments.sort((one, other) => cost(one) - cost(other));
  return { market, claims, keeps, ...single };

  /** Fewest wild cards first; then the colour with most to spare after what the tickets still need. */
  function cost({ payment }: Claim): number {
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

/** The seat that owns each claimed route. */
export function ownersOf(view: View): Record<string, number> {
  return Object.fromEntries(view.seats.flatMap(({ routes }, seat) => routes.map((route) => [route, seat])));
}
