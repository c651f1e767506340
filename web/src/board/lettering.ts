/** Which of a drawing's letterings to show. */
import type { Drawing, Lettering } from "../wire/types";

const READABLE = 11; // pixels

/** The names in a language, in the smallest size that is readable at a scale (pixels per unit of the canvas), or the largest. */
export function lettering(drawing: Drawing, language: string, scale: number): Lettering | undefined {
  const own = drawing.lettering.some((one) => one.language === language) ? language : null;
  const sizes = drawing.lettering
    .filter((one) => one.language === own)
    .toSorted((one, other) => one.letter - other.letter);
  return sizes.find((one) => one.letter * scale >= READABLE) ?? sizes.at(-1);
}
