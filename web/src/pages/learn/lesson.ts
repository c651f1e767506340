/** What the guide says now. It follows from the position and the moves alone, so it fits any deal and survives a reload. */
import { choicesOf } from "../../model/choices";
import type { Game } from "../../model/game";
import type { Position, Scene } from "../../model/scene";
import type { Move, TicketProgress, View } from "../../wire/types";

export type Topic =
  | "first-tickets"
  | "more-tickets"
  | "draw-first"
  | "draw"
  | "next-card"
  | "claim-first"
  | "claim"
  | "claim-any"
  | "all-done"
  | "swap"
  | "last-turn"
  | "pass"
  | "claimed"
  | "ticket-done"
  | "wild-alone"
  | "watch"
  | "others-choose"
  | "over";

/** An extra sentence where the situation calls for one. */
export type Remark =
  | { kind: "need"; route: string; card: string; need: number; have: number }
  | { kind: "need-gray"; route: string; need: number }
  | { kind: "cut"; ticket: string }
  | { kind: "near-end"; seat: number; pieces: number }
  | { kind: "turn" } // what a turn consists of
  | { kind: "they"; move: number }; // what the others did after that move

export interface Advice {
  topic: Topic;
  route: string | null;
  ticket: string | null;
  seat: number | null; // the seat it is about
  payment: [card: string, count: number][];
  remarks: Remark[];
  /** Selectors of what to point at; the first one in sight is used. */
  targets: string[];
}

// On a phone the thing to point at may be under another tab.
const CARDS = "[data-tab=cards]";
const TICKETS = "[data-tab=tickets]";
const NEAR_END = 5; // pieces
const EARLY = 4; // own moves during which everything is explained

export function advise(scene: Position & Pick<Scene, "moves">): Advice {
  const { game, view, progress, moves } = scene;
  const me = view.seat;
  const mine = moves.filter(({ seat }) => seat === me);
  if (view.phase === "over") return say("over", { targets: ["[data-action=score]"] });
  if (view.turn !== me || me === null) return waiting(scene, mine.at(-1));
  if (view.offer.length) {
    const first = !mine.some(({ action }) => action === "keep");
    return say(first ? "first-tickets" : "more-tickets", { targets: ["[data-action=keep]", TICKETS] });
  }
  const choices = choicesOf(scene);
  if (choices.pass) return say("pass", { targets: ["[data-action=pass]"] });
  const open = openTickets(scene);
  const goal = nextRoute(game, view, open);
  const remarks = remarksOf(scene, goal);
  const drawAt = drawTargets(game, view, goal);
  if (view.phase === "next-card") return say("next-card", { remarks, targets: drawAt });

  const claimable = [...choices.claims.keys()];
  const wanted = open.flatMap(({ routes }) => routes).filter((route) => choices.claims.has(route));
  const route = longest(game, wanted);
  const last = view.turns_left !== null;
  if (route) {
    const payment = choices.claims.get(route)![0]!.payment;
    const first = !mine.some(({ action }) => action === "claim");
    const topic = last ? "last-turn" : first ? "claim-first" : "claim";
    const explain: Remark[] = mine.every(({ action }) => action === "keep") ? [{ kind: "turn" }] : [];
    return say(topic, {
      route,
      payment,
      ticket: ticketOf(open, route),
      remarks: [...explain, ...withoutNeeds(remarks)],
      targets: routeTargets(route),
    });
  }
  const spare = longest(game, claimable);
  if (last)
    return say("last-turn", {
      route: spare,
      remarks: withoutNeeds(remarks),
      targets: spare ? routeTargets(spare) : drawAt,
    });
  if (!open.length) {
    const cut = progress.every(({ state }) => state === "cut");
    if (choices.swap && cut) return say("swap", { targets: ["[data-action=swap]", TICKETS] });
    const pieces = view.seats[me]?.pieces ?? 0;
    if (choices.tickets && pieces > NEAR_END)
      return say("all-done", { remarks: withoutNeeds(remarks), targets: ["[data-action=tickets]", TICKETS] });
    if (spare) return say("claim-any", { route: spare, remarks: withoutNeeds(remarks), targets: routeTargets(spare) });
  }
  const drew = mine.some(({ action }) => action === "draw");
  return say(drew ? "draw" : "draw-first", { remarks, targets: drawAt });
}

