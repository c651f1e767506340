/** What a screen reader is told: each thing that happens once, and never something from another game. */
import type { LogLine } from "./log";

/** More lines at once mean a jump in a replay: then only the last one is news. */
const MOST_LINES = 3;

export class Announcements {
  #scene: object | null = null;
  #known: readonly string[] = [];

  /** The lines that are new since the last call: none if moves were taken back, and null if nothing has changed.
   *  A scene seen for the first time has no news: the page itself shows it. */
  news(scene: object, log: readonly LogLine[]): LogLine[] | null {
    const before = scene === this.#scene ? this.#known : null;
    this.#scene = scene;
    this.#known = log.map(identity);
    if (!before) return [];
    const same = this.#known.findIndex((line, index) => line !== before[index]);
    if (same < 0) return log.length === before.length ? null : [];
    const fresh = log.slice(same);
    return fresh.length > MOST_LINES ? fresh.slice(-1) : fresh;
  }
}

/** The same line in another language is no news; the second card of a turn is. */
function identity({ key, seat, kind, move, route, location }: LogLine): string {
  return [key, seat, kind, move, route, location].join();
}
