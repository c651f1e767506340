import { describe, expect, it } from "vitest";
import { around, bounded, closer, fitted, onto, WHOLE } from "./zoom";

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

  it("goes close enough to make out what was chosen in a list, and puts it in the middle", () => {
    const sheet = { left: 0, top: 0, width: 700, height: 1050 };
    const box = around(
      [
        [100, 100],
        [160, 100],
      ],
      20,
    );
    expect(box).toEqual({ left: 80, top: 80, width: 100, height: 40 });
    const scale = 400 / 700;
    const lens = onto(WHOLE, box, 10, sheet, scale, view);
    expect(10 * scale * lens.k).toBeGreaterThanOrEqual(12);
    const at = (100 + 30 - 350) * scale * lens.k + lens.x;
    expect(Math.abs(at)).toBeLessThan(1e-9);
    expect(onto({ k: 5, x: 0, y: 0 }, box, 10, sheet, scale, view).k).toBe(5); // never further away
  });
});
