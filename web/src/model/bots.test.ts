import { describe, expect, it } from "vitest";
import { botName, LEVELS } from "./bots.svelte";

describe("the computers' names", () => {
  it("are given once at a table", () => {
    const first = botName("easy", []);
    expect(botName("easy", [first])).not.toBe(first);
  });

  it("never run out", () => {
    const taken: string[] = [];
    for (let count = 0; count < 12; count++) taken.push(botName("hard", taken));
    expect(new Set(taken).size).toBe(12);
  });

  it("exist for every level, and none of them is a level", () => {
    for (const level of LEVELS) expect(LEVELS).not.toContain(botName(level, []).toLowerCase());
  });
});
