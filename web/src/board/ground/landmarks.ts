/** A little building beside a place, where there is room for it. Drawn for the eye, not to scale: 26 wide, standing on y = 12. */
import { Box, type Point, toSegment } from "../plan/geometry";
import type { Layout } from "../plan/layout";
import { clearance } from "./room";

const TEMPLE = "M-13-3L0-12L13-3ZM-11-3H11V0H-11ZM-9 0h3v8h-3zM-1.5 0h3v8h-3zM6 0h3v8h-3zM-12 8H12V12H-12Z";
const PALM = "M-1 12Q1 2 0-4Q2 4 3 12ZM0-4Q-9-8-12 0Q-6-4 0-4Q-5-13-11-9Q-4-9 0-4Q5-13 11-9Q4-9 0-4Q9-8 12 0Q6-4 0-4Z";
const ARCH = "M-10-9H10V12H5.500V3Q5.500-4 0-4T-5.500 3V12H-10ZM-12-9H12V-13H-12Z";
const CHURCH = "M-12 12V0H-4V12ZM-4 12V-6H4V12ZM-4-6L0-14L4-6ZM4 12V2H12V12ZM-1.500 12V7h3v5zM-1-2h2v4h-2z";
const TOWERS =
  "M-12 12V-2H-6V12ZM-6 12V-9H0V12ZM0 12V-5H6V12ZM6 12V2H12V12ZM-3.500-9V-14M-4 -5h2M-4-1h2M-4 3h2M2-1h2M2 3h2M-10 2h2M-10 6h2";
const ONION =
  "M-10 2Q-13-3-7-7Q-1-3-4 2ZM4 2Q1-3 7-7Q13-3 10 2ZM-11 12V2H-3.500V12ZM3.500 12V2H11V12ZM-3.500 12V-2H3.500V12ZM-3.500-2Q-7-9 0-14Q7-9 3.500-2Z";
const MILL = "M-5 12L-2.500-2H2.500L5 12ZM0-3L-9-12L-11-9ZM0-3L9-12L11-9ZM0-3L-9 5L-7 7ZM0-3L9 5L7 7ZM-1.500 12V8h3v4z";
const LIGHTHOUSE =
  "M-5 12L-3-6H3L5 12ZM-4.500-6H4.500V-8.500H-4.500ZM-2-8.500V-12H2V-8.500ZM-2.500-12L0-14.500L2.500-12ZM-4 4H4M-3.500-1H3.500";

const NEW_YORK: Record<string, string> = {
  "times-square":
    "M-10 12V-2H-4V12ZM-4 12V-11H4V12ZM4 12V1H10V12ZM-2.500-8.500h5v4h-5zM-2.500-2h5v3h-5zM-8.500 1h3v3h-3zM5.500 4h3v3h-3z",
  "united-nations": "M-4 12V-13H4V12ZM-13 12V7Q-8 3-4 5V12ZM4 12V8H12V12ZM-2-10V9M0-10V9M2-10V9",
  "empire-state-building":
    "M-8 12V5H-6V-3H-4V-7H-2V-10H-.500V-15H.500V-10H2V-7H4V-3H6V5H8V12ZM-2.500-4V9M0-4V9M2.500-4V9",
  chelsea:
    "M-13 3H13V12H9.500Q9.500 6 6.500 6T3.500 12H-3.500Q-3.500 6-6.500 6T-9.500 12H-13ZM-13 3V0H13V3M-9 0Q-10-5-8-7Q-5-4-7 0M-1 0Q-2-6 0-9Q3-5 1 0M7 0Q6-4 8-6Q11-3 9 0",
  "greenwich-village": ARCH,
  chinatown:
    "M-9.500 12V-2H-6.500V12ZM6.500 12V-2H9.500V12ZM-14-2Q-8-4-6-8H6Q8-4 14-2ZM-6 0H6V4H-6ZM-9-8Q-5-9-4-12H4Q5-9 9-8Z",
  "wall-street": TEMPLE,
  brooklyn:
    "M-13 12V-3H-4.500V12ZM-4.500 12V-6H4.500V12ZM4.500 12V-3H13V12ZM-14-3H-4.500V-5H-14ZM-5.500-6H5.500V-8H-5.500ZM4.500-3H14V-5H4.500ZM-10.500 1h3v3h-3zM-1.500-2h3v3h-3zM7.500 1h3v3h-3zM-1.500 12V6h3v6z",
  "lincoln-center":
    "M-13-6H13V-9H-13ZM-12-6V12H12V-6M-8 12V1a2.500 2.500 0 0 1 5 0V12M-2.500 12V1a2.500 2.500 0 0 1 5 0V12M3 12V1a2.500 2.500 0 0 1 5 0V12",
};

