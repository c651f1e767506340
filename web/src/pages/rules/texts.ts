/** docs/rules.*.md, a chunk per language. The rules are worded there and nowhere else. */
import type { Language } from "../../i18n/i18n.svelte";
import { readRules, type Chapter } from "./markdown";

const files = import.meta.glob<string>("../../../../docs/rules.*.md", { query: "?raw", import: "default" });

export async function rulesIn(language: Language): Promise<Chapter[]> {
  return readRules(await files[`../../../../docs/rules.${language}.md`]!());
}
