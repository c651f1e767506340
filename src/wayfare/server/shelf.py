"""The games that can be played here, and the levels of the bots."""

from __future__ import annotations

from typing import get_args

import msgspec

from wayfare.bots.base import find_class
from wayfare.bots.worker import first_line
from wayfare.engine import Game, builtin_names, load
from wayfare.engine.board import PointsRules
from wayfare.engine.look import Look
from wayfare.layout import drawing
from wayfare.server.refusals import Refused
from wayfare.server.wire import GameCard, GameData, Level

LEVELS = get_args(Level)  # each is a bot of its name


def game(name: str) -> Game:
    """Only games that came with wayfare: a name from outside is never a path."""
    if name not in builtin_names():
        raise Refused("not-found", "There is no such game.")
    return load(name)


def cards() -> list[GameCard]:
    return [_card(load(name)) for name in builtin_names()]


def _card(game: Game) -> GameCard:
    board = game.board
    return GameCard(
        id=board.id,
        name=board.name,
        names=board.names,
        about=board.about.text,
        look=board.look.style,
        players=board.rules.players,
        ages=board.about.ages or None,
        minutes=board.about.minutes,
        goal="points" if isinstance(board.rules, PointsRules) else "race",
    )


def data(name: str) -> GameData:
    """A board and its drawing. The art it was drawn from stays here: the drawing has it all."""
    board = game(name).board
    look = Look(style=board.look.style)
    return GameData(board=msgspec.structs.replace(board, look=look), drawing=drawing(board))


def levels() -> dict[str, str]:
    """Every level, with a line about it."""
    return {level: first_line(find_class(level)) for level in LEVELS}
