/** Finding a location by its name: any name people may know it by, without accents or capitals. */
import type { Game } from "./game";

/** Letters that stay what they are when their accents are taken away. */
const LETTERS: Record<string, string> = { ł: "l", ø: "o", đ: "d", ð: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe" };

/** A text as it is compared: "Gdańsk" and "GDANSK" are the same. */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łøđðıßæœ]/g, (letter) => LETTERS[letter]!);
}

/** Whether every word that was typed begins a word of one of these locations' names, in the language or on the old map. */
export function matches(game: Game, locations: readonly string[], typed: string, language: string): boolean {
  const known = locations.flatMap((id) => game.namesOf(id, language)).flatMap(words);
  return words(typed).every((word) => known.some((one) => one.startsWith(word)));
}

function words(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
