/** Why something cannot be done, in the reader's language, with what the reader knows anyway. */
import { has, t } from "../i18n/i18n.svelte";
import type { Refusal, View } from "../wire/types";
import type { Game } from "./game";

export function whyNot(refusal: Refusal, game: Game, view: View, route?: string): string {
  const { reason, code, sentence } = refusal;
  const found = route ? game.routes.get(route) : undefined;
  if (reason && has(`table-why-${reason}`)) {
    const own = view.seats[view.seat ?? -1];
    const wild = view.hand[game.board.wild] ?? 0;
    const colours = found && game.colours.includes(found.colour) ? [found.colour] : game.colours;
    const most = Math.max(...colours.map((colour) => view.hand[colour] ?? 0)) + wild;
    return t(`table-why-${reason}`, {
      length: found?.length ?? 0,
      pieces: own?.pieces ?? 0,
      have: most,
      players: view.players,
      colour: found && colours.length === 1 ? t(`card-${found.colour}`) : "gray",
      wild: t(`card-${game.board.wild}`),
    });
  }
  return has(`refused-${code}`) ? t(`refused-${code}`) : sentence;
}
