/** Where things are in the graph of win probabilities, in CSS pixels. */
import type { Review } from "../../wire/types";

export interface Box {
  width: number;
  height: number;
  moves: number; // of the whole game
}

export type Point = [x: number, y: number];

export function pointOf({ width, height, moves }: Box, number: number, win: number): Point {
  return [(number / Math.max(1, moves)) * width, height * (1 - win)];
}

/** A seat's line, as far as it is known. */
export function lineOf(review: Review, box: Box, seat: number): string {
  const points = review.positions.map(({ number, win }) => pointOf(box, number, win[seat] ?? 0));
  return points.length ? `M${points.map(write).join("L")}` : "";
}

/** Everything under a seat's line. */
export function areaOf(review: Review, box: Box, seat: number): string {
  const last = review.positions.at(-1);
  if (!last) return "";
  return `${lineOf(review, box, seat)}L${write([pointOf(box, last.number, 0)[0], box.height])}L0 ${box.height}Z`;
}

/** The 95% interval around a seat's line. */
export function bandOf(review: Review, box: Box, seat: number): string {
  const edge = (sign: number): Point[] =>
    review.positions.map(({ number, win, win_error }) => {
      const value = (win[seat] ?? 0) + sign * 1.96 * (win_error[seat] ?? 0);
      return pointOf(box, number, Math.min(1, Math.max(0, value)));
    });
  const around = [...edge(1), ...edge(-1).reverse()];
  return around.length ? `M${around.map(write).join("L")}Z` : "";
}

/** The move whose column is nearest to x. */
export function moveAt({ width, moves }: Box, x: number): number {
  return Math.min(moves, Math.max(0, Math.round((x / Math.max(1, width)) * moves)));
}

function write([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
