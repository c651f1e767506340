/** Moves in words, from one seat's perspective: a line for each turn, and one for everything it caused. */
import type { FluentVariable } from "@fluent/bundle";
import { cardName, currentLanguage, listText, t } from "../i18n/i18n.svelte";
import type { GameEvent, Move } from "../wire/types";
import { readAction, type Game, type Payment } from "./game";
import type { Scene, Undone } from "./scene";
import type { Step } from "./steps";

/** Who reads the log, and in which words. */
export interface LogContext {
  game: Game;
  names: readonly string[];
  seat: number | null; // the reader's own
  language: string;
  t: (key: string, args?: Record<string, FluentVariable>) => string;
  cardName: (card: string) => string;
  /** The last move began a tunnel, and its player has yet to pay or withdraw. */
  digging?: boolean;
}

// A type alias, not an interface: message arguments need an index signature.
export type Who = { you: string; name: string };

export interface LogLine {
  key: string;
  seat: number;
  /** Index of the last move the line covers. */
  move: number;
  kind: "turn" | "ticket" | "market" | "tunnel" | "end" | "undo";
  text: string;
  /** A stand-in played for this person. */
  standIn: boolean;
  /** What a claim was paid with. */
  cards: readonly string[];
  /** Lit on the board while the line is pointed at. */
  route: string | null;
  location: string | null;
  ticket: string | null;
}

/** The log as this device reads it: from the scene's own seat, in the chosen language. */
export function logContext({ game, names, view }: Pick<Scene, "game" | "names" | "view">): LogContext {
  const digging = Boolean(view.tunnel);
  return { game, names, seat: view.seat, language: currentLanguage(), t, cardName, digging };
}

export function logLines(moves: readonly Move[], context: LogContext, undos: readonly Undone[] = []): LogLine[] {
  const log: LogLine[] = [];
  const undoneAt = (from: number, to: number): LogLine[] =>
    undos.filter(({ at }) => from <= at && at < to).map((undone) => undoLine(undone, context));
  log.push(...undoneAt(0, 1));
  for (let first = 0; first < moves.length;) {
    const last = endOfTurn(moves, first);
    const turn = moves.slice(first, last + 1);
    const move = turn[0]!;
    const base = { seat: move.seat, move: last, standIn: turn.some((one) => one.stand_in) };
    const digging = context.digging === true && last === moves.length - 1;
    log.push({
      ...base,
      key: `${first}`,
      kind: "turn",
      text: turnText(turn, { ...context, digging }),
      cards: Object.keys(spent(turn)),
      route: move.route ?? null,
      location: move.location ?? null,
      ticket: null,
    });
    const events = turn.flatMap((one) => one.events ?? []);
    const nothing = { standIn: false, cards: [], route: null, location: null };
    const revealed = events.flatMap(({ event, card }) => (event === "revealed" && card ? [card] : []));
    if (revealed.length) {
      const text = context.t("log-revealed", { cards: listText(revealed.map(context.cardName), context.language) });
      log.push({ ...base, ...nothing, move: first, key: `${first}-tunnel`, kind: "tunnel", text, ticket: null });
    }
    events.forEach((event, index) => {
      const line = eventLine(event, move.seat, context);
      if (line) log.push({ ...base, ...nothing, key: `${first}-${index}`, ...line });
    });
    log.push(...undoneAt(first + 1, last + 2));
    first = last + 1;
  }
  return log;
}

function undoLine({ version, seat, count, at }: Undone, context: LogContext): LogLine {
  const text = context.t("log-undone", { ...whoOf(seat, context), count });
  const none = { standIn: false, cards: [], route: null, location: null, ticket: null };
  return { key: `undo-${version}`, seat, move: at - 1, kind: "undo", text, ...none };
}

/** The step being shown, in words. */
export function stepText({ move, picture }: Step, context: LogContext): string {
  switch (picture.kind) {
    case "completed":
      return eventLine(eventOf(move, "completed", picture.ticket), move.seat, context)!.text;
    case "bonus":
    case "last-round":
    case "reset":
      return eventLine(eventOf(move, picture.kind), move.seat, context)!.text;
    default:
      return turnText([move], { ...context, digging: picture.kind === "tunnel" });
  }
}

/** An action one could take, in words: "Claim Chelsea – Soho". */
export function actionText(text: string, context: LogContext): string {
  const { t, language } = context;
  const action = readAction(text);
  const cards = (paid: Payment): string => listText(payment(Object.fromEntries(paid), context), language);
  switch (action.kind) {
    case "draw":
      if (action.card) return t("log-do-take", { card: context.cardName(action.card) });
      return t("log-do-draw", { cards: context.game.rules.draws_singly ? 1 : context.game.rules.draw });
    case "claim":
      return t("log-do-claim", { route: routeName(action.route, context), cards: cards(action.payment) });
    case "station":
      return t("log-do-station", { place: locationName(action.location, context), cards: cards(action.payment) });
    case "pay":
      return t("log-do-pay", { cards: cards(action.payment) });
    case "keep":
      return t("log-do-keep", {
        tickets: listText(
          action.tickets.map((ticket) => ticketName(ticket, context)),
          language,
        ),
      });
    default:
      return t(`log-do-${action.kind}`);
  }
}

/** Everything that happened after the seat's own last move. */
export function sinceMyTurn(log: readonly LogLine[], moves: readonly Move[], seat: number | null): LogLine[] {
  const mine = moves.findLastIndex((move) => move.seat === seat);
  return log.filter((line) => line.move > mine);
}