const EUROPE: Record<string, string> = {
  paris: "M-8 12Q-2 4-.800-14H.800Q2 4 8 12H5Q3 6.500 0 6.500T-5 12ZM-3.500 2.500H3.500M-2-4H2",
  london: "M-4 12V-6H4V12ZM-4-6L0-14L4-6ZM4 12V3H12V12ZM-2-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM6 12V7h4v5z",
  rome: "M-13 12V-1Q-13-8-4-8H5V-4H13V12ZM-10 12V7a2 2 0 0 1 4 0V12M-2 12V7a2 2 0 0 1 4 0V12M6 12V7a2 2 0 0 1 4 0V12M-10 1V-1a2 2 0 0 1 4 0V1M-2 1V-2a2 2 0 0 1 4 0V1M-13 3H13",
  amsterdam: MILL,
  moscow: ONION,
  kyiv: ONION,
  athens: TEMPLE,
  berlin:
    "M-12-2H12V-6H-12ZM-12 12V-2H-9V12ZM-5 12V-2H-2.500V12ZM2.500 12V-2H5V12ZM9 12V-2H12V12ZM-4-6L-3-9H3L4-6M0-9V-13",
  vienna: "M-10-1a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM0-11V9M-10-1H10M-7-8L7 6M7-8L-7 6M0-1L-6 13H6Z",
  madrid: "M-13 12V-5H13V12H9V4Q9 0 7 0T5 4V12H3V3Q3-2 0-2T-3 3V12H-5V4Q-5 0-7 0T-9 4V12ZM-6-5L0-10L6-5Z",
  stockholm: "M-5 12V-5H3V12ZM-6-5L-1-13L4-5ZM3 12V4H13V12ZM-13 12V6H-5V12ZM-2 12V7h3v5zM6 7h2v2h-2zM10 7h2v2h-2z",
  brest: LIGHTHOUSE,
  barcelona: "M-12 12L-9-7L-6 12ZM-6 12L-3-13L0 12ZM0 12L3-13L6 12ZM6 12L9-7L12 12ZM-9 3h.1M-3-2h.1M3-2h.1M9 3h.1",
  ankara:
    "M-8 12V2H8V12ZM-8 2Q-8-7 0-9Q8-7 8 2ZM-12 12V-8L-11-12L-10-8V12ZM10 12V-8L11-12L12-8V12ZM-2 12V8a2 2 0 0 1 4 0V12ZM0-9V-12",
  warsaw: CHURCH,
  bucharest: ARCH,
  dublin: LIGHTHOUSE,
  zurich: CHURCH,
};

