/** New York's shores, blocks and parks, drawn for the canvas of its board. Nothing here is traced: it is a sketch from memory. */
import { type Box, curve, inside, Line, number, path, type Point } from "../plan/geometry";

const points = (...flat: number[]): Point[] => flat.flatMap((x, i) => (i % 2 ? [] : [{ x, y: flat[i + 1]! }]));
const shore = (...flat: number[]): Point[] => {
  const all = points(...flat);
  return curve([...all, all[0]!]).points.filter((_, i) => i % 3 === 0);
};

export const MANHATTAN = shore(
  ...[
    70, -90, 64, 20, 50, 120, 42, 220, 50, 320, 72, 410, 96, 490, 126, 590, 156, 680, 184, 760, 214, 840, 246, 905, 284,
    955, 322, 978,
  ],
  ...[
    358, 970, 384, 938, 408, 892, 440, 848, 492, 808, 548, 772, 588, 724, 604, 650, 600, 570, 574, 506, 524, 452, 494,
    395, 488, 330,
  ],
  ...[506, 262, 522, 180, 530, 80, 530, -90],
);
const QUEENS = shore(
  ...[652, -90, 640, 20, 626, 110, 630, 200, 612, 280, 606, 345, 640, 372, 740, 384, 800, 100, 790, -90],
);
const BROOKLYN = shore(
  ...[
    800, 398, 650, 388, 616, 404, 620, 452, 640, 505, 664, 560, 676, 620, 672, 690, 656, 760, 626, 806, 588, 842, 552,
    868, 528, 902,
  ],
  ...[514, 945, 498, 1000, 504, 1090, 800, 1090],
);
const JERSEY = shore(...[-90, 380, -26, 440, -12, 520, -2, 600, 2, 680, -10, 750, -34, 800, -90, 830]);
const ROOSEVELT = shore(570, -90, 578, 40, 576, 150, 567, 232, 560, 150, 564, 40);
const GOVERNORS = shore(428, 986, 446, 978, 462, 992, 456, 1014, 438, 1022, 424, 1008);
const LIBERTY = shore(58, 896, 74, 886, 92, 892, 98, 908, 84, 920, 64, 914);
const ELLIS = shore(66, 836, 84, 832, 88, 846, 70, 850);

export const LANDS = [MANHATTAN, QUEENS, BROOKLYN, JERSEY, ROOSEVELT, GOVERNORS, LIBERTY, ELLIS];
export const LAND = LANDS.map((land) => path(land, true)).join("");

const CENTRAL_PARK = points(196, -60, 404, -60, 426, 92, 214, 120);
const PARKS = [
  CENTRAL_PARK,
  points(252, 232, 276, 229, 279, 246, 255, 249), // Bryant
  points(318, 376, 340, 373, 343, 392, 321, 395), // Madison
  points(352, 470, 374, 467, 378, 492, 356, 495), // Union
  points(296, 606, 324, 602, 328, 626, 300, 630), // Washington
  points(544, 604, 574, 600, 578, 626, 548, 630), // Tompkins
  points(344, 830, 362, 824, 368, 846, 350, 852), // City Hall
  points(500, 742, 536, 724, 548, 744, 510, 764), // Seward
  shore(276, 930, 300, 946, 326, 952, 350, 950, 352, 972, 322, 982, 290, 964), // Battery
  points(630, 985, 676, 955, 706, 1000, 660, 1030), // Prospect
  shore(428, 986, 446, 978, 462, 992, 456, 1014, 438, 1022, 424, 1008),
  LIBERTY,
];
export const PARK = PARKS.map((park) => path(park, true)).join("");
export const POND = path(curve(points(330, 8, 352, -4, 372, 10, 366, 34, 344, 40, 328, 26, 330, 8)).points, true);
export const PATHS =
  path(curve(points(222, 100, 250, 60, 240, 10, 290, -30)).points) +
  path(curve(points(412, 80, 384, 52, 396, 0, 370, -40)).points);
