/** What a tabletop shows. `LiveTable` and `ReplayPlayer` are scenes; the tabletop knows no other source. */
import type { Move, Score, Table, TicketProgress, UndoState, View, You } from "../wire/types";
import type { Game } from "./game";
import type { Queue, Shown } from "./queue.svelte";
import type { Step } from "./steps";

/** What a player goes by when deciding: the board, their view of the table, and how far their tickets are. */
export interface Position {
  readonly game: Game;
  readonly view: View;
  /** For the tickets in hand, then for those on offer. */
  readonly progress: readonly TicketProgress[];
  /** What the seat may keep of its dealt tickets, before its turn to say so. */
  readonly keeps?: readonly string[];
  /** The choice it made then. */
  readonly held?: string | null;
}

/** A move taken back, with the replies to it. */
export interface Undone {
  version: number;
  seat: number;
  count: number;
  /** How many moves were left. */
  at: number;
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

  /** Whether this seat may undo its last move now, and if not, why; null where undo has no meaning. */
  get undo(): UndoState | null {
    return null;
  }

  /** Moves that were taken back while this page was open. */
  get undos(): readonly Undone[] {
    return [];
  }

  /** The dealt tickets to keep, chosen before this seat's turn: sent when it comes. */
  get held(): string | null {
    return null;
  }

  /** Go to the position after so many moves; null where there is only the present. */
  readonly jump: ((to: number) => void) | null = null;

  /** Choose an action; null where a live table takes it, or nobody. */
  readonly choose: ((action: string) => void) | null = null;

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

  /** The moves of the log: in a replay also those to come. */
  get wholeGame(): readonly Move[] {
    return this.moves;
  }

  get keeps(): readonly string[] {
    return this.shown.keeps;
  }

  /** The seat's own score, if the game ended now; null in a race. */
  get score(): Score | null {
    return this.shown.score;
  }

  /** The part of the last move that is being shown right now. */
  get step(): Step | null {
    return this.queue.step;
  }

  /** The route whose pieces are driving in right now. */
  get freshRoute(): string | null {
    const picture = this.queue.step?.picture;
    return picture?.kind === "board" ? picture.route : null;
  }

  /** Only asked for once something has been shown: a page has no tabletop before that. */
  protected get shown(): Shown {
    return this.queue.shown!;
  }
}
