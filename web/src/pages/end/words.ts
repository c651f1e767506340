/** The end of a game in words. */
import { currentLanguage, listText, t } from "../../i18n/i18n.svelte";
import { assertNever } from "../../model/assertNever";
import type { Game } from "../../model/game";
import { whoOf } from "../../model/wording";
import type { Scene } from "../../model/scene";
import { endedBy, levelSeats, type Step } from "./score";

/** Points with their sign, and a real minus. */
export function signed(points: number): string {
  return points < 0 ? plain(points) : `+${points}`;
}

/** Points with a real minus where they are negative. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

export function ticketEnds(game: Game, ticket: string): { a: string; b: string } {
  const ends = game.tickets.get(ticket);
  const language = currentLanguage();
  return { a: game.locationName(ends?.a ?? ticket, language), b: game.locationName(ends?.b ?? ticket, language) };
}

/** What is read out with a step. */
export function stepText(game: Game, names: readonly string[], step: Step): string {
  if (step.kind === "winners") return "";
  const name = names[step.seat] ?? "";
  switch (step.kind) {
    case "line":
      return t(`score-${step.key}.said`, { name, points: step.points });
    case "bonus":
      return t("end-say-bonus", { name });
    case "ticket": {
      const words = { name, ...ticketEnds(game, step.ticket) };
      if (!game.rules.for_points) return step.done ? t("end-say-race-done", words) : t("end-say-race-left", words);
      const points = Math.abs(step.points);
      return step.done ? t("end-say-done", { ...words, points }) : t("end-say-missed", { ...words, points });
    }
    default:
      return assertNever(step);
  }
}

/** Why the game ended. */
export function reasonText({ game, view, names, moves }: Scene, me: number | null): string {
  if (!view.result) return "";
  const { rules } = game;
  return t(`end-reason-${view.result.reason}`, {
    ...whoOf(endedBy(view, moves) ?? -1, { names, seat: me }),
    left: rules.last_round_at,
    count: rules.tickets_to_win,
    rounds: rules.stalemate_rounds,
  });
}

/** What decided between players who were level; empty if nobody was. */
export function tieText({ game, view, names }: Scene): string {
  const { result } = view;
  if (!result?.tie_break) return "";
  const level = levelSeats(result);
  const scores = level.map((seat) => result.scores[seat]!);
  return t(`tie-${result.tie_break}`, {
    goal: game.rules.goal,
    names: listText(level.map((seat) => names[seat] ?? "")),
    total: scores[0]?.total ?? 0,
    counts: scores.map(({ completed }) => completed).join(" : "),
  });
}
