/** The table of a lesson: a real one, against an easy opponent; the same again after a reload. */
import { keep, keysOf } from "../../model/keys";
import { settings } from "../../model/settings.svelte";
import { api, Refused } from "../../wire/http";
import type { Table } from "../../wire/types";

const KEY = "wayfare.lesson";

/** The lesson that was begun on this device and is not over, if there is one. */
export async function unfinished(): Promise<Table | null> {
  const id = localStorage.getItem(KEY);
  if (!id || !keysOf(id)) return null;
  try {
    const table = await api.table(id);
    return table.stage === "over" ? null : table;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

export async function begin(game: string, name: string, opponent: string): Promise<Table> {
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
  });
  localStorage.setItem(KEY, table.id);
  return table;
}
