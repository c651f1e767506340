/** The score pad: what is read out, in which order, and who triggered the end. All numbers are the server's. */
import { assertNever } from "../../model/assertNever";
import type { Game } from "../../model/game";
import type { Move, Result, ScoreLine, View } from "../../wire/types";

export type Step =
  | { kind: "line"; key: ScoreLine["key"]; seat: number; points: number }
  | { kind: "ticket"; seat: number; ticket: string; done: boolean; points: number }
  | { kind: "bonus"; seat: number }
  | { kind: "winners" };

/** Everything that is read out at the end, in the order of the pad. */
export function stepsOf(game: Game, view: View): Step[] {
  const { result } = view;
  if (!result) return [];
  const steps = game.rules.for_points ? pointSteps(game, view, result) : raceSteps(view);
  return [...steps, { kind: "winners" }];
}

/** Line by line, for every seat; tickets are read out one by one. */
function pointSteps(game: Game, view: View, result: Result): Step[] {
  const keys = result.scores[0]?.lines.map(({ key }) => key) ?? [];
  return keys.flatMap((key) => {
    if (key === "tickets") return ticketSteps(game, view);
    return result.scores.map((score, seat): Step => {
      const points = score.lines.find((line) => line.key === key)?.points ?? 0;
      return { kind: "line", key, seat, points };
    });
  });
}

function ticketSteps(game: Game, view: View): Step[] {
  return view.seats.flatMap(({ revealed, routes }, seat) =>
    (revealed ?? []).map((ticket): Step => {
      const done = connects(game, [...routes, ...lentTo(view.result, seat)], ticket);
      const points = game.tickets.get(ticket)?.points ?? 0;
      return { kind: "ticket", seat, ticket, done, points: done ? points : -points };
    }),
  );
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

/** The opponents' routes that a seat's stations use. */
export function lentTo(result: View["result"], seat: number): string[] {
  return Object.values(result?.scores[seat]?.lent ?? {});
}

/** Whether these routes connect a ticket's two locations (C-9). */
export function connects(game: Game, routes: readonly string[], ticket: string): boolean {
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

/** A seat's column on the pad, as far as it has been read out. */
export interface Column {
  lines: Partial<Record<ScoreLine["key"], number>>; // without the tickets, which have their own list
  tickets: TicketStep[];
  bonus: boolean;
  total: number;
  completed: number;
}

/** The pad after these steps: a column for each seat. */
export function columnsOf(seats: number, steps: readonly Step[]): Column[] {
  const columns = Array.from({ length: seats }, (): Column => ({
    lines: {},
    tickets: [],
    bonus: false,
    total: 0,
    completed: 0,
  }));
  for (const step of steps) {
    if (step.kind === "winners") continue;
    const column = columns[step.seat]!;
    if (step.kind === "bonus") {
      column.bonus = true;
      column.completed += 1;
      continue;
    }
    column.total += step.points;
    if (step.kind === "line") column.lines[step.key] = step.points;
    else {
      column.tickets.push(step);
      column.completed += step.done ? 1 : 0;
    }
  }
  return columns;
}

/** The seats that were level before a tie-break: as many points, or as many tickets in a race, as the winner. */
export function levelSeats({ scores, winners }: Result): number[] {
  const count = ({ lines, total, completed }: Result["scores"][number]): number => (lines.length ? total : completed);
  const best = count(scores[winners[0] ?? 0]!);
  return scores.flatMap((score, seat) => (count(score) === best ? [seat] : []));
}

/** The seat whose turn or claim triggered the end; null if nobody's did. */
export function endedBy(view: View, moves: readonly Pick<Move, "events">[]): number | null {
  const reason = view.result?.reason;
  switch (reason) {
    case "last-round":
      return moves.flatMap((move) => move.events ?? []).find(({ event }) => event === "last-round")?.seat ?? null;
    case "six-tickets":
      return view.result?.winners[0] ?? null;
    case "out-of-pieces": {
      const seat = view.seats.findIndex(({ pieces }) => pieces === 0);
      return seat < 0 ? null : seat;
    }
    case "all-passed":
    case "stalemate":
    case undefined:
      return null;
    default:
      return assertNever(reason);
  }
}
