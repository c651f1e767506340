"""Thousands of matches stepped by one compiled call."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

import numpy as np
from numpy.typing import DTypeLike, NDArray

from wayfare.bots.kernel.policies import NAMES as POLICIES
from wayfare.bots.kernel.work import WORK_BYTES
from wayfare.engine import Game, load
from wayfare.engine import seeds as seeding
from wayfare.engine.state import DICE_BYTES, SCORES_BYTES, SPANS_BYTES, STATE_BYTES
from wayfare.envs.features import observation_size
from wayfare.envs.kernel.batches import DIFFERENCE, SHAPED, WIN, first_illegal, reset_batch, step_batch
from wayfare.errors import IllegalAction, WayfareError

Rewards = Literal["win", "difference", "shaped"]
KINDS: dict[str, int] = {"win": WIN, "difference": DIFFERENCE, "shaped": SHAPED}


def _policies(opponents: str | Sequence[str] | None, players: int) -> NDArray[np.int64]:
    """The learner's own place, which is not read, then the opponents by their distance ahead; empty without any."""
    if opponents is None:
        return np.zeros(0, np.int64)
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise WayfareError(f"{len(names)} opponents do not fill the table: name {players - 1}, or one for all.")
    for name in names:
        if name not in POLICIES:
            raise WayfareError(f"There is no compiled opponent {name!r}; there are {', '.join(POLICIES)}.")
    return np.array([0, *(POLICIES.index(name) for name in names)])


class Batch:
    """`size` matches at once. `reset` and `step` write into the same arrays every time:

    observation (size, features), mask (size, actions), seat (size,): the seat to act, reward (size, players) of the
    step just made, terminated (size,): that step ended the match, and the observation is already of the next one.

    `opponents` are compiled bots (`random`, `greedy`, `planner`): one for all, or one for each seat in the order in
    which they play after the learner. Then one seat of each match learns, another one from match to match, and is asked
    alone.
    """

    def __init__(
        self,
        game: Game | str | Path,
        players: int = 2,
        size: int = 1024,
        seed: int | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        reward: Rewards = "win",
        dtype: DTypeLike = np.uint8,
        threads: int = 1,
    ) -> None:
        self.game = game if isinstance(game, Game) else load(game)
        self.players = self.game.check_players(players)
        if size < 1 or not 1 <= threads <= size:
            raise WayfareError(
                f"A batch of {size} on {threads} threads cannot be: give 1 or more, threads not over size."
            )
        if reward not in KINDS:
            raise WayfareError(f"There is no reward {reward!r}; there are {', '.join(KINDS)}.")
        if np.dtype(dtype) not in (np.dtype(np.uint8), np.dtype(np.float32)):
            raise WayfareError(f"An observation cannot be {np.dtype(dtype)}; it is uint8 or float32.")
        self.size = size
        self._policies = _policies(opponents, players)
        self.seed = seeding.fresh_seed() if seed is None else seeding.check_seed(seed)
        self.observation = np.zeros((size, observation_size(self.game, players)), dtype)
        self.mask = np.zeros((size, len(self.game.actions)), np.uint8)
        self.seat = np.zeros(size, np.int8)
        self.reward = np.zeros((size, players), np.float32)
        self.terminated = np.zeros(size, np.bool_)
        self.states = np.zeros((size, STATE_BYTES), np.uint8)
        self.episode = np.arange(size, dtype=np.int64)
        self._dice = np.zeros((size, DICE_BYTES), np.uint8)
        self._kind = KINDS[reward]
        self._slices = [slice(size * t // threads, size * (t + 1) // threads) for t in range(threads)]
        self._seen = np.zeros((threads, STATE_BYTES), np.uint8)
        self._spans = np.zeros((threads, SPANS_BYTES), np.uint8)
        self._work = np.zeros((threads, WORK_BYTES), np.uint8)
        self._scores = np.zeros((threads, SCORES_BYTES), np.uint8)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Deal every match anew; without a seed, the same ones as before."""
        if seed is not None:
            self.seed = seeding.check_seed(seed)
        self._key = seeding.key(self.seed)
        self.episode[:] = np.arange(self.size)
        self.reward[:] = 0
        self.terminated[:] = False
        self._run(self._reset)

    def step(self, actions: NDArray[np.int32]) -> None:
        """One legal action in every match. An illegal one raises, and nothing is changed."""
        actions = np.ascontiguousarray(actions, np.int32)
        if actions.shape != (self.size,):
            raise WayfareError(f"{actions.shape} are not the actions of a batch of {self.size}: give one for each.")
        wrong = first_illegal(self.mask, actions)
        if wrong >= 0:
            raise IllegalAction(f"Action {actions[wrong]} of match {wrong} in the batch is not legal there", "C-1")
        self._actions = actions
        self._run(self._step)

    def _run(self, work: object) -> None:
        assert callable(work)
        if self._pool is None:
            work(0, self._slices[0])
        else:
            list(self._pool.map(work, range(len(self._slices)), self._slices))

    def _reset(self, thread: int, part: slice) -> None:
        reset_batch(
            self.game.raw,
            self.states[part],
            self._dice[part],
            self._seen[thread],
            self._spans[thread],
            self._work[thread],
            self._key,
            self.players,
            self._policies,
            self.episode[part],
            self.observation[part],
            self.mask[part],
            self.seat[part],
        )

    def _step(self, thread: int, part: slice) -> None:
        step_batch(
            self.game.raw,
            self.states[part],
            self._dice[part],
            self._seen[thread],
            self._spans[thread],
            self._work[thread],
            self._scores[thread],
            self._key,
            self.players,
            self._policies,
            self._kind,
            self.size,
            self.episode[part],
            self._actions[part],
            self.observation[part],
            self.mask[part],
            self.seat[part],
            self.reward[part],
            self.terminated[part],
        )
