"""PettingZoo: every seat is an agent, and they act in turn.

>>> import pettingzoo
>>> import wayfare.envs.aec
>>> env = pettingzoo.make("aec", "wayfare/NewYork-v0", players=3)

There is no parallel form: seats never decide at the same time. Whoever needs that interface wraps the environment in
PettingZoo's own `turn_based_aec_to_parallel`.
"""

from __future__ import annotations

from operator import index
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, aec_registry, register  # type: ignore[import-untyped]
except ImportError as error:
    raise ImportError("The PettingZoo environments need an extra: pip install wayfare[rl].") from error

from wayfare.engine import Game
from wayfare.envs.actions import Actions
from wayfare.envs.batch import Rewards
from wayfare.envs.ids import IDS, VERSION
from wayfare.envs.render import MODES, Frame, Screen
from wayfare.envs.single import Single
from wayfare.errors import IllegalAction, WayfareError

Observation = dict[str, NDArray[Any]]


class TableEnv(AECEnv):  # type: ignore[misc]
    """A match with the agents `seat_0`, `seat_1`, ...

    An observation is `{"observation": uint8 features, "action_mask": int8}`: `wayfare.envs.features` tells the former;
    the mask is of the agent to act, and nobody else has a legal action. An illegal action raises `IllegalAction` and
    changes nothing.

    `reward`: "win" is 1 for the winner and -1 / (players - 1) for the others, at the end; "difference" the points (in
    First Journey: tickets) ahead of the best other seat, at the end; "shaped" is "win" and, for every action, a
    hundredth of the points that it made. `max_cycles` truncates a match after so many decisions per seat.
    """

    def __init__(
        self,
        game: Game | str | Path = "new-york",
        players: int = 2,
        *,
        reward: Rewards = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.single = Single(game, players, reward=reward)
        self.render_mode = render_mode
        name = self.single.game.id.replace("-", "_")
        self.metadata = {
            "name": f"wayfare_{name}_v{VERSION}",
            "render_modes": list(MODES),
            "render_fps": 4,
            "is_parallelizable": False,
        }
        if max_cycles is not None and max_cycles < 1:
            raise WayfareError(f"A match of {max_cycles} cycles cannot be: give 1 or more.")
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Actions(len(self.single.game.actions)) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(len(self.single.game.actions), np.int8)
        self._shaped = reward == "shaped"
        self._screen = Screen(self.single, render_mode)
        self._seeds = np.random.default_rng()

    def _observation_space(self) -> spaces.Dict:
        features = spaces.Box(0, 255, (self.single.size,), np.uint8)
        mask = spaces.Box(0, 1, (len(self.single.game.actions),), np.int8)
        return spaces.Dict({"observation": features, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the match of a seed. Resets without one go on from the last seed given; before any, by fresh chance."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.single.reset(int(self._seeds.integers(1 << 62)) if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.single.seat]
        self._skip_agent_selection = None
        self._ended = False
        self._left = -1 if self.max_cycles is None else self.max_cycles * len(self.agents)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        asked = agent == self.agent_selection and not self._ended
        return {
            "observation": self.single.observe(seat),
            "action_mask": self.single.mask() if asked else self._nothing.copy(),
        }

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise WayfareError("The match is over: reset() deals the next one.")
        if self._ended:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("None is the action of a seat whose match is over", "C-1")
        single = self.single
        rewards = single.step(index(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._left -= 1
        over = single.over
        if over or self._shaped:
            for agent, reward in zip(self.agents, rewards.tolist(), strict=True):
                self.rewards[agent] = reward
                self._cumulative_rewards[agent] += reward
        if over or self._left == 0:
            self._end(over)
        else:
            self.agent_selection = self.possible_agents[single.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self, over: bool) -> None:
        """Every agent is done at once, and is then asked for one last None."""
        self._ended = True
        for agent in self.agents:
            self.terminations[agent] = over
            self.truncations[agent] = not over
        self._deads_step_first()

    def render(self) -> Frame | str | None:
        return self._screen.render()

    def close(self) -> None:
        self._screen.close()


raw_env = env = TableEnv

for _id, _game in IDS.items():
    if _id not in aec_registry:
        register("aec", _id, entry_point="wayfare.envs.aec:TableEnv", kwargs={"game": _game})
