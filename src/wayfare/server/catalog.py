"""The games that can be played here, and the levels of the bots."""

from __future__ import annotations

from functools import cache
from threading import Lock

from msgspec.structs import replace

from wayfare import bots
from wayfare.bots import LEVELS
from wayfare.bots.base import find_class
from wayfare.bots.worker import first_line
from wayfare.engine import Board, Game, game_names, load
from wayfare.engine.look import Look
from wayfare.layout import drawing
from wayfare.server.refusals import Refused
from wayfare.server.wire import GameCard, GameData
from wayfare.server.wire.games import Feature

_DRAWING: dict[str, Lock] = {}  # of several visitors at a time, one draws a board and the others wait for it


def game(name: str) -> Game:
    """A game of the catalog. A name that comes from outside is never taken for a path."""
    if name not in game_names():
        raise Refused("no-such-game")
    return load(name)


def cards() -> list[GameCard]:
    """All games, in display order."""
    return [_card(load(name).board) for name in game_names()]


def _card(board: Board) -> GameCard:
    return GameCard(
        id=board.id,
        name=board.name,
        names=board.names,
        about=board.about.text,
        look=board.look.style,
        players=board.rules.players,
        ages=board.about.ages or None,
        minutes=board.about.minutes,
        goal="points" if board.rules.for_points else "race",
        words=board.vocabulary,
        features=[feature for feature, present in _features(board).items() if present],
    )


def _features(board: Board) -> dict[Feature, bool]:
    return {
        "longest-path": board.rules.longest_points > 0,
        "ferries": any(route.wilds for route in board.map.routes),
        "tunnels": any(route.tunnel for route in board.map.routes),
        "stations": board.rules.stations > 0,
    }


def data(name: str, small: bool = False) -> GameData:
    """A board and its drawing, which takes a second the first time. The art behind the drawing isn't sent."""
    board = game(name).board
    with _DRAWING.setdefault(name, Lock()):
        drawn = drawing(board, small=small)
    return GameData(board=replace(board, look=Look(style=board.look.style)), words=board.vocabulary, drawing=drawn)


@cache
def opponents() -> tuple[str, ...]:
    """Every level, and the installed bots: looking for those takes too long to do it for every table."""
    return bots.opponents()


def levels() -> dict[str, str]:
    """Every level, weakest first, with a line about it; then the installed bots, which aren't imported for that."""
    return {bot: first_line(find_class(bot)) if bot in LEVELS else "" for bot in opponents()}
