/** Every text of the client comes from here. A language is one chunk, loaded when it is chosen and switched in place. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", ro: "Română", hu: "Magyar", sv: "Svenska" } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "wayfare.language";
const files = import.meta.glob<string>("../../../src/wayfare/messages/*/*.ftl", { query: "?raw", import: "default" });

let language: Language = $state("en");
let bundle: FluentBundle = $state.raw(new FluentBundle("en"));

export function currentLanguage(): Language {
  return language;
}

/** The message in the current language, with plurals and numbers as that language has them. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const [id, attribute] = key.split(".") as [string, string?];
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`There is no message ${key} in ${language}.`);
  return bundle.formatPattern(pattern, args);
}

/** Is there such a message? For names of games and colours that a designer invented. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

export async function setLanguage(wanted: Language): Promise<void> {
  const made = new FluentBundle(wanted, { useIsolating: false });
  const mine = Object.entries(files).filter(([path]) => path.startsWith(`../../../src/wayfare/messages/${wanted}/`));
  for (const text of await Promise.all(mine.map(([, load]) => load()))) made.addResource(new FluentResource(text));
  bundle = made;
  language = wanted;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // storage may be forbidden; the language still changes
  }
}

export async function startLanguage(): Promise<void> {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // as above
  }
  const wishes = [kept ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  await setLanguage((wishes.find((tag) => tag in LANGUAGES) ?? "en") as Language);
  // chosen in another tab: this one follows
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY && newValue && newValue in LANGUAGES && newValue !== language)
      void setLanguage(newValue as Language);
  });
}
