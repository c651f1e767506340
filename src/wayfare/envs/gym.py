"""Gymnasium: one seat learns, bots have the others.

>>> import gymnasium
>>> import wayfare.envs.gym
>>> env = gymnasium.make("wayfare/NewYork-v0", players=3, opponents=["random", "random"])
>>> many = gymnasium.make_vec("wayfare/NewYork-v0", num_envs=1024)
"""

from __future__ import annotations

from operator import index
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise ImportError("The Gymnasium environments need an extra: pip install wayfare[rl].") from error

from wayfare.engine import Game
from wayfare.envs.actions import Actions
from wayfare.envs.batch import Rewards
from wayfare.envs.ids import IDS
from wayfare.envs.opponents import Opponents, Others
from wayfare.envs.render import MODES, Frame, Screen
from wayfare.envs.single import Single
from wayfare.errors import WayfareError

Info = dict[str, Any]
Observation = NDArray[np.uint8]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A match from one seat. The observation is `wayfare.envs.features`, uint8.

    `info["action_mask"]` and `action_masks()` are 1 for every legal action; an illegal one raises `IllegalAction` and
    changes nothing. `opponents` are names of bots, `module:Class`, or bots: one for all, or one for each seat in the
    order in which they play after the learner. `seat` is the learner's, or "rotate": another one in every match, the
    first after `reset(seed=s)` being s modulo the players. `reward` is as in `wayfare.envs.aec`.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012  gymnasium has it so

    def __init__(
        self,
        game: Game | str | Path = "new-york",
        players: int = 2,
        *,
        opponents: Opponents = "random",
        seat: int | Literal["rotate"] = "rotate",
        reward: Rewards = "win",
        render_mode: str | None = None,
    ) -> None:
        self.single = Single(game, players, reward=reward)
        if seat != "rotate" and not (isinstance(seat, int) and 0 <= seat < players):
            raise WayfareError(f"There is no seat {seat!r}; give 0 to {players - 1}, or 'rotate'.")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.single.size,), np.uint8)
        self.action_space = Actions(len(self.single.game.actions))
        self.seat = 0 if seat == "rotate" else seat
        self._rotate = seat == "rotate"
        self._others = Others(self.single, opponents)
        self._screen = Screen(self.single, render_mode)

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal action; all 0 when the match is over."""
        return self.single.mask()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Deal the match of a seed. Resets without one go on from the last seed given."""
        super().reset(seed=seed)
        if self._rotate:
            self.seat = (self.seat + 1 if seed is None else int(seed)) % self.single.players
        self.single.reset(int(self.np_random.integers(1 << 62)) if seed is None else int(seed))
        self._others.sit_down(self.seat, self.np_random)
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return self.single.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """The learner's action, and the opponents' up to its next decision."""
        place = index(action)
        reward = float(self.single.step(place)[self.seat])
        self._others.saw(place)
        reward += self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return self.single.observe(self.seat), reward, self.single.over, False, self._info()

    def _let_others_play(self) -> float:
        """What that is worth to the learner."""
        single, reward = self.single, 0.0
        while single.seat != self.seat and not single.over:
            place = self._others.choose()
            reward += float(single.step(place)[self.seat])
            self._others.saw(place)
        return reward

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> Frame | str | None:
        return self._screen.render()

    def close(self) -> None:
        self._screen.close()


for _id, _game in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point="wayfare.envs.gym:SeatEnv",
            vector_entry_point="wayfare.envs.vector:SeatVectorEnv",
            kwargs={"game": _game},
        )
