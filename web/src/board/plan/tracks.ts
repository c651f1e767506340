/** Routes as chains of spaces, laid so that they keep out of one another's way. */
import type { Route } from "../../wire/types";
import { curve, degrees, distance, Line, spot, type Point, type Space } from "./geometry";

/** The sizes of a picture: all of them grow and shrink with one unit. */
export class Gauge {
  readonly width: number; // of a space
  readonly longest: number; // a space at its longest
  readonly gap: number; // between the spaces of a route, and between the halves of a double
  readonly clear: number; // between a location and the first space
  readonly letter: number; // of names
  readonly margin: number; // between the canvas and the frame

  constructor(readonly unit: number) {
    this.width = this.of(18.5);
    this.longest = this.of(48);
    this.gap = this.of(3.5);
    this.clear = this.of(16);
    this.letter = this.of(16);
    this.margin = this.of(26);
  }

  of(units: number): number {
    return units * this.unit;
  }
}

/** A route's chain of spaces, the bed under it, and the thin road from station to station. */
export interface Track {
  readonly route: Route;
  readonly spaces: readonly Space[];
  readonly bed: readonly Point[];
  readonly road: readonly Point[];
}

export interface Disc extends Point {
  readonly r: number;
}

/** How a bundle gives way: spaces shorter by a part, moved towards an end (-1 to 1), bowed by a part of the way. */
interface Bend {
  readonly shorter: number;
  readonly slide: number;
  readonly bow: number;
  readonly strain: number;
}

const COMPASS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;
const ROUNDS = 4;
const STRAIGHT: Bend = { shorter: 0, slide: 0, bow: 0, strain: 0 };
const BENDS: readonly Bend[] = [0, 0.12, 0.24]
  .flatMap((shorter) =>
    [0, -0.5, 0.5, -1, 1].flatMap((slide) =>
      [0, -0.05, 0.05, -0.1, 0.1, -0.15, 0.15].map((bow) => ({
        shorter,
        slide,
        bow,
        strain: shorter * 12 + Math.abs(slide) * 2 + Math.abs(bow) * 40,
      })),
    ),
  )
  .sort((one, other) => one.strain - other.strain);

/** A route, or the halves of a double from right to left, and the points that they run through. */
export class Bundle {
  constructor(
    readonly halves: readonly Route[],
    readonly points: readonly Point[],
  ) {}

  get spaces(): number {
    return Math.max(...this.halves.map((half) => half.length));
  }

  /** The middle line; it can be bowed only where the board file gives it no bends. */
  line(bow = 0): Line {
    if (!bow || this.points.length > 2) return curve(this.points);
    const straight = new Line(this.points);
    const aside = straight.moved(bow * straight.length);
    return curve([this.points[0]!, aside.at(aside.length / 2), this.points[1]!]);
  }

  laid(gauge: Gauge, bend: Bend): Track[] {
    const line = this.line(bend.bow);
    const first = -(this.halves.length - 1) / 2;
    return this.halves.map((half, i) => lay(half, line, (first + i) * (gauge.width + gauge.gap), gauge, bend));
  }
}

/** Routes in file order, each with its twin. The halves of a double share the bends of the first that has any. */
export function bundles(routes: readonly Route[], places: ReadonlyMap<string, Point>): Bundle[] {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const key = route.double ? `double ${route.double}` : route.id;
    groups.set(key, [...(groups.get(key) ?? []), route]);
  }
  return [...groups.values()].map((halves) => {
    const lead = halves.find((half) => half.via.length) ?? halves[0]!;
    const via = lead.via.map(([x, y]): Point => ({ x, y }));
    const points = [places.get(lead.a)!, ...via, places.get(lead.b)!];
    return new Bundle(bySide(halves, points[0]!, points.at(-1)!), points);
  });
}

/** From right to left of the line, as their sides say; in file order where they say nothing. */
function bySide(halves: readonly Route[], start: Point, end: Point): Route[] {
  const leftness = (half: Route): number => {
    const [east, south] = half.side ? COMPASS[half.side] : [0, 0];
    return east * (end.y - start.y) - south * (end.x - start.x);
  };
  return halves.toSorted((one, other) => leftness(one) - leftness(other));
}

