/** The tables of this device, as they stand now. */
import { allKeys, forget, type Keys } from "../../model/keys";
import { api, Refused } from "../../wire/http";
import type { Table } from "../../wire/types";

export interface Mine {
  table: Table;
  keys: Keys;
}

const MOST = 12;

export async function myTables(): Promise<Mine[]> {
  const newest = Object.entries(allKeys())
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST);
  const asked = await Promise.all(
    newest.map(async ([id, keys]): Promise<Mine | null> => {
      try {
        return { table: await api.table(id), keys };
      } catch (error) {
        if (error instanceof Refused && error.refusal.code === "not-found") forget(id);
        return null;
      }
    }),
  );
  return asked.filter((one) => one !== null);
}

/** Is it the turn of somebody on this device? */
export function yourTurn({ table, keys }: Mine): boolean {
  const chair = table.turn === null ? undefined : table.seats[table.turn];
  return chair !== undefined && chair.id in keys.seats;
}
