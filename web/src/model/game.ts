/** A board as the client uses it: look-ups by id, names in a language, and actions read from notation. No rules here. */
import type { Board, Drawing, Location, Look, Route, Ticket } from "../wire/types";

export class Game {
  readonly locations: Map<string, Location>;
  readonly routes: Map<string, Route>;
  readonly tickets: Map<string, Ticket>;
  readonly colours: string[];

  constructor(
    readonly board: Board,
    readonly drawing: Drawing,
  ) {
    this.locations = new Map(board.map.locations.map((location) => [location.id, location]));
    this.routes = new Map(board.map.routes.map((route) => [route.id, route]));
    this.tickets = new Map(board.map.tickets.map((ticket) => [`${ticket.a}-${ticket.b}`, ticket]));
    this.colours = Object.keys(board.cards).filter((card) => card !== board.wild);
  }

  get look(): Look {
    return this.board.look.style;
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

  /** Points for claiming a route; 0 in a race. */
  routePoints(id: string): number {
    const { rules } = this.board;
    const length = this.routes.get(id)?.length ?? 0;
    return rules.goal === "points" ? (rules.route_points[length - 1] ?? 0) : 0;
  }
}

export type Payment = [card: string, count: number][];

export type Action =
  | { kind: "draw"; card: string | null } // null: from the deck
  | { kind: "claim"; route: string; payment: Payment }
  | { kind: "keep"; tickets: string[] }
  | { kind: "tickets" | "swap" | "pass" };

/** Read an action in notation (docs/notation.md). */
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
