/** What a mechanic says of each of its kinds of action and event. */
import type { GameEvent, Move, View } from "../../wire/types";
import type { Choices } from "../choices";
import type { LogLine } from "../log";
import type { WordingContext } from "../wording";
import type { Anchor, Flight, Part, Picture } from "../steps";

/** A kind of action. `Payload` is what it says besides its kind. */
export interface ActionEntry<Payload extends object> {
  /** Read the rest of its notation (docs/notation.md). */
  read(words: readonly string[]): Payload;
  /** Put it where a player finds it. */
  offer(choices: Choices, action: string, payload: Payload): void;
  /** As something that one could do: "Claim Chelsea – Soho". */
  proposed(payload: Payload, context: WordingContext): string;
  /** In the log: a turn that began with it. */
  told(turn: readonly [Move, ...Move[]], context: WordingContext): string;
  /** What is watched of such a move. `home` is where the seat's cards are. */
  shown(move: Move, home: Anchor, before: View, after: View): Part[];
  /** The kinds of move that belong to the same turn, if the same seat makes them next. */
  then?: readonly Move["action"][];
}

/** A kind of event; without a line or a picture where the move itself says enough. */
export interface EventEntry {
  line?(event: GameEvent, seat: number, context: WordingContext): Pick<LogLine, "kind" | "text" | "ticket">;
  picture?(event: GameEvent): { picture: Picture; view: "before" | "after" } | null;
}

/** Offer an action that a button takes as it is, with nothing more to choose. */
export function offerButton(choices: Choices, action: string): void {
  choices.buttons.add(action);
}

export type Payment = [card: string, count: number][];

/** Cards in notation: "pink×2". */
export function readPayment(words: readonly string[]): Payment {
  return words.map((word) => {
    const cut = word.lastIndexOf("×");
    return [word.slice(0, cut), Number(word.slice(cut + 1))];
  });
}

/** Cards on their way to the discards. */
export function paid(move: Move, home: Anchor): Part {
  const cards = Object.keys(move.cards ?? {});
  const flights = cards.map((card) => ({ card, from: home, to: "discards" as const }));
  return { picture: { kind: "cards", flights }, view: "before" };
}

/** The cards a move drew from the deck; null for each of which the reader saw only the back. */
export function fromDeck({ events = [] }: Move): (string | null)[] {
  return events.filter(({ event }) => event === "drew").map(({ card }) => card ?? null);
}

/** Cards on their way from the deck, after those taken face up. */
export function drawn(move: Move, home: Anchor, taken: readonly Flight[] = []): Part {
  const flights = fromDeck(move).map((card): Flight => ({ card, from: "deck", to: home }));
  return { picture: { kind: "cards", flights: [...taken, ...flights] }, view: "before" };
}
