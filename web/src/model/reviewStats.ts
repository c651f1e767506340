/** What the reviews of many games say about one person: over time, by kind of decision, by opening ticket. */
import { ACTION_ENTRIES, DECISION_GROUPS } from "../generated/lists";
import type { RecordCard, ReviewCard, SeatCard } from "../wire/types";

/** A reviewed game, from this device's own seat. */
export interface Played {
  table: string;
  game: string;
  ended: number;
  players: number;
  about: SeatCard;
}

/** A kind of decision as people think of them: several kinds of action. */
export type DecisionKind = (typeof DECISION_GROUPS)[number];

export interface KindRow {
  kind: DecisionKind;
  decisions: number;
  error: number; // per decision
}

export interface TicketRow {
  game: string;
  ticket: string;
  games: number;
  /** The result without luck, above or below a fair share, on average. */
  gain: number;
}

/** The reviewed games in which exactly one person on this device played, oldest first. */
export function playedGames(
  records: readonly RecordCard[],
  reviews: readonly ReviewCard[],
  own: (record: RecordCard) => readonly number[], // the seats of this device
): Played[] {
  const found = new Map(reviews.map((review) => [review.table, review]));
  return records
    .flatMap((record): Played[] => {
      const seats = own(record);
      const about = seats.length === 1 ? found.get(record.table)?.seats[seats[0]!] : undefined;
      if (!about) return [];
      return [{ table: record.table, game: record.game, ended: record.ended, players: record.names.length, about }];
    })
    .sort((one, other) => one.ended - other.ended);
}

export function byKind(games: readonly Played[]): KindRow[] {
  const all = games.flatMap(({ about }) => about.kinds);
  return DECISION_GROUPS.flatMap((kind): KindRow[] => {
    const parts = all.filter((one) => ACTION_ENTRIES[one.kind].group === kind);
    const decisions = sum(parts.map((one) => one.decisions));
    return decisions ? [{ kind, decisions, error: sum(parts.map(({ error }) => error)) / decisions }] : [];
  });
}

/** Every ticket kept at the start, the best first. */
export function byTicket(games: readonly Played[]): TicketRow[] {
  const rows = new Map<string, TicketRow>();
  for (const { game, players, about } of games)
    for (const ticket of about.opening) {
      const key = `${game} ${ticket}`;
      const row = rows.get(key) ?? { game, ticket, games: 0, gain: 0 };
      row.gain = (row.gain * row.games + about.review.adjusted - 1 / players) / (row.games + 1);
      row.games += 1;
      rows.set(key, row);
    }
  return [...rows.values()].sort((one, other) => other.gain - one.gain);
}

/** A line for each game, for a spreadsheet. */
export function asCsv(games: readonly Played[]): string {
  const head = [
    "table",
    "game",
    "ended",
    "players",
    "result",
    "luck",
    "luck_error",
    "adjusted",
    "decisions",
    "error",
    "inaccuracies",
    "mistakes",
    "blunders",
    "accuracy",
  ] as const;
  const rows = games.map(({ table, game, ended, players, about: { review } }) => {
    const when = new Date(1000 * ended).toISOString();
    const { name: _, biggest_swing: __, ...numbers } = review;
    const values: Record<string, unknown> = { table, game, ended: when, players, ...numbers };
    return head.map((key) => `${values[key] ?? ""}`).join();
  });
  return [head.join(), ...rows].join("\r\n") + "\r\n";
}

export function mean(values: readonly number[]): number {
  return values.length ? sum(values) / values.length : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
