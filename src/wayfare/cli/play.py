"""`wayfare play`: a table in the browser, or in the terminal."""

from __future__ import annotations

import json
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated, get_args

import typer

from wayfare.cli.common import compiled, read_seed
from wayfare.errors import NotationError, WayfareError

if TYPE_CHECKING:
    from wayfare.bots import Bot
    from wayfare.cli.words import Words
    from wayfare.engine import Action, Match

HELP = "Type an action, its number, ? for the list, or q to leave."


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
        _play_text(game or "new-york", opponents or "random", seed)
    elif seed is not None:
        raise WayfareError("A seed can be given only with --text: at a table nobody may know the cards.")
    else:
        asked = None if game is None and opponents is None else (game or "new-york", opponents or "medium")
        _play_in_browser(asked, name, port, open_page)


def _play_in_browser(asked: tuple[str, str] | None, name: str, port: int, open_page: bool) -> None:
    """A server for this machine alone, its tables in the user's data folder."""
    from wayfare.cli.serve import prepare
    from wayfare.engine import builtin_names
    from wayfare.server.wire import Level

    if asked is not None:
        levels = get_args(Level)
        if asked[0] not in builtin_names():
            raise WayfareError(f"In the browser the games are {', '.join(builtin_names())}; --text plays any board.")
        wrong = [level for level in asked[1].split(",") if level not in levels]
        if wrong:
            raise WayfareError(f"There is no level {wrong[0]!r}; the levels are {', '.join(levels)}.")
    prepare()
    from wayfare.server.run import listen_on_a_free_port, serve
    from wayfare.server.settings import Settings

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
        seats = [{"kind": "human", "name": name}, *({"kind": "bot", "level": level} for level in asked[1].split(","))]
        body = json.dumps({"game": asked[0], "seats": seats, "start": True}).encode()
        request = Request(f"{base}/api/tables", body, {"Content-Type": "application/json"})
        created = json.load(urlopen(request, timeout=120))
        seat, host = created["tokens"][0]["token"], created["host_token"]
        page = f"{base}/t/{created['table']['id']}#seat={seat}&host={host}"
    else:
        urlopen(f"{base}/healthz", timeout=120).close()
    print(f"The table is at {page}\nCtrl-C ends it; what was played is kept.", flush=True)
    if open_page:
        webbrowser.open(page)


def _play_text(game: str, opponents: str, seed: str | None) -> None:
    """In the terminal, in seat 0, which begins."""
    from wayfare.engine import Player, load

    loaded = load(game)
    number = None if seed is None else read_seed(seed)
    compiled()
    from wayfare.bots import make
    from wayfare.cli.words import Words

    names = opponents.split(",")
    bots = [make(name) for name in names]
    players = [Player(name="You"), *(Player(name=name, kind="bot") for name in names)]
    match = loaded.new_match(players, seed=number)
    print(f"{loaded.name}. Commitment {match.commitment[:16]}…")
    _play_on(match, bots, Words(loaded.board))


def _play_on(match: Match, bots: list[Bot], words: Words) -> None:
    names = [player.name if seat == 0 else f"{player.name} {seat}" for seat, player in enumerate(match.players)]
    while match.seat is not None:
        seat = match.seat
        action = _ask(match, words, names) if seat == 0 else bots[seat - 1].choose(match.view(seat))
        if action is None:
            print("You leave the table.")
            return
        match.play(action)
        print(words.move(match.moves[-1].seen_by(0), names[seat]).replace("You is", "You are"))
    assert match.result is not None
    print(*words.result(match.result, names), sep="\n")
    print(f"The seed was {match.seed}, the nonce {match.nonce or 'empty'}.")


def _ask(match: Match, words: Words, names: list[str]) -> Action | None:
    """The player's next action; None to leave."""
    view = match.view(0)
    print("", *words.table(view, names), sep="\n")
    if view.offer:
        print("On offer: " + ", ".join(map(words.ticket, view.offer)))
    while True:
        try:
            text = input(f"{HELP} > ").strip()
        except EOFError:
            return None
        if text == "q":
            return None
        if text in ("?", ""):
            print(*(f"{n:>4}  {action}" for n, action in enumerate(view.legal_actions, 1)), sep="\n")
            continue
        try:
            action = _read(match, text)
        except NotationError as error:
            print(error)
            continue
        if action in view.legal_actions:
            return action
        print(f"{action} is not legal now; ? lists what is.")


def _read(match: Match, text: str) -> Action:
    legal = match.legal_actions()
    if text.isdigit() and 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    return match.game.action(text)
