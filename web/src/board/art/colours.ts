/** A colour's class and symbol. The usual colours are in palette.css; any other name always gets the same colour of its own. */
import palette from "../../generated/palette.json";

export interface Paint {
  readonly kind: string; // class that sets --tone-fill, --tone-edge and --tone-ink
  readonly hue: number | null; // for a colour that no box has: goes into --hue
  readonly symbol: string; // a shape, "none" for gray, or the picture of a wild card
  readonly char: string;
}

const known: Record<string, { symbol: string; char: string }> = palette.colours;
const wilds: Record<string, { symbol: string; char: string }> = palette.wilds;
const hues: Record<string, number> = palette.hues;
const shapes: Record<string, string> = palette.symbols;
const marks: Record<string, string> = palette.wild_marks;

/** Two waves in a box of 20 by 10 around (0, 0): the mark of a ferry's space. */
export const ripple: string = palette.ripple;

/** A wild card's picture in a box of 40 by 20 around (0, 0); a star, if it has none. */
export function wildMark(name: string): string {
  return marks[wilds[name]?.symbol ?? ""] ?? shape("star");
}

export function paint(name: string): Paint {
  if (name in known) return { kind: `colour-${name}`, hue: null, ...known[name]! };
  if (name in wilds) return { kind: "wild", hue: null, ...wilds[name]! };
  const number = crc32(name);
  const spare = palette.spare[Math.floor(number / 360) % palette.spare.length]!;
  return { kind: "colour-spare", hue: hues[name] ?? number % 360, ...spare };
}

/** Path data of a symbol within a circle of radius 10 around (0, 0); a ring is two circles, filled even-odd. */
export function shape(symbol: string): string {
  if (symbol === "disc") return circle(8.5);
  if (symbol === "ring") return circle(9.4) + circle(5.8);
  return shapes[symbol] ?? "";
}

function circle(r: number): string {
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** The same as Python's zlib.crc32, so that a colour is the same in every picture. */
function crc32(text: string): number {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
