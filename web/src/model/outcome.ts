/** How a game ended, in a line: who won, and the score. */
import { listText, t } from "../i18n/i18n.svelte";
import { whoOf } from "./wording";
import type { Scene } from "./scene";

/** `me` is the seat of the one person who plays on this device, if there is just one. */
export function winnersText({ view, names }: Pick<Scene, "view" | "names">, me: number | null): string {
  const { winners = [], reason } = view.result ?? {};
  if (winners.length > 1) return t("end-share", { names: listText(winners.map((seat) => names[seat] ?? "")) });
  const seat = winners[0];
  if (seat === undefined) return "";
  return t(reason === "six-tickets" ? "end-golden" : "end-wins", whoOf(seat, { names, seat: me }));
}

/** "Ann 45, Ben 38": points, or completed tickets in a race; the best first. */
export function standingsText({ view, names }: Pick<Scene, "view" | "names">): string {
  const totals = (view.result?.scores ?? []).map(({ lines, total, completed }) => (lines.length ? total : completed));
  return totals
    .map((total, seat) => ({ total, name: names[seat] ?? "" }))
    .sort((one, other) => other.total - one.total)
    .map(({ name, total }) => `${name} ${total < 0 ? `−${-total}` : total}`)
    .join(", ");
}