/** On someone else's turn: a word about the player's own last move, or about what to watch. */
function waiting({ game, view, progress, moves }: Position & Pick<Scene, "moves">, last: Move | undefined): Advice {
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
  return { topic, route: null, ticket: null, seat: null, payment: [], remarks: [], targets: [], ...more };
}

/** Tickets still worth working on, the nearest first. */
function openTickets({ view, progress }: Position): TicketProgress[] {
  return progress
    .filter(({ ticket, state }) => view.tickets.includes(ticket) && (state === "open" || state === "part"))
    .sort((one, other) => one.spaces - other.spaces);
}

interface Goal {
  route: string;
  card: string | null; // null: any single colour
  need: number;
  have: number;
}

/** For the nearest ticket: the route that lacks the fewest cards, but does lack some. */
function nextRoute(game: Game, view: View, open: readonly TicketProgress[]): Goal | null {
  const hand = view.hand;
  const most = Math.max(0, ...game.colours.map((colour) => hand[colour] ?? 0));
  const wild = hand[game.board.wild] ?? 0;
  const goals = (open[0]?.routes ?? []).flatMap((id): Goal[] => {
    const route = game.routes.get(id);
    if (!route) return [];
    const gray = !game.colours.includes(route.colour);
    const have = gray ? most : (hand[route.colour] ?? 0);
    return [{ route: id, card: gray ? null : route.colour, need: route.length, have }];
  });
  const missing = ({ need, have }: Goal): number => Math.max(0, need - have - wild);
  return (
    goals
      .filter((one) => missing(one) > 0)
      .sort((one, other) => missing(one) - missing(other) || other.need - one.need)[0] ?? null
  );
}

function remarksOf({ game, view, progress, moves }: Position & Pick<Scene, "moves">, goal: Goal | null): Remark[] {
  const remarks: Remark[] = [];
  const early = moves.filter(({ seat }) => seat === view.seat).length <= EARLY;
  const last = moves.findLastIndex(({ seat }) => seat === view.seat);
  if (early && view.phase === "turn" && moves.slice(last + 1).some(({ action }) => action !== "keep"))
    remarks.push({ kind: "they", move: last });
  if (goal) {
    const { route, card, need, have } = goal;
    remarks.push(card === null ? { kind: "need-gray", route, need } : { kind: "need", route, card, need, have });
  }
  const cut = progress.find(({ ticket, state }) => state === "cut" && view.tickets.includes(ticket));
  if (cut) remarks.push({ kind: "cut", ticket: cut.ticket });
  const few = view.seats.reduce((least, { pieces }, seat) => (pieces < view.seats[least]!.pieces ? seat : least), 0);
  const { pieces } = view.seats[few]!;
  if (game.points && pieces <= NEAR_END && view.turns_left === null)
    remarks.push({ kind: "near-end", seat: few, pieces });
  return remarks;
}

/** A claim needs no word about missing cards: they are all there. */
function withoutNeeds(remarks: readonly Remark[]): Remark[] {
  return remarks.filter(({ kind }) => kind !== "need" && kind !== "need-gray");
}

function drawTargets(game: Game, view: View, goal: Goal | null): string[] {
  const wanted = (card: string | null): boolean =>
    goal !== null &&
    card !== null &&
    card !== game.board.wild &&
    (goal.card === null ? (view.hand[card] ?? 0) > 0 : card === goal.card);
  const slot = view.market.findIndex((card) => wanted(card ?? null));
  return [...(slot < 0 ? [] : [`[data-anchor~=market-${slot}]`]), "[data-action=deck]", CARDS];
}

function routeTargets(route: string): string[] {
  return [`[data-route="${route}"]`, "[data-action=fit]"]; // zoomed in, the route may be out of sight
}

function longest(game: Game, routes: readonly string[]): string | null {
  const length = (id: string): number => game.routes.get(id)?.length ?? 0;
  return [...routes].sort((one, other) => length(other) - length(one))[0] ?? null;
}

function ticketOf(open: readonly TicketProgress[], route: string): string | null {
  return open.find(({ routes }) => routes.includes(route))?.ticket ?? null;
}
