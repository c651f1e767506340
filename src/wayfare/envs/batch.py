"""Thousands of matches stepped by one compiled call."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
from numpy.typing import DTypeLike, NDArray

from wayfare.bots.kernel.workspace import BOT_WORKSPACE_BYTES
from wayfare.bots.policies import POLICIES
from wayfare.engine import Game
from wayfare.engine import seeds as seeding
from wayfare.engine.state import DICE_BYTES, STATE_BYTES
from wayfare.envs.features import observation_size
from wayfare.envs.kernel.batches import DEAL, Settings, Slots, first_illegal, step_batch
from wayfare.envs.options import RewardKind, check_opponents, load_game, reward_code
from wayfare.envs.positions import action_count
from wayfare.errors import IllegalAction, WayfareError


class Batch:
    """`size` matches at once. `reset` and `step` write into the same arrays every time.

    | array | shape | |
    |---|---|---|
    | `observation` | (size, features), uint8 or float32 | what the seat to act may know |
    | `mask` | (size, actions), uint8 | 1 for every legal action |
    | `seat` | (size,), int8 | the seat to act |
    | `reward` | (size, players), float32 | every seat's reward for the last step |
    | `terminated` | (size,), bool | whether the last step ended the match; the observation is of the next one |

    `opponents` are compiled bots, any of `wayfare.bots.policies.POLICIES`: one for all seats, or one for each in turn
    order after the learner. With opponents, one seat of each match learns and only its decisions are asked for; which
    one it is rotates from match to match.
    """

    def __init__(
        self,
        game: Game | str | Path | None = None,
        players: int = 2,
        size: int = 1024,
        seed: int | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        reward: RewardKind = "win",
        dtype: DTypeLike = np.uint8,
        threads: int = 1,
    ) -> None:
        """Create the arrays and deal. Without a game, the first in the catalog; without a seed, a fresh secret one."""
        self.game = load_game(game)
        self.players = self.game.check_players(players)
        if size < 1 or not 1 <= threads <= size:
            raise WayfareError("size and threads must be at least 1, and threads no more than size.")
        if np.dtype(dtype) not in (np.dtype(np.uint8), np.dtype(np.float32)):
            raise WayfareError(f"dtype must be uint8 or float32, not {np.dtype(dtype)}.")
        self.size = size
        self.seed = seeding.fresh_seed() if seed is None else seeding.check_seed(seed)
        self.observation = np.zeros((size, observation_size(self.game, players)), dtype)
        self.mask = np.zeros((size, action_count(self.game)), np.uint8)
        self.seat = np.zeros(size, np.int8)
        self.reward = np.zeros((size, players), np.float32)
        self.terminated = np.zeros(size, np.bool_)
        self.states = np.zeros((size, STATE_BYTES), np.uint8)
        self.episode = np.arange(size, dtype=np.int64)
        self._dice = np.zeros((size, DICE_BYTES), np.uint8)
        self._settings = Settings(
            key=seeding.key(self.seed),
            policies=_policies(opponents, players),
            players=players,
            reward=reward_code(reward),
            stride=size,
            floats=np.dtype(dtype) == np.float32,
        )
        self._parts = [slice(size * t // threads, size * (t + 1) // threads) for t in range(threads)]
        self._workspaces = np.zeros((threads, BOT_WORKSPACE_BYTES), np.uint8)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Deal every match anew; without a seed, the same matches as before."""
        if seed is not None:
            self.seed = seeding.check_seed(seed)
        self._settings = self._settings._replace(key=seeding.key(self.seed))
        self.episode[:] = np.arange(self.size)
        self._apply(np.full(self.size, DEAL, np.int32))

    def step(self, actions: NDArray[np.int32]) -> None:
        """Apply one legal action in every match: `actions` (size,). If one is illegal, raises and changes nothing."""
        actions = np.ascontiguousarray(actions, np.int32)
        if actions.shape != (self.size,):
            raise WayfareError(f"actions must have the shape ({self.size},), not {actions.shape}.")
        illegal = first_illegal(self.mask, actions)
        if illegal >= 0:
            raise IllegalAction(f"Action {actions[illegal]} is not legal in match {illegal} of the batch", "C-1")
        self._apply(actions)

    def _apply(self, actions: NDArray[np.int32]) -> None:
        """One action, or DEAL, in every match; each thread takes its share."""

        def run(thread: int, part: slice) -> None:
            step_batch(self.game.raw, self._slots(part), actions[part], self._settings, self._workspaces[thread])

        if self._pool is None:
            run(0, self._parts[0])
        else:
            list(self._pool.map(run, range(len(self._parts)), self._parts))

    def _slots(self, part: slice) -> Slots:
        """The arrays of some slots. Created on demand: stored views would keep showing the original after a copy."""
        arrays = Slots(
            self.states,
            self._dice,
            self.episode,
            self.observation.view(np.uint8),
            self.mask,
            self.seat,
            self.reward,
            self.terminated,
        )
        return arrays if self._pool is None else Slots(*(array[part] for array in arrays))


def _policies(opponents: str | Sequence[str] | None, players: int) -> NDArray[np.int64]:
    """The opponents' policies by their distance from the learner, whose own isn't read; empty without opponents."""
    if opponents is None:
        return np.zeros(0, np.int64)
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    check_opponents(len(names), players)
    for name in names:
        if name not in POLICIES:
            raise WayfareError(f"Unknown compiled opponent {name!r}; choose from {', '.join(POLICIES)}.")
    return np.array([0, *(POLICIES[name] for name in names)])
