/** Every text the client shows. A language is one chunk, loaded when chosen and swapped in without a reload. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:messages";
import { LANGUAGES, type VOCABULARIES } from "../generated/lists";

export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;
/** Tickets, locations and pieces have other names in a city, on a journey (a race) and on a railway. */
export type Words = (typeof VOCABULARIES)[number];

const KEY = "wayfare.language";
const FIRST = Object.keys(LANGUAGES)[0] as Language;

let language: Language = $state(FIRST);
let bundle: FluentBundle = $state.raw(new FluentBundle(FIRST));
let words: Words = $state("city");

export function currentLanguage(): Language {
  return language;
}

/** Which words suit the board that the page shows. */
export function useWords(wanted: Words): void {
  words = wanted;
}

/** A message in the current language, with that language's plurals and numbers. `key` is `id` or `id.attribute`. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const [id, attribute] = key.split(".") as [string, string?];
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`There is no message ${key} in ${language}.`);
  return bundle.formatPattern(pattern, { words, ...args });
}

/** Whether a message exists: a designer's board may use colours we have no name for. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** A card's name; a designer's own colour is called as the board file calls it. */
export function cardName(card: string): string {
  return has(`card-${card}`) ? t(`card-${card}`) : card;
}

const joiners = new Map<string, Intl.ListFormat>(); // making one takes longer than joining a whole log

/** Names joined as a language does it: "Ana, Béla and Leo". */
export function listText(words: readonly string[], wanted: string = language): string {
  let joiner = joiners.get(wanted);
  if (!joiner) joiners.set(wanted, (joiner = new Intl.ListFormat(wanted)));
  return joiner.format(words);
}

/** Alternatives joined as the language does it: "red or locomotive". */
export function orText(words: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(words);
}

export async function setLanguage(wanted: Language): Promise<void> {
  const next = new FluentBundle(wanted, { useIsolating: false });
  next.addResource(new FluentResource((await loaders[wanted]!()).default));
  bundle = next;
  language = wanted;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // storage may be blocked; the language changes anyway
  }
}

export async function startLanguage(): Promise<void> {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // as above
  }
  const wishes = [kept ?? "", ...navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]!])];
  await setLanguage(wishes.find(isLanguage) ?? FIRST);
  // Follow a choice made in another tab.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY && newValue && isLanguage(newValue) && newValue !== language) void setLanguage(newValue);
  });
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag);
}
