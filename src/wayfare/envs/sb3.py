"""Stable-Baselines3: a `VecEnv` over `Batch`, thousands of learners in one call, with masks for MaskablePPO.

>>> from sb3_contrib import MaskablePPO
>>> from wayfare.envs.sb3 import SeatVecEnv
>>> MaskablePPO("MlpPolicy", SeatVecEnv(256)).learn(100_000)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium import spaces
    from stable_baselines3.common.vec_env import VecEnv  # type: ignore[import-not-found,unused-ignore]
except ImportError as error:
    raise ImportError(
        'The environment for Stable-Baselines3 needs more packages: pip install "wayfare[sb3]".'
    ) from error

from wayfare.engine import Game
from wayfare.envs.batch import Batch
from wayfare.envs.options import IllegalKind, RewardKind


class SeatVecEnv(VecEnv):  # type: ignore[misc,unused-ignore]
    """One learner in each of `num_envs` matches, against compiled bots; the options are those of `Batch`.

    As in every `VecEnv`, the next match starts in the step in which one ends, and `infos[i]["terminal_observation"]` is
    how it ended.
    """

    def __init__(
        self,
        num_envs: int,
        game: Game | str | Path | None = None,
        players: int = 2,
        *,
        seed: int | None = None,
        opponents: str | Sequence[str] = "random",
        reward: RewardKind = "win",
        illegal: IllegalKind = "raise",
        threads: int = 1,
    ) -> None:
        """Without a game, the first in the catalog; without a seed, a fresh secret one."""
        self.batch = Batch(
            game, players, num_envs, seed, opponents=opponents, reward=reward, illegal=illegal, threads=threads
        )
        self.render_mode = None
        observations = spaces.Box(0, 255, (self.batch.observation.shape[1],), np.uint8)
        super().__init__(num_envs, observations, spaces.Discrete(self.batch.mask.shape[1]))
        self._rows = np.arange(num_envs)
        self._actions: NDArray[Any] = np.zeros(num_envs, np.int64)

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every legal action of every learner: (num_envs, actions)."""
        return self.batch.mask.astype(np.bool_)

    def reset(self) -> NDArray[np.uint8]:
        """Deal every match anew: those of the seed given to `seed`, or else the same as before."""
        given = self._seeds[0]
        self._reset_seeds()
        self.batch.reset(given)
        return self.batch.observation.copy()

    def step_async(self, actions: NDArray[Any]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        batch, learners = self.batch, self.batch.seat.copy()
        batch.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for slot in np.flatnonzero(batch.terminated):
            infos[slot] = {
                "terminal_observation": batch.final_observation[slot].copy(),
                "TimeLimit.truncated": False,
            }
        return batch.observation.copy(), batch.reward[self._rows, learners], batch.terminated.copy(), infos

    def close(self) -> None:
        """Nothing to close."""

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of this environment, once for every index: all of them share it."""
        return [getattr(self, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute of this environment, for all indices."""
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **options: Any) -> list[Any]:
        """Call a method of this environment; its result has a row for each index."""
        found = getattr(self, method_name)(*arguments, **options)
        return [found[index] for index in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * len(list(self._get_indices(indices)))
