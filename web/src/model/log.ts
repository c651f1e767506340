/** Moves in words, from the seat's eyes: one line for a turn, and one for each thing that it brought about. */
import type { FluentVariable } from "@fluent/bundle";
import type { GameEvent, Move } from "../wire/types";
import { readAction, type Game } from "./game";
import type { Step } from "./steps";

export interface Teller {
  game: Game;
  names: readonly string[];
  seat: number | null; // whose eyes
  language: string;
  t: (key: string, args?: Record<string, FluentVariable>) => string;
}

export interface LogLine {
  key: string;
  seat: number;
  /** The last move that the line tells of. */
  move: number;
  kind: "turn" | "ticket" | "market" | "end";
  text: string;
  /** A stand-in moved for the person. */
  standIn: boolean;
  /** What to light on the board when the line is pointed at. */
  route: string | null;
  ticket: string | null;
}

export function lines(moves: readonly Move[], teller: Teller): LogLine[] {
  const told: LogLine[] = [];
  for (let first = 0; first < moves.length;) {
    const last = endOfTurn(moves, first);
    const turn = moves.slice(first, last + 1);
    const move = turn[0]!;
    const base = { seat: move.seat, move: last, standIn: turn.some((one) => one.stand_in) };
    told.push({
      ...base,
      key: `${first}`,
      kind: "turn",
      text: turnText(turn, teller),
      route: move.route ?? null,
      ticket: null,
    });
    const events = turn.flatMap((one) => one.events ?? []);
    events.forEach((event, place) => {
      const line = eventLine(event, move.seat, teller);
      if (line) told.push({ ...base, key: `${first}-${place}`, standIn: false, route: null, ...line });
    });
    first = last + 1;
  }
  return told;
}

/** What is being shown now. */
export function stepText({ move, picture }: Step, teller: Teller): string {
  switch (picture.kind) {
    case "completed":
      return eventLine(eventOf(move, "completed", picture.ticket), move.seat, teller)!.text;
    case "bonus":
    case "last-round":
    case "reset":
      return eventLine(eventOf(move, picture.kind), move.seat, teller)!.text;
    default:
      return turnText([move], teller);
  }
}

/** An action that may be taken, in words: "Claim Chelsea – Soho". */
export function actionText(text: string, teller: Teller): string {
  const { t, language } = teller;
  const action = readAction(text);
  switch (action.kind) {
    case "draw":
      if (action.card) return t("log-do-take", { card: t(`card-${action.card}`) });
      return t("log-do-draw", { cards: teller.game.points ? 1 : teller.game.board.rules.draw });
    case "claim": {
      const cards = action.payment.map(([card, count]) => `${count} × ${t(`card-${card}`)}`);
      return t("log-do-claim", { route: routeName(action.route, teller), cards: list(cards, language) });
    }
    case "keep":
      return t("log-do-keep", {
        tickets: list(
          action.tickets.map((ticket) => ticketName(ticket, teller)),
          language,
        ),
      });
    default:
      return t(`log-do-${action.kind}`);
  }
}

/** What happened after the seat's own last move. */
export function sinceMyTurn(told: readonly LogLine[], moves: readonly Move[], seat: number | null): LogLine[] {
  const mine = moves.findLastIndex((move) => move.seat === seat);
  return told.filter((line) => line.move > mine);
}

export function routeName(route: string, teller: Pick<Teller, "game" | "language">): string {
  const { game, language } = teller;
  const found = game.routes.get(route);
  return found ? `${game.locationName(found.a, language)} – ${game.locationName(found.b, language)}` : route;
}

export function ticketName(ticket: string, teller: Pick<Teller, "game" | "language">): string {
  const { game, language } = teller;
  const found = game.tickets.get(ticket);
  return found ? `${game.locationName(found.a, language)} – ${game.locationName(found.b, language)}` : ticket;
}

/** Two draws, or a draw of tickets and the choice, are one turn. */
function endOfTurn(moves: readonly Move[], first: number): number {
  const move = moves[first]!;
  const next = moves[first + 1];
  if (!next || next.seat !== move.seat) return first;
  if (move.action === "draw" && next.action === "draw") return first + 1;
  if (move.action === "tickets" && next.action === "keep") return first + 1;
  return first;
}

function turnText(turn: readonly Move[], teller: Teller): string {
  const { t } = teller;
  const move = turn[0]!;
  const who = whoOf(move.seat, teller);
  switch (move.action) {
    case "draw": {
      const cards = turn.flatMap(drawn);
      const open = cards.filter((one) => one !== null).map((card) => t(`card-${card}`));
      const hidden = cards.length - open.length;
      if (open.length === 0) return t("log-drew-hidden", { ...who, count: hidden });
      if (hidden === 0) return t("log-drew-open", { ...who, count: open.length, cards: list(open, teller.language) });
      return t("log-drew-both", { ...who, card: open[0]!, hidden });
    }
    case "claim": {
      const spaces = Object.values(move.cards ?? {}).reduce((sum, count) => sum + count, 0);
      return t("log-claimed", { ...who, route: routeName(move.route ?? "", teller), spaces });
    }
    case "tickets": {
      const keep = turn[1];
      return keep ? t("log-drew-tickets", { ...who, kept: kept(keep) }) : t("log-draws-tickets", who);
    }
    case "keep":
      return t("log-kept", { ...who, count: kept(move) });
    case "swap":
      return t("log-swapped", who);
    case "pass":
      return t("log-passed", who);
  }
}

function eventLine(event: GameEvent, seat: number, teller: Teller): Pick<LogLine, "kind" | "text" | "ticket"> | null {
  const { t } = teller;
  const who = whoOf(seat, teller);
  switch (event.event) {
    case "completed": {
      const ticket = event.ticket ?? "";
      return { kind: "ticket", ticket, text: t("log-completed", { ...who, ticket: ticketName(ticket, teller) }) };
    }
    case "bonus":
      return { kind: "ticket", ticket: null, text: t("log-bonus", who) };
    case "last-round":
      return { kind: "end", ticket: null, text: t("log-last-round", whoOf(event.seat ?? seat, teller)) };
    case "reset":
      return { kind: "market", ticket: null, text: t("log-reset") };
    case "reshuffled":
      return { kind: "market", ticket: null, text: t("log-reshuffled", { cards: event.cards ?? 0 }) };
    default:
      return null;
  }
}

function eventOf(move: Move, name: GameEvent["event"], ticket?: string): GameEvent {
  return (move.events ?? []).find((one) => one.event === name && (!ticket || one.ticket === ticket))!;
}

/** Each card of a draw; null where these eyes saw only its back. */
function drawn(move: Move): (string | null)[] {
  const blind = (move.events ?? []).filter((event) => event.event === "drew").map((event) => event.card ?? null);
  return move.from === "market" && move.card ? [move.card, ...blind] : blind;
}

function kept(move: Move): number {
  return move.tickets?.length ?? move.count ?? 1;
}

function whoOf(seat: number, { seat: eyes, names }: Teller): { you: string; name: string } {
  return { you: seat === eyes ? "yes" : "no", name: names[seat] ?? "" };
}

function list(words: string[], language: string): string {
  return new Intl.ListFormat(language).format(words);
}
