/** A review in words. */
import { currentLanguage, listText, t } from "../../i18n/i18n.svelte";
import { assertNever } from "../../model/assertNever";
import { logLines } from "../../model/log";
import { ticketName, type WordingContext } from "../../model/wording";
import type { Fact, Move, Review, TurningPoint } from "../../wire/types";

/** "57%", as the language writes it. */
export function percent(part: number, digits = 0): string {
  return format(part, { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

/** "+6%" or "−6%". */
export function signedPercent(part: number): string {
  return format(part, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
}

function format(part: number, options: Intl.NumberFormatOptions): string {
  const text = new Intl.NumberFormat(currentLanguage(), { style: "percent", ...options }).format(part);
  return text.replace("-", "−").replace(/^[+−](?=0\D*$)/, "");
}

/** A move, or the deal, with what it caused. */
export function moveText(move: Move | null, context: WordingContext): string {
  if (!move) return t("review-deal");
  return logLines([move], context)
    .map(({ text }) => text)
    .join(" · ");
}

/** "Ana claimed Soho – Chinatown. It cost Leo Chelsea – Soho (8 points)." That a ticket is complete, the move says. */
export function turningText(point: TurningPoint, move: Move | null, context: WordingContext): string {
  return [moveText(move, context), ...point.facts.flatMap((fact) => factText(fact, context) ?? [])].join(". ") + ".";
}

function factText({ kind, seat, ticket, points }: Fact, context: WordingContext): string | null {
  switch (kind) {
    case "costs-ticket":
      return t("review-costs-ticket", {
        name: context.names[seat] ?? "",
        ticket: ticketName(ticket, context),
        points,
      });
    case "completes-ticket":
      return null; // the move says so
    default:
      return assertNever(kind);
  }
}

/** Who should have won. */
export function verdictText({ should_have_won: seats }: Review, names: readonly string[]): string {
  const best = seats.map((seat) => names[seat] ?? "");
  return best.length === 1
    ? t("review-should-have-won", { name: best[0]! })
    : t("review-too-close", { names: listText(best) });
}
