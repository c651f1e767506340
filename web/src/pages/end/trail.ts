/** The longest path on the board, to be lit up. The server says how long it is; here its routes are found. */
import type { Game } from "../../model/game";
import type { Route } from "../../wire/types";

/** Routes of a trail of this length, in pieces: each begins where the one before ends, and none is used twice. */
export function trailOf(game: Game, routes: readonly string[], length: number): string[] {
  const own = routes.flatMap((id) => game.routes.get(id) ?? []);
  const at = new Map<string, Route[]>();
  for (const route of own) for (const end of [route.a, route.b]) at.set(end, [...(at.get(end) ?? []), route]);
  // A longest trail that isn't a circle begins where an odd number of routes meet: anywhere else it could be extended.
  const odd = [...at].filter(([, ends]) => ends.length % 2).map(([end]) => end);
  const even = [...at.keys()].filter((end) => !odd.includes(end));
  for (const start of [...odd, ...even]) {
    const found = length ? walk(start, length, new Set()) : null;
    if (found) return found;
  }
  return [];

  /** The way on from a location, for so many pieces more; null if there is none. */
  function walk(from: string, left: number, used: Set<string>): string[] | null {
    if (left === 0) return [];
    if (reach(from, used) < left) return null;
    for (const route of at.get(from) ?? []) {
      if (used.has(route.id) || route.length > left) continue;
      used.add(route.id);
      const rest = walk(route.a === from ? route.b : route.a, left - route.length, used);
      if (rest) return [route.id, ...rest];
      used.delete(route.id);
    }
    return null;
  }

  /** All pieces on unused routes that are connected with a location. */
  function reach(from: string, used: ReadonlySet<string>): number {
    const seen = new Set(used);
    const open = [from];
    let pieces = 0;
    for (let here = open.pop(); here !== undefined; here = open.pop())
      for (const { id, a, b, length: more } of at.get(here) ?? []) {
        if (seen.has(id)) continue;
        seen.add(id);
        pieces += more;
        open.push(a, b);
      }
    return pieces;
  }
}
