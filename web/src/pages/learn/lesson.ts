/** What the guide says now. It follows from the position, the moves and the hint, so it fits any deal and survives a reload. */
import { assertNever } from "../../model/assertNever";
import { choicesOf } from "../../model/choices";
import { readAction } from "../../model/mechanics";
import { type Game } from "../../model/game";
import { type Payment } from "../../model/mechanics/entries";
import type { Position, Scene } from "../../model/scene";
import type { Move, Reason, Thought } from "../../wire/types";

export type Topic =
  | "first-tickets"
  | "more-tickets"
  | "turn"
  | "draw-first"
  | "draw"
  | "next-card"
  | "claim-first"
  | "claim"
  | "ferry"
  | "tunnel"
  | "tunnel-due"
  | "station"
  | "tickets"
  | "swap"
  | "last-turn"
  | "pass"
  | "claimed"
  | "ticket-done"
  | "wild-alone"
  | "watch"
  | "others-choose"
  | "over";

/** What only some boards have. One of them is explained on each of the player's first turns. */
export type Idea = "longest" | "tunnel" | "ferry" | "station";

/** An extra sentence where the situation calls for one. */
export type Remark =
  | { kind: "cut"; ticket: string }
  | { kind: "near-end"; seat: number; pieces: number }
  | { kind: "turn" } // what a turn consists of
  | { kind: Idea } // something that not every board has
  | { kind: "they"; move: number }; // what the others did after that move

export interface Advice {
  topic: Topic;
  route: string | null;
  location: string | null;
  ticket: string | null;
  seat: number | null; // the seat it is about
  payment: Payment;
  /** The move that the hint suggests, and its reasons: the guide and the hint say the same. */
  action: string | null;
  reasons: readonly Reason[];
  remarks: Remark[];
  /** Selectors of what to point at; the first one in sight is used. */
  targets: string[];
}

// On a phone the thing to point at may be under another tab.
const CARDS = "[data-tab=cards]";
const TICKETS = "[data-tab=tickets]";
const NEAR_END = 5; // pieces
const EARLY = 4; // own moves during which everything is explained

type Lesson = Position & Pick<Scene, "moves">;

/** What to say, and what to point at. `hint` is the best suggestion for the player's decision, if it has come. */
export function advise(scene: Lesson, hint: Thought | null): Advice {
  const { view, moves } = scene;
  const me = view.seat;
  const mine = moves.filter(({ seat }) => seat === me);
  if (view.phase === "over") return say("over", { targets: ["[data-action=score]"] });
  if (view.turn !== me || me === null) return waiting(scene, mine.at(-1));
  if (view.offer.length) {
    const first = !mine.some(({ action }) => action === "keep");
    return say(first ? "first-tickets" : "more-tickets", hint ? keeping(hint, view.offer) : {});
  }
  if (view.phase === "tunnel") {
    const targets = [hint ? `[data-pay="${hint.action}"], [data-action="${hint.action}"]` : "[data-action=withdraw]"];
    return say("tunnel-due", { targets, action: hint?.action ?? null, reasons: hint?.reasons ?? [] });
  }
  if (choicesOf(scene).buttons.has("pass")) return say("pass", { targets: ["[data-action=pass]"] });
  const remarks = remarksOf(scene);
  if (!hint) return say(view.turns_left === null ? "turn" : "last-turn", { remarks });
  return { ...suggesting(scene, hint, mine), action: hint.action, reasons: hint.reasons };
}

/** Keep what the hint keeps: first put back the others, which are all ticked to begin with. */
function keeping(hint: Thought, offer: readonly string[]): Partial<Advice> {
  const action = readAction(hint.action);
  const kept = action.kind === "keep" ? action.tickets : offer;
  const wrong = offer.map((id) => `[data-offer="${id}"][aria-checked=${kept.includes(id) ? "false" : "true"}]`);
  return { action: hint.action, reasons: hint.reasons, targets: [...wrong, "[data-action=keep]", TICKETS] };
}

