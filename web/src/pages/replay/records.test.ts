import { describe, expect, it } from "vitest";
import { NoRecord, readRecords } from "./records";

const one = JSON.stringify({ format: "wayfare-record/1", game: "sample" });

describe("a file", () => {
  it("may hold one record", () => expect(readRecords(` ${one}\n`)).toHaveLength(1));
  it("may hold one in each line", () => expect(readRecords(`${one}\n${one}\n\n`)).toHaveLength(2));
  it.each(["", "hello", "[1]", '{"format": "something else"}', `${one}\nhello`])("may be no record: %s", (text) =>
    expect(() => readRecords(text)).toThrow(NoRecord),
  );
});
