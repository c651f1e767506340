/** Symbols, pieces, stations and marks as layers, and how large each is painted: Python's specification of a board's look. */
import palette from "../../generated/palette.json";
import type { Drawing, Layer, Look } from "../../wire/types";
import { paint } from "./colours";

export type Layers = readonly Layer[];
type Fit = keyof typeof palette.fits;

const symbols: Record<string, string> = palette.symbols;
const wildPictures: Record<string, Layers> = palette.wild_pictures;

export const stripes: Layers = palette.stripes; // in a box of 10 by 10
export const ferrySign: Layers = palette.ferry_sign;
export const marks: Record<Drawing["locations"][number]["marks"][number], Layers> = palette.marks;

/** Path data of a symbol within a circle of radius 10 around (0, 0). */
export function shape(symbol: string): string {
  return symbols[symbol] ?? "";
}

/** A symbol as a picture; without layers for gray. */
export function symbol(name: string): Layers {
  return name in symbols ? [{ kind: "symbol", d: shape(name) }] : [];
}

/** What is printed on the stripes of a wild card. */
export function wildPicture(card: string): Layers {
  return wildPictures[paint(card).kind === "wild" ? paint(card).symbol : "none"]!;
}

/** A seat's piece. */
export function piece(look: Look, seat: number): Layers {
  const bodies = palette.pieces[palette.vehicles[look] as keyof typeof palette.pieces];
  return bodies[seat % bodies.length]!;
}

export function station(seat: number): Layers {
  return palette.stations[seat % palette.stations.length]!;
}

/** The scale of a small picture: the smallest of the quotients that count for it. */
export function scale(kind: Fit, { unit, space }: Drawing["sizes"], length = Infinity): number {
  const fit = palette.fits[kind];
  return Math.min(
    fit.unit ? fit.unit * unit : Infinity,
    fit.length ? length / fit.length : Infinity,
    fit.width ? space / fit.width : Infinity,
  );
}

/** A transform: scaled, turned, then moved. */
export function place([x, y]: readonly [number, number], angle = 0, size = 1): string {
  return `translate(${x} ${y})${angle ? ` rotate(${angle})` : ""}${size === 1 ? "" : ` scale(${size.toFixed(2)})`}`;
}

/** The transform of a wild space's stripes. */
export function stretched(length: number, { unit, space }: Drawing["sizes"]): string {
  const [width, height] = [length, space].map((side) => ((side - palette.inset * unit) / 10).toFixed(2));
  return `scale(${width} ${height})`;
}
