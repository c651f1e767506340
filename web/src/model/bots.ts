/** Names for the computer's players: short ones, at home in every language, some for each level. */
import { BOT_NAMES, LEVELS } from "../generated/lists";
import type { Level } from "../wire/types";

export { LEVELS };

/** The level offered before anybody chose one. */
export const USUAL_LEVEL: Level = LEVELS.includes("medium") ? "medium" : LEVELS[0];

/** A name for a bot of this level that nobody at the table has. */
export function botName(level: Level, taken: readonly string[]): string {
  const names = BOT_NAMES[level];
  return names.find((name) => !taken.includes(name)) ?? `${names[0]} ${taken.length}`;
}
