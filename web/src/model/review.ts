/** A review as it comes, and what stands out in it. */
import { CERTAIN } from "../generated/lists";
import type { Decision, Mark, Review } from "../wire/types";

/** What can be seen in the graph of a player. */
export type Event =
  { kind: Mark; number: number; lost: number } | { kind: "lucky" | "unlucky"; number: number; luck: number };

const LUCKY = 0.05; // of win probability: less isn't worth telling

/** What is known after some news: positions and decisions are added to those before, everything else is replaced. */
export function merged(before: Review | null, news: Review): Review {
  if (!before) return news;
  return {
    ...news,
    positions: [...before.positions, ...news.positions],
    decisions: [...before.decisions, ...news.decisions],
  };
}

export function isComplete({ done, total }: Review): boolean {
  return done === total;
}

/** The seat's decision at a move, if it had a choice. */
export function decisionAt({ decisions }: Review, number: number): Decision | null {
  return decisions.find((decision) => decision.number === number) ?? null;
}

/** What chance brought a seat at a move; 0 if that can't be told from noise. */
export function luckAt({ positions }: Review, number: number, seat: number): number {
  const position = positions[number];
  if (!position) return 0;
  const luck = position.luck[seat] ?? 0;
  return Math.abs(luck) > CERTAIN * (position.luck_error[seat] ?? 0) ? luck : 0;
}

/** How a move changed the seat's win probability; the deal changed what could be expected before it. */
export function changeAt({ positions, expected }: Review, number: number, seat: number): number {
  const before = number ? positions[number - 1]?.win : expected;
  return (positions[number]?.win[seat] ?? 0) - (before?.[seat] ?? 0);
}

/** A seat's errors and its luck, in the order in which they happened. */
export function eventsOf(review: Review, seat: number): Event[] {
  const errors = mistakesOf(review, seat).map(({ number, mark, error }): Event => ({
    kind: mark!,
    number,
    lost: error,
  }));
  const luck = review.positions.flatMap(({ number }): Event[] => {
    const luck = luckAt(review, number, seat);
    return Math.abs(luck) < LUCKY ? [] : [{ kind: luck > 0 ? "lucky" : "unlucky", number, luck }];
  });
  return [...errors, ...luck].sort((one, other) => one.number - other.number);
}

/** A seat's inaccuracies, mistakes and blunders. */
export function mistakesOf({ decisions }: Review, seat: number): Decision[] {
  return decisions.filter((decision) => decision.seat === seat && decision.mark !== null);
}

/** The moves that are worth a look: a seat's events and the turning points. */
export function keyMoments(review: Review, seat: number): number[] {
  const numbers = [
    ...eventsOf(review, seat).map(({ number }) => number),
    ...review.turning_points.map(({ number }) => number),
  ];
  return [...new Set(numbers)].sort((one, other) => one - other);
}
