/** Coasts of the atlas boards, made by scripts/land.mjs and loaded when a board is first shown. */

export interface Land {
  readonly land: string;
  readonly tints: readonly string[]; // washes of neighbouring countries or states
  readonly borders: string;
  readonly states: string;
  readonly lakes: string;
  readonly rivers: string;
  readonly graticule: string;
  readonly ridges: readonly (readonly [x: number, y: number, size: number])[];
  readonly woods: readonly (readonly [x: number, y: number, size: number])[];
}

const files = import.meta.glob<Land>("../land/*.json", { import: "default" });
const loaded = new Map<string, Promise<Land | null>>();

/** The coasts of a board, or null for a board of a user's own. */
export function landOf(game: string): Promise<Land | null> {
  let land = loaded.get(game);
  if (!land) loaded.set(game, (land = files[`../land/${game}.json`]?.() ?? Promise.resolve(null)));
  return land;
}
