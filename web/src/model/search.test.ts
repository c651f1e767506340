import { describe, expect, it } from "vitest";
import { Game } from "./game";
import { BOARD, DRAWING } from "./samples";
import { matches, plainText } from "./search";

const at: [number, number] = [0, 0];
const location = (id: string, name: string, names = {}, printed_names = {}) => ({
  id,
  name,
  at,
  names,
  printed_names,
  attraction: false,
  coast: null,
});
const game = new Game({
  board: {
    ...BOARD,
    map: {
      ...BOARD.map,
      locations: [
        location("gdansk", "Gdansk", { hu: "Gdańsk" }, { en: "Danzig", hu: "Danzig" }),
        location("saint-petersburg", "Saint Petersburg", { hu: "Szentpétervár" }, { en: "Petrograd" }),
      ],
    },
  },
  drawing: DRAWING,
  words: "city",
});
const finds = (typed: string, language = "hu"): boolean =>
  matches(game, ["gdansk", "saint-petersburg"], typed, language);

describe("a search", () => {
  it("ignores accents and capitals", () => {
    expect(plainText("GDAŃSK Łódź Ørsted ıİ")).toBe("gdansk lodz orsted ii");
    expect(finds("szentpetervar")).toBe(true);
  });
  it("knows the name in the language, the English one and the old one", () => {
    for (const typed of ["Gdańsk", "danz", "petersb", "Petrograd", "szent"]) expect(finds(typed), typed).toBe(true);
    expect(finds("szent", "en")).toBe(false);
  });
  it("wants every word, each at the beginning of a name's word", () => {
    expect(finds("petro gdan")).toBe(true);
    expect(finds("gdan warsaw")).toBe(false);
    expect(finds("ansk")).toBe(false);
    expect(finds("  ")).toBe(true);
  });
});
