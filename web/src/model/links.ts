/** Links that hand over a seat: /t/<table>#seat=<token>&host=<token>. A fragment is never sent to a server. */
import { api } from "../wire/http";
import { keepTokens, tokensOf } from "./seatTokens";
import { sharing } from "./sharing.svelte";

/** The link that invites to a table: under an address that others can open, if there is one. */
export function tableLink(table: string): string {
  return `${sharing.origin ?? location.origin}/t/${table}`;
}

/** The link that moves a chair to another device. */
export function seatLink(table: string, token: string): string {
  return `${tableLink(table)}#seat=${token}`;
}

/** Keep the tokens in the page's address, then clear them from the address bar. */
export async function takeLinkedTokens(table: string, game: string): Promise<void> {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const seat = fragment.get("seat");
  const host = fragment.get("host");
  if (!seat && !host) return;
  history.replaceState(history.state, "", location.pathname);
  const known = tokensOf(table) ?? { host: null, seats: {}, game, at: 0 };
  const seats = { ...known.seats };
  if (seat) {
    const you = await api.you(table, seat);
    if (you.chair_id) seats[you.chair_id] = seat;
  }
  keepTokens(table, { ...known, host: host ?? known.host, seats });
}