export function routeName(route: string, context: Pick<LogContext, "game" | "language">): string {
  const { game, language } = context;
  const found = game.routes.get(route);
  return found ? `${game.locationName(found.a, language)} – ${game.locationName(found.b, language)}` : route;
}

export function ticketName(ticket: string, context: Pick<LogContext, "game" | "language">): string {
  const { game, language } = context;
  const found = game.tickets.get(ticket);
  return found ? `${game.locationName(found.a, language)} – ${game.locationName(found.b, language)}` : ticket;
}

export function locationName(location: string, { game, language }: Pick<LogContext, "game" | "language">): string {
  return game.locationName(location, language);
}

/** Several cards drawn one by one are one turn; so are drawing tickets and choosing among them, and a tunnel's steps. */
function endOfTurn(moves: readonly Move[], first: number): number {
  const { seat, action } = moves[first]!;
  const follows = (index: number, wanted: Move["action"]): boolean =>
    moves[index]?.seat === seat && moves[index].action === wanted;
  let last = first;
  if (action === "draw") while (follows(last + 1, "draw")) last++;
  else if (action === "tickets" && follows(last + 1, "keep")) last++;
  else if (action === "claim" && (follows(last + 1, "pay") || follows(last + 1, "withdraw"))) last++;
  return last;
}

function turnText(turn: readonly Move[], context: LogContext): string {
  const { t } = context;
  const move = turn[0]!;
  const who = whoOf(move.seat, context);
  switch (move.action) {
    case "draw": {
      const cards = turn.flatMap(drawn);
      const open = cards.filter((one) => one !== null).map(context.cardName);
      const hidden = cards.length - open.length;
      if (open.length === 0) return t("log-drew-hidden", { ...who, count: hidden });
      if (hidden === 0)
        return t("log-drew-open", { ...who, count: open.length, cards: listText(open, context.language) });
      return t("log-drew-both", { ...who, cards: listText(open, context.language), hidden });
    }
    case "claim":
      return claimText(turn, context);
    case "pay":
      return t("log-paid", { ...who, cards: cardList(move.cards, context) });
    case "withdraw":
      return t("log-withdrew", who);
    case "station": {
      const location = locationName(move.location ?? "", context);
      return t("log-station", { ...who, location, cards: cardList(move.cards, context) });
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

/** A route claimed in one go; or a tunnel, begun, completed or given up. */
function claimText([move, then]: readonly Move[], context: LogContext): string {
  const { t } = context;
  const id = move!.route ?? "";
  const told = {
    ...whoOf(move!.seat, context),
    route: routeName(id, context),
    cards: cardList(move!.cards, context),
    points: context.game.routePoints(id),
  };
  if (then?.action === "withdraw") return t("log-tunnel-failed", told);
  if (then) return t("log-tunnel-claimed", { ...told, more: cardList(then.cards, context) });
  return context.digging ? t("log-digging", told) : t("log-claimed", told);
}

/** All cards that a turn cost. */
function spent(turn: readonly Move[]): Record<string, number> {
  return turn.at(-1)?.action === "withdraw" ? {} : Object.assign({}, ...turn.map(({ cards }) => cards ?? {}));
}

function eventLine(
  event: GameEvent,
  seat: number,
  context: LogContext,
): Pick<LogLine, "kind" | "text" | "ticket"> | null {
  const { t } = context;
  const who = whoOf(seat, context);
  switch (event.event) {
    case "completed": {
      const ticket = event.ticket ?? "";
      return { kind: "ticket", ticket, text: t("log-completed", { ...who, ticket: ticketName(ticket, context) }) };
    }
    case "bonus":
      return { kind: "ticket", ticket: null, text: t("log-bonus", who) };
    case "last-round":
      return { kind: "end", ticket: null, text: t("log-last-round", whoOf(event.seat ?? seat, context)) };
    case "reset":
      return { kind: "market", ticket: null, text: t("log-reset", marketReset(context)) };
    case "reshuffled":
      return { kind: "market", ticket: null, text: t("log-reshuffled", { cards: event.cards ?? 0 }) };
    default:
      return null;
  }
}

function eventOf(move: Move, name: GameEvent["event"], ticket?: string): GameEvent {
  return (move.events ?? []).find((one) => one.event === name && (!ticket || one.ticket === ticket))!;
}

/** Each card of a draw; null where the reader saw only its back. */
function drawn(move: Move): (string | null)[] {
  const blind = (move.events ?? []).filter((event) => event.event === "drew").map((event) => event.card ?? null);
  return move.from === "market" && move.card ? [move.card, ...blind] : blind;
}

/** "3 × pink and 1 × taxi". */
function cardList(cards: Move["cards"], context: LogContext): string {
  return listText(payment(cards ?? {}, context), context.language);
}

/** "3 × pink", "1 × taxi". */
function payment(cards: Record<string, number>, { cardName }: LogContext): string[] {
  return Object.entries(cards).map(([card, count]) => `${count} × ${cardName(card)}`);
}

function kept(move: Move): number {
  return move.tickets?.length ?? move.count ?? 1;
}

/** How many wild cards face up replace the row. */
function marketReset({ game, cardName }: LogContext): { count: number; wild: string } {
  return { count: game.rules.reset_at, wild: cardName(game.board.wild) };
}

/** The arguments $you and $name of a message about a seat. */
export function whoOf(seat: number, { seat: own, names }: Pick<LogContext, "seat" | "names">): Who {
  return { you: seat === own ? "yes" : "no", name: names[seat] ?? "" };
}
