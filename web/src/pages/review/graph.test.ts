import { expect, it } from "vitest";
import { position, review } from "../../model/reviewSamples";
import { areaOf, bandOf, lineOf, moveAt, pointOf } from "./graph";

const box = { width: 100, height: 50, moves: 4 };
const half = review({ positions: [position(0, 0.5, 0, 0), position(1, 1, 0, 0), position(2, 0.25, 0, 0)] });

it("draws a line over the whole game, as far as it is known", () => {
  expect(lineOf(half, box, 0)).toBe("M0.0 25.0L25.0 0.0L50.0 37.5");
  expect(lineOf(half, box, 1)).toBe("M0.0 25.0L25.0 50.0L50.0 12.5");
  expect(lineOf(review({}), box, 0)).toBe("");
});

it("fills what is under it, and the interval around it, within the graph", () => {
  expect(areaOf(half, box, 0)).toBe("M0.0 25.0L25.0 0.0L50.0 37.5L50.0 50.0L0 50Z");
  const noisy = review({ positions: [position(0, 1, 0, 0.5)] });
  expect(bandOf(noisy, box, 0)).toBe("M0.0 0.0L0.0 49.0Z");
});

it("finds the move under the pointer", () => {
  expect([-20, 0, 30, 60, 99, 400].map((x) => moveAt(box, x))).toEqual([0, 0, 1, 2, 4, 4]);
  expect(pointOf({ ...box, moves: 0 }, 0, 0)).toEqual([0, 50]);
});
