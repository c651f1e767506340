/** Why a move is refused, in the reader's language. Uses only what the reader can see anyway. */
import { cardName, has, t } from "../i18n/i18n.svelte";
import type { REFUSAL_CODES } from "../generated/lists";
import type { Refusal, View } from "../wire/types";
import { stationsOf } from "./choices";
import { whoOf } from "./wording";
import type { Position, Scene } from "./scene";

export function whyNotText({ reason, code, sentence }: Refusal, { game, view }: Position, route?: string): string {
  if (!reason || !has(`table-why-${reason}`)) return has(`refused-${code}`) ? t(`refused-${code}`) : sentence;
  const found = route ? game.routes.get(route) : undefined;
  const wild = view.hand[game.board.wild] ?? 0;
  const colours = found && game.colours.includes(found.colour) ? [found.colour] : game.colours;
  const ferry = reason === "too-few-cards" && found?.wilds;
  return t(ferry ? "table-why-ferry" : `table-why-${reason}`, {
    wilds: found?.wilds ?? 0,
    cost: 0,
    length: found?.length ?? 0,
    pieces: view.seats[view.seat ?? -1]?.pieces ?? 0,
    have: Math.max(...colours.map((colour) => view.hand[colour] ?? 0)) + wild,
    players: view.players,
    colour: found && colours.length === 1 ? cardName(found.colour) : "gray",
    wild: cardName(game.board.wild),
  });
}

/** What a seat has to do in a phase before anything else. */
const FIRST: Record<View["phase"], (typeof REFUSAL_CODES)[number] | null> = {
  keep: "keep-first",
  turn: null,
  "next-card": "second-card-first",
  tunnel: "tunnel-first",
  over: "match-over",
};

/** Why no station can be built at a location now; null where nobody asks. */
export function whyNoStation(location: string, { game, view, names }: Position & Pick<Scene, "names">): string | null {
  const { rules } = game;
  const owner = stationsOf(view)[location];
  if (owner !== undefined) return t("table-station-owner", whoOf(owner, { seat: view.seat, names }));
  if (view.seat === null || view.turn === null || !rules.stations) return null;
  if (view.turn !== view.seat) return t("refused-not-your-turn");
  const first = FIRST[view.phase];
  if (first) return t(`table-why-${first}`);
  const left = view.seats[view.seat]!.stations ?? 0;
  if (left === 0) return t("table-why-no-stations-left");
  const cost = rules.station_cost[rules.stations - left] ?? 0;
  return t("table-why-not-the-stations-cost", { cost, wild: cardName(game.board.wild) });
}
