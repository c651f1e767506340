/** Reviews for tests. */
import type { Decision, Review, SeatCard } from "../wire/types";

/** Two players: the other one has the rest of the win probability, and the opposite luck. */
export function position(number: number, win: number, luck = 0, error = 0.01): Review["positions"][number] {
  const zero = [0, 0];
  return {
    number,
    win: [win, 1 - win],
    win_error: [error, error],
    points: zero,
    luck: [luck, -luck],
    luck_error: [error, error],
    choice: zero,
    choice_error: zero,
  };
}

export function decision(number: number, seat: number, error: number, mark: Decision["mark"]): Decision {
  return {
    number,
    seat,
    kind: "draw",
    played: "draw deck",
    best: "draw red",
    played_win: 0.5 - error,
    best_win: 0.5,
    noise: 0.01,
    error,
    mark,
    better: null,
  };
}

export function review(parts: Partial<Review>): Review {
  return {
    format: "wayfare-review/1",
    game: "sample",
    commitment: "",
    seed: 0,
    quality: 1,
    done: 1,
    total: 3,
    expected: [0.5, 0.5],
    positions: [],
    decisions: [],
    seats: [],
    turning_points: [],
    should_have_won: [],
    ...parts,
  };
}

export function seatCard(parts: Partial<SeatCard["review"]>, more: Partial<SeatCard> = {}): SeatCard {
  const about = {
    name: "Ann",
    result: 1,
    luck: 0,
    luck_error: 0.01,
    adjusted: 1,
    decisions: 2,
    error: 0.01,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
    accuracy: 95,
    biggest_swing: 1,
    ...parts,
  };
  return { review: about, kinds: [], opening: [], ...more };
}
