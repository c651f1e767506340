"""Options that all environments share: the game, the kind of reward, the opponents, and what illegal actions do."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from wayfare.engine import Game, default_game, load
from wayfare.envs.kernel.batches import DIFFERENCE, SHAPED, WIN
from wayfare.errors import WayfareError

RewardKind = Literal["win", "difference", "shaped"]
REWARDS: dict[str, int] = {"win": WIN, "difference": DIFFERENCE, "shaped": SHAPED}

# What an illegal action does: raise IllegalAction and change nothing, end the match as a loss (-1 for that seat,
# 1 / (players - 1) for the others), or stand for a random legal one.
IllegalKind = Literal["raise", "lose", "random"]
ILLEGAL: tuple[IllegalKind, ...] = ("raise", "lose", "random")


def load_game(game: Game | str | Path | None) -> Game:
    """A game itself, or by id or path; for None, the first in the catalog."""
    return game if isinstance(game, Game) else load(default_game() if game is None else game)


def reward_code(reward: RewardKind) -> int:
    """The kernel's number for a kind of reward; WayfareError if there is no such kind."""
    if reward not in REWARDS:
        raise WayfareError(f"Unknown reward {reward!r}; choose {', '.join(REWARDS)}.")
    return REWARDS[reward]


def check_illegal(illegal: IllegalKind) -> IllegalKind:
    if illegal not in ILLEGAL:
        raise WayfareError(f"Unknown option illegal={illegal!r}; choose {', '.join(ILLEGAL)}.")
    return illegal


def check_opponents(count: int, players: int) -> None:
    """Raise WayfareError unless there is an opponent for every seat but the learner's."""
    if count != players - 1:
        raise WayfareError(f"Expected {players - 1} opponents, or 1 for all seats; got {count}.")


def action_numbers(actions: Any, size: int, count: int) -> NDArray[np.int32]:
    """Actions as an array (size,). Numbers that `count` actions don't have become -1, whatever their type."""
    given = np.asarray(actions)
    if given.shape != (size,):
        raise WayfareError(f"actions must have the shape ({size},), not {given.shape}.")
    if given.dtype.kind not in "iu":
        raise WayfareError(f"actions must be whole numbers, not {given.dtype}.")
    if given.dtype != np.int32:
        given = np.where((given < 0) | (given >= count), -1, given)
    return np.ascontiguousarray(given, np.int32)
