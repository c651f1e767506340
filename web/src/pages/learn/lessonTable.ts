/** The table of a lesson: a real one against an easy bot. This device remembers which table it is and adds the guide. */
import { LEVELS } from "../../model/bots.svelte";
import { allTableTokens, keepCreated, tokensOf } from "../../model/seatTokens";
import { settings } from "../../model/settings.svelte";
import { api, Refused } from "../../wire/http";

export function isLesson(table: string): boolean {
  return tokensOf(table)?.lesson === true;
}

/** This device's newest lesson, unless it is over. */
export async function unfinished(): Promise<string | null> {
  const lessons = Object.entries(allTableTokens()).filter(([, tokens]) => tokens.lesson);
  const id = lessons.sort(([, one], [, other]) => other.at - one.at)[0]?.[0];
  if (!id) return null;
  try {
    return (await api.table(id)).stage === "over" ? null : id;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Start a lesson and return the id of its table. */
export async function startLesson(game: string, name: string, opponent: string): Promise<string> {
  const created = await api.create({
    game,
    chairs: [
      { kind: "human", name: settings.name || name },
      { kind: "bot", level: LEVELS[0], name: opponent },
    ],
    options: { pace_ms: 1500, undo: true, hints: true },
    start: true,
  });
  keepCreated(created, true);
  return created.table.id;
}
