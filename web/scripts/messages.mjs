// Fails the build if a message is missing: every language has every message with the same variables, every key in the
// source exists, no message is unused, and no component has words of its own. A language is a folder of message files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const MESSAGES = fileURLToPath(new URL("../../src/wayfare/messages/", import.meta.url));
const PACKAGE = join(MESSAGES, "..");
const ENGLISH = "en";
const faults = [];

/** Every message can use $words: what tickets, locations and pieces are called depends on the board. */
const EVERYWHERE = "words";
/** The names of these things, for use in other messages: each language has as many forms as it needs. */
const NOUN = "noun-";

/** Every key of a language (`id` or `id.attribute`) with the variables it uses. */
function messagesIn(language) {
  const found = new Map();
  const [nouns, mentioned] = [new Set(), new Set()];
  for (const file of readdirSync(join(MESSAGES, language)).filter((name) => name.endsWith(".ftl"))) {
    const text = readFileSync(join(MESSAGES, language, file), "utf8");
    const { body } = new FluentResource(text);
    const written = [...text.matchAll(/^[a-z][\w-]*(?=\s*=)/gm)].map(([id]) => id);
    for (const id of written)
      if (!body.some((message) => message.id === id)) faults.push(`${language}: ${id} is broken`);
    for (const { id, value, attributes } of body) {
      namesOf("mesg", [value, attributes], mentioned);
      if (id.startsWith(NOUN)) {
        nouns.add(id);
        continue;
      }
      for (const [key, pattern] of [
        [id, value],
        ...Object.entries(attributes).map(([name, own]) => [`${id}.${name}`, own]),
      ]) {
        if (found.has(key)) faults.push(`${language}: ${key} appears twice (${file})`);
        const used = pattern === null ? [] : [...namesOf("var", pattern)].filter((name) => name !== EVERYWHERE);
        if (pattern !== null) found.set(key, used.sort().join());
      }
    }
  }
  for (const noun of nouns) if (!mentioned.has(noun)) faults.push(`${language}: ${noun} is never used`);
  for (const id of mentioned) if (!nouns.has(id)) faults.push(`${language}: ${id} isn't among its nouns`);
  return found;
}

/** The names of all variables, or messages, anywhere in a pattern. */
function namesOf(type, part, found = new Set()) {
  if (Array.isArray(part)) for (const one of part) namesOf(type, one, found);
  else if (part && typeof part === "object") {
    if (part.type === type) found.add(part.name);
    for (const one of Object.values(part)) namesOf(type, one, found);
  }
  return found;
}

/** Path and text of each source file, tests and generated files aside. */
function sources() {
  return readdirSync(SOURCE, { recursive: true })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts") && !path.startsWith("generated"))
    .map((path) => [path, readFileSync(join(SOURCE, path), "utf8")]);
}

/** Words in a component's markup that came from no message. Commands and our own name are the same everywhere. */
function wordsIn(component) {
  let markup = component.replace(
    /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<code[\s\S]*?<\/code>|<!--[\s\S]*?-->/g,
    "",
  );
  for (let before = ""; before !== markup;) markup = (before = markup).replace(/\{[^{}]*\}/g, "");
  const attributes = [...markup.matchAll(/\s(?:aria-label|title|placeholder|alt|label|hint)="([^"]*)"/g)];
  return [...attributes.map(([, text]) => text), ...markup.replace(/<[^>]*>/g, "\n").split("\n")]
    .map((text) => text.replaceAll("wayfare", "").trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

const languages = readdirSync(MESSAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);
const english = messagesIn(ENGLISH);
for (const language of languages.filter((tag) => tag !== ENGLISH)) {
  const theirs = messagesIn(language);
  for (const [key, variables] of english) {
    if (!theirs.has(key)) faults.push(`${language}: ${key} is missing`);
    else if (theirs.get(key) !== variables) faults.push(`${language}: ${key} has other variables than in English`);
  }
  for (const key of theirs.keys()) if (!english.has(key)) faults.push(`${language}: ${key} isn't in English`);
}

// Keys are written out, as in t("key"); or begin a template, as in t(`level-${level}`), which uses every message that
// begins so.
const files = sources();
const code = files.map(([, text]) => text).join("\n");
const used = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key);
// Python prints some of the messages itself.
const python = readdirSync(PACKAGE, { recursive: true })
  .filter((path) => path.endsWith(".py"))
  .map((path) => readFileSync(join(PACKAGE, path), "utf8"));
const prefixes = [
  ...code.matchAll(/`([a-z][a-z0-9]*-[a-z0-9-]*)\$\{/g),
  ...code.matchAll(/\b(?:t|has)\(\s*`([a-z]+-)\$\{/g),
  ...python.join("\n").matchAll(/\bmessage\(\s*f"([a-z]+-)\{/g),
].map(([, prefix]) => prefix);
const quoted = new Set(
  [code, ...python].flatMap((text) =>
    [...text.matchAll(/["'`]([a-z][a-z0-9-]*(?:\.[a-z-]+)?)["'`]/g)].map(([, key]) => key),
  ),
);
for (const key of used) if (!english.has(key)) faults.push(`the source uses ${key}, which no language has`);
for (const key of english.keys())
  if (!key.startsWith("cli-") && !quoted.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
    faults.push(`${key} is never used`);
for (const [path, text] of files)
  if (path.endsWith(".svelte"))
    for (const words of wordsIn(text)) faults.push(`${path}: “${words}” isn't in the message files`);

if (faults.length) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`${english.size} messages in ${languages.length} languages`);
