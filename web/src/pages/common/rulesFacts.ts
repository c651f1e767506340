/** A board's own numbers and names, as arguments for the messages that explain its rules. */
import { cardName } from "../../i18n/i18n.svelte";
import type { Game } from "../../model/game";

export type RulesFacts = Record<string, string | number>;

export function rulesFacts({ board, look }: Game): RulesFacts {
  const { rules } = board;
  const facts = {
    look, // what the pieces are: taxis in a city, trains elsewhere
    wild: cardName(board.wild),
    draw: rules.draw,
    dealt: rules.tickets_dealt,
    both: rules.both_halves_from,
  };
  if (rules.goal === "race") return { ...facts, goal: rules.tickets_to_win };
  return {
    ...facts,
    market: rules.market,
    offered: rules.tickets_offered,
    kept: rules.tickets_kept,
    left: rules.last_round_at,
    attractions: rules.attraction_points,
    longest: rules.route_points.length,
    most: rules.route_points.at(-1) ?? 0,
  };
}
