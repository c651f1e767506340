/** Halves of double routes that nobody, or not this seat, can claim any more (C-4, NY-12). */
import type { View } from "../wire/types";
import { ownersOf } from "./choices";
import type { Game } from "./game";

/** Unclaimed routes that are closed: to everyone, or only to the seat that owns the other half. */
export function closedRoutes(game: Game, view: View): Map<string, "everyone" | "you"> {
  const owners = ownersOf(view);
  const closed = new Map<string, "everyone" | "you">();
  for (const { id, double } of game.routes.values()) {
    if (!double || owners[id] !== undefined) continue;
    const twin = [...game.routes.values()].find((other) => other.double === double && owners[other.id] !== undefined);
    if (!twin) continue;
    if (view.players < game.rules.both_halves_from) closed.set(id, "everyone");
    else if (owners[twin.id] === view.seat) closed.set(id, "you");
  }
  return closed;
}
