/** A board's own numbers and names, as arguments for the messages that explain its rules. */
import { cardName } from "../../i18n/i18n.svelte";
import type { Game } from "../../model/game";

export type RulesFacts = Record<string, string | number>;

export function rulesFacts({ board, rules }: Game): RulesFacts {
  return {
    wild: cardName(board.wild),
    draw: rules.draw,
    dealt: rules.tickets_dealt + rules.long_tickets_dealt,
    both: rules.both_halves_from,
    tunnel: rules.tunnel_cards,
    goal: rules.tickets_to_win,
    keptFirst: rules.tickets_kept_at_start || rules.tickets_kept,
    stations: rules.stations,
    stationPoints: rules.station_points,
    cost1: rules.station_cost[0] ?? 0,
    longestPoints: rules.longest_points,
    market: rules.market,
    offered: rules.tickets_offered,
    kept: rules.tickets_kept,
    left: rules.last_round_at,
    attractions: rules.attraction_points,
    longest: rules.route_points.length,
    most: rules.route_points.at(-1) ?? 0,
  };
}
