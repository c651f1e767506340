/** Finished games: this device's own with their outcome, and the public ones. */
import { allTableTokens, type TableTokens } from "../../model/seatTokens";
import { api } from "../../wire/http";
import type { RecordCard } from "../../wire/types";

export interface Past extends RecordCard {
  own: boolean;
  /** Null for public games, and where several people played on this device. */
  outcome: "won" | "lost" | "shared" | null;
}

export const WHICH = ["all", "mine", "won", "lost", "public"] as const;
export type Which = (typeof WHICH)[number];

/** The finished ones among this device's tables, newest first. */
export async function myRecords(): Promise<RecordCard[]> {
  const ids = Object.keys(allTableTokens());
  return ids.length ? api.records(ids) : [];
}

/** Own and public games together, newest first, each once. */
export function pastGames(
  own: readonly RecordCard[],
  listed: readonly RecordCard[],
  tokens: Record<string, TableTokens> = allTableTokens(),
): Past[] {
  const mine = own.map((card) => ({ ...card, own: true, outcome: outcomeOf(card, tokens[card.table]) }));
  const others = listed
    .filter(({ table }) => !own.some((card) => card.table === table))
    .map((card) => ({ ...card, own: false, outcome: null }));
  return [...mine, ...others].sort((one, other) => other.ended - one.ended);
}

function outcomeOf({ chair_ids, winners }: RecordCard, tokens: TableTokens | undefined): Past["outcome"] {
  const seats = chair_ids.flatMap((id, seat) => (tokens && id in tokens.seats ? [seat] : []));
  if (seats.length !== 1) return null;
  if (!winners.includes(seats[0]!)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** The games of a kind, on one map or on all of them (an empty id). */
export function matching(past: readonly Past[], which: Which, game: string): Past[] {
  const wanted: Record<Which, (one: Past) => boolean> = {
    all: () => true,
    mine: ({ own }) => own,
    won: ({ outcome }) => outcome === "won" || outcome === "shared",
    lost: ({ outcome }) => outcome === "lost",
    public: ({ own }) => !own,
  };
  return past.filter((one) => wanted[which](one) && (!game || one.game === game));
}
