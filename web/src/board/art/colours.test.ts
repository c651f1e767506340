import { describe, expect, it } from "vitest";
import { paint } from "./colours";
import { shape } from "./shapes";

describe("colours", () => {
  it("have a symbol each", () => {
    const symbols = ["blue", "green", "black", "pink", "red", "orange", "yellow", "white"].map(
      (name) => paint(name).symbol,
    );
    expect(new Set(symbols).size).toBe(8);
    for (const symbol of symbols) expect(shape(symbol)).toMatch(/^M/);
    expect(shape(paint("gray").symbol)).toBe("");
  });

  it("of a user's own map are those that Python gives them", () => {
    expect(paint("teal")).toMatchObject({ kind: "colour-spare", hue: 178 });
    expect(paint("mauve")).toMatchObject({ kind: "colour-spare", hue: 355, symbol: "bar" });
  });
});
