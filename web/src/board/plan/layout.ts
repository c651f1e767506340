/** Where everything on the map lies, before anything is drawn. */
import type { Board, Location } from "../../wire/types";
import { Box, type Point } from "./geometry";
import { type Bundle, bundles, Gauge, settle, type Track } from "./tracks";

export interface Station {
  readonly location: Location;
  readonly centre: Point;
  readonly radius: number;
}

export interface Layout {
  readonly board: Board;
  readonly gauge: Gauge;
  readonly panel: Box; // the map: the canvas and a margin
  readonly stations: readonly Station[];
  readonly tracks: readonly Track[]; // in the order of the routes
}

const made = new WeakMap<Board, Layout>();

/** The layout of a board; made once. */
export function layOut(board: Board): Layout {
  let layout = made.get(board);
  if (!layout) made.set(board, (layout = plan(board)));
  return layout;
}

function plan(board: Board): Layout {
  const places = new Map(board.map.locations.map(({ id, at: [x, y] }): [string, Point] => [id, { x, y }]));
  const groups = bundles(board.map.routes, places);
  const gauge = new Gauge(unit(board, groups));
  const stations = board.map.locations.map((location): Station => {
    const marked = location.attraction || location.coast !== null;
    return { location, centre: places.get(location.id)!, radius: gauge.of(marked ? 12.5 : 9) };
  });
  const tracks = settle(
    groups,
    gauge,
    stations.map(({ centre, radius }) => ({ ...centre, r: radius })),
  );
  return {
    board,
    gauge,
    panel: new Box(0, 0, board.canvas[0], board.canvas[1]).grown(gauge.margin),
    stations,
    tracks: board.map.routes.map((route) => tracks.get(route.id)!),
  };
}

/** 1 on a canvas of about 850 by 850; less where routes are too short for their spaces. */
function unit(board: Board, groups: readonly Bundle[]): number {
  const usual = Math.sqrt(board.canvas[0] * board.canvas[1]) / 850;
  const tightest = Math.min(usual, ...groups.map((group) => group.line().length / (32 + 24 * group.spaces)));
  return Math.max(tightest, usual / 4);
}
