/** A route in words, for screen readers and lists. */
import { cardName, currentLanguage, has, t } from "../i18n/i18n.svelte";
import type { Game } from "../model/game";

export function colourName(colour: string): string {
  return has(`colour-${colour}`) ? t(`colour-${colour}`) : colour;
}

/** "Chelsea – Soho, 4 pink spaces, free". `owner` is a name, null when free; `closed` says to whom a free one is closed. */
export function routeName(game: Game, id: string, owner: string | null, closed?: "everyone" | "you"): string {
  const route = game.routes.get(id);
  if (!route) return id;
  const language = currentLanguage();
  const told = {
    a: game.locationName(route.a, language),
    b: game.locationName(route.b, language),
    count: route.length,
    colour: colourName(route.colour),
    owner: owner ?? "",
    kind: route.tunnel ? "tunnel" : route.wilds ? "ferry" : "plain",
    wilds: route.wilds,
    wild: cardName(game.board.wild),
  };
  if (owner !== null) return t("route-owned", told);
  return closed ? t("route-closed", { ...told, closed }) : t("route-free", told);
}
