/** Moves in words, from one seat's perspective: a line for each turn, and one for everything it caused. */
import { listText } from "../i18n/i18n.svelte";
import type { GameEvent, Move } from "../wire/types";
import { entryOf, EVENTS, readAction } from "./mechanics";
import { revealedBy } from "./mechanics/tunnels";
import type { Undone } from "./scene";
import type { Step } from "./steps";
import { whoOf, type WordingContext } from "./wording";

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

export function logLines(moves: readonly Move[], context: WordingContext, undos: readonly Undone[] = []): LogLine[] {
  const log: LogLine[] = [];
  const undoneAt = (from: number, to: number): LogLine[] =>
    undos.filter(({ at }) => from <= at && at < to).map((undone) => undoLine(undone, context));
  log.push(...undoneAt(0, 1));
  for (let first = 0; first < moves.length;) {
    const last = endOfTurn(moves, first);
    const move = moves[first]!;
    const turn = [move, ...moves.slice(first + 1, last + 1)] as const;
    const base = { seat: move.seat, move: last, standIn: turn.some((one) => one.stand_in) };
    const digging = context.digging === true && last === moves.length - 1;
    log.push({
      ...base,
      key: `${first}`,
      kind: "turn",
      text: entryOf(move.action).told(turn, { ...context, digging }),
      cards: Object.keys(spent(turn)),
      route: move.route ?? null,
      location: move.location ?? null,
      ticket: null,
    });
    const events = turn.flatMap((one) => one.events ?? []);
    const nothing = { standIn: false, cards: [], route: null, location: null };
    const revealed = turn.flatMap(revealedBy);
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

function undoLine({ version, seat, count, at }: Undone, context: WordingContext): LogLine {
  const text = context.t("log-undone", { ...whoOf(seat, context), count });
  const none = { standIn: false, cards: [], route: null, location: null, ticket: null };
  return { key: `undo-${version}`, seat, move: at - 1, kind: "undo", text, ...none };
}

/** The step being shown, in words. */
export function stepText({ move, picture, event }: Step, context: WordingContext): string {
  const line = event && eventLine(event, move.seat, context);
  return line?.text ?? entryOf(move.action).told([move], { ...context, digging: picture.kind === "tunnel" });
}

/** An action one could take, in words: "Claim Chelsea – Soho". */
export function actionText(text: string, context: WordingContext): string {
  const action = readAction(text);
  return entryOf(action.kind).proposed(action, context);
}

/** Everything that happened after the seat's own last move. */
export function sinceMyTurn(log: readonly LogLine[], moves: readonly Move[], seat: number | null): LogLine[] {
  const mine = moves.findLastIndex((move) => move.seat === seat);
  return log.filter((line) => line.move > mine);
}

/** Several cards drawn one by one are one turn; so are drawing tickets and choosing among them, and a tunnel's steps. */
function endOfTurn(moves: readonly Move[], first: number): number {
  const { seat, action } = moves[first]!;
  const { then = [] } = entryOf(action);
  let last = first;
  for (let next = moves[last + 1]; next?.seat === seat && then.includes(next.action); next = moves[last + 1]) last++;
  return last;
}

/** All cards that a turn cost. */
function spent(turn: readonly Move[]): Record<string, number> {
  return turn.at(-1)?.action === "withdraw" ? {} : Object.assign({}, ...turn.map(({ cards }) => cards ?? {}));
}

function eventLine(
  event: GameEvent,
  seat: number,
  context: WordingContext,
): Pick<LogLine, "kind" | "text" | "ticket"> | undefined {
  return EVENTS[event.event].line?.(event, seat, context);
}
