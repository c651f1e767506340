/** The prompt to the player whose turn it is, for the status line and for screen readers alike. */
import { t } from "../i18n/i18n.svelte";
import { assertNever } from "./assertNever";
import type { Choices } from "./choices";
import type { Position } from "./scene";

/** Null when nothing is asked of this seat. */
export function promptText({ game, view, keeps = [], held = null }: Position, choices: Choices): string | null {
  if (view.seat === null || view.phase === "over") return null;
  if (keeps.length) return held === null ? t("table-ask-keep") : t("table-held");
  if (view.turn !== view.seat) return null;
  switch (view.phase) {
    case "keep":
      return t("table-ask-keep");
    case "turn":
      if (choices.buttons.has("pass")) return t("table-ask-pass");
      if (choices.stations.size) return t("table-ask-turn-stations");
      return game.rules.draws_singly ? t("table-ask-turn") : t("table-ask-turn-race", { draw: game.rules.draw });
    case "next-card":
      return t("table-ask-next-card");
    case "tunnel": {
      const due = view.tunnel?.due ?? 0;
      return choices.pays.length ? t("table-ask-tunnel", { due }) : t("table-ask-tunnel-short", { due });
    }
    default:
      return assertNever(view.phase);
  }
}
