/** Why the expert suggests an action: the route it wants next, and the ticket that route is for. */
import type { Thought, View } from "../wire/types";
import { readAction } from "./game";
import type { Position } from "./scene";

export interface Aim {
  route: string;
  now: boolean; // the action itself claims it
  ticket: string | null;
}

export function aimOf(thought: Thought, position: Position): Aim | null {
  const { view, progress } = position;
  const action = readAction(thought.action);
  if (action.kind !== "claim" && action.kind !== "draw") return null;
  const route =
    nextClaim(thought, view) ?? (action.kind === "draw" && action.card ? routeFor(action.card, position) : null);
  if (!route) return null;
  const served = progress.find(({ ticket, routes }) => view.tickets.includes(ticket) && routes.includes(route));
  return { route, now: action.kind === "claim", ticket: served?.ticket ?? null };
}

/** The seat's next claim in the expected line of play. */
function nextClaim(thought: Thought, view: View): string | null {
  for (const { seat, action } of thought.line) {
    const step = readAction(action);
    if (seat === view.seat && step.kind === "claim") return step.route;
  }
  return null;
}

/** A route that a ticket needs and that such a card helps to pay for. */
function routeFor(card: string, { game, view, progress }: Position): string | null {
  const routes = progress.filter(({ ticket }) => view.tickets.includes(ticket)).flatMap(({ routes }) => routes);
  return routes.find((id) => card === game.board.wild || game.routes.get(id)?.colour === card) ?? null;
}
