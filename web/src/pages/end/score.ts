/** The score pad: what is read out, in which order, and who wins why. The numbers are the server's. */
import type { Game } from "../../model/game";
import type { Result, View } from "../../wire/types";

export type Step =
  | { kind: "routes" | "attractions"; seat: number; points: number }
  | { kind: "ticket"; seat: number; ticket: string; done: boolean; points: number }
  | { kind: "bonus"; seat: number }
  | { kind: "winners" };

/** What is read out at the end, one after the other, as with the pad on the table. */
export function stepsOf(game: Game, view: View): Step[] {
  const { result } = view;
  if (!result) return [];
  const steps = game.points ? pointSteps(game, view, result) : raceSteps(view);
  return [...steps, { kind: "winners" }];
}

function pointSteps(game: Game, view: View, result: Result): Step[] {
  const row = (kind: "routes" | "attractions"): Step[] =>
    result.scores.map((score, seat) => ({ kind, seat, points: score[kind] ?? 0 }));
  const tickets = view.seats.flatMap(({ revealed, routes }, seat) =>
    (revealed ?? []).map((ticket): Step => {
      const done = joined(game, routes, ticket);
      const points = game.tickets.get(ticket)?.points ?? 0;
      return { kind: "ticket", seat, ticket, done, points: done ? points : -points };
    }),
  );
  return [...row("routes"), ...tickets, ...row("attractions")];
}

function raceSteps(view: View): Step[] {
  return view.seats.flatMap(({ completed, bonus, revealed }, seat) => {
    const ticket =
      (done: boolean) =>
      (id: string): Step => ({ kind: "ticket", seat, ticket: id, done, points: 0 });
    const extra: Step[] = bonus ? [{ kind: "bonus", seat }] : [];
    return [...completed.map(ticket(true)), ...extra, ...(revealed ?? []).map(ticket(false))];
  });
}

/** Do these routes join the two locations of the ticket? (C-9) */
export function joined(game: Game, routes: readonly string[], ticket: string): boolean {
  const ends = game.tickets.get(ticket);
  if (!ends) return false;
  const reached = new Set([ends.a]);
  for (let grew = true; grew;) {
    grew = false;
    for (const { a, b } of routes.flatMap((id) => game.routes.get(id) ?? []))
      if (reached.has(a) !== reached.has(b)) {
        reached.add(a).add(b);
        grew = true;
      }
  }
  return reached.has(ends.b);
}

export type TicketStep = Extract<Step, { kind: "ticket" }>;

export interface Column {
  routes: number | null;
  tickets: TicketStep[];
  bonus: boolean;
  attractions: number | null;
  total: number; // of what was read out so far
  completed: number;
}

/** The pad after so many steps: a column for each seat. */
export function columnsOf(seats: number, steps: readonly Step[]): Column[] {
  const columns = Array.from({ length: seats }, (): Column => {
    return { routes: null, tickets: [], bonus: false, attractions: null, total: 0, completed: 0 };
  });
  for (const step of steps) {
    if (step.kind === "winners") continue;
    const column = columns[step.seat]!;
    if (step.kind === "bonus") {
      column.bonus = true;
      column.completed += 1;
      continue;
    }
    column.total += step.points;
    if (step.kind === "ticket") {
      column.tickets.push(step);
      column.completed += step.done ? 1 : 0;
    } else column[step.kind] = step.points;
  }
  return columns;
}

/** What decided it: the most points or tickets alone, the completed tickets of those who had as many points, or nothing. */
export type Decision = { by: "most" } | { by: "completed" | "shared"; seats: number[] };

export function decisionOf(game: Game, result: Result): Decision {
  const count = game.points
    ? (score: Result["scores"][number]) => score.total ?? 0
    : (score: Result["scores"][number]) => score.completed;
  const most = Math.max(...result.scores.map(count));
  const level = result.scores.flatMap((score, seat) => (count(score) === most ? [seat] : []));
  if (result.winners.length > 1) return { by: "shared", seats: result.winners };
  return game.points && level.length > 1 ? { by: "completed", seats: level } : { by: "most" };
}

/** Whose turn or claim brought the end; null where nobody's did. */
export function broughtEnd(
  view: View,
  moves: readonly { events?: readonly { event: string; seat?: number | null }[] }[],
): number | null {
  switch (view.result?.reason) {
    case "last-round":
      return moves.flatMap((move) => move.events ?? []).find(({ event }) => event === "last-round")?.seat ?? null;
    case "six-tickets":
      return view.result.winners[0] ?? null;
    case "out-of-pieces": {
      const seat = view.seats.findIndex(({ pieces }) => pieces === 0);
      return seat < 0 ? null : seat;
    }
    default:
      return null;
  }
}
