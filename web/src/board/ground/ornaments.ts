/** Where the seas of our atlas boards have room for something to look at, and for their names, on the canvas. */
import { Box } from "../plan/geometry";
import type { Kind } from "./Ornament.svelte";

export interface Spot {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly flip?: boolean;
}

export const ORNAMENTS: Record<string, readonly Spot[]> = {
  "first-journey-europe": [
    { kind: "ship", x: 34, y: 112, size: 1.05 },
    { kind: "steamer", x: 262, y: 222, size: 0.7, flip: true },
    { kind: "serpent", x: 386, y: 716, size: 0.75 },
    { kind: "whale", x: 20, y: 300, size: 0.75, flip: true },
    { kind: "ship", x: 548, y: 764, size: 0.8, flip: true },
    { kind: "steamer", x: 806, y: 524, size: 0.6 },
  ],
  "first-journey-usa": [
    { kind: "whale", x: 42, y: 640, size: 1.1 },
    { kind: "ship", x: 14, y: 430, size: 0.85, flip: true },
    { kind: "steamer", x: 600, y: 714, size: 0.9 },
    { kind: "ship", x: 984, y: 442, size: 0.85 },
    { kind: "serpent", x: 984, y: 668, size: 0.85, flip: true },
  ],
};

/** Where a compass looks best; other boards have theirs where there is room. */
export const ROSES: Record<string, { readonly x: number; readonly y: number; readonly r: number }> = {
  "first-journey-europe": { x: 236, y: 42, r: 36 },
};

/** In Latin, as on old maps; the same in every language. */
export const SEAS: Record<
  string,
  readonly (readonly [name: string, x: number, y: number, angle: number, size: number])[]
> = {
  "first-journey-europe": [
    ["OCEANUS ATLANTICUS", 30, 412, 70, 9.5],
    ["MARE GERMANICUM", 278, 128, -62, 10],
    ["MARE MEDITERRANEUM", 254, 724, 0, 9.5],
    ["MARE IONIUM", 540, 800, 0, 8.5],
  ],
  "first-journey-usa": [
    ["OCEANUS PACIFICUS", 14, 236, -82, 11.5],
    ["OCEANUS ATLANTICUS", 974, 556, -64, 11],
    ["SINUS MEXICANUS", 650, 772, 0, 12],
  ],
};

/** The room that all of this takes, so that the title and the compass keep out of it. */
export function decked(game: string): Box[] {
  const rose = ROSES[game];
  return [
    ...(rose ? [Box.around(rose, 2.3 * rose.r, 2.9 * rose.r)] : []),
    ...(ORNAMENTS[game] ?? []).map(({ x, y, size = 1 }) => Box.around({ x, y }, 78 * size, 50 * size)),
    ...(SEAS[game] ?? []).map(([name, x, y, angle, size]) => {
      const turn = (angle * Math.PI) / 180;
      const length = name.length * size * 0.92;
      const [across, down] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
      return Box.around({ x, y }, length * across + size * 1.4, length * down + size * 1.4);
    }),
  ];
}
