"""wayfare: the route-claiming card games of the New York and First Journey boxes, for players, learners and designers.

>>> import wayfare
>>> match = wayfare.load("new-york").new_match(players=2, seed=7)
>>> match.turn
0
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from wayfare.errors import BoardError, IllegalAction, NotationError, RecordError, SeedError, UnknownGame, WayfareError

if TYPE_CHECKING:
    from wayfare.engine import Action, Event, Game, Match, Player, Record, Result, View, builtin_names, load

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BoardError",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "NotationError",
    "Player",
    "Record",
    "RecordError",
    "Result",
    "SeedError",
    "UnknownGame",
    "View",
    "WayfareError",
    "builtin_names",
    "load",
]

_ROOMS = ("bots",)


def __getattr__(name: str) -> object:
    """Import the engine when it is first asked for: `wayfare --help` must not wait for the compiler."""
    if name in _ROOMS:
        return import_module(f"wayfare.{name}")
    if name in __all__:
        return getattr(import_module("wayfare.engine"), name)
    raise AttributeError(f"module 'wayfare' has no attribute {name!r}")
