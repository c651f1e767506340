/** Names and lists as the log, hints and reviews put them into sentences. */
import type { FluentVariable } from "@fluent/bundle";
import { cardName, currentLanguage, listText, t } from "../i18n/i18n.svelte";
import type { Move } from "../wire/types";
import type { Game } from "./game";
import type { Scene } from "./scene";

/** Who reads it, and in which words. */
export interface WordingContext {
  game: Game;
  names: readonly string[];
  seat: number | null; // the reader's own
  language: string;
  t: (key: string, args?: Record<string, FluentVariable>) => string;
  cardName: (card: string) => string;
  /** The last move began a tunnel, and its player has yet to pay or withdraw. */
  digging?: boolean;
}

type Names = Pick<WordingContext, "game" | "language">;

// A type alias, not an interface: message arguments need an index signature.
export type Who = { you: string; name: string };

/** As this device reads it: from the scene's own seat, in the chosen language. */
export function wordingContext({ game, names, view }: Pick<Scene, "game" | "names" | "view">): WordingContext {
  const digging = Boolean(view.tunnel);
  return { game, names, seat: view.seat, language: currentLanguage(), t, cardName, digging };
}

/** The arguments $you and $name of a message about a seat. */
export function whoOf(seat: number, { seat: own, names }: Pick<WordingContext, "seat" | "names">): Who {
  return { you: seat === own ? "yes" : "no", name: names[seat] ?? "" };
}

export function routeName(route: string, context: Names): string {
  const found = context.game.routes.get(route);
  return found ? between(found, context) : route;
}

export function ticketName(ticket: string, context: Names): string {
  const found = context.game.tickets.get(ticket);
  return found ? between(found, context) : ticket;
}

export function locationName(location: string, { game, language }: Names): string {
  return game.locationName(location, language);
}

function between({ a, b }: { a: string; b: string }, context: Names): string {
  return `${locationName(a, context)} – ${locationName(b, context)}`;
}

/** "3 × pink and 1 × taxi". */
export function cardList(cards: Move["cards"], { cardName, language }: WordingContext): string {
  const counted = Object.entries(cards ?? {}).map(([card, count]) => `${count} × ${cardName(card)}`);
  return listText(counted, language);
}
