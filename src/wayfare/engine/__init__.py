"""The rules of the games: boards, the compiled kernel, matches, views, records.

Start with `load` and `Game.new_match`. Everything that happens in a `Match` is an `Event`, and each seat has a `View`.
"""

from wayfare.engine.actions import Action
from wayfare.engine.board import Board
from wayfare.engine.catalog import add_games, builtin_names, default_game, game_names, load
from wayfare.engine.events import Event, Move
from wayfare.engine.game import Game
from wayfare.engine.match import Match
from wayfare.engine.record import Player, Record
from wayfare.engine.result import Result, Score, ScoreLine
from wayfare.engine.views import View, ViewCache, ViewData

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
    "ScoreLine",
    "View",
    "ViewCache",
    "ViewData",
    "add_games",
    "builtin_names",
    "default_game",
    "game_names",
    "load",
]
