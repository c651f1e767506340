/** Boards from the server, each fetched once. */
import { api } from "../wire/http";
import { Game } from "./game";

const loaded = new Map<string, Promise<Game>>();

export function loadGame(id: string): Promise<Game> {
  let game = loaded.get(id);
  if (!game) {
    game = api.game(id).then(({ board, drawing }) => new Game(board, drawing));
    game.catch(() => loaded.delete(id)); // so that the next attempt asks again
    loaded.set(id, game);
  }
  return game;
}
