"""Gymnasium's vector environment over `Batch`: thousands of learners against compiled bots, in one call."""

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
    raise ImportError('The Gymnasium environments need extra packages: pip install "wayfare[rl]".') from error

from wayfare.bots.policies import POLICIES
from wayfare.engine import Game
from wayfare.envs.batch import Batch
from wayfare.envs.options import RewardKind, load_game
from wayfare.errors import WayfareError

Info = dict[str, Any]
Array = NDArray[Any]


class SeatVectorEnv(VectorEnv[Array, Array, Array]):
    """What `gymnasium.make_vec("wayfare/…-v0", num_envs=n)` creates. Observations are (n, features).

    When a match ends, the next one starts in the same step (`AutoresetMode.SAME_STEP`). There is no `final_obs`: since
    matches are never truncated, there is no value to bootstrap from. The learner's seat rotates from match to match.
    `info["action_mask"]`, (n, actions) int8, belongs to the observations returned with it. With `copy=False` the arrays
    are the batch's own, and the next step overwrites them.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: Game | str | Path | None = None,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "random",
        seat: Literal["rotate"] = "rotate",
        reward: RewardKind = "win",
        dtype: DTypeLike = np.uint8,
        threads: int = 1,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        """Without a game, the first in the catalog. `opponents` as in `Batch`."""
        named = {opponents} if isinstance(opponents, str) else {*opponents}
        if seat != "rotate" or render_mode is not None or not named <= {*POLICIES}:
            raise WayfareError(
                "The vector environment always rotates seats, cannot render, and supports only the opponents "
                f"{', '.join(POLICIES)}; for anything else pass vectorization_mode='sync' or 'async' to make_vec."
            )
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.batch = Batch(
            load_game(game), players, num_envs, opponents=opponents, reward=reward, dtype=dtype, threads=threads
        )
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
        """1 for every legal action of every learner: (num_envs, actions)."""
        mask = self.batch.mask.view(np.int8)
        return mask.copy() if self._copy else mask

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, Info]:
        """Deal every match anew. Without a seed, continue from the last one given."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 62)) if seed is None else int(seed))
        return self._output(self.batch.observation), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Info]:
        """Apply one legal action for every learner: (num_envs,). If one is illegal, raises and changes nothing."""
        batch = self.batch
        learners = batch.seat.copy()
        batch.step(actions)
        reward = batch.reward[self._slots, learners].astype(np.float64)
        return (
            self._output(batch.observation),
            reward,
            self._output(batch.terminated),
            self._output(self._truncated),
            self._info(),
        )

    def _output(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "_action_mask": ~self._truncated}
