/** Boards from the server, each fetched once. */
import { api } from "../wire/http";
import { Game } from "./game";

const loaded = new Map<string, Promise<Game>>();

/** A board; a `small` one is drawn for pictures the size of a card. */
export function loadGame(id: string, small = false): Promise<Game> {
  const key = small ? `${id} small` : id;
  let game = loaded.get(key);
  if (!game) {
    game = api.game(id, small).then((data) => new Game(data));
    game.catch(() => loaded.delete(key)); // so that the next attempt asks again
    loaded.set(key, game);
  }
  return game;
}
