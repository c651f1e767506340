import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Board, Location, Route } from "../../wire/types";
import { distance, Line, path, spot, toSegment, type Space } from "./geometry";
import { placeLabels } from "./labels";
import { layOut, type Layout } from "./layout";

/** The map of a game's own file; the other fields do not matter for a plan. */
function board(game: string): Board {
  const text = readFileSync(new URL(`../../../../src/wayfare/games/${game}.toml`, import.meta.url), "utf8");
  const table = (name: string): Record<string, unknown>[] => {
    const rows = text
      .slice(text.indexOf(`${name} = [`))
      .split("\n]")[0]!
      .split("\n")
      .slice(1);
    return rows.map((row) => {
      const json = row
        .replace(/,\s*$/, "")
        .replace(/([a-z_]+) = /g, '"$1": ')
        .replace(/, }/, " }");
      return JSON.parse(json) as Record<string, unknown>;
    });
  };
  const [, width, height] = /^canvas = \[(\d+), (\d+)\]/m.exec(text)!;
  const locations = table("locations").map(
    (row) => ({ names: {}, attraction: false, coast: null, ...row }) as unknown as Location,
  );
  const routes = table("routes").map((row) => ({ double: null, side: null, via: [], ...row }) as unknown as Route);
  return {
    id: game,
    canvas: [Number(width), Number(height)],
    look: "atlas",
    map: { locations, routes, tickets: [] },
  } as unknown as Board;
}

const GAMES = ["new-york", "first-journey-europe", "first-journey-usa"];
const layouts = new Map<string, Layout>(GAMES.map((game) => [game, layOut(board(game))]));

/** Do two spaces share any ground? Rows of points of one, looked for in the other. */
function overlap(one: Space, other: Space): boolean {
  const turn = (-other.angle * Math.PI) / 180;
  return [-1, -0.5, 0, 0.5, 1].some((along) =>
    [-0.98, 0, 0.98].some((across) => {
      const point = spot(one, along * 0.98, across);
      const [dx, dy] = [point.x - other.centre.x, point.y - other.centre.y];
      const u = dx * Math.cos(turn) - dy * Math.sin(turn);
      const v = dx * Math.sin(turn) + dy * Math.cos(turn);
      return Math.abs(u) < other.length / 2 - 0.5 && Math.abs(v) < other.width / 2 - 0.5;
    }),
  );
}

describe.each(GAMES)("the plan of %s", (game) => {
  const layout = layouts.get(game)!;

  it("gives every route as many spaces as it is long, along its own line", () => {
    for (const { route, spaces, road } of layout.tracks) {
      expect(spaces).toHaveLength(route.length);
      for (const { centre } of spaces) {
        const off = Math.min(...road.slice(1).map((point, i) => toSegment(centre, road[i]!, point)));
        expect(off).toBeLessThan(1);
      }
      const ends = [road[0]!, road.at(-1)!];
      for (const [i, id] of [route.a, route.b].entries()) {
        const { centre } = layout.stations.find(({ location }) => location.id === id)!;
        expect(distance(centre, ends[i]!)).toBeLessThan(0.01);
      }
    }
  });

  it("lays no space on another, twins included", () => {
    const spaces = layout.tracks.flatMap((track) => track.spaces);
    const faults = spaces.flatMap((one, i) =>
      spaces.slice(i + 1).filter((other) => overlap(one, other) || overlap(other, one)),
    );
    expect(faults).toEqual([]);
  });

  it("keeps spaces and names inside the frame", () => {
    for (const { spaces } of layout.tracks)
      for (const space of spaces)
        for (const side of [-1, 1]) expect(layout.panel.holds(spot(space, side, side))).toBe(true);
    const labels = placeLabels(layout, (id) => layout.board.map.locations.find((one) => one.id === id)!.name);
    for (const { box } of labels.values()) expect(box.common(layout.panel)).toBeCloseTo(box.width * box.height, 5);
  });

  it("puts no name on another, and none on a station, also when set larger", () => {
    for (const larger of [1, 1.25]) {
      const name = (id: string): string => layout.board.map.locations.find((one) => one.id === id)!.name;
      const boxes = [...placeLabels(layout, name, layout.gauge.letter * larger).values()].map((label) => label.box);
      boxes.forEach((box, i) => {
        for (const other of boxes.slice(i + 1)) expect(box.common(other)).toBe(0);
        for (const { centre } of layout.stations) expect(box.distance(centre)).toBeGreaterThan(0);
      });
    }
  });

  it("lets no name cover the middle of a space", () => {
    const name = (id: string): string => layout.board.map.locations.find((one) => one.id === id)!.name;
    const middles = layout.tracks.flatMap((track) => track.spaces.map((space) => space.centre));
    for (const { box } of placeLabels(layout, name).values())
      expect(middles.filter((point) => box.holds(point))).toEqual([]);
  });
});

describe("lines", () => {
  it("are measured along their length", () => {
    const line = new Line([
      { x: 0, y: 0 },
      { x: 3, y: 4 },
      { x: 3, y: 10 },
    ]);
    expect(line.length).toBe(11);
    expect(line.at(8)).toEqual({ x: 3, y: 7 });
    expect(path(line.part(5, 11))).toBe("M3 4L3 10");
  });

  it("have parallels to their left", () => {
    const [start] = new Line([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ]).moved(2).points;
    expect(start).toEqual({ x: 0, y: -2 });
  });
});
