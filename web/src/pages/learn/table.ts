/** The table of a lesson: a real one, against an easy opponent. This device knows which one it is, and brings the guide. */
import { allKeys, keep, keysOf } from "../../model/keys";
import { settings } from "../../model/settings.svelte";
import { api, Refused } from "../../wire/http";

export function isLesson(table: string): boolean {
  return keysOf(table)?.lesson === true;
}

/** The newest lesson of this device, if it is not over. */
export async function unfinished(): Promise<string | null> {
  const lessons = Object.entries(allKeys()).filter(([, keys]) => keys.lesson);
  const id = lessons.sort(([, one], [, other]) => other.at - one.at)[0]?.[0];
  if (!id) return null;
  try {
    return (await api.table(id)).stage === "over" ? null : id;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The answer is the id of its table. */
export async function begin(game: string, name: string, opponent: string): Promise<string> {
  const { table, host_token, tokens } = await api.create({
    game,
    seats: [
      { kind: "human", name: settings.name || name },
      { kind: "bot", level: "easy", name: opponent },
    ],
    options: { pace_ms: 1500, undo: true, hints: true },
    start: true,
  });
  keep(table.id, {
    host: host_token,
    seats: Object.fromEntries(tokens.map(({ seat, token }) => [seat, token])),
    game,
    at: 0,
    lesson: true,
  });
  return table.id;
}
