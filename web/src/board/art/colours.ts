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
export function paint(name: string): Paint {
  if (name in known) return { kind: `colour-${name}`, hue: null, ...known[name]! };
  if (name in wilds) return { kind: "wild", hue: null, ...wilds[name]! };
  const number = crc32(name);
  const spare = palette.spare[Math.floor(number / 360) % palette.spare.length]!;
  return { kind: "colour-spare", hue: hues[name] ?? number % 360, ...spare };
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
