"""`wayfare play`: a table in the browser, or in the terminal."""

from __future__ import annotations

import json
import threading
import webbrowser
from typing import Annotated, get_args

import typer

from wayfare.cli.common import compiled
from wayfare.errors import WayfareError


def play(
    game: Annotated[str | None, typer.Option("--game", "-g", help="A game's name; starts a table at once.")] = None,
    opponents: Annotated[
        str | None, typer.Option(help="The bots at the table: hard,expert; starts it at once.")
    ] = None,
    name: Annotated[str, typer.Option(help="What you are called at the table.")] = "You",
    port: Annotated[int, typer.Option(help="The port to listen on, or the next free one.")] = 8765,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
    text: Annotated[
        bool, typer.Option("--text", help="A table in the terminal; the bots are those of wayfare bots.")
    ] = False,
    seed: Annotated[str | None, typer.Option(help="With --text: deal the same match again.")] = None,
) -> None:
    """Play in the browser, alone against bots or with others at one device.

    Example: wayfare play --game first-journey-usa --opponents hard,expert
    """
    if text:
        from wayfare.cli.terminal import play_text

        play_text(game or "new-york", opponents or "medium", seed)
    elif seed is not None:
        raise WayfareError("A seed can be given only with --text: at a table nobody may know the cards.")
    else:
        asked = None if game is None and opponents is None else (game or "new-york", opponents or "medium")
        _play_in_browser(asked, name, port, open_page)


def _play_in_browser(asked: tuple[str, str] | None, name: str, port: int, open_page: bool) -> None:
    """A server for this machine alone, its tables in the user's data folder."""
    from wayfare.engine import builtin_names
    from wayfare.server.wire import Level

    if asked is not None:
        levels = get_args(Level)
        if asked[0] not in builtin_names():
            raise WayfareError(f"In the browser the games are {', '.join(builtin_names())}; --text plays any board.")
        wrong = [level for level in asked[1].split(",") if level not in levels]
        if wrong:
            raise WayfareError(f"There is no level {wrong[0]!r}; the levels are {', '.join(levels)}.")
    compiled(bots=True)
    from wayfare.server.ops.run import listen_on_a_free_port, serve
    from wayfare.server.ops.settings import Settings

    listening = listen_on_a_free_port(port)
    settings = Settings(port=listening.getsockname()[1], limits=False, log_level="warning")
    threading.Thread(target=_open, args=(settings.port, asked, name, open_page), daemon=True).start()
    serve(settings, listening)


def _open(port: int, asked: tuple[str, str] | None, name: str, open_page: bool) -> None:
    """Set up the table, if one was asked for, and show it. The tokens stay in the fragment, which no browser sends."""
    from urllib.request import Request, urlopen

    base = f"http://127.0.0.1:{port}"
    page = f"{base}/"
    if asked is not None:
        chairs = [{"kind": "human", "name": name}, *({"kind": "bot", "level": level} for level in asked[1].split(","))]
        body = json.dumps({"game": asked[0], "chairs": chairs, "start": True}).encode()
        request = Request(f"{base}/api/tables", body, {"Content-Type": "application/json"})
        created = json.load(urlopen(request, timeout=120))
        seat, host = created["tokens"][0]["token"], created["host_token"]
        page = f"{base}/t/{created['table']['id']}#seat={seat}&host={host}"
    else:
        urlopen(f"{base}/healthz", timeout=120).close()
    print(f"The table is at {page}\nCtrl-C ends it; what was played is kept.", flush=True)
    if open_page:
        webbrowser.open(page)
