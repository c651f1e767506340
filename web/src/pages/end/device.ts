/** What this device may do at a finished table: its tokens, the rematch, the file. */
import { keep, keysOf } from "../../model/keys";
import { api } from "../../wire/http";
import type { Table } from "../../wire/types";

export function tokensHere(table: string): string[] {
  return Object.values(keysOf(table)?.seats ?? {});
}

/** The same tokens open the chairs of the rematch; only the chairs are new. */
export async function carryKeys(from: Table, to: string): Promise<void> {
  const old = keysOf(from.id);
  if (!old) return;
  const seats: Record<string, string> = {};
  for (const token of Object.values(old.seats)) {
    const { seat } = await api.you(to, token);
    if (seat) seats[seat] = token;
  }
  keep(to, { ...old, seats });
}

/** Ask for the rematch, or for the one that somebody else asked for. */
export async function rematch(table: Table): Promise<string> {
  const token = tokensHere(table.id)[0];
  const next = table.next ?? (await api.rematch(table.id, token ?? "")).id;
  await carryKeys(table, next);
  return next;
}

export function saveFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
