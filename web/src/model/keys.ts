/** The tokens of this device: which chairs are ours at which table. They never leave it but in headers and `hello`. */

export interface Keys {
  host: string | null;
  seats: Record<string, string>; // chair id → token
  game: string;
  at: number; // when it was last opened
  lesson?: boolean; // with a guide
}

const KEY = "wayfare.tables";
const MOST = 50;
let memory = "{}"; // where storage is forbidden, seats last as long as the page

export function allKeys(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? memory) as Record<string, Keys>;
  } catch {
    return JSON.parse(memory) as Record<string, Keys>;
  }
}

export function keysOf(table: string): Keys | null {
  return allKeys()[table] ?? null;
}

export function keep(table: string, keys: Keys): void {
  const all = { ...allKeys(), [table]: { ...keys, at: Date.now() } };
  const newest = Object.entries(all)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST);
  write(Object.fromEntries(newest));
}

export function forget(table: string): void {
  const { [table]: _gone, ...rest } = allKeys();
  write(rest);
}

function write(all: Record<string, Keys>): void {
  memory = JSON.stringify(all);
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // see above
  }
}

/** One more chair of ours at a table. */
export function keepSeat(table: string, game: string, seat: string, token: string): void {
  const keys = keysOf(table) ?? { host: null, seats: {}, game, at: 0 };
  keep(table, { ...keys, seats: { ...keys.seats, [seat]: token } });
}

/** A chair that another device plays from now on, or that was left. */
export function dropSeat(table: string, seat: string): void {
  const keys = keysOf(table);
  if (!keys) return;
  const { [seat]: _gone, ...seats } = keys.seats;
  if (keys.host === null && Object.keys(seats).length === 0) forget(table);
  else keep(table, { ...keys, seats });
}

/** The link that brings a chair to another device. A fragment is never sent to a server. */
export function seatLink(table: string, token: string): string {
  return `${location.origin}/t/${table}#seat=${token}`;
}
