import { describe, expect, it } from "vitest";
import { arrange, fit, type Arrangement } from "./arrangement";

const PORTRAIT = 0.67;
const LANDSCAPE = 1.24;
const at = (width: number, height: number, aspect: number, seats = 3, bar = 0): Arrangement =>
  arrange({ width: width / 16, height: height / 16, aspect, seats, market: aspect < 1, kinds: 7, bar });

describe("where the parts of the table go", () => {
  it("puts the board between two columns where both have room", () => {
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1366, 657],
      [2560, 1080],
    ] as const)
      expect(at(width, height, PORTRAIT).kind).toBe("columns");
    expect(at(2560, 1080, LANDSCAPE).kind).toBe("columns");
  });

  it("puts it beside one column where that makes it larger", () => {
    expect(at(1024, 768, PORTRAIT).kind).toBe("beside");
    expect(at(1024, 1000, PORTRAIT).kind).toBe("beside");
    expect(at(844, 390, PORTRAIT)).toMatchObject({ kind: "beside", tabbed: true });
    expect(at(844, 390, LANDSCAPE)).toMatchObject({ kind: "beside", tabbed: true });
    expect(at(1440, 900, LANDSCAPE)).toMatchObject({ kind: "beside", tabbed: false, players: "rows" });
    expect(at(1440, 900, LANDSCAPE, 5)).toMatchObject({ kind: "beside", tabbed: false, players: "strip" });
  });

  it("puts it beside one column where the sheet below it would be out of sight", () => {
    const wide = { aspect: 1.58, seats: 5, market: true, kinds: 9, bar: 0 };
    const { kind, least } = arrange({ width: 720 / 16, height: 450 / 16, ...wide });
    expect(kind).toBe("beside");
    expect(least * 16).toBeLessThanOrEqual(450);
    expect(arrange({ width: 1024 / 16, height: 768 / 16, ...wide }).kind).toBe("above");
  });

  it("puts cards and tickets behind tabs where a hand of many colours takes more room", () => {
    const big = { aspect: 1.39, seats: 5, market: true, kinds: 9, bar: 0 };
    expect(arrange({ width: 90, height: 56.25, ...big })).toMatchObject({ kind: "beside", tabbed: true, joined: true });
    expect(arrange({ width: 160, height: 90, ...big }).tabbed).toBe(false);
  });

  it("puts it above a sheet on a phone held upright", () => {
    for (const aspect of [PORTRAIT, LANDSCAPE])
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [320, 568],
      ] as const)
        expect(at(width, height, aspect).kind).toBe("above");
  });

  it("leaves the board 60 % of the window's width or height, everywhere", () => {
    const small: string[] = [];
    for (const aspect of [0.4, PORTRAIT, 1, LANDSCAPE, 1.39, 1.58, 2.5])
      for (let width = 320; width <= 3840; width += 80)
        for (let height = 320; height <= 2160; height += 80)
          for (const bar of [0, 7]) {
            const { kind, header, stage, sheet, least, tight } = at(width, height, aspect, 3, bar);
            const [w, h] = [width / 16, Math.max(height / 16, least)];
            const left = h - header - bar;
            const board =
              kind === "above"
                ? Math.min(w / aspect, left - 3 - Math.min(sheet, left - 3))
                : fit(stage, left - (tight ? 0 : 1.5), aspect);
            const fills = Math.max((board * aspect) / w, board / (height / 16));
            if (fills < 0.6) small.push(`${width}×${height}, ${aspect}, ${bar}: ${kind} ${fills}`);
          }
    expect(small).toEqual([]);
  });

  it("scrolls the page only where the window is very low", () => {
    for (const aspect of [PORTRAIT, LANDSCAPE])
      for (const [width, height] of [
        [360, 640],
        [320, 568],
        [844, 390],
        [640, 360],
        [1280, 720],
      ] as const)
        expect(at(width, height, aspect).least * 16).toBeLessThanOrEqual(height);
  });
});
