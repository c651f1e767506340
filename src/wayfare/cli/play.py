"""`wayfare play`: a table in the browser, or in the terminal."""

from __future__ import annotations

import json
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from wayfare.cli.common import GamesOption, compiled
from wayfare.errors import WayfareError


class NewTable(NamedTuple):
    """A table to set up at once."""

    game: str  # its id
    levels: list[str]  # of the opponents
    name: str  # the player's


def play(
    game: Annotated[
        str | None,
        typer.Option("--game", "-g", help="A game's name, or the path of its TOML file; starts a game at once."),
    ] = None,
    opponents: Annotated[
        str | None, typer.Option(help="The levels of the bots, such as hard,expert; starts a game at once.")
    ] = None,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Player 1",
    games: GamesOption = None,
    port: Annotated[int, typer.Option(help="The port to listen on; if it is taken, the next free one.")] = 8765,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
    text: Annotated[
        bool, typer.Option("--text", help="Play in the terminal; opponents can be any of the bots in `wayfare bots`.")
    ] = False,
    seed: Annotated[str | None, typer.Option(help="With --text: deal the same match again.")] = None,
) -> None:
    """Play in the browser, alone against bots or with others on the same device.

    Example: wayfare play --game my-map.toml --opponents hard,expert
    """
    if text:
        from wayfare.cli.terminal import play_text
        from wayfare.engine import default_game

        play_text(game or default_game(), opponents or "medium", seed)
    elif seed is not None:
        raise WayfareError("--seed works only with --text: at a table nobody may know the cards in advance.")
    elif game is None and opponents is None:
        _play_in_browser(None, port, open_page)
    else:
        table = NewTable(_game_id(game), _levels(opponents or "medium"), name)
        _play_in_browser(table, port, open_page)


def _game_id(game: str | None) -> str:
    """The id of a game by its name, or by its file, which is then added for the server."""
    from wayfare.engine import add_games, default_game, game_names, load

    if game is None:
        return default_game()
    if game not in game_names() and Path(game).is_file():
        return add_games(game)[0]
    return load(game).id


def _levels(text: str) -> list[str]:
    from wayfare.bots import opponents

    levels = text.split(",")
    unknown = [level for level in levels if level not in opponents()]
    if unknown:
        raise WayfareError(f"Unknown opponent {unknown[0]!r}; choose from {', '.join(opponents())}.")
    return levels


def _play_in_browser(table: NewTable | None, port: int, open_page: bool) -> None:
    """Run a server for this machine alone, with its tables in the user's data folder."""
    compiled(bots=True)
    from wayfare.server.ops.run import listen_on_a_free_port, serve
    from wayfare.server.ops.settings import Settings

    listening = listen_on_a_free_port(port)
    settings = Settings(port=listening.getsockname()[1], limits=False, log_level="warning")
    threading.Thread(target=_open, args=(settings.port, table, open_page), daemon=True).start()
    serve(settings, listening)


def _open(port: int, table: NewTable | None, open_page: bool) -> None:
    """Set up the table, if any, and open its page. Tokens stay in the fragment, which browsers don't send."""
    from urllib.request import Request, urlopen

    base = f"http://127.0.0.1:{port}"
    page = f"{base}/"
    if table is not None:
        bots = [{"kind": "bot", "level": level} for level in table.levels]
        body = {"game": table.game, "chairs": [{"kind": "human", "name": table.name}, *bots], "start": True}
        request = Request(f"{base}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
        created = json.load(urlopen(request, timeout=120))
        seat, host = created["tokens"][0]["token"], created["host_token"]
        page = f"{base}/t/{created['table']['id']}#seat={seat}&host={host}"
    else:
        urlopen(f"{base}/healthz", timeout=120).close()
    print(f"Your table is at {page}\nPress Ctrl-C to stop; your games are saved.", flush=True)
    if open_page:
        webbrowser.open(page)
