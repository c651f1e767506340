import { describe, expect, it, vi } from "vitest";
import { botName, shownName } from "./bots";

vi.mock("../i18n/i18n.svelte", () => ({ t: (key: string) => key.toUpperCase() }));

describe("the computers' names", () => {
  it("are taken once", () => {
    expect(botName("easy", ["Pip"])).toBe("Lulu");
  });
  it("are levels in the reader's language where nobody named them", () => {
    expect(shownName("medium")).toBe("LEVEL-MEDIUM");
    expect(shownName("expert 3")).toBe("LEVEL-EXPERT 3");
    expect(shownName("Hard Harry")).toBe("Hard Harry");
  });
});
