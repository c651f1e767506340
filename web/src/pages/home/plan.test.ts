import { describe, expect, it } from "vitest";
import { chairs, sharesDevice, startingWith, waitsForFriends } from "./plan";

const nameless = (seat: number): string => `Player ${seat + 1}`;

describe("a plan", () => {
  it("becomes chairs in order, the host's own first", () => {
    expect(
      chairs(
        "Ann",
        [
          { who: "hard", name: "" },
          { who: "friend", name: "" },
        ],
        nameless,
      ),
    ).toEqual([{ kind: "human", name: "Ann" }, { kind: "bot", level: "hard", name: "Vera" }, { kind: "open" }]);
  });

  it("gives computers of one level different names, and none that someone already has", () => {
    const easy = { who: "easy", name: "" } as const;
    expect(chairs("Pip", [easy, easy], nameless).map((chair) => chair.name)).toEqual(["Pip", "Lulu", "Toto"]);
  });

  it("names those who gave no name", () => {
    expect(chairs("  ", [{ who: "device", name: "" }], nameless)).toEqual([
      { kind: "human", name: "Player 1" },
      { kind: "human", name: "Player 2" },
    ]);
  });

  it("lets anyone start, and keeps the order round the table", () => {
    expect(startingWith(["Ann", "Bo", "Cy"], 0)).toEqual(["Ann", "Bo", "Cy"]);
    expect(startingWith(["Ann", "Bo", "Cy"], 1)).toEqual(["Bo", "Cy", "Ann"]);
    expect(startingWith(["Ann", "Bo", "Cy"], "random", () => 0.99)).toEqual(["Cy", "Ann", "Bo"]);
    const starters = Array.from({ length: 200 }, () => startingWith(["Ann", "Bo"], "random")[0]);
    expect(new Set(starters)).toEqual(new Set(["Ann", "Bo"]));
  });

  it("calls no computer like a person, whatever the case", () => {
    expect(chairs("pip", [{ who: "easy", name: "" }], nameless)[1]!.name).toBe("Lulu");
  });

  it("knows whether it waits for someone and whether a device is passed round", () => {
    expect(waitsForFriends([{ who: "friend", name: "" }])).toBe(true);
    expect(waitsForFriends([{ who: "easy", name: "" }])).toBe(false);
    expect(
      sharesDevice([
        { who: "easy", name: "" },
        { who: "device", name: "Bo" },
      ]),
    ).toBe(true);
  });
});
