/** Reads a file of records: a single one, or one per line. */

export type GameRecord = Record<string, unknown>;

/** The file isn't a game record at all. */
export class NoRecord extends Error {}

/** Throws `NoRecord` unless every part of the text is one. */
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
