import { describe, expect, it } from "vitest";
import { Game } from "../../model/game";
import { BOARD, DRAWING } from "../../model/samples";
import { trailOf } from "./trail";

const routes: [string, string, number][] = [
  ["a", "b", 2],
  ["b", "c", 3],
  ["c", "a", 4], // a circle
  ["c", "d", 6], // a branch
  ["a", "e", 1], // another
  ["f", "g", 5], // elsewhere
];
const game = new Game({
  board: {
    ...BOARD,
    map: {
      ...BOARD.map,
      routes: routes.map(([a, b, length]) => ({ ...BOARD.map.routes[0]!, id: `${a}-${b}`, a, b, length })),
    },
  },
  drawing: DRAWING,
  words: "city",
});
const all = [...game.routes.keys()];
const pieces = (ids: string[]): number => ids.reduce((sum, id) => sum + game.routes.get(id)!.length, 0);

describe("the longest path", () => {
  it("uses every route at most once, one after the other", () => {
    const found = trailOf(game, all, 15);
    expect(pieces(found)).toBe(15);
    expect(new Set(found)).toEqual(new Set(["a-b", "b-c", "c-a", "c-d"]));
    found.slice(1).forEach((id, index) => {
      const [before, now] = [game.routes.get(found[index]!)!, game.routes.get(id)!];
      expect([before.a, before.b].some((end) => end === now.a || end === now.b)).toBe(true);
    });
  });
  it("may be a circle, a single route, or nothing", () => {
    expect(new Set(trailOf(game, ["a-b", "b-c", "c-a"], 9))).toEqual(new Set(["a-b", "b-c", "c-a"]));
    expect(trailOf(game, ["f-g"], 5)).toEqual(["f-g"]);
    expect(trailOf(game, [], 0)).toEqual([]);
  });
});
