/** The guide's opinion: a hint for every decision of the player's. The hint button shows the same one. */
import type { LiveTable } from "../../model/liveTable.svelte";
import type { Scene } from "../../model/scene";
import type { Hint, Thought, View } from "../../wire/types";

export class Guide {
  /** The best suggestion for the position on the table, once it has come. */
  hint: Thought | null = $state.raw(null);
  thinking = $state(false);
  #asked: { view: View; answer: Promise<Hint> } | null = null;

  constructor(private readonly live: LiveTable) {}

  /** Think about a position, if the player is to decide in it. Without an answer the guide still explains the rules. */
  async follow({ view, busy }: Pick<Scene, "view" | "busy">): Promise<void> {
    this.hint = null;
    if (busy || view.seat === null || view.turn !== view.seat) return;
    this.thinking = true;
    const hint = await this.#ask(view).catch(() => null);
    if (this.#asked?.view !== view) return; // a newer position is on the table
    this.hint = hint?.thoughts[0] ?? null;
    this.thinking = false;
  }

  /** What the hint button shows: what the guide has found, or a second try. */
  advise(): Promise<Hint> {
    const asked = this.#asked;
    return asked && (this.hint || this.thinking) ? asked.answer : this.live.hint(true);
  }

  #ask(view: View): Promise<Hint> {
    this.#asked = { view, answer: this.live.hint(true) };
    return this.#asked.answer;
  }
}
