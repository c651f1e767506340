"""Gymnasium: one seat learns, and bots play the others.

Importing this module registers every game in the catalog; `wayfare.envs.ids` has their ids.

>>> import gymnasium
>>> import wayfare.envs.gym
>>> env = gymnasium.make("wayfare/…-v0", players=3, opponents=["random", "greedy"])
>>> many = gymnasium.make_vec("wayfare/…-v0", num_envs=1024)
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, SupportsIndex

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise ImportError('The Gymnasium environments need extra packages: pip install "wayfare[rl]".') from error

from wayfare.engine import Game
from wayfare.engine.seeds import check_seed
from wayfare.envs.actions import ActionSpace
from wayfare.envs.ids import environment_ids
from wayfare.envs.kernel.batches import FORFEIT
from wayfare.envs.opponents import Opponents, OpponentSpec
from wayfare.envs.options import IllegalKind, RewardKind
from wayfare.envs.positions import action_count
from wayfare.envs.render import MODES, Frame, Renderer
from wayfare.envs.single import SingleMatch
from wayfare.errors import WayfareError

Info = dict[str, Any]
Observation = Any  # an array; with `mask_in_observation` a dictionary of two


class SeatEnv(gymnasium.Env[Any, Any]):
    """A match as one seat sees it. The observation is (features,), uint8, as `wayfare.envs.features` describes.

    `info["action_mask"]` and `action_masks()`, (actions,) int8, are 1 for every legal action; with
    `mask_in_observation` an observation is `{"observation": …, "action_mask": …}`. An illegal action raises
    `IllegalAction` and changes nothing; with `illegal="lose"` it ends the match with -1, and with `illegal="random"` it
    stands for a random legal one. `opponents` are names of bots, `module:Class`, or bots: one for all seats, or
    one for each in turn order after the learner. `seat` is the learner's; "rotate" gives it another one in every match,
    starting with s modulo the number of players after `reset(seed=s)`. `reward` is as in `wayfare.envs.aec`.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012  as gymnasium declares it

    def __init__(
        self,
        game: Game | str | Path | None = None,
        players: int = 2,
        *,
        opponents: OpponentSpec = "random",
        seat: int | Literal["rotate"] = "rotate",
        reward: RewardKind = "win",
        illegal: IllegalKind = "raise",
        mask_in_observation: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Without a game, the first in the catalog."""
        self.single = SingleMatch(game, players, reward=reward, illegal=illegal)
        if seat != "rotate" and not (isinstance(seat, int) and 0 <= seat < players):
            raise WayfareError(f"There is no seat {seat!r}; choose 0 to {players - 1}, or 'rotate'.")
        self.render_mode = render_mode
        self.action_space = ActionSpace(action_count(self.single.game))
        self.observation_space: spaces.Space[Any] = spaces.Box(0, 255, (self.single.observation_size,), np.uint8)
        self._mask_in_observation = mask_in_observation
        if mask_in_observation:
            mask = spaces.Box(0, 1, (action_count(self.single.game),), np.int8)
            self.observation_space = spaces.Dict({"observation": self.observation_space, "action_mask": mask})
        self.seat = 0 if seat == "rotate" else seat
        self._rotate = seat == "rotate"
        self._opponents = Opponents(self.single, opponents)
        self._renderer = Renderer(self.single, render_mode)

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal action; all 0 once the match is over."""
        return self.single.mask()

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Deal the match of a seed. Without one, continue from the last seed given."""
        given = None if seed is None else check_seed(seed)
        super().reset(seed=given)
        if self._rotate:
            self.seat = (self.seat + 1 if given is None else given) % self.single.players
        self.single.reset(int(self.np_random.integers(1 << 62)) if given is None else given)
        self._opponents.begin(self.seat, self.np_random)
        self._play_opponents()
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Apply the learner's action, then the opponents', up to the learner's next decision."""
        number = self.single.resolve(action)
        reward = float(self.single.step(number)[self.seat])
        if number != FORFEIT:
            self._opponents.follow(number)
            reward += self._play_opponents()
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self.single.over, False, self._info()

    def _observation(self) -> Observation:
        features = self.single.observe(self.seat)
        return {"observation": features, "action_mask": self.action_masks()} if self._mask_in_observation else features

    def _play_opponents(self) -> float:
        """Let the opponents play. Returns the learner's reward for it."""
        single, reward = self.single, 0.0
        while single.turn != self.seat and not single.over:
            number = self._opponents.choose()
            reward += float(single.step(number)[self.seat])
            self._opponents.follow(number)
        return reward

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> Frame | str | None:
        return self._renderer.render()

    def close(self) -> None:
        self._renderer.close()


def register_games() -> None:
    for env_id, game in environment_ids().items():
        if env_id not in gymnasium.registry:
            gymnasium.register(
                env_id,
                entry_point="wayfare.envs.gym:SeatEnv",
                vector_entry_point="wayfare.envs.vector:SeatVectorEnv",
                kwargs={"game": game},
            )


register_games()
