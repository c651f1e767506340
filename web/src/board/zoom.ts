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
