/** Hit testing: which routes and locations a tap is for. A finger is wider than a route, routes lie close together, and
 *  two taps zoom. */
import type { Drawing } from "../wire/types";

/** How far from a route a tap may land, in pixels, and how much further away another route may be to count as well. */
const FINGER = { reach: 22, doubt: 22 };
const MOUSE = { reach: 12, doubt: 4 };
const MOST = 6; // routes to choose from
const BOUNCE = { ms: 350, px: 30 };

/** The routes that a tap at a point of the sheet may be for, the nearest first. `scale` is pixels per unit of the sheet. */
export function routesNear(
  drawing: Drawing,
  [x, y]: readonly [number, number],
  scale: number,
  claimable: ReadonlySet<string>,
  finger: boolean,
): string[] {
  const { reach, doubt } = finger ? FINGER : MOUSE;
  const near = drawing.routes
    .map(({ id, spaces }) => ({ id, far: scale * distance(spaces, drawing.sizes, x, y) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far);
  const first = near[0];
  if (!first) return [];
  if (!finger && first.far === 0) return [first.id]; // a mouse points exactly
  const chosen = near.filter(({ id, far }) => claimable.has(id) && far <= first.far + doubt);
  return chosen.length ? chosen.slice(0, MOST).map(({ id }) => id) : [first.id];
}

/** What a tap hits: routes, the nearest first, and a location, to build there or to learn why not. */
export interface Hit {
  routes: string[];
  location: string | null;
}

/** A mouse on a location's disc hits it alone; a finger may also be for the routes beside it. */
export function hitTest(
  drawing: Drawing,
  at: readonly [number, number],
  scale: number,
  claimable: ReadonlySet<string>,
  buildable: ReadonlySet<string>,
  finger: boolean,
): Hit {
  const routes = routesNear(drawing, at, scale, claimable, finger);
  const near = drawing.locations
    .map(({ id, at: [x, y], radius }) => ({ id, far: scale * (Math.hypot(at[0] - x, at[1] - y) - radius) }))
    .filter(({ id, far }) => far <= (finger && buildable.has(id) ? FINGER.reach : 2))
    .sort((one, other) => one.far - other.far)[0];
  if (!near) return { routes, location: null };
  return { routes: finger ? routes.filter((id) => claimable.has(id)) : [], location: near.id };
}

/** From a point to the nearest of a route's spaces; 0 on one of them, or between two. */
function distance(
  spaces: Drawing["routes"][number]["spaces"],
  { space, gap }: Drawing["sizes"],
  x: number,
  y: number,
): number {
  return Math.min(
    ...spaces.map(({ at, angle, length }) => {
      const turn = (-angle * Math.PI) / 180;
      const [dx, dy] = [x - at[0], y - at[1]];
      const along = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - (length + gap) / 2;
      const across = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)) - space / 2;
      return Math.hypot(Math.max(along, 0), Math.max(across, 0));
    }),
  );
}

type Tap = Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">;

/** Whether a click is the second half of a double tap: meant for the board, not for what the first half opened there. */
export function bounced(first: Tap | null, second: Tap): boolean {
  if (!first || !second.detail || second.timeStamp - first.timeStamp > BOUNCE.ms) return false;
  return Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < BOUNCE.px;
}
