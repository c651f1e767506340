"""wayfare: route-claiming card games, for players, researchers and map designers.

Examples:
    >>> import wayfare
    >>> match = wayfare.load(wayfare.default_game()).new_match(players=2, seed=7)
    >>> match.turn
    0
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from wayfare.errors import BoardError, IllegalAction, NotationError, RecordError, SeedError, UnknownGame, WayfareError

if TYPE_CHECKING:
    from wayfare.engine import (
        Action,
        Event,
        Game,
        Match,
        Move,
        Player,
        Record,
        Result,
        Score,
        ScoreLine,
        View,
        add_games,
        builtin_names,
        default_game,
        game_names,
        load,
    )

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BoardError",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Move",
    "NotationError",
    "Player",
    "Record",
    "RecordError",
    "Result",
    "Score",
    "ScoreLine",
    "SeedError",
    "UnknownGame",
    "View",
    "WayfareError",
    "add_games",
    "builtin_names",
    "default_game",
    "game_names",
    "load",
]

_PACKAGES = ("bots",)


def __getattr__(name: str) -> object:
    """Import the engine when it's first used: `wayfare --help` mustn't wait for the compiler."""
    if name in _PACKAGES:
        return import_module(f"wayfare.{name}")
    if name in __all__:
        return getattr(import_module("wayfare.engine"), name)
    raise AttributeError(f"module 'wayfare' has no attribute {name!r}")
