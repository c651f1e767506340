/** Links that carry a seat: /t/<table>#seat=<token>&host=<token>. Read once, then out of the address bar. */
import { api } from "../wire/http";
import { keep, keysOf } from "./keys";

export async function takeKeys(table: string, game: string): Promise<void> {
  const carried = new URLSearchParams(location.hash.slice(1));
  const seat = carried.get("seat");
  const host = carried.get("host");
  if (!seat && !host) return;
  history.replaceState(history.state, "", location.pathname);
  const known = keysOf(table) ?? { host: null, seats: {}, game, at: 0 };
  const seats = { ...known.seats };
  if (seat) {
    const you = await api.you(table, seat);
    if (you.seat) seats[you.seat] = seat;
  }
  keep(table, { ...known, host: host ?? known.host, seats });
}
