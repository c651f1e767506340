/** A board as the client uses it: its rules, look-ups by id, and names in a language. */
import { FIXED_RULES } from "../generated/lists";
import type { Words } from "../i18n/i18n.svelte";
import type { Board, Drawing, GameData, Location, Look, Route, Ticket } from "../wire/types";
import { settings } from "./settings.svelte";

type RulesFor<Goal> = Omit<Extract<Board["rules"], { goal: Goal }>, "goal" | "chapter">;
type Fixed = (typeof FIXED_RULES)["points"];
type Traits = Record<{ [Key in keyof Fixed]: Fixed[Key] extends boolean ? Key : never }[keyof Fixed], boolean>;
type Numbers = RulesFor<"points"> & RulesFor<"race">;
/** What the client may ask of any board's rules: each kind of game has every number of the other kind, 0 or empty. */
export type Rules = Traits & {
  readonly [Key in keyof Numbers]: Numbers[Key] extends (infer Item)[] ? readonly Item[] : Numbers[Key];
} & Pick<Board["rules"], "goal" | "chapter">;

function rulesOf({ rules }: Board): Rules {
  return rules.goal === "points" ? { ...FIXED_RULES.points, ...rules } : { ...FIXED_RULES.race, ...rules };
}

export class Game {
  readonly board: Board;
  readonly drawing: Drawing;
  /** Whose vocabulary its messages use. */
  readonly words: Words;
  readonly rules: Rules;
  readonly locations: Map<string, Location>;
  readonly routes: Map<string, Route>;
  readonly tickets: Map<string, Ticket>;
  readonly colours: string[];

  constructor({ board, drawing, words }: GameData) {
    this.board = board;
    this.drawing = drawing;
    this.words = words;
    this.rules = rulesOf(board);
    this.locations = new Map(board.map.locations.map((location) => [location.id, location]));
    this.routes = new Map(board.map.routes.map((route) => [route.id, route]));
    this.tickets = new Map(board.map.tickets.map((ticket) => [`${ticket.a}-${ticket.b}`, ticket]));
    this.colours = Object.keys(board.cards).filter((card) => card !== board.wild);
  }

  get look(): Look {
    return this.board.look.style;
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
    const length = this.routes.get(id)?.length ?? 0;
    return this.rules.route_points[length - 1] ?? 0;
  }
}
