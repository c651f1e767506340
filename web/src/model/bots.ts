/** The computer's players have names of their own: short, and at home in every language. */
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