export const BROADWAY = path(
  curve(points(176, -60, 190, 60, 227, 211, 299, 322, 352, 440, 366, 600, 372, 760, 335, 909, 325, 960)).points,
);
const BRIDGES = [points(500, 142, 700, 104), points(590, 676, 720, 704)];

/** Bridges: wherever a road crosses water, its deck from shore to shore and the two towers that carry it. */
export function spans(roads: readonly (readonly Point[])[], width: number): { deck: string; towers: string } {
  let [deck, towers] = ["", ""];
  for (const road of [...roads, ...BRIDGES]) {
    const line = new Line(road);
    const wet: number[] = [];
    for (let along = 0; along < line.length; along += 3)
      if (!LANDS.some((land) => inside(line.at(along), land))) wet.push(along);
    if (!wet.length) continue;
    const [start, end] = [Math.max(wet[0]! - 16, 0), Math.min(wet.at(-1)! + 16, line.length)];
    deck += path(line.part(start, end));
    for (const part of [0.2, 0.8]) {
      const along = start + (end - start) * part;
      const [at, next] = [line.at(along), line.at(along + 1)];
      const [dx, dy] = [(next.y - at.y) * width, (at.x - next.x) * width];
      towers += path([
        { x: at.x - dx, y: at.y - dy },
        { x: at.x + dx, y: at.y + dy },
      ]);
    }
  }
  return { deck, towers };
}

/** A part of the town with streets of its own: where it lies, how they run, how large its blocks are. */
interface District {
  readonly land: readonly Point[];
  readonly area: readonly Point[];
  readonly turn: number;
  readonly block: readonly [width: number, height: number, street: number];
}

const DISTRICTS: readonly District[] = [
  {
    land: MANHATTAN,
    area: points(-60, -60, 700, -60, 700, 560, 640, 668, 372, 640, 372, 560, 60, 560),
    turn: -7.5,
    block: [44, 15, 5.5],
  },
  { land: MANHATTAN, area: points(60, 560, 372, 560, 372, 640, 372, 664, 120, 700), turn: 22, block: [30, 15, 5] },
  {
    land: MANHATTAN,
    area: points(372, 644, 660, 672, 620, 860, 440, 830, 440, 700, 372, 690),
    turn: 14,
    block: [15, 34, 5],
  },
  {
    land: MANHATTAN,
    area: points(100, 706, 372, 670, 372, 694, 436, 704, 436, 828, 300, 852, 180, 852),
    turn: -16,
    block: [22, 30, 5],
  },
  {
    land: MANHATTAN,
    area: points(180, 858, 300, 858, 440, 834, 460, 900, 380, 1000, 240, 1000),
    turn: 32,
    block: [18, 13, 4.5],
  },
  { land: QUEENS, area: points(560, -90, 800, -90, 800, 390, 560, 390), turn: -22, block: [26, 15, 5] },
  { land: BROOKLYN, area: points(560, 380, 800, 380, 800, 760, 560, 760), turn: 26, block: [28, 15, 5] },
  { land: BROOKLYN, area: points(440, 764, 800, 764, 800, 1090, 440, 1090), turn: -36, block: [30, 16, 5] },
  { land: JERSEY, area: points(-90, 380, 60, 380, 60, 840, -90, 840), turn: 12, block: [16, 24, 5] },
  { land: ROOSEVELT, area: points(540, -90, 600, -90, 600, 240, 540, 240), turn: -2, block: [9, 20, 4] },
];

export interface Town {
  readonly shades: readonly [string, string, string]; // blocks, in three paints
  readonly roofs: string; // a smaller house on some of them
  readonly windows: string; // lit at night
  readonly trees: string;
  readonly piers: string;
  readonly ripples: string;
}

