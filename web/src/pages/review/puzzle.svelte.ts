/** A decision to make again: the table as its player saw it, and the verdict on what is chosen now. */
import type { Game } from "../../model/game";
import { ReplayPlayer } from "../../model/replayPlayer.svelte";
import { api } from "../../wire/http";
import type { Decision, Move, Replayed } from "../../wire/types";
import type { GameRecord } from "../replay/records";

export class PuzzleScene extends ReplayPlayer {
  /** What the server says about the last try; null before it. */
  verdict: Decision | null = $state.raw(null);
  judging = $state(false);
  fault: unknown = $state.raw(null);

  /** `replayed` is the game from the perspective of the player who decided. */
  constructor(
    game: Game,
    replayed: Replayed,
    readonly record: GameRecord,
    readonly decision: Decision,
  ) {
    super(game, replayed, () => true);
    this.seek(decision.number - 1);
  }

  override get busy(): boolean {
    return this.judging;
  }

  /** As good as the best, as far as the noise can tell. */
  get solved(): boolean {
    return this.verdict !== null && this.verdict.error === 0;
  }

  override readonly choose = (action: string): void => void this.#judge(action);
  override readonly jump = null; // what came later is no hint

  override get wholeGame(): readonly Move[] {
    return this.moves;
  }

  async #judge(action: string): Promise<void> {
    if (this.judging) return;
    this.judging = true;
    this.fault = null;
    try {
      this.verdict = await api.verdict(this.record, this.decision.number, action);
    } catch (error) {
      this.fault = error;
    }
    this.judging = false;
  }
}
