/** Which of a drawing's letterings to show. */
import type { Drawing, Lettering } from "../wire/types";

const READABLE = 11; // pixels

/** The names in a language, as people say them or, where it has them, as the old map does; in the smallest size that is
 *  readable at a scale (pixels per unit of the canvas), or the largest. */
export function lettering(drawing: Drawing, language: string, scale: number, printed = false): Lettering | undefined {
  const wishes = [...(printed ? [{ language, printed }] : []), { language, printed: false }];
  const found = wishes.find((wish) =>
    drawing.lettering.some((one) => one.language === wish.language && Boolean(one.printed) === wish.printed),
  ) ?? { language: null, printed: false };
  const sizes = drawing.lettering
    .filter((one) => one.language === found.language && Boolean(one.printed) === found.printed)
    .toSorted((one, other) => one.letter - other.letter);
  return sizes.find((one) => one.letter * scale >= READABLE) ?? sizes.at(-1);
}
