/** What the server tells of a view, and what can be chosen in it, is shown somewhere: a field that nothing reads is a fault. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { choicesOf } from "./choices";
import { position, view } from "./samples";

const SOURCE = fileURLToPath(new URL("../", import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|^generated|amples\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), "utf8") }));

it("every kind of choice is offered by a component", () => {
  const components = files.filter(({ name }) => name.endsWith(".svelte") || name.endsWith("pointing.svelte.ts"));
  const offered = (key: string): boolean => components.some(({ text }) => text.includes(`choices.${key}`));
  const unoffered = Object.keys(choicesOf(position(view()))).filter((key) => !offered(key));
  expect(unoffered).toEqual([]);
});

it("every field of a view is read", () => {
  const types = readFileSync(join(SOURCE, "generated/openapi.d.ts"), "utf8");
  const data = /\n {8}ViewData: \{\n(.*?)\n {8}\};/s.exec(types)![1]!;
  const fields = [...data.matchAll(/^ {12}(\w+)\??:/gm)].map(([, field]) => field!);
  expect(fields.length).toBeGreaterThan(15);
  const unread = fields.filter(
    (field) => !files.some(({ text }) => new RegExp(`[.{,]\\s*${field}\\b(?!\\?|: )`).test(text)),
  );
  expect(unread).toEqual(["idle"]); // for programs
});
