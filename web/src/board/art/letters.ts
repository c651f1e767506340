/** How words on a board are set: Python's specification as attributes of a text. */
import palette from "../../generated/palette.json";
import type { Look } from "../../wire/types";

export const LINE = palette.letters.name.line; // from one line of a name to the next, in letters

export function set(kind: keyof typeof palette.letters, look: Look, size: number): Record<string, string | number> {
  const { fill, weight, spacing, halo, italic } = palette.letters[kind];
  return {
    fill: `var(--ground-${fill})`,
    ...(halo && {
      stroke: "var(--ground-halo)",
      "stroke-width": halo * size,
      "stroke-linejoin": "round",
      "paint-order": "stroke",
    }),
    "font-size": size,
    "font-weight": weight[look],
    "font-style": italic ? "italic" : "normal",
    "letter-spacing": spacing * size,
    "text-anchor": "middle",
  };
}