/** Lay every bundle straight; then let those that are in the way of others give way, as little as will do. */
export function settle(groups: readonly Bundle[], gauge: Gauge, stations: readonly Disc[]): Map<string, Track> {
  const laid = groups.map((group) => group.laid(gauge, STRAIGHT));
  const rows = laid.map(discs);
  const lengths = groups.map((group) => group.line().length);
  const longestFirst = groups.map((_, i) => i).sort((i, j) => lengths[j]! - lengths[i]!); // they bow most gracefully
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const i of longestFirst) {
      const others = near(groups[i]!, gauge, [...stations, ...rows.filter((_, j) => j !== i).flat()]);
      if (!conflict(rows[i]!, others, gauge)) continue;
      const best = giveWay(groups[i]!, others, gauge);
      moved ||= JSON.stringify(best) !== JSON.stringify(laid[i]);
      laid[i] = best;
      rows[i] = discs(best);
    }
    if (!moved) break;
  }
  return new Map(laid.flat().map((track) => [track.route.id, track]));
}

/** The least strained way to lie that is in nobody's way, or failing that the best compromise. */
function giveWay(group: Bundle, others: readonly Disc[], gauge: Gauge): Track[] {
  let best = group.laid(gauge, STRAIGHT);
  let least = Infinity;
  for (const bend of BENDS) {
    if (bend.strain >= least) break;
    const tracks = group.laid(gauge, bend);
    const cost = bend.strain + (8 * conflict(discs(tracks), others, gauge)) / gauge.unit;
    if (cost < least) [best, least] = [tracks, cost];
  }
  return best;
}

/** Spaces as rows of discs: rough, but quick to compare. */
function discs(tracks: readonly Track[]): Disc[] {
  return tracks.flatMap((track) =>
    track.spaces.flatMap((space) =>
      [-1, -0.33, 0.33, 1].map((along) => ({
        ...spot(space, along * (1 - space.width / space.length), 0),
        r: space.width / 2,
      })),
    ),
  );
}

function near(group: Bundle, gauge: Gauge, others: readonly Disc[]): Disc[] {
  const reach = gauge.of(80);
  const xs = group.points.map((point) => point.x);
  const ys = group.points.map((point) => point.y);
  const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [top, bottom] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  return others.filter(({ x, y }) => left < x && x < right && top < y && y < bottom);
}

/** How deep two sets of discs run into each other, added up. */
function conflict(mine: readonly Disc[], others: readonly Disc[], gauge: Gauge): number {
  let total = 0;
  for (const one of mine)
    for (const other of others) {
      const reach = one.r + other.r + 4 * gauge.unit; // corners reach beyond the discs
      if (Math.abs(one.x - other.x) < reach && Math.abs(one.y - other.y) < reach)
        total += Math.max(0, reach - distance(one, other));
    }
  return total;
}

function lay(route: Route, middle: Line, aside: number, gauge: Gauge, bend: Bend): Track {
  const line = middle.moved(aside);
  const count = Math.max(route.length, 1);
  const room = Math.max(line.length - 2 * gauge.clear, 0);
  const pitch = Math.min(room / count, gauge.longest + gauge.gap) * (1 - bend.shorter);
  const slack = (room - pitch * count) / 2;
  const start = (line.length - pitch * count) / 2 + slack * bend.slide;
  const tuck = Math.min(gauge.width, pitch * count) / 4; // the bed's ends are round and would stick out
  const bed = line.part(start + tuck, start + pitch * count - tuck);
  const spaces = Array.from({ length: route.length }, (_, i): Space => {
    const from = start + pitch * i;
    return {
      centre: line.at(from + pitch / 2),
      angle: degrees(line.at(from), line.at(from + pitch)),
      length: Math.max(pitch - gauge.gap, gauge.gap),
      width: gauge.width,
    };
  });
  return { route, spaces, bed, road: [middle.points[0]!, ...bed, middle.points.at(-1)!] };
}