/** Numbers that look random and are the same every time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
}

let town: Town | null = null;

export function build(panel: Box): Town {
  return (town ??= raise(panel));
}

function raise(panel: Box): Town {
  const random = dice(11);
  const shades: [string, string, string] = ["", "", ""];
  let [roofs, windows, trees] = ["", "", ""];
  for (const { land, area, turn, block } of DISTRICTS) {
    const [width, height, street] = block;
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const place = (u: number, v: number): Point => ({ x: 330 + u * cos - v * sin, y: 480 + u * sin + v * cos });
    for (let u = -700; u < 700; u += width + street * 1.5)
      for (let v = -800; v < 800; v += height + street) {
        const middle = place(u + width / 2, v + height / 2);
        if (!panel.holds(middle) || !inside(middle, area)) continue;
        const corners = [place(u, v), place(u + width, v), place(u + width, v + height), place(u, v + height)];
        if (!corners.every((corner) => inside(corner, land))) continue;
        if (PARKS.some((park) => [middle, ...corners].some((corner) => inside(corner, park)))) continue;
        shades[Math.floor(random() * 3)] += path(corners, true);
        const [a, b] = [0.15 + random() * 0.3, 0.5 + random() * 0.35];
        const yard = [
          place(u + width * a, v + 3),
          place(u + width * b, v + 3),
          place(u + width * b, v + height - 3),
          place(u + width * a, v + height - 3),
        ];
        if (random() < 0.55) roofs += path(yard, true);
        for (let i = 0; i < (width * height) / 130; i++) {
          const { x, y } = place(u + 2 + random() * (width - 4), v + 2 + random() * (height - 4));
          windows += `M${number(x)} ${number(y)}h1.7v1.7h-1.7z`;
        }
      }
  }
  for (const park of PARKS)
    for (let i = 0; i < (park === CENTRAL_PARK ? 90 : 7); i++) {
      const xs = park.map(({ x }) => x);
      const ys = park.map(({ y }) => y);
      const x = Math.min(...xs) + random() * (Math.max(...xs) - Math.min(...xs));
      const y = Math.min(...ys) + random() * (Math.max(...ys) - Math.min(...ys));
      const r = 2.2 + random() * 2.4;
      if (panel.holds({ x, y }) && inside({ x, y }, park))
        trees += `M${number(x - r)} ${number(y)}a${number(r)} ${number(r)} 0 1 0 ${number(2 * r)} 0a${number(r)} ${number(r)} 0 1 0 ${number(-2 * r)} 0z`;
    }
  return { shades, roofs, windows, trees, piers: piers(random), ripples: ripples(panel, random) };
}

/** Jetties along the Hudson, some along the East River. */
function piers(random: () => number): string {
  const line = new Line(MANHATTAN);
  let data = "";
  for (let along = 0; along < line.length; along += 19 + random() * 16) {
    const [foot, next] = [line.at(along), line.at(along + 1)];
    const west = foot.x < 260 && foot.y > 130 && foot.y < 860;
    const east = foot.x > 380 && foot.y > 660 && foot.y < 900;
    if (!west && !(east && random() < 0.5)) continue;
    const [dx, dy] = [next.x - foot.x, next.y - foot.y];
    const reach = west ? 12 + random() * 9 : 9;
    const [half, out] = [3.4, (side: number) => ({ x: foot.x + dy * side, y: foot.y - dx * side })];
    const sign = inside(out(4), MANHATTAN) ? -1 : 1;
    const [near, far] = [out(-3 * sign), out(reach * sign)];
    data += path(
      [
        { x: near.x - dx * half, y: near.y - dy * half },
        { x: far.x - dx * half, y: far.y - dy * half },
        { x: far.x + dx * half, y: far.y + dy * half },
        { x: near.x + dx * half, y: near.y + dy * half },
      ],
      true,
    );
  }
  return data;
}

function ripples(panel: Box, random: () => number): string {
  let data = "";
  for (let y = panel.top + 12; y < panel.bottom; y += 21)
    for (let x = panel.left + 8; x < panel.right; x += 38) {
      const [u, v] = [x + random() * 26, y + random() * 14];
      if (random() > 0.75) continue;
      const around = [points(u - 12, v), points(u + 24, v), points(u + 6, v - 12), points(u + 6, v + 12)].flat();
      if (!around.some((point) => LANDS.some((land) => inside(point, land))))
        data += `M${number(u)} ${number(v)}q3-3 6 0t6 0`;
    }
  return data;
}
