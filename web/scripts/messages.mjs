// A missing message fails the build: every language has every message with the same variables, every key in the source exists,
// no message is left unused, and no words stand in the components themselves.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = new URL("../src/", import.meta.url).pathname;
const languages = ["en", "ro", "hu", "sv"];
const faults = [];

function messages(language) {
  const found = new Map();
  const folder = join(root, "../../src/wayfare/messages", language);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    let key = "";
    let id = "";
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      const head = /^([a-z][a-z0-9-]*)\s*=/.exec(line);
      const attribute = /^\s+\.([a-z][a-z0-9-]*)\s*=/.exec(line);
      if (head) key = id = head[1];
      else if (attribute) key = `${id}.${attribute[1]}`;
      if (head || attribute) {
        if (found.has(key)) faults.push(`${language}: ${key} stands twice (${file})`);
        found.set(key, new Set());
      }
      if (key) for (const variable of line.matchAll(/\$([a-zA-Z]+)/g)) found.get(key).add(variable[1]);
    }
  }
  return found;
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "messages" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

function components(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(".svelte"))
    .map((path) => [path, readFileSync(join(folder, path), "utf8")]);
}

const english = messages("en");
for (const language of languages.slice(1)) {
  const theirs = messages(language);
  for (const [key, variables] of english) {
    if (!theirs.has(key)) faults.push(`${language}: no message ${key}`);
    else if ([...variables].sort().join() !== [...theirs.get(key)].sort().join())
      faults.push(`${language}: ${key} has other variables than English`);
  }
  for (const key of theirs.keys()) if (!english.has(key)) faults.push(`${language}: ${key} is not in English`);
}

const code = sources(root).join("\n");
// Keys are written out: t("key"), or t(`prefix-${…}`), which uses every message that begins so.
const used = new Set([...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1]));
const prefixes = [...code.matchAll(/\b(?:t|has)\(\s*`([^`$]+)\$\{/g)].map((match) => match[1]);
const quoted = new Set([...code.matchAll(/["'`]([a-z][a-z0-9-]*(?:\.[a-z-]+)?)["'`]/g)].map((match) => match[1]));
for (const key of used) if (!english.has(key)) faults.push(`the source uses ${key}, which is in no language`);
for (const prefix of prefixes)
  if (![...english.keys()].some((key) => key.startsWith(prefix))) faults.push(`no message begins with ${prefix}`);
for (const key of english.keys())
  if (!quoted.has(key) && !prefixes.some((prefix) => key.startsWith(prefix))) faults.push(`${key} is never used`);

/** Words in a component that came from no message. Commands and two names are the same everywhere. */
function words(component) {
  let markup = component.replace(
    /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<code[\s\S]*?<\/code>|<!--[\s\S]*?-->/g,
    "",
  );
  for (let before = ""; before !== markup;) markup = (before = markup).replace(/\{[^{}]*\}/g, "");
  const said = [...markup.matchAll(/\s(?:aria-label|title|placeholder|alt|label|hint)="([^"]*)"/g)].map(
    (match) => match[1],
  );
  return [...said, ...markup.replace(/<[^>]*>/g, "\n").split("\n")]
    .map((text) => text.replaceAll(/wayfare|New York/g, "").trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}
for (const [path, component] of components(root))
  for (const text of words(component)) faults.push(`${path}: “${text}” stands in no message file`);

if (faults.length) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`${english.size} messages in ${languages.length} languages`);
