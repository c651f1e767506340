/** Where a picture has room: for the title, the compass and whatever else must keep out of the way. */
import { Box, spot, type Point } from "../plan/geometry";
import type { Layout } from "../plan/layout";

/** How far from a point the nearest space, station or other box is. */
export function clearance(layout: Layout, taken: readonly Box[]): (point: Point) => number {
  const spots = [
    ...layout.tracks.flatMap((track) =>
      track.spaces.flatMap((space) => [-1, 0, 1].map((along) => spot(space, along, 0))),
    ),
    ...layout.stations.map((station) => station.centre),
  ];
  return (point) => {
    let square = Infinity;
    for (const { x, y } of spots) square = Math.min(square, (x - point.x) ** 2 + (y - point.y) ** 2);
    let nearest = Math.sqrt(square) - layout.gauge.width * 0.6;
    for (const box of taken) nearest = Math.min(nearest, box.distance(point));
    return nearest;
  };
}

/** A place for a box of this size with enough air round it, rather low and to the left; else the one with most air. */
export function emptiest(
  layout: Layout,
  taken: readonly Box[],
  width: number,
  height: number,
): { box: Box; air: number } {
  const { panel, gauge } = layout;
  const clear = clearance(layout, taken);
  const [step, edge, enough] = [gauge.of(18), gauge.of(9), gauge.of(16)];
  let best = { box: Box.around(panel.middle, width, height), air: -Infinity };
  for (let y = panel.bottom - height / 2 - edge; y >= panel.top + height / 2 + edge; y -= step)
    for (let x = panel.left + width / 2 + edge; x <= panel.right - width / 2 - edge; x += step) {
      const probes = [-1, -0.5, 0, 0.5, 1].flatMap((u) =>
        [-1, 0, 1].map((v) => ({ x: x + (u * width) / 2, y: y + (v * height) / 2 })),
      );
      let air = enough;
      for (const probe of probes) if ((air = Math.min(air, clear(probe))) <= best.air) break;
      if (air > best.air) best = { box: Box.around({ x, y }, width, height), air };
      if (best.air >= enough) return best;
    }
  return best;
}
