"""The rules of the games: boards, the compiled kernel, matches, what a seat may know, records.

`Game` and `Match` are the way in; everything that happens comes out as `Event`s, and a seat sees a `View`.
"""

from wayfare.engine.actions import Action
from wayfare.engine.board import Board, builtin_names
from wayfare.engine.events import Event, Move
from wayfare.engine.game import Game, load
from wayfare.engine.match import Match
from wayfare.engine.record import Player, Record
from wayfare.engine.result import Result, Score
from wayfare.engine.views import View

__all__ = [
    "Action",
    "Board",
    "Event",
    "Game",
    "Match",
    "Move",
    "Player",
    "Record",
    "Result",
    "Score",
    "View",
    "builtin_names",
    "load",
]
