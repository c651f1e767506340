/** A kind that the server adds and the client doesn't know is a type error in every file that has to learn about it. */
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { ACTION_KINDS, EVENT_KINDS, END_REASONS, PHASES } from "../generated/lists";

const SOURCE = fileURLToPath(new URL("../", import.meta.url));
const OPENAPI = join(SOURCE, "generated/openapi.d.ts");

const LISTS = [ACTION_KINDS, EVENT_KINDS, PHASES, END_REASONS];

/** The server's types with one more kind in each list. */
function withMore(types: string): string {
  for (const kinds of LISTS) {
    const union = kinds
      .map((kind) => `"${kind}"`)
      .toSorted()
      .join(" | ");
    expect(types).toContain(union);
    types = types.replaceAll(union, `${union} | "made-up"`);
  }
  return types;
}

it("has to be handled", { timeout: 60_000 }, () => {
  const { config } = ts.readConfigFile(join(SOURCE, "../tsconfig.json"), (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, join(SOURCE, ".."));
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, version) =>
    path === OPENAPI ? ts.createSourceFile(path, withMore(ts.sys.readFile(path)!), version) : read(path, version);
  const files = fileNames.filter((path) => !path.endsWith(".test.ts"));
  const errors = ts.createProgram(files, options, host).getSemanticDiagnostics();
  expect([...new Set(errors.map(({ file }) => relative(SOURCE, file?.fileName ?? "")))].sort()).toEqual([
    "model/mechanics/index.ts", // actions and events
    "model/prompts.ts", // phases
    "model/reasons.ts",
    "model/reviewStats.ts", // actions, from the list
    "pages/end/score.ts", // ends
    "pages/learn/lesson.ts", // actions
  ]);
});
