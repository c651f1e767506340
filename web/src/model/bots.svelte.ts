/** The computer's players: the levels, the bots installed on the server, and what their players are called. */
import { BOT_NAMES, LEVELS } from "../generated/lists";
import { has, t } from "../i18n/i18n.svelte";
import { api } from "../wire/http";
import type { Level } from "../wire/types";

export { LEVELS };

/** The level offered before anyone has chosen one. */
export const USUAL_LEVEL: Level = LEVELS.includes("medium") ? "medium" : LEVELS[0];

let known: readonly string[] = $state(LEVELS);

/** Everything that can be chosen as an opponent: the levels, then the bots installed on the server. */
export const opponents = (): readonly string[] => known;

/** Ask the server which bots are installed. If it can't answer, the levels remain. */
export async function loadOpponents(): Promise<void> {
  known = Object.keys(await api.levels().catch(() => Object.fromEntries(LEVELS.map((level) => [level, ""]))));
}

/** A level in the page's language. An installed bot goes by its own name. */
export const levelName = (level: string): string => (has(`level-${level}`) ? t(`level-${level}`) : level);

/** A name for a bot of this level that nobody at the table has. */
export function botName(level: string, taken: readonly string[]): string {
  const names: readonly string[] = (BOT_NAMES as Record<string, readonly string[]>)[level] ?? [level];
  const has = (name: string): boolean => taken.some((other) => other.toLowerCase() === name.toLowerCase());
  return names.find((name) => !has(name)) ?? `${names[0]} ${taken.length}`;
}
