import { describe, expect, it } from "vitest";
import type { Board } from "../../wire/types";
import { Box, distance, inside, spot } from "../plan/geometry";
import { layOut } from "../plan/layout";
import { landmarks } from "./landmarks";
import { LANDS, MANHATTAN, spans } from "./manhattan";
import { emptiest } from "./room";

/** Two places and a route between them, called as places of New York are. */
function sketch(): Board {
  const place = (id: string, x: number, y: number) => ({
    id,
    name: id,
    at: [x, y],
    names: {},
    attraction: true,
    coast: null,
  });
  const route = {
    id: "way",
    a: "wall-street",
    b: "brooklyn",
    colour: "red",
    length: 3,
    double: null,
    side: null,
    via: [],
  };
  const map = {
    locations: [place("wall-street", 150, 200), place("brooklyn", 450, 220)],
    routes: [route],
    tickets: [],
  };
  return { id: "new-york", canvas: [600, 400], look: "city", map } as unknown as Board;
}

describe("the ground", () => {
  const layout = layOut(sketch());
  const spaces = layout.tracks.flatMap((track) => track.spaces);

  it("has landmarks near their places, clear of spaces, stations and names", () => {
    const name = new Box(180, 150, 260, 180);
    const { marks, boxes } = landmarks(layout, [name]);
    expect(marks.map((mark) => mark.id)).toEqual(["wall-street", "brooklyn"]);
    for (const [i, box] of boxes.entries()) {
      expect(distance(layout.stations[i]!.centre, box.middle)).toBeLessThan(80 * layout.gauge.unit);
      expect(box.common(layout.panel)).toBeCloseTo(box.width * box.height);
      for (const space of spaces) for (const along of [-1, 0, 1]) expect(box.holds(spot(space, along, 0))).toBe(false);
    }
  });

  it("finds room for a title that touches nothing", () => {
    const { box, air } = emptiest(layout, [], 200, 50);
    expect(air).toBeGreaterThan(0);
    for (const space of spaces) expect(box.distance(space.centre)).toBeGreaterThan(0);
  });

  it("has bridges from shore to shore, only where there is water", () => {
    const across = [
      { x: 500, y: 700 },
      { x: 700, y: 720 },
    ];
    const ashore = [
      { x: 200, y: 300 },
      { x: 300, y: 300 },
    ];
    expect(inside(across[0]!, MANHATTAN)).toBe(true);
    expect(LANDS.some((land) => inside(ashore[0]!, land))).toBe(true);
    const without = spans([], 16).deck;
    expect(spans([ashore], 16).deck).toBe(without);
    expect(spans([across], 16).deck.length).toBeGreaterThan(without.length);
  });
});
