import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { END_REASONS, LANGUAGES, LEVELS, PHASES, REFUSAL_CODES, SCORE_LINES, TIE_BREAKS } from "../generated/lists";

const FOLDER = fileURLToPath(new URL("../../../src/wayfare/messages/", import.meta.url));

function keysIn(language: string): Set<string> {
  const files = readdirSync(FOLDER + language).filter((file) => file.endsWith(".ftl"));
  const bodies = files.map((file) => new FluentResource(readFileSync(`${FOLDER}${language}/${file}`, "utf8")).body);
  return new Set(bodies.flat().map(({ id }) => id));
}

describe.each(Object.keys(LANGUAGES))("the messages in %s", (language) => {
  const keys = keysIn(language);

  it.each([
    ["score-", SCORE_LINES],
    ["end-reason-", END_REASONS],
    ["tie-", TIE_BREAKS],
    ["table-why-", REFUSAL_CODES],
    ["level-", LEVELS],
    ["home-who-", LEVELS],
    ["home-level-", LEVELS],
    ["table-ask-", PHASES.filter((phase) => phase !== "over")],
  ] as const)("begin with %s for every entry of its list", (prefix, entries) => {
    expect(entries.filter((entry) => !keys.has(prefix + entry))).toEqual([]);
  });

  it("come with a page of rules", () => {
    const docs = fileURLToPath(new URL("../../../docs/", import.meta.url));
    expect(readdirSync(docs)).toContain(`rules.${language}.md`);
  });
});

it("every folder of messages is a language in the list", () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith("_"),
  );
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(LANGUAGES).sort());
});
