/** The server over HTTP. A refusal is thrown as `Refused`; a lost line as `Offline`. */
import type {
  Board,
  CreateTable,
  Created,
  GameCard,
  Hint,
  Joined,
  NewSeat,
  Options,
  RecordCard,
  Refusal,
  Replayed,
  Table,
  TableCard,
  You,
} from "./types";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

export class Offline extends Error {}

async function ask<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Offline(path);
  }
  if (!answer.ok) throw new Refused((await answer.json()) as Refusal);
  return (await answer.json()) as T;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => ask<GameCard[]>("GET", "/games"),
  game: (id: string) => ask<Board>("GET", `/games/${encodeURIComponent(id)}`),
  tables: () => ask<TableCard[]>("GET", "/tables"),
  table: (id: string) => ask<Table>("GET", at(id)),
  create: (body: CreateTable) => ask<Created>("POST", "/tables", body),
  join: (id: string, name: string, seat?: string) =>
    ask<Joined>("POST", `${at(id)}/join`, { name, seat: seat ?? null }),
  seats: (id: string, seats: NewSeat[], token: string) =>
    ask<Pick<Created, "table" | "tokens">>("PUT", `${at(id)}/seats`, seats, token),
  shuffle: (id: string, token: string) => ask<Table>("POST", `${at(id)}/shuffle`, undefined, token),
  options: (id: string, options: Options, token: string) => ask<Table>("PUT", `${at(id)}/options`, options, token),
  start: (id: string, token: string) => ask<Table>("POST", `${at(id)}/start`, undefined, token),
  leave: (id: string, token: string) => ask<Table>("POST", `${at(id)}/leave`, undefined, token),
  comeBack: (id: string, token: string) => ask<Table>("POST", `${at(id)}/return`, undefined, token),
  rename: (id: string, name: string, token: string) => ask<Table>("POST", `${at(id)}/rename`, { name }, token),
  mute: (id: string, seat: string, muted: boolean, token: string) =>
    ask<Table>("POST", `${at(id)}/mute`, { seat, muted }, token),
  rematch: (id: string, token: string) => ask<Table>("POST", `${at(id)}/rematch`, undefined, token),
  you: (id: string, token: string) => ask<You>("GET", `${at(id)}/you`, undefined, token),
  why: (id: string, route: string, token: string) =>
    ask<Refusal>("GET", `${at(id)}/why/${encodeURIComponent(route)}`, undefined, token),
  hint: (id: string, token: string) => ask<Hint>("POST", `${at(id)}/hint`, undefined, token),
  record: (id: string) => ask<Record<string, unknown>>("GET", `${at(id)}/record`),
  records: () => ask<RecordCard[]>("GET", "/records"),
  replay: (record: Record<string, unknown>, eyes: number | "all" | null) =>
    ask<Replayed>("POST", "/replay", { record, eyes }),
};