const USA: Record<string, string> = {
  "new-york":
    "M-8 12L-6 5H6L8 12ZM-4 5V0H4V5ZM-3 0Q-4-7-2-10H2Q4-6 3 0ZM1.500-9L5-16H6.500L3.500-6ZM-2-12a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
  "san-francisco":
    "M-16 7H16V9H-16ZM-8 12V-11H-6V12ZM6 12V-11H8V12ZM-16 4Q-9 4-7-10Q0 10 7-10Q9 4 16 4M-3 2.500V7M0 3V7M3 2.500V7",
  seattle: "M-4 12L-.800-3H.800L4 12ZM-9-5Q0-10 9-5L5-2H-5ZM-1-8V-14M1-8V-14M0-14V-16M-2.500 6H2.500",
  "los-angeles": PALM,
  miami: PALM,
  washington:
    "M-13 12V4H13V12ZM-7 4V-1H7V4ZM-6-1Q-6-9 0-10Q6-9 6-1ZM-1-10V-14H1V-10M-10 12V6M-6 12V6M-2 12V6M2 12V6M6 12V6M10 12V6",
  chicago: TOWERS,
  dallas:
    "M-7 12L-1.500-12H1.500L7 12H5L0-6L-5 12ZM-4.500 4H4.500M-3.500-1H3.500M-5 4L3.500-1M5 4L-3.500-1M-3-12H3V-15H-3Z",
  montreal: CHURCH,
  albuquerque: "M-2 12V-10Q0-13 2-10V12ZM-2 4H-6Q-9 4-9 0V-4Q-7.500-6-6-4V0H-2ZM2 1H6V-5Q7.500-7 9-5V1Q9 5 6 5H2Z",
  "kansas-city": MILL,
  winnipeg: "M-10 12V-6L-5-11H0V12ZM0 12V-2H10V12ZM3-2V-6H7V-2M-7 12V6h4v6zM-7-4h4M3 4h4v3h-4z",
  "salt-lake-city":
    "M-9 12V-3H9V12ZM-9-3V-6L-7-12L-5-6V-3M5-3V-6L7-12L9-6V-3M-2-3V-8L0-15L2-8V-3M-6 2h2v4h-2zM-1 2h2v4h-2zM4 2h2v4h-2z",
  denver: "M-14 12L-5-6L-1 1L4-11L14 12ZM-7-2L-5-1L-3-2.500M1.500-5L4-3.500L6.500-5",
  duluth: LIGHTHOUSE,
  "new-orleans": "M-14 5H12L10 12H-12ZM-10 5V0H8V5ZM-7 0V-4H5V0ZM-3-4V-13M2-4V-13M-4-13H-2M1-13H3M9 5a4 4 0 1 0 6 0",
};

const ALL: Record<string, Record<string, string>> = {
  "new-york": NEW_YORK,
  "first-journey-europe": EUROPE,
  "first-journey-usa": USA,
};

export interface Landmark extends Point {
  readonly id: string;
  readonly d: string;
  readonly size: number;
}

/** Each landmark as near to its place as there is room, a little smaller where there is less, or not at all. */
export function landmarks(layout: Layout, taken: readonly Box[]): { marks: Landmark[]; boxes: Box[] } {
  const { gauge, panel } = layout;
  const boxes: Box[] = [];
  const marks: Landmark[] = [];
  const clear = clearance(layout, taken);
  const ends = layout.tracks.flatMap(({ road }) => [road.slice(0, 2), road.slice(-2)]) as [Point, Point][];
  const room = (point: Point, size: number): boolean =>
    panel.grown(-16 * size).holds(point) &&
    [-9, 0, 9].every((aside) => clear({ x: point.x + aside * size, y: point.y }) > 12 * size) &&
    ends.every(([start, end]) => toSegment(point, start, end) > 14 * size) &&
    boxes.every((box) => box.distance(point) > 16 * size);
  for (const { location, centre } of layout.stations) {
    const d = ALL[layout.board.id]?.[location.id];
    for (const size of d ? [1.35, 1.12, 0.85].map((units) => gauge.of(units)) : []) {
      const spots = [34, 42, 50, 60, 70].flatMap((far) =>
        Array.from({ length: 24 }, (_, i): Point => {
          const turn = (i * Math.PI) / 12;
          return { x: centre.x + gauge.of(far) * Math.cos(turn), y: centre.y + gauge.of(far) * Math.sin(turn) };
        }),
      );
      const found = spots.find((point) => room(point, size));
      if (!found || !d) continue;
      marks.push({ id: location.id, d, size, ...found });
      boxes.push(Box.around(found, 30 * size, 30 * size));
      break;
    }
  }
  return { marks, boxes };
}
