/** The expert's thoughts about the position on the table. They come on request, and the next move makes them stale. */
import type { LiveTable } from "../model/liveTable.svelte";
import { explain } from "../ui/explain";
import { toast } from "../ui/toast.svelte";
import type { Hint, Thought } from "../wire/types";
import type { Pointing } from "./pointing.svelte";

export class Hinting {
  thoughts: readonly Thought[] = $state.raw([]);
  thinking = $state(false);

  constructor(
    private readonly point: Pointing,
    private readonly live: () => LiveTable | null,
    private readonly advise: () => Promise<Hint> | undefined, // a lesson's guide, which has thought about it already
  ) {}

  get possible(): boolean {
    return this.live() !== null && this.point.mine && !this.thinking;
  }

  async ask(): Promise<void> {
    const live = this.live();
    if (!live || !this.possible) return;
    this.thinking = true;
    const view = this.point.scene().view;
    try {
      const { thoughts } = await (this.advise() ?? live.hint());
      if (view === this.point.scene().view && thoughts[0]) {
        this.point.drop();
        this.thoughts = thoughts;
        this.point.thought = thoughts[0];
      }
    } catch (error) {
      toast(explain(error), "bad");
    }
    this.thinking = false;
  }

  close(): void {
    this.thoughts = [];
    this.point.thought = null;
  }
}
