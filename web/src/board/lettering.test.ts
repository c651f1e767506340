import { describe, expect, it } from "vitest";
import type { Drawing, Lettering } from "../wire/types";
import { lettering } from "./lettering";

const one = (language: string | null, letter: number, printed = false): Lettering => ({
  language,
  letter,
  printed,
  labels: [],
});
const drawing = {
  lettering: [one(null, 16), one(null, 18), one(null, 20), one("hu", 16), one("hu", 20), one("hu", 16, true)],
} as unknown as Drawing;

describe("lettering", () => {
  it("is in the language, or in the board's own names", () => {
    expect(lettering(drawing, "hu", 1)?.language).toBe("hu");
    expect(lettering(drawing, "sv", 1)?.language).toBeNull();
  });

  it("is as on the old map, where one wants that and the language has it", () => {
    expect(lettering(drawing, "hu", 1, true)).toMatchObject({ language: "hu", printed: true });
    expect(lettering(drawing, "hu", 1)?.printed).toBe(false);
    expect(lettering(drawing, "sv", 1, true)).toMatchObject({ language: null, printed: false });
  });

  it("is the smallest that can be read, or the largest there is", () => {
    expect(lettering(drawing, "en", 1)?.letter).toBe(16);
    expect(lettering(drawing, "en", 0.65)?.letter).toBe(18);
    expect(lettering(drawing, "en", 0.2)?.letter).toBe(20);
  });
});
