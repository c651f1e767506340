"""A game that can be played: a checked board, its action space, and the kernel's tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, SupportsIndex

from wayfare.engine.actions import Action, ActionSpace
from wayfare.engine.board import Board, digest
from wayfare.engine.compile import compile_game
from wayfare.engine.events import Move, Names
from wayfare.engine.notation import parse
from wayfare.engine.payment import colours
from wayfare.engine.result import score_columns
from wayfare.errors import WayfareError

if TYPE_CHECKING:
    from wayfare.engine.match import Match, Player


class Game:
    """Made by `wayfare.load`; never changes."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.id = board.id
        self.name = board.name
        self.actions = ActionSpace(board)
        self.names = Names.of(colours(board), board.wild, tuple(ticket.id for ticket in board.map.tickets))
        self.score_columns = score_columns(board)
        self.raw = compile_game(board, self.actions)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[type[Game], tuple[Board]]:
        return Game, (self.board,)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the rules and the map, so that a record can say which data it was played with."""
        return digest(self.board)

    def action(self, text: str) -> Action:
        """Read an action in notation."""
        return parse(self, text)

    def action_of(self, move: Move) -> Action:
        """The action of a move whose tickets aren't hidden."""
        action = self.actions.of_dict(move.action_dict())
        assert action is not None
        return action

    def check_players(self, players: int) -> int:
        """The same number, if that many may play (C-1)."""
        low, high = self.board.rules.players
        if not low <= players <= high:
            raise WayfareError(f"{self.name} is for {low} to {high} players, not {players}.")
        return players

    def new_match(self, players: int | Sequence[Player] = 2, seed: SupportsIndex | None = None) -> Match:
        """Deal a match. Without a seed it gets a fresh secret one, and commits to it with a nonce."""
        from wayfare.engine.match import Match

        return Match(self, players, seed)
