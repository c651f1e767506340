/** What this device can do at a finished table: ask for a rematch, save the record. */
import { keepTokens, seatTokensOf, tokensOf } from "../../model/seatTokens";
import { api } from "../../wire/http";
import type { Table } from "../../wire/types";

/** The old tokens stay valid for the rematch; only the chairs' ids are new. */
async function carryTokens(from: Table, to: string): Promise<void> {
  const old = tokensOf(from.id);
  if (!old) return;
  const seats: Record<string, string> = {};
  for (const token of Object.values(old.seats)) {
    const { chair_id } = await api.you(to, token);
    if (chair_id) seats[chair_id] = token;
  }
  keepTokens(to, { ...old, seats });
}

/** Ask for a rematch, or agree to the one someone else asked for, for everyone on this device; returns its table's id. */
export async function rematch(table: Table): Promise<string> {
  const [first = "", ...others] = seatTokensOf(table.id);
  const next = await api.rematch(table.id, first);
  for (const token of others) await api.rematch(table.id, token);
  await carryTokens(table, next.id);
  return next.id;
}

export function saveFile(name: string, content: unknown): void {
  saveText(name, "application/json", JSON.stringify(content));
}

export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
