/** Why a move is refused, in the reader's language. Uses only what the reader can see anyway. */
import { cardName, has, t } from "../i18n/i18n.svelte";
import type { Refusal } from "../wire/types";
import type { Position } from "./scene";

export function whyNotText({ reason, code, sentence }: Refusal, { game, view }: Position, route?: string): string {
  if (!reason || !has(`table-why-${reason}`)) return has(`refused-${code}`) ? t(`refused-${code}`) : sentence;
  const found = route ? game.routes.get(route) : undefined;
  const wild = view.hand[game.board.wild] ?? 0;
  const colours = found && game.colours.includes(found.colour) ? [found.colour] : game.colours;
  return t(`table-why-${reason}`, {
    length: found?.length ?? 0,
    pieces: view.seats[view.seat ?? -1]?.pieces ?? 0,
    have: Math.max(...colours.map((colour) => view.hand[colour] ?? 0)) + wild,
    players: view.players,
    colour: found && colours.length === 1 ? cardName(found.colour) : "gray",
    wild: cardName(game.board.wild),
  });
}
