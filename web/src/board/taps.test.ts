import { describe, expect, it } from "vitest";
import type { Drawing } from "../wire/types";
import { bounced, hitTest, routesNear } from "./taps";

// Two parallel routes of two spaces, 20 apart, and one far away; spaces are 30 long and 10 wide.
const route = (id: string, x: number, y: number) => ({
  id,
  bed: "",
  road: "",
  spaces: [0, 34].map((along) => ({ at: [x, y + along] as [number, number], angle: 90, length: 30 })),
});
const drawing = {
  sizes: { unit: 1, space: 10, gap: 4, letter: 10 },
  routes: [route("left", 100, 100), route("right", 120, 100), route("far", 300, 100)],
} as unknown as Drawing;
const all = new Set(["left", "right", "far"]);
const near = (x: number, y: number, finger: boolean, claimable = all, scale = 1): string[] =>
  routesNear(drawing, [x, y], scale, claimable, finger);

describe("the routes near a tap", () => {
  it("are all those under a finger, the nearest first", () => {
    expect(near(108, 110, true)).toEqual(["left", "right"]);
    expect(near(300 + 26, 110, true)).toEqual(["far"]);
    expect(near(300 + 28, 110, true)).toEqual([]);
  });

  it("are fewer, the closer one looks", () => {
    expect(near(100, 110, true, all, 4)).toEqual(["left"]);
  });

  it("is the one that a mouse points at", () => {
    expect(near(104, 110, false)).toEqual(["left"]);
    expect(near(110, 110, false)).toEqual(["left", "right"]); // right between the two
    expect(near(107, 110, false)).toEqual(["left"]); // nearer to one
    expect(near(300 + 16, 110, false)).toEqual(["far"]); // a target is 24 pixels wide
  });

  it("are those that can be claimed, if there are any", () => {
    expect(near(102, 110, true, new Set(["right"]))).toEqual(["right"]);
    expect(near(102, 110, true, new Set())).toEqual(["left"]);
    expect(near(102, 110, false, new Set(["right"]))).toEqual(["left"]);
  });
});

describe("a tap near a location", () => {
  const place = { id: "town", at: [100, 80] as [number, number], radius: 6, station: null };
  const withTown = { ...drawing, locations: [place] } as unknown as Drawing;
  const hit = (x: number, y: number, finger: boolean, claimable = all, buildable = new Set(["town"])) =>
    hitTest(withTown, [x, y], 1, claimable, buildable, finger);

  it("hits it alone, with a mouse on its disc", () => {
    expect(hit(103, 82, false)).toEqual({ routes: [], location: "town" });
    expect(hit(100, 90, false)).toEqual({ routes: ["left"], location: null });
  });

  it("may mean the routes beside it as well, with a finger", () => {
    expect(hit(100, 84, true)).toEqual({ routes: ["left", "right"], location: "town" });
    expect(hit(100, 84, true, new Set())).toEqual({ routes: [], location: "town" });
    expect(hit(100, 60, true)).toEqual({ routes: [], location: "town" });
  });

  it("isn't hit from afar where nothing can be built", () => {
    expect(hit(100, 90, true, all, new Set())).toEqual({ routes: ["left", "right"], location: null });
  });
});

describe("the second half of a double tap", () => {
  const first = { clientX: 50, clientY: 50, timeStamp: 1000, detail: 1 };

  it("claims nothing", () => {
    expect(bounced(first, { ...first, timeStamp: 1200 })).toBe(true);
  });

  it("is neither later, nor elsewhere, nor a key", () => {
    expect(bounced(first, { ...first, timeStamp: 1400 })).toBe(false);
    expect(bounced(first, { ...first, clientX: 90, timeStamp: 1200 })).toBe(false);
    expect(bounced(first, { ...first, detail: 0, timeStamp: 1200 })).toBe(false);
    expect(bounced(null, first)).toBe(false);
  });
});
