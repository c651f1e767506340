import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../generated/lists";
import { chapterOf, readRules, type Block } from "./markdown";

const read = (language: string) =>
  readRules(readFileSync(new URL(`../../../../docs/rules.${language}.md`, import.meta.url), "utf8"));

const ids = (blocks: readonly Block[]): string[] => blocks.flatMap((one) => (one.kind === "rule" ? [one.id] : []));

describe("the rules of docs/", () => {
  it.each(Object.keys(LANGUAGES))("are read whole in %s", (language) => {
    const chapters = read(language);
    expect(chapters).toHaveLength(6);
    for (const [prefix, count] of [
      ["C", 9],
      ["NY", 19],
      ["US", 16],
      ["EU", 29],
      ["FJ", 10],
    ] as const)
      expect(ids(chapterOf(chapters, prefix)!.blocks)).toEqual(
        Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`),
      );
    const whole = JSON.stringify(chapters);
    expect(whole).not.toContain("*");
    expect(whole).not.toContain("#");
  });

  it.each(Object.keys(LANGUAGES).slice(1))("mark the same decisions as ours in %s as in English", (language) => {
    const decided = (of: string) =>
      read(of).flatMap(({ blocks }) =>
        blocks.flatMap((one) =>
          one.kind === "rule" && one.spans.some(({ kind }) => kind === "decided") ? [one.id] : [],
        ),
      );
    expect(decided(language)).toEqual(decided("en"));
    expect(decided("en")).toContain("NY-10");
  });
});

describe("a paragraph", () => {
  const [chapter] = readRules(
    "# T\n\nSet-up\n\n- **NY-2** Two\n  cards, *once* more: NY-10 *(our decision)*.\n\nA turn.\n",
  );

  it("without an end is a heading", () => expect(chapter!.blocks[0]).toEqual({ kind: "heading", text: "Set-up" }));
  it("may be a rule with stress, references and decisions", () =>
    expect(chapter!.blocks[1]).toEqual({
      kind: "rule",
      id: "NY-2",
      spans: [
        { kind: "text", text: "Two cards, " },
        { kind: "stress", text: "once" },
        { kind: "text", text: " more: " },
        { kind: "rule", id: "NY-10" },
        { kind: "text", text: " " },
        { kind: "decided", text: "our decision" },
        { kind: "text", text: "." },
      ],
    }));
  it("may be text", () => expect(chapter!.blocks[2]?.kind).toBe("text"));
});
