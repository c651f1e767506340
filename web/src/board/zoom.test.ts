import { describe, expect, it } from "vitest";
import { bounded, closer, fitted, WHOLE } from "./zoom";

const view = { width: 400, height: 600 };
const stage = fitted({ width: 700, height: 1050 }, view);

describe("looking closer", () => {
  it("fits the whole sheet into the window", () => {
    expect(stage).toEqual({ width: 400, height: 600 });
    expect(fitted({ width: 1000, height: 500 }, view)).toEqual({ width: 400, height: 200 });
  });

  it("keeps the point under the finger where it is", () => {
    const lens = closer(WHOLE, 2, 100, -50);
    expect([(100 - lens.x) / lens.k, (-50 - lens.y) / lens.k]).toEqual([100, -50]);
  });

  it("never shows more than the whole, nor an empty side", () => {
    expect(bounded({ k: 0.3, x: 90, y: 90 }, stage, view)).toEqual({ k: 1, x: 0, y: 0 });
    expect(bounded({ k: 2, x: 900, y: -900 }, stage, view)).toEqual({ k: 2, x: 200, y: -300 });
    expect(bounded({ k: 99, x: 0, y: 0 }, stage, view).k).toBe(6);
  });
});
