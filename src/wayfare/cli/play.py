"""`wayfare play`: a table in the browser, or in the terminal."""

from __future__ import annotations

import json
import signal
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from wayfare.cli.common import GamesOption, check_bots, check_language, command_line
from wayfare.cli.extras import needs, needs_of
from wayfare.cli.prepare import prepare
from wayfare.errors import WayfareError

if TYPE_CHECKING:
    from wayfare.engine import Game

THIS_MACHINE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


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
        str | None,
        typer.Option(help="The bots: levels (hard,expert), module:Class or a .onnx file; starts a game at once."),
    ] = None,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Player 1",
    games: GamesOption = None,
    network: Annotated[
        bool,
        typer.Option("--network", help="Let phones and computers on your home network join, but nobody outside it."),
    ] = False,
    port: Annotated[int, typer.Option(help="The port to listen on, or the next free one if it is taken.")] = 8765,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
    text: Annotated[
        bool, typer.Option("--text", help="Play in the terminal; opponents can be any of the bots in `wayfare bots`.")
    ] = False,
    language: Annotated[str, typer.Option(help="With --text: en, ro, hu or sv.")] = "en",
    seed: Annotated[str | None, typer.Option(help="With --text: deal the same match again.")] = None,
) -> None:
    """Play in the browser, alone against bots or with others on the same device.

    Example: wayfare play --game my-map.toml --opponents hard,expert
    """
    if not text:
        needs("server", "Playing in the browser")
    needs_of(opponents or "")
    if text:
        from wayfare.cli.terminal import play_text
        from wayfare.engine import default_game

        check_language(language)
        play_text(game or default_game(), opponents or "medium", seed, language)
    elif seed is not None:
        raise WayfareError("--seed works only with --text: at a table nobody may know the cards in advance.")
    else:
        table = None if game is None and opponents is None else _new_table(game, opponents or "medium", name)
        _play_in_browser(table, port, open_page, network)


def _new_table(game: str | None, opponents: str, name: str) -> NewTable:
    loaded, bots = _game(game), opponents.split(",")
    loaded.check_players(1 + len(bots))
    return NewTable(loaded.id, [_opponent(bot) for bot in bots], name)


def _game(game: str | None) -> Game:
    """A game by its name, or by its file, which is then added for the server."""
    from wayfare.engine import add_games, default_game, game_names, load

    if game is not None and game not in game_names() and Path(game).is_file():
        return load(add_games(game)[0])
    return load(game or default_game())


def _opponent(bot: str) -> str:
    """A bot by the name that tables know. One given as a class or a network's file is named after that, and added."""
    from wayfare.bots import opponents
    from wayfare.bots.base import added

    if bot in opponents():
        return bot
    if not (":" in bot or bot.endswith(".onnx")):
        names = ", ".join(opponents())
        raise WayfareError(f"Unknown opponent {bot!r}; choose from {names}, or give module:Class or a .onnx file.")
    base = bot.rpartition(":")[2] if ":" in bot else Path(bot).stem
    for name in (base, *(f"{base}-{number}" for number in range(2, 10))):
        if name not in opponents():
            check_bots({name: bot})
            return name
        if added().get(name) == bot:
            return name
    raise WayfareError(f"There are too many bots named {base}.")


def _play_in_browser(table: NewTable | None, port: int, open_page: bool, network: bool) -> None:
    """Run a server for this machine, or for the home network, with its tables in the user's data folder."""
    address = _home_address() if network else None
    prepare("engine", "bots", "review", "layout")
    from wayfare.server.ops.run import listen_on_a_free_port, serve
    from wayfare.server.ops.settings import Settings

    host = EVERYWHERE if network else THIS_MACHINE
    listening = listen_on_a_free_port(host, port)
    settings = Settings(
        host=host,
        port=listening.getsockname()[1],
        limits=network,
        log_level="warning",
        network_command=command_line("play", "--network"),
    )
    opening = Opening(settings.port, table, open_page, address)
    opening.start()
    serve(settings, listening)
    if opening.problem:
        raise WayfareError(opening.problem)


def _home_address() -> str:
    from wayfare.server.ops.network import home_address

    address = home_address()
    if address is None:
        raise WayfareError("This computer is not on a network; leave out --network to play on this computer alone.")
    return address


class Opening(threading.Thread):
    """Sets up the table, if any, and opens its page. If that fails, the server is stopped and `problem` says why."""

    def __init__(self, port: int, table: NewTable | None, open_page: bool, address: str | None) -> None:
        super().__init__(daemon=True)
        self._base, self._port = f"http://{THIS_MACHINE}:{port}", port
        self._table, self._open_page, self._address = table, open_page, address
        self.problem: str | None = None

    def run(self) -> None:
        """Wait for the server, which answers as soon as it can."""
        from urllib.error import HTTPError

        try:
            page = self._page()
        except HTTPError as error:
            self.problem = str(json.load(error).get("sentence", error))
        except OSError as error:
            self.problem = f"The server did not start: {error}."
        if self.problem:
            signal.raise_signal(signal.SIGINT)
            return
        print(f"Your table is at {page}\n{self._others()}\nPress Ctrl-C to stop; your games are saved.", flush=True)
        if self._open_page:
            webbrowser.open(page)

    def _others(self) -> str:
        if self._address:
            return (
                f"Anyone on your home network can join at http://{self._address}:{self._port}/, "
                "but nobody outside it. The lobby shows a QR code for phones."
            )
        return f"Only this computer can open it. To let your home network join: {command_line('play', '--network')}"

    def _page(self) -> str:
        """The page to open. Tokens stay in the fragment, which browsers don't send."""
        from urllib.request import urlopen

        if self._table is None:
            urlopen(f"{self._base}/healthz", timeout=120).close()
            return f"{self._base}/"
        created = self._create(self._table)
        seat, host = created["tokens"][0]["token"], created["host_token"]
        return f"{self._base}/t/{created['table']['id']}#seat={seat}&host={host}"

    def _create(self, table: NewTable) -> Any:
        from urllib.request import Request, urlopen

        bots = [{"kind": "bot", "level": level} for level in table.levels]
        body = {"game": table.game, "chairs": [{"kind": "human", "name": table.name}, *bots], "start": True}
        request = Request(f"{self._base}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
        return json.load(urlopen(request, timeout=120))
