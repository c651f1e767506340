/** How a game went, as charts: a value for each seat at the start of play and after every turn. */
import type { Frame, Score } from "../../wire/types";

export type Measure = "points" | "tickets" | "pieces" | "hand";

export interface Chart {
  measure: Measure;
  lines: number[][]; // for each seat, a value per turn
  ticks: number[]; // of the vertical axis, lowest first
}

/** How the lines of the seats are dashed, so that they don't rest on colour alone. */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 2"];

/** A name for the end of a line, where there is little room. */
export function shortName(name: string): string {
  return name.length > 10 ? `${name.slice(0, 9)}…` : name;
}

/** The table at the start of play and after every turn; a turn may take several moves. */
export function turnsOf(frames: readonly Frame[]): Frame[] {
  return frames.filter(({ view }, index) => view.phase === "turn" || index === frames.length - 1);
}

export function chartsOf(frames: readonly Frame[], points: boolean): Chart[] {
  const turns = turnsOf(frames);
  const first: Measure = points ? "points" : "tickets";
  return [
    chart(first, turns, ({ scores }, seat) => goal(scores[seat]!, points)),
    chart("pieces", turns, ({ view }, seat) => view.seats[seat]!.pieces),
    chart("hand", turns, ({ view }, seat) => view.seats[seat]!.hand),
  ];
}

function goal(score: Score, points: boolean): number {
  return points ? (score.total ?? 0) : score.completed;
}

function chart(measure: Measure, turns: readonly Frame[], value: (frame: Frame, seat: number) => number): Chart {
  const seats = turns[0]?.view.seats ?? [];
  const lines = seats.map((_, seat) => turns.map((frame) => value(frame, seat)));
  return { measure, lines, ticks: ticksOf(lines.flat()) };
}

/** About five round numbers that cover all values, and zero. */
export function ticksOf(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (high - low) / size <= 5) ?? 200;
  const start = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - start + 1 }, (_, index) => (start + index) * step);
}

export interface Box {
  width: number;
  height: number;
}

/** Where a value is in the box of a chart. */
export function pointOf(chart: Chart, box: Box, turn: number, value: number): [x: number, y: number] {
  const turns = Math.max(1, (chart.lines[0]?.length ?? 1) - 1);
  const low = chart.ticks[0] ?? 0;
  const high = chart.ticks.at(-1) ?? 1;
  return [(turn / turns) * box.width, box.height - ((value - low) / (high - low || 1)) * box.height];
}

export function pathOf(chart: Chart, box: Box, line: readonly number[]): string {
  const points = line.map((value, turn) =>
    pointOf(chart, box, turn, value)
      .map((one) => one.toFixed(1))
      .join(" "),
  );
  return `M${points.join("L")}`;
}

/** Where labels go so that none covers another: near where they're wanted, in that order, at least `gap` apart. */
export function spreadOut(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]!);
  const places = [...wanted];
  let floor = -Infinity;
  for (const index of order) floor = places[index] = Math.max(places[index]!, floor + gap);
  let ceiling = most + gap;
  for (const index of order.toReversed()) ceiling = places[index] = Math.min(places[index]!, ceiling - gap);
  return places;
}

/** The turns listed in the table: the deal, the end of every full round, and the last turn. */
export function roundsOf(turns: number, seats: number): number[] {
  const whole = Array.from({ length: Math.ceil(turns / seats) }, (_, round) => round * seats);
  return whole.at(-1) === turns - 1 ? whole : [...whole, turns - 1];
}
