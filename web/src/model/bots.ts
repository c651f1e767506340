/** The computer's players have names of their own: short, and at home in every language. */
import { t } from "../i18n/i18n.svelte";
import type { Level } from "../wire/types";

export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert"];

const NAMES: Record<Level, readonly string[]> = {
  easy: ["Pip", "Lulu", "Toto", "Mimi", "Bibi"],
  medium: ["Otto", "Mira", "Emil", "Tilda", "Bruno"],
  hard: ["Vera", "Hugo", "Ines", "Viktor", "Greta"],
  expert: ["Ada", "Max", "Nora", "Leo", "Irma"],
};

/** A name of that level which nobody at the table has. */
export function botName(level: Level, taken: readonly string[]): string {
  return NAMES[level].find((name) => !taken.includes(name)) ?? `${NAMES[level][0]} ${taken.length}`;
}

/** A computer that nobody named is called by its level, "medium 2": that is said in the reader's language. */
export function shownName(name: string): string {
  const [, level, number] = /^(easy|medium|hard|expert)( \d+)?$/.exec(name) ?? [];
  return level ? `${t(`level-${level}`)}${number ?? ""}` : name;
}
