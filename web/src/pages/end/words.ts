/** The end of a game in words. */
import { currentLanguage, t } from "../../i18n/i18n.svelte";
import type { Game } from "../../model/game";
import type { Scene } from "../../model/scene";
import { broughtEnd, decisionOf, type Step } from "./score";

export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage()).format(names);
}

/** With a real minus, and a plus where it is asked for. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

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
    case "routes":
      return t("end-say-routes", { name, points: step.points });
    case "attractions":
      return t("end-say-attractions", { name, points: step.points });
    case "bonus":
      return t("end-say-bonus", { name });
    case "ticket": {
      const words = { name, ...ticketEnds(game, step.ticket) };
      if (!game.points) return step.done ? t("end-say-race-done", words) : t("end-say-race-left", words);
      const points = Math.abs(step.points);
      return step.done ? t("end-say-done", { ...words, points }) : t("end-say-missed", { ...words, points });
    }
  }
}

/** The seat of the one person who plays on this device, if there is just one. */
export function winnersText(scene: Scene, me: number | null): string {
  const winners = scene.view.result?.winners ?? [];
  const golden = scene.view.result?.reason === "six-tickets";
  if (winners.length > 1) return t("end-share", { names: listOf(winners.map((seat) => scene.names[seat] ?? "")) });
  const seat = winners[0];
  if (seat === undefined) return "";
  if (seat === me) return golden ? t("end-you-golden") : t("end-you-win");
  const name = scene.names[seat] ?? "";
  return golden ? t("end-golden", { name }) : t("end-wins", { name });
}

/** Why the game ended. */
export function reasonText(scene: Scene): string {
  const { game, view, names, moves } = scene;
  const rules = game.board.rules;
  const name = names[broughtEnd(view, moves) ?? -1] ?? "";
  switch (view.result?.reason) {
    case "last-round":
      return t("end-reason-last-round", { name, left: rules.goal === "points" ? rules.last_round_at : 0 });
    case "all-passed":
      return t("end-reason-all-passed");
    case "six-tickets":
      return t("end-reason-six-tickets", { name, count: rules.goal === "race" ? rules.tickets_to_win : 0 });
    case "out-of-pieces":
      return t("end-reason-out-of-pieces", { name });
    case "stalemate":
      return t("end-reason-stalemate", { rounds: rules.goal === "race" ? rules.stalemate_rounds : 0 });
    default:
      return "";
  }
}

/** What decided between those who had the same; empty where the first count was enough. */
export function tieText(scene: Scene): string {
  const { game, view, names } = scene;
  if (!view.result) return "";
  const decision = decisionOf(game, view.result);
  if (decision.by === "most") return "";
  if (decision.by === "shared") return game.points ? t("end-tie-shared") : t("end-tie-race");
  const scores = decision.seats.map((seat) => view.result!.scores[seat]!);
  return t("end-tie-completed", {
    names: listOf(decision.seats.map((seat) => names[seat] ?? "")),
    total: scores[0]?.total ?? 0,
    counts: scores.map(({ completed }) => completed).join(" : "),
  });
}
