/** What a tabletop shows. `LiveTable` and `ReplayPlayer` are scenes; the tabletop knows no other source. */
import type { Move, Table, TicketProgress, View, You } from "../wire/types";
import type { Game } from "./game";
import type { Queue, Shown } from "./queue.svelte";
import type { Step } from "./steps";

/** What a player goes by when deciding: the board, their view of the table, and how far their tickets are. */
export interface Position {
  readonly game: Game;
  readonly view: View;
  /** For the tickets in hand, then for those on offer. */
  readonly progress: readonly TicketProgress[];
}

/** Every card face up, in a replay. */
export interface OpenCards {
  hands: Record<string, number>[];
  tickets: string[][];
}

export abstract class Scene implements Position {
  abstract readonly queue: Queue;
  abstract readonly names: readonly string[];

  constructor(readonly game: Game) {}

  /** The live table; null in a replay. */
  get table(): Table | null {
    return null;
  }

  get you(): You | null {
    return null;
  }

  /** True while moves are being shown or the server hasn't answered: the player can't act. */
  get busy(): boolean {
    return false;
  }

  get canUndo(): boolean {
    return false;
  }

  get openCards(): OpenCards | null {
    return null;
  }

  get view(): View {
    return this.shown.view;
  }

  get progress(): readonly TicketProgress[] {
    return this.shown.progress;
  }

  /** Every move shown so far, oldest first, as this seat saw them. */
  get moves(): readonly Move[] {
    return this.shown.moves;
  }

  /** The part of the last move that is being shown right now. */
  get step(): Step | null {
    return this.queue.step;
  }

  /** The route whose pieces are driving in right now. */
  get freshRoute(): string | null {
    const picture = this.queue.step?.picture;
    return picture?.kind === "claim" ? picture.route : null;
  }

  /** Only asked for once something has been shown: a page has no tabletop before that. */
  protected get shown(): Shown {
    return this.queue.shown!;
  }
}
