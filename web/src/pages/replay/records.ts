/** Records from a file: one, or one in each line. */

export type GameRecord = Record<string, unknown>;

/** It is no record at all. */
export class NoRecord extends Error {}

/** It is one, but the server could not play a single move of it. */
export class Broken extends Error {}

/** Throws NoRecord if there is none in the text. */
export function readRecords(text: string): GameRecord[] {
  const whole = parse(text);
  const found = whole
    ? [whole]
    : text
        .split("\n")
        .filter((line) => line.trim())
        .map(parse);
  if (!found.length || found.some((one) => one?.format !== "wayfare-record/1")) throw new NoRecord();
  return found as GameRecord[];
}

function parse(text: string): GameRecord | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as GameRecord) : null;
  } catch {
    return null;
  }
}
