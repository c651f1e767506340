/** Why the expert would do it: the route that it goes for next, and the ticket which that is for. */
import type { Thought, View } from "../wire/types";
import { readAction, type Game } from "./game";

export interface Aim {
  route: string;
  now: boolean; // the action itself claims it
  ticket: string | null;
}

export function aimOf(thought: Thought, view: View, game: Game): Aim | null {
  const action = readAction(thought.action);
  if (action.kind !== "claim" && action.kind !== "draw") return null;
  const route =
    nextClaim(thought, view) ?? (action.kind === "draw" && action.card ? wanted(action.card, view, game) : null);
  if (!route) return null;
  const way = view.ways.find(({ ticket, routes }) => view.tickets.includes(ticket) && routes.includes(route));
  return { route, now: action.kind === "claim", ticket: way?.ticket ?? null };
}

/** The first claim of its own that it has in mind. */
function nextClaim(thought: Thought, view: View): string | null {
  for (const { seat, action } of thought.line) {
    const step = readAction(action);
    if (seat === view.seat && step.kind === "claim") return step.route;
  }
  return null;
}

/** A route on the way of a ticket that is paid for with such cards. */
function wanted(card: string, view: View, game: Game): string | null {
  const routes = view.ways.filter(({ ticket }) => view.tickets.includes(ticket)).flatMap((way) => way.routes);
  return routes.find((id) => card === game.board.wild || game.routes.get(id)?.colour === card) ?? null;
}
