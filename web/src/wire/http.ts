/** The server's HTTP API. A refusal is thrown as `Refused`, a failed connection as `Offline`. */
import type {
  CreateTable,
  Created,
  Decision,
  GameCard,
  GameData,
  Hint,
  Joined,
  NewChair,
  Options,
  RecordCard,
  Refusal,
  Replayed,
  ReviewCard,
  ReviewNews,
  Sharing,
  Table,
  TableCard,
  You,
  WhyNot,
} from "./types";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

export class Offline extends Error {}

interface Asking {
  token?: string | null;
  signal?: AbortSignal;
}

async function send(method: string, path: string, body: unknown, { token, signal }: Asking): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(`/api${path}`, { method, headers, body: text, signal: signal ?? null });
  } catch {
    throw new Offline(path);
  }
  if (!answer.ok) throw new Refused((await answer.json()) as Refusal);
  return answer;
}

async function request<T>(method: string, path: string, body?: unknown, token: string | null = null): Promise<T> {
  return (await (await send(method, path, body, { token })).json()) as T;
}

/** An answer that comes line by line, each of them JSON. */
async function* lines<T>(method: string, path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await send(method, path, body, { signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (rest + value).split("\n");
      rest = parts.pop()!;
      for (const part of parts) yield JSON.parse(part) as T;
    }
  } catch (error) {
    throw error instanceof SyntaxError ? error : new Offline(path);
  }
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => request<GameCard[]>("GET", "/games"),
  game: (id: string, small = false) =>
    request<GameData>("GET", `/games/${encodeURIComponent(id)}${small ? "?small=true" : ""}`),
  levels: () => request<Record<string, string>>("GET", "/levels"),
  tables: () => request<TableCard[]>("GET", "/tables"),
  table: (id: string) => request<Table>("GET", at(id)),
  create: (body: CreateTable) => request<Created>("POST", "/tables", body),
  join: (id: string, name: string) => request<Joined>("POST", `${at(id)}/join`, { name }),
  chairs: (id: string, chairs: NewChair[], token: string) =>
    request<Pick<Created, "table" | "tokens">>("PUT", `${at(id)}/seats`, chairs, token),
  shuffle: (id: string, token: string) => request<Table>("POST", `${at(id)}/shuffle`, undefined, token),
  options: (id: string, options: Options, token: string) => request<Table>("PUT", `${at(id)}/options`, options, token),
  start: (id: string, token: string) => request<Table>("POST", `${at(id)}/start`, undefined, token),
  leave: (id: string, token: string) => request<Table>("POST", `${at(id)}/leave`, undefined, token),
  comeBack: (id: string, token: string) => request<Table>("POST", `${at(id)}/return`, undefined, token),
  rename: (id: string, name: string, token: string) => request<Table>("POST", `${at(id)}/rename`, { name }, token),
  mute: (id: string, chairId: string, muted: boolean, token: string) =>
    request<Table>("POST", `${at(id)}/mute`, { chair_id: chairId, muted }, token),
  rematch: (id: string, token: string) => request<Table>("POST", `${at(id)}/rematch`, undefined, token),
  you: (id: string, token: string) => request<You>("GET", `${at(id)}/you`, undefined, token),
  sharing: () => request<Sharing>("GET", "/sharing"),
  why: (id: string, route: string, token: string) =>
    request<WhyNot>("GET", `${at(id)}/why/${encodeURIComponent(route)}`, undefined, token),
  hint: (id: string, token: string, quick: boolean) =>
    request<Hint>("POST", `${at(id)}/hint?quick=${quick}`, undefined, token),
  record: (id: string) => request<Record<string, unknown>>("GET", `${at(id)}/record`),
  /** Of the public tables, or of these tables. */
  records: (tables?: readonly string[]) =>
    request<RecordCard[]>("GET", tables ? `/records?of=${tables.join()}` : "/records"),
  replay: (record: Record<string, unknown>, perspective: number | "all" | null) =>
    request<Replayed>("POST", "/replay", { record, perspective }),
  /** Of a table's game or, without a table, of a record. */
  review: (table: string | null, record: Record<string, unknown>, signal: AbortSignal) =>
    table === null
      ? lines<ReviewNews>("POST", "/review", { record }, signal)
      : lines<ReviewNews>("GET", `${at(table)}/review`, undefined, signal),
  /** Those of these tables that have been reviewed. */
  reviews: (tables: readonly string[]) => request<ReviewCard[]>("GET", `/reviews?of=${tables.join()}`),
  verdict: (record: Record<string, unknown>, number: number, action: string) =>
    request<Decision>("POST", "/review/verdict", { record, number, action }),
};
