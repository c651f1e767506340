"""Gymnasium's vector environment over `Batch`: thousands of learners against compiled bots, in one call."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, SupportsIndex

import numpy as np
from numpy.typing import DTypeLike, NDArray

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError('The Gymnasium environments need extra packages: pip install "wayfare[rl]".') from error

from wayfare.bots.compiled import POLICIES
from wayfare.engine import Game
from wayfare.envs.batch import Autoreset, Batch
from wayfare.envs.options import IllegalKind, RewardKind
from wayfare.errors import WayfareError

Info = dict[str, Any]
Array = NDArray[Any]
Observations = Any  # an array; with `mask_in_observation` a dictionary of two
AUTORESET: dict[AutoresetMode, Autoreset] = {
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.DISABLED: "disabled",
}


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """What `gymnasium.make_vec("wayfare/…-v0", num_envs=n)` creates. Observations are (n, features).

    `autoreset_mode` is SAME_STEP (the default: when a match ends, the next one starts in the same step, and the end is
    in `info["final_obs"]` and `info["final_info"]`), NEXT_STEP or DISABLED. The learner's seat rotates.
    `info["action_mask"]`, (n, actions) int8, belongs to the observations returned with it; with `mask_in_observation`
    it is in them too. With `copy=False` the arrays are the batch's own, and the next step overwrites them. `illegal` is
    as in `SeatEnv`.
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
        illegal: IllegalKind = "raise",
        mask_in_observation: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
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
        self.autoreset_mode = _autoreset_mode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.batch = Batch(
            game,
            players,
            num_envs,
            opponents=opponents,
            reward=reward,
            illegal=illegal,
            autoreset=AUTORESET[self.autoreset_mode],
            dtype=dtype,
            threads=threads,
        )
        self.num_envs = num_envs
        features, actions = self.batch.observation.shape[1], self.batch.mask.shape[1]
        self.single_observation_space: spaces.Space[Any] = spaces.Box(0, 255, (features,), np.dtype(dtype).type)
        if mask_in_observation:
            mask = spaces.Box(0, 1, (actions,), np.int8)
            self.single_observation_space = spaces.Dict(
                {"observation": self.single_observation_space, "action_mask": mask}
            )
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._mask_in_observation = mask_in_observation
        self._copy = copy
        self._slots = np.arange(num_envs)
        self._all = np.ones(num_envs, np.bool_)

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal action of every learner: (num_envs, actions)."""
        return self._output(self.batch.mask.view(np.int8))

    def reset(
        self,
        *,
        seed: SupportsIndex | Sequence[SupportsIndex | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, Info]:
        """Deal every match anew, or those in `options["reset_mask"]`. Without a seed, continue from the last one given.

        With a list of seeds, each environment plays the matches of its own.
        """
        one = seed if seed is None or not isinstance(seed, Sequence | np.ndarray) else None
        super().reset(seed=None if one is None else int(one))
        mask = (options or {}).get("reset_mask")
        if seed is None and mask is None:
            self.batch.reset(self._fresh())
        elif isinstance(seed, Sequence | np.ndarray):
            self.batch.reset([self._fresh() if given is None else given for given in seed], mask)
        else:
            self.batch.reset(seed, mask)
        return self._observations(), self._info()

    def _fresh(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def step(self, actions: Array) -> tuple[Observations, Array, Array, Array, Info]:
        """Apply one action for every learner: (num_envs,). If one is illegal and that raises, nothing changes."""
        batch = self.batch
        learners = batch.seat.copy()
        batch.step(actions)
        reward = batch.reward[self._slots, learners].astype(np.float64)
        info = self._info()
        if self.autoreset_mode == AutoresetMode.SAME_STEP and batch.terminated.any():
            info |= self._final(learners)
        return self._observations(), reward, self._output(batch.terminated), ~self._all, info

    def _observations(self) -> Observations:
        features = self._output(self.batch.observation)
        return {"observation": features, "action_mask": self.action_masks()} if self._mask_in_observation else features

    def _final(self, learners: Array) -> Info:
        """How matches ended that have already been followed by the next one, in the form that Gymnasium gives it."""
        ended = self.batch.terminated.copy()
        mask, observations = np.zeros_like(self.batch.mask, np.int8), np.full(self.num_envs, None, object)
        for slot in np.flatnonzero(ended):
            features = self.batch.final_observation[slot].copy()
            observations[slot] = (
                {"observation": features, "action_mask": mask[slot].copy()} if self._mask_in_observation else features
            )
        info = {"action_mask": mask, "_action_mask": ended, "seat": np.where(ended, learners, 0), "_seat": ended}
        return {"final_obs": observations, "_final_obs": ended, "final_info": info, "_final_info": ended}

    def _output(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def _info(self) -> Info:
        every = self._all.copy()
        return {
            "action_mask": self.action_masks(),
            "_action_mask": every,
            "seat": self._output(self.batch.seat),
            "_seat": every,
        }


def _autoreset_mode(mode: AutoresetMode | str) -> AutoresetMode:
    for one in AUTORESET:
        if mode in (one, one.name, one.value):
            return one
    raise WayfareError(f"autoreset_mode must be SAME_STEP, NEXT_STEP or DISABLED, not {mode}.")
