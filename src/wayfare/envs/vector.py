"""Gymnasium's vector environment over `Batch`: thousands of learners' seats against compiled bots, in one call."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import DTypeLike, NDArray

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("The Gymnasium environments need an extra: pip install wayfare[rl].") from error

from wayfare.bots.kernel.policies import NAMES as POLICIES
from wayfare.engine import Game
from wayfare.envs.batch import Batch, Rewards
from wayfare.errors import WayfareError

Info = dict[str, Any]
Array = NDArray[Any]


class SeatVectorEnv(VectorEnv[Array, Array, Array]):
    """What `gymnasium.make_vec("wayfare/NewYork-v0", num_envs=n)` makes.

    A match that ends makes room for the next one in the same step (`AutoresetMode.SAME_STEP`). No `final_obs` is kept:
    matches end, they are never cut short, so there is no value to go on from. The learner's seat rotates from match to
    match. `info["action_mask"]` is of the observations. With `copy=False` the arrays are those of the batch, and the
    next step writes over them.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: Game | str | Path = "new-york",
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "random",
        seat: Literal["rotate"] = "rotate",
        reward: Rewards = "win",
        dtype: DTypeLike = np.uint8,
        threads: int = 1,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        named = {opponents} if isinstance(opponents, str) else {*opponents}
        if seat != "rotate" or render_mode is not None or not named <= {*POLICIES}:
            raise WayfareError(
                f"The vector environment rotates seats, shows nothing, and has the opponents {', '.join(POLICIES)}; "
                "for the rest pass vectorization_mode='sync' or 'async' to make_vec."
            )
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.batch = Batch(game, players, num_envs, opponents=opponents, reward=reward, dtype=dtype, threads=threads)
        self.num_envs = num_envs
        features, actions = self.batch.observation.shape[1], self.batch.mask.shape[1]
        self.single_observation_space = spaces.Box(0, 255, (features,), np.dtype(dtype).type)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._slots = np.arange(num_envs)
        self._truncated = np.zeros(num_envs, np.bool_)

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal action of every learner."""
        mask = self.batch.mask.view(np.int8)
        return mask.copy() if self._copy else mask

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, Info]:
        """Deal every match anew: those of the seed, or without one those that follow from the last seed given."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 62)) if seed is None else int(seed))
        return self._given(self.batch.observation), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Info]:
        """One legal action for every learner. An illegal one raises, and nothing is changed."""
        batch = self.batch
        learners = batch.seat.copy()
        batch.step(actions)
        reward = batch.reward[self._slots, learners].astype(np.float64)
        return (
            self._given(batch.observation),
            reward,
            self._given(batch.terminated),
            self._given(self._truncated),
            self._info(),
        )

    def _given(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "_action_mask": ~self._truncated}
