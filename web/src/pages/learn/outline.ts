/** The outline of something on the screen: a route's bend, or a box with the element's own corners. */

export type Outline =
  /** A line along a route, in the board's units. `matrix` leads to pixels; no part of it is shown outside of `within`. */
  | { kind: "route"; d: string; wide: number; matrix: string; scale: number; within: Box | null }
  | { kind: "box"; box: Box; round: number };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const ROOM = 6; // pixels between an element and the ring around it

export function outlineOf(element: Element): Outline {
  const bed = element.querySelector<SVGPathElement>("path.hit");
  const matrix = bed?.getScreenCTM();
  if (bed && matrix) {
    const { a, b, c, d, e, f } = matrix;
    const window = element.closest(".window")?.getBoundingClientRect();
    return {
      kind: "route",
      d: bed.getAttribute("d") ?? "",
      wide: parseFloat(bed.getAttribute("stroke-width") ?? "0"),
      matrix: `matrix(${[a, b, c, d, e, f].join(" ")})`,
      scale: Math.hypot(a, b),
      within: window ? { x: window.x, y: window.y, width: window.width, height: window.height } : null,
    };
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  const round = parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
  return {
    kind: "box",
    box: { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM },
    round: Math.min(round, width / 2, height / 2) + ROOM,
  };
}
