"""A game that can be played: a board that was checked, its action space, and the kernel's tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from wayfare.engine.actions import Action, action_space, colours
from wayfare.engine.board import Board, builtin_names, digest, read
from wayfare.engine.check import check
from wayfare.engine.events import Names
from wayfare.engine.notation import parse
from wayfare.engine.record import account
from wayfare.engine.tables import tables
from wayfare.errors import WayfareError

if TYPE_CHECKING:
    from wayfare.engine.match import Match, Player


class Game:
    """Made by `wayfare.load`. Nothing in it changes."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.id = board.id
        self.name = board.name
        self.actions: tuple[Action, ...] = action_space(board)
        self.names = Names(colours(board), board.wild, tuple(ticket.id for ticket in board.map.tickets))
        self.raw = tables(board, self.actions)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[type[Game], tuple[Board]]:
        return Game, (self.board,)

    @cached_property
    def by_text(self) -> dict[str, Action]:
        return {action.text: action for action in self.actions}

    @cached_property
    def by_account(self) -> dict[str, Action]:
        """By what a record says of an action."""
        return {account(action.to_dict()): action for action in self.actions}

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the rules and the map, so that a record can tell which data it was played with."""
        return digest(self.board)

    def action(self, text: str) -> Action:
        """The action that a text in notation names."""
        return parse(self, text)

    def check_players(self, players: int) -> int:
        """How many may play (C-1)."""
        low, high = self.board.rules.players
        if not low <= players <= high:
            raise WayfareError(f"{self.name} is for {low} to {high} players, not {players}.")
        return players

    def new_match(self, players: int | Sequence[Player] = 2, seed: int | None = None) -> Match:
        """Deal a match. Without a seed, a fresh secret one is taken and committed to with a nonce."""
        from wayfare.engine.match import Match

        return Match(self, players, seed)


def load(name: str | Path) -> Game:
    """A game by its name (`new-york`, `first-journey-europe`, `first-journey-usa`) or by the path of its TOML file."""
    return _builtin(str(name)) if str(name) in builtin_names() else _load(name)


@cache
def _builtin(name: str) -> Game:
    return _load(name)


def _load(name: str | Path) -> Game:
    board = read(name)
    check(board, str(name))
    return Game(board)
