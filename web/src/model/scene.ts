/** What a tabletop shows. Live play, a replay and a lesson each make one; the tabletop knows no other source. */
import type { Move, Table, View, You } from "../wire/types";
import type { Game } from "./game";
import type { Step } from "./steps";

export interface Scene {
  readonly game: Game;
  readonly view: View;
  /** Every move shown so far, oldest first, as these eyes saw them. */
  readonly moves: readonly Move[];
  readonly names: readonly string[];
  readonly table: Table | null;
  readonly you: You | null;
  /** Events are still being shown, or the server has not answered: nothing can be done now. */
  readonly busy: boolean;
  /** The last move may be taken back. */
  readonly undo: boolean;
  /** The route that was claimed just now: its pieces drive in. */
  readonly fresh: string | null;
  /** What is being shown of the last move, where moves are shown one after another. */
  readonly step?: Step | null;
  /** All cards open, in a replay. */
  readonly open: { hands: Record<string, number>[]; tickets: string[][] } | null;
  /** Play an action, in notation. Does nothing in a replay. */
  act(action: string): void;
}
