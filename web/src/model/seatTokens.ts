/** This device's tokens: which chairs it holds at which tables. They leave it only in headers and in `hello`. */
import type { Created } from "../wire/types";

export interface TableTokens {
  host: string | null;
  seats: Record<string, string>; // chair id → token
  game: string;
  at: number; // when the table was last opened here
  lesson?: boolean; // played with the guide
}

const KEY = "wayfare.tables";
const MOST_TABLES = 50;
let memory = "{}"; // without storage, tokens last as long as the page

export function allTableTokens(): Record<string, TableTokens> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? memory) as Record<string, TableTokens>;
  } catch {
    return JSON.parse(memory) as Record<string, TableTokens>;
  }
}

export function tokensOf(table: string): TableTokens | null {
  return allTableTokens()[table] ?? null;
}

/** The token of each chair this device holds at a table. */
export function seatTokensOf(table: string): string[] {
  return Object.values(tokensOf(table)?.seats ?? {});
}

export function keepTokens(table: string, tokens: TableTokens): void {
  const all = { ...allTableTokens(), [table]: { ...tokens, at: Date.now() } };
  const newest = Object.entries(all)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST_TABLES);
  write(Object.fromEntries(newest));
}

/** Keep everything the server handed out for a table made on this device. */
export function keepCreated({ table, host_token, tokens }: Created, lesson = false): void {
  const seats = Object.fromEntries(tokens.map(({ chair_id, token }) => [chair_id, token]));
  keepTokens(table.id, { host: host_token, seats, game: table.game, at: 0, ...(lesson ? { lesson } : {}) });
}

export function forgetTable(table: string): void {
  const { [table]: _forgotten, ...rest } = allTableTokens();
  write(rest);
}

/** Add a chair to those this device holds at a table. */
export function keepSeatToken(table: string, game: string, chairId: string, token: string): void {
  const tokens = tokensOf(table) ?? { host: null, seats: {}, game, at: 0 };
  keepTokens(table, { ...tokens, seats: { ...tokens.seats, [chairId]: token } });
}

/** Give up a chair: its player left, or plays on another device from now on. */
export function dropSeatToken(table: string, chairId: string): void {
  const tokens = tokensOf(table);
  if (!tokens) return;
  const { [chairId]: _dropped, ...seats } = tokens.seats;
  if (tokens.host === null && Object.keys(seats).length === 0) forgetTable(table);
  else keepTokens(table, { ...tokens, seats });
}

function write(all: Record<string, TableTokens>): void {
  memory = JSON.stringify(all);
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // storage is blocked: `memory` has to do
  }
}