/** The hint's move, explained as to a newcomer. */
function suggesting(scene: Lesson, hint: Thought, mine: readonly Move[]): Advice {
  const { view } = scene;
  const action = readAction(hint.action);
  const remarks = remarksOf(scene);
  const did = (kind: Move["action"]): boolean => mine.some((move) => move.action === kind);
  const last = view.turns_left !== null;
  switch (action.kind) {
    case "claim": {
      const explain: Remark[] = mine.every((move) => move.action === "keep") ? [{ kind: "turn" }] : [];
      return say(last ? "last-turn" : claiming(scene, action.route, mine), {
        route: action.route,
        payment: action.payment,
        remarks: [...explain, ...remarks],
        targets: [`[data-route="${action.route}"]`, "[data-action=fit]"], // zoomed in, it may be out of sight
      });
    }
    case "station":
      return say(last ? "last-turn" : "station", {
        location: action.location,
        payment: action.payment,
        remarks,
        targets: [`[data-location="${action.location}"]`, "[data-action=fit]"],
      });
    case "draw": {
      const slot = action.card ? view.market.indexOf(action.card) : -1;
      const at = slot < 0 ? "[data-action=deck]" : `[data-anchor~=market-${slot}]`;
      const topic = last ? "last-turn" : view.phase === "next-card" ? "next-card" : did("draw") ? "draw" : "draw-first";
      return say(topic, { remarks, targets: [at, CARDS] });
    }
    case "tickets":
    case "swap":
      return say(action.kind, { remarks, targets: [`[data-action=${action.kind}]`, TICKETS] });
    case "keep":
    case "pass":
    case "pay":
    case "withdraw":
      return say("turn", { remarks }); // before this, they were explained on their own
    default:
      return assertNever(action);
  }
}

/** A route of its own kind needs more words, the first time. */
function claiming({ game }: Lesson, id: string, mine: readonly Move[]): Topic {
  const route = game.routes.get(id);
  const claimed = mine.flatMap((move) => (move.action === "claim" ? (game.routes.get(move.route ?? "") ?? []) : []));
  if (route?.tunnel && !claimed.some(({ tunnel }) => tunnel)) return "tunnel";
  if (route?.wilds && !claimed.some(({ wilds }) => wilds)) return "ferry";
  return claimed.length ? "claim" : "claim-first";
}

/** What this board has that others don't, in the order in which it is explained. */
function ideasOf({ board: { map }, rules }: Game): Idea[] {
  return [
    ...(rules.longest_points ? (["longest"] as const) : []),
    ...(rules.tunnel_cards ? (["tunnel"] as const) : []),
    ...(map.routes.some(({ wilds }) => wilds) ? (["ferry"] as const) : []),
    ...(rules.stations ? (["station"] as const) : []),
  ];
}

/** On someone else's turn: a word about the player's own last move, or about what to watch. */
function waiting({ game, view, progress, moves }: Lesson, last: Move | undefined): Advice {
  const seat = view.turn;
  const route = last?.action === "claim" ? last.route : null;
  if (last && route) {
    const ticket = progress.find(({ state, own }) => state === "done" && own.includes(route))?.ticket ?? shown(last);
    return say(ticket ? "ticket-done" : "claimed", { route, ticket, targets: ["[data-anchor~=tickets]"] });
  }
  if (last?.action === "draw" && last.card === game.board.wild) return say("wild-alone", { seat });
  if (view.phase === "keep" && !moves.some(({ action }) => action !== "keep")) return say("others-choose", { seat });
  return say("watch", { seat, targets: [`[data-anchor~=seat-${seat}]`] });
}

/** A ticket the move completed for all to see. */
function shown(move: Move): string | null {
  return (move.events ?? []).find(({ event }) => event === "completed")?.ticket ?? null;
}

function say(topic: Topic, more: Partial<Advice> = {}): Advice {
  return {
    topic,
    route: null,
    location: null,
    ticket: null,
    seat: null,
    payment: [],
    action: null,
    reasons: [],
    remarks: [],
    targets: [],
    ...more,
  };
}

/** Whether a turn begins with this move: choosing among the dealt tickets isn't one. */
function begins(moves: readonly Move[], index: number): boolean {
  const [move, before] = [moves[index]!, moves[index - 1]];
  return move.action !== "keep" && (before?.seat !== move.seat || before.action === "keep");
}

function remarksOf({ game, view, progress, moves }: Lesson): Remark[] {
  const remarks: Remark[] = [];
  const early = moves.filter(({ seat }) => seat === view.seat).length <= EARLY;
  const last = moves.findLastIndex(({ seat }) => seat === view.seat);
  if (early && view.phase === "turn" && moves.slice(last + 1).some(({ action }) => action !== "keep"))
    remarks.push({ kind: "they", move: last });
  const turns = new Set(
    moves.flatMap((move, index) => (move.seat === view.seat && begins(moves, index) ? [index] : [])),
  );
  const idea = ideasOf(game)[turns.size - 1];
  if (idea && view.phase === "turn") remarks.push({ kind: idea });
  const cut = progress.find(({ ticket, state }) => state === "cut" && view.tickets.includes(ticket));
  if (cut) remarks.push({ kind: "cut", ticket: cut.ticket });
  const few = view.seats.reduce((least, { pieces }, seat) => (pieces < view.seats[least]!.pieces ? seat : least), 0);
  const { pieces } = view.seats[few]!;
  if (game.rules.last_round_at && pieces <= NEAR_END && view.turns_left === null)
    remarks.push({ kind: "near-end", seat: few, pieces });
  return remarks;
}
