/** This device's tables, as they stand now. */
import { allTableTokens, forgetTable, type TableTokens } from "../../model/seatTokens";
import { api, Refused } from "../../wire/http";
import type { Table } from "../../wire/types";

export interface Mine {
  table: Table;
  tokens: TableTokens;
}

const MOST = 12;

/** Those that aren't over; `done` are known to be. */
export async function myTables(done: ReadonlySet<string>): Promise<Mine[]> {
  const newest = Object.entries(allTableTokens())
    .filter(([id]) => !done.has(id))
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST);
  const asked = await Promise.all(
    newest.map(async ([id, tokens]): Promise<Mine | null> => {
      try {
        return { table: await api.table(id), tokens };
      } catch (error) {
        if (error instanceof Refused && error.refusal.code === "not-found") forgetTable(id);
        return null;
      }
    }),
  );
  return asked.filter((one) => one !== null && one.table.stage !== "over") as Mine[];
}

/** Whether it's the turn of someone on this device. */
export function yourTurn({ table, tokens }: Mine): boolean {
  const chair = table.turn === null ? undefined : table.chairs[table.turn];
  return chair !== undefined && chair.id in tokens.seats;
}
