/** A board as the client uses it: look-ups by id, names in a language, actions read from notation. No rule lives here. */
import type { Board, Location, Route, Ticket } from "../wire/types";

export class Game {
  readonly locations: Map<string, Location>;
  readonly routes: Map<string, Route>;
  readonly tickets: Map<string, Ticket>;
  readonly colours: string[];

  constructor(readonly board: Board) {
    this.locations = new Map(board.map.locations.map((one) => [one.id, one]));
    this.routes = new Map(board.map.routes.map((one) => [one.id, one]));
    this.tickets = new Map(board.map.tickets.map((one) => [`${one.a}-${one.b}`, one]));
    this.colours = Object.keys(board.cards).filter((card) => card !== board.wild);
  }

  get points(): boolean {
    return this.board.rules.goal === "points";
  }

  name(language: string): string {
    return this.board.names?.[language] ?? this.board.name;
  }

  locationName(id: string, language: string): string {
    const location = this.locations.get(id);
    return location?.names?.[language] ?? location?.name ?? id;
  }
}

export type Payment = [card: string, count: number][];

export type Action =
  | { kind: "draw"; card: string | null } // null: from the deck
  | { kind: "claim"; route: string; payment: Payment }
  | { kind: "keep"; tickets: string[] }
  | { kind: "tickets" | "swap" | "pass" };

/** Read an action of the server (docs/notation.md). */
export function readAction(text: string): Action {
  const [kind, ...words] = text.split(" ") as [string, ...string[]];
  switch (kind) {
    case "draw":
      return { kind, card: words[0] === undefined || words[0] === "deck" ? null : words[0] };
    case "claim": {
      const payment = words.slice(1).map((word): [string, number] => {
        const cut = word.lastIndexOf("×");
        return [word.slice(0, cut), Number(word.slice(cut + 1))];
      });
      return { kind, route: words[0] ?? "", payment };
    }
    case "keep":
      return { kind, tickets: words };
    case "tickets":
    case "swap":
    case "pass":
      return { kind };
    default:
      throw new Error(`Unknown action ${text}`);
  }
}
