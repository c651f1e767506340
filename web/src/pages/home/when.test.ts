import { expect, it } from "vitest";
import { ago } from "./when";

it("speaks of the past in the reader's language", () => {
  expect(ago(1000 - 90, "en", 1000)).toBe("1 minute ago");
  expect(ago(500_000 - 2 * 86_400, "sv", 500_000)).toBe("i förrgår");
  expect(ago(500_000 - 86_400, "hu", 500_000)).toBe("tegnap");
  expect(ago(2000, "en", 1000)).toBe("this minute"); // clocks differ
});
