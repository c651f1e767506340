/** A board as the client uses it: look-ups by id, names in a language, and actions read from notation. No rules here. */
import type { Words } from "../i18n/i18n.svelte";
import type { Board, Drawing, Location, Look, Route, Ticket } from "../wire/types";
import { settings } from "./settings.svelte";

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

  /** Which words its messages use. */
  get words(): Words {
    if (!this.points) return "journey";
    return this.look === "city" ? "city" : "railway";
  }

  get points(): boolean {
    return this.board.rules.goal === "points";
  }

  /** How many stations each player has. */
  get stations(): number {
    const { rules } = this.board;
    return rules.goal === "points" ? rules.stations : 0;
  }

  /** Points for each station that isn't built; 0 without stations. */
  get stationPoints(): number {
    const { rules } = this.board;
    return rules.goal === "points" ? rules.station_points : 0;
  }

  name(language: string): string {
    return this.board.names?.[language] ?? this.board.name;
  }

  /** Whether the old map calls some of its locations by another name than people do now. */
  get hasPrintedNames(): boolean {
    return this.board.map.locations.some(({ printed_names }) => Object.keys(printed_names ?? {}).length > 0);
  }

  /** As people call it now or, if the settings say so, as the old map does. */
  locationName(id: string, language: string): string {
    const location = this.locations.get(id);
    const printed = settings.cityNames === "printed" ? location?.printed_names?.[language] : undefined;
    return printed ?? location?.names?.[language] ?? location?.name ?? id;
  }

  /** Every name that someone who reads this language may know it by. */
  namesOf(id: string, language: string): string[] {
    const location = this.locations.get(id);
    if (!location) return [id];
    const { name, names = {}, printed_names: printed = {} } = location;
    return [name, names[language], printed[language], printed.en].flatMap((one) => one ?? []);
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
  | { kind: "station"; location: string; payment: Payment }
  | { kind: "pay"; payment: Payment } // what a tunnel costs more
  | { kind: "keep"; tickets: string[] }
  | { kind: "tickets" | "swap" | "pass" | "withdraw" };

/** Read an action in notation (docs/notation.md). */
export function readAction(text: string): Action {
  const [kind, ...words] = text.split(" ") as [string, ...string[]];
  switch (kind) {
    case "draw":
      return { kind, card: words[0] === undefined || words[0] === "deck" ? null : words[0] };
    case "claim":
      return { kind, route: words[0] ?? "", payment: readPayment(words.slice(1)) };
    case "station":
      return { kind, location: words[0] ?? "", payment: readPayment(words.slice(1)) };
    case "pay":
      return { kind, payment: readPayment(words) };
    case "keep":
      return { kind, tickets: words };
    case "tickets":
    case "swap":
    case "pass":
    case "withdraw":
      return { kind };
    default:
      throw new Error(`Unknown action ${text}`);
  }
}

/** Cards in notation: "pink×2". */
function readPayment(words: readonly string[]): Payment {
  return words.map((word) => {
    const cut = word.lastIndexOf("×");
    return [word.slice(0, cut), Number(word.slice(cut + 1))];
  });
}
