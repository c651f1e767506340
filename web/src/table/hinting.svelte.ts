/** The expert's thoughts about the table as it stands. They are asked for, and go stale with the next move. */
import type { Live } from "../model/live.svelte";
import { explain } from "../parts/explain";
import { toast } from "../parts/toast.svelte";
import type { Thought } from "../wire/types";
import type { Pointing } from "./pointing.svelte";

export class Hinting {
  thoughts: readonly Thought[] = $state.raw([]);
  thinking = $state(false);

  constructor(
    private readonly point: Pointing,
    private readonly live: () => Live | null,
  ) {}

  get possible(): boolean {
    return this.live() !== null && this.point.mine && !this.thinking;
  }

  async ask(): Promise<void> {
    const live = this.live();
    if (!live || !this.possible) return;
    this.thinking = true;
    const asked = this.point.scene().view;
    try {
      const { thoughts } = await live.hint();
      if (asked === this.point.scene().view && thoughts[0]) {
        this.point.drop();
        this.thoughts = thoughts;
        this.point.thought = thoughts[0];
      }
    } catch (fault) {
      toast(explain(fault), "bad");
    }
    this.thinking = false;
  }

  close(): void {
    this.thoughts = [];
    this.point.thought = null;
  }
}
