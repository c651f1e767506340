/** Zooming into a board: a scale from 1 (all of it) and a shift in pixels, bounded so that the window is never half empty. */

export interface Lens {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export const WHOLE: Lens = { k: 1, x: 0, y: 0 };
export const CLOSEST = 6;

/** The largest size with the sheet's proportions that fits into the window. */
export function fitted(sheet: Size, view: Size): Size {
  const scale = Math.min(view.width / sheet.width, view.height / sheet.height) || 0;
  return { width: sheet.width * scale, height: sheet.height * scale };
}

/** The lens, within bounds. A sheet smaller than the window is centred; a larger one covers it. */
export function bounded({ k, x, y }: Lens, stage: Size, view: Size): Lens {
  const scale = Math.min(Math.max(k, 1), CLOSEST);
  const side = (shift: number, mine: number, window: number): number => {
    const spare = Math.max((mine * scale - window) / 2, 0);
    return Math.min(Math.max(shift, -spare), spare);
  };
  return { k: scale, x: side(x, stage.width, view.width), y: side(y, stage.height, view.height) };
}

/** Closer by a factor, with the point (from the window's middle) staying where it is. */
export function closer(lens: Lens, factor: number, px: number, py: number): Lens {
  const k = Math.min(Math.max(lens.k * factor, 1), CLOSEST);
  const by = k / lens.k;
  return { k, x: px - (px - lens.x) * by, y: py - (py - lens.y) * by };
}

const RECOGNISED = 13; // pixels: how wide a space should be to be made out
const SHARE = 0.6; // of the window, for what is looked at

/** Close enough to make out what lies within a box of the sheet, which comes into the middle. `scale` is pixels per unit. */
export function onto(lens: Lens, box: Box, space: number, sheet: Box, scale: number, view: Size): Lens {
  const room = Math.min(view.width / box.width, view.height / box.height);
  const wanted = Math.min(RECOGNISED / (space * scale), (SHARE * room) / scale, CLOSEST);
  const k = Math.max(lens.k, wanted, 1);
  const shift = (at: number, from: number, size: number): number => -(at - from - size / 2) * scale * k;
  return {
    k,
    x: shift(box.left + box.width / 2, sheet.left, sheet.width),
    y: shift(box.top + box.height / 2, sheet.top, sheet.height),
  };
}

/** The smallest box around points, with some room. */
export function around(points: readonly (readonly [number, number])[], room: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}
