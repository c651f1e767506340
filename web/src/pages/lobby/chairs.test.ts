import { describe, expect, it } from "vitest";
import type { Chair } from "../../wire/types";
import { filled, levelled, moved, opened, ordered, withBot, withOpen, without, withPerson } from "./chairs";

const base = { level: null, here: false, away: false, muted: false };
const chairs: Chair[] = [
  { ...base, id: "a", kind: "human", name: "Ann" },
  { ...base, id: "b", kind: "bot", name: "Vera", level: "hard" },
  { ...base, id: "c", kind: "open", name: "" },
];

describe("the host's list of chairs", () => {
  it("keeps the people in their chairs", () => {
    expect(ordered(chairs, chairs)).toEqual([
      { kind: "human", id: "a", name: "Ann" },
      { kind: "bot", id: "b", level: "hard", name: "Vera" },
      { kind: "open", id: "c" },
    ]);
  });

  it("is put in order, with who came meanwhile at the end", () => {
    const [a, b] = chairs as [Chair, Chair, Chair];
    expect(ordered(chairs, [b, a]).map(({ id }) => id)).toEqual(["b", "a", "c"]);
  });

  it("grows and shrinks", () => {
    expect(withOpen(chairs)[3]).toEqual({ kind: "open" });
    expect(withBot(chairs, "hard")[3]).toEqual({ kind: "bot", level: "hard", name: "Hugo" });
    expect(withPerson(chairs, (number) => `Player ${number}`)[3]).toEqual({ kind: "human", name: "Player 4" });
    const four = chairs.map((chair) => (chair.id === "a" ? { ...chair, name: "Player 4" } : chair));
    expect(withPerson(four, (number) => `Player ${number}`)[3]!.name).toBe("Player 5");
    expect(without(chairs, "b").map((chair) => chair.id)).toEqual(["a", "c"]);
  });

  it("gives the computer another level, or the free chairs", () => {
    expect(levelled(chairs, "b", "easy")[1]).toEqual({ kind: "bot", id: "b", level: "easy", name: "Pip" });
    expect(filled(chairs, "medium")[2]).toEqual({ kind: "bot", level: "medium", name: "Otto" });
  });

  it("frees a chair under a new id, so that the old token is worth nothing", () => {
    expect(opened(chairs, "a")[0]).toEqual({ kind: "open" });
  });

  it("moves one to another place", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  });
});
