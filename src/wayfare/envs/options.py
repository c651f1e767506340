"""Options that all environments share: the game, the kind of reward, and the opponents."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from wayfare.engine import Game, default_game, load
from wayfare.envs.kernel.batches import DIFFERENCE, SHAPED, WIN
from wayfare.errors import WayfareError

RewardKind = Literal["win", "difference", "shaped"]
REWARDS: dict[str, int] = {"win": WIN, "difference": DIFFERENCE, "shaped": SHAPED}


def load_game(game: Game | str | Path | None) -> Game:
    """A game itself, or by id or path; for None, the first in the catalog."""
    return game if isinstance(game, Game) else load(default_game() if game is None else game)


def reward_code(reward: RewardKind) -> int:
    """The kernel's number for a kind of reward; WayfareError if there is no such kind."""
    if reward not in REWARDS:
        raise WayfareError(f"Unknown reward {reward!r}; choose {', '.join(REWARDS)}.")
    return REWARDS[reward]


def check_opponents(count: int, players: int) -> None:
    """Raise WayfareError unless there is an opponent for every seat but the learner's."""
    if count != players - 1:
        raise WayfareError(f"Expected {players - 1} opponents, or 1 for all seats; got {count}.")
