/** How the parts of the table are placed: whichever way makes the board largest, from the window and the board's shape. */

/** Lengths are in rem: someone with larger letters gets the arrangement of a smaller window. */
export interface Room {
  width: number;
  height: number;
  /** The board's width for a height of 1. */
  aspect: number;
  seats: number;
  /** Whether there are face-up cards and tickets to choose from, which take more room. */
  market: boolean;
  /** How many kinds of cards there are: a hand of many takes two rows. */
  kinds: number;
  /** Height of the notes under the header. */
  bar: number;
}

export interface Arrangement {
  /** `columns`: the board between two columns. `beside`: next to one. `above`: over a sheet. */
  kind: "columns" | "beside" | "above";
  /** Cards, tickets, players and the log behind tabs, with a strip of the players that is always in sight. */
  tabbed: boolean;
  /** Cards and tickets together in one tab. */
  joined: boolean;
  /** Every player in a row of their own, or all of them in a strip. */
  players: "rows" | "strip";
  /** Large tickets, with pictures. */
  roomy: boolean;
  /** Edge to edge, without frames. */
  tight: boolean;
  /** The header's height: fixed, so that the board stays where it is while its words change. */
  header: number;
  /** The width of the board's place, when there is a column beside it. */
  stage: number;
  /** The height of the sheet, when the board is above it. */
  sheet: number;
  /** The height below which the page scrolls, rather than the board shrinking further. */
  least: number;
}

const GAP = 0.75; // around the columns and between them
const EDGE = 3; // the buttons for zooming, beside or below the board
const LEFT = 15; // the columns on both sides of the board
const RIGHT = 22;
const PANEL = 14; // the narrowest column with tabs
const SHEET = { least: 9.8, most: 20 };
const ROW = 7; // kinds of cards side by side
const FILLS = 0.615; // of the window's width or height, at least

export function arrange(room: Room): Arrangement {
  const { width, height, aspect } = room;
  const header = width >= 60 ? 3.25 : width >= 44 ? 2.75 : width >= 22.5 ? 3.75 : 4.25;
  const below = height - header;
  const tight = width < 60 || height < 36;
  const edges = tight ? 0 : 2 * GAP;
  const least = FILLS * Math.min(height, width / aspect);
  const high = Math.max(below - room.bar - edges, least); // the board's place, when it's beside something

  const between = width - LEFT - RIGHT - 4 * GAP;
  if (!tight && height >= 40 && (below - edges) * aspect + EDGE <= between)
    return {
      kind: "columns",
      tabbed: false,
      joined: false,
      players: "rows",
      roomy: height >= 50,
      tight,
      header,
      stage: high * aspect + EDGE,
      sheet: 0,
      least: header + room.bar + edges + least,
    };

  const most = width - GAP - edges - Math.max(PANEL, Math.min(width < 60 ? 18 : 20, width * (1 - FILLS) - GAP - edges));
  const over = above(room, header, least);
  const overHigh = Math.max(least, below - room.bar - EDGE - over.sheet);
  const scrolls = over.least > height; // then its cards are out of sight
  const beside = fit(most, high, aspect);
  if (beside < Math.min(width / aspect, overHigh) && !(scrolls && beside >= least)) return over;

  const across = Math.min(most, high * aspect + EDGE);
  const column = { width: width - across - GAP - edges, height: below - edges };
  const parts = (room.market ? 44 : 35) + (room.kinds > ROW ? 14 : 0); // cards, tickets and log
  const tabbed = column.height < parts + 3 || tight;
  return {
    kind: "beside",
    tabbed,
    joined: column.height >= 26 || column.width >= 37,
    players: !tabbed && column.height >= parts + 4.1 * room.seats ? "rows" : "strip",
    roomy: false,
    tight,
    header,
    stage: across,
    sheet: 0,
    least: header + room.bar + edges + least,
  };
}

/** The height of a board in a place of this size, with the buttons for zooming beside or below it. */
export function fit(width: number, height: number, aspect: number): number {
  return Math.max(Math.min((width - EDGE) / aspect, height), Math.min(width / aspect, height - EDGE));
}

function above({ width, height, aspect, bar }: Room, header: number, least: number): Arrangement {
  const left = height - header - bar - EDGE; // for the board and the sheet
  const wide = width >= 44; // room for cards and tickets side by side
  const wanted = Math.min((height - bar) * (wide ? 0.25 : 0.36), SHEET.most, left - least);
  const sheet = Math.max(SHEET.least, wanted, left - width / aspect);
  return {
    kind: "above",
    tabbed: true,
    joined: sheet >= 26 || wide,
    players: "strip",
    roomy: false,
    tight: true,
    header,
    stage: 0,
    sheet,
    least: header + bar + least + EDGE + SHEET.least,
  };
}
