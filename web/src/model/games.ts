/** Boards, each fetched once. */
import { api } from "../wire/http";
import { Game } from "./game";

const loaded = new Map<string, Promise<Game>>();

export function loadGame(id: string): Promise<Game> {
  let game = loaded.get(id);
  if (!game) {
    game = api.game(id).then((board) => new Game(board));
    game.catch(() => loaded.delete(id)); // the next one may have more luck
    loaded.set(id, game);
  }
  return game;
}
