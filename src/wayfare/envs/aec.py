"""PettingZoo: every seat is an agent, and the agents act in turn.

Importing this module registers every game in the catalog; `wayfare.envs.ids` has their ids.

>>> import pettingzoo
>>> import wayfare.envs.aec
>>> env = pettingzoo.make("aec", "wayfare/…-v0", players=3)

There is no parallel form, because seats never decide at the same time. If you need that interface, wrap the environment
in PettingZoo's own `turn_based_aec_to_parallel`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, aec_registry, register  # type: ignore[import-untyped]
except ImportError as error:
    raise ImportError('The PettingZoo environments need extra packages: pip install "wayfare[rl]".') from error

from wayfare.engine import Game
from wayfare.envs.actions import ActionSpace
from wayfare.envs.ids import VERSION, environment_ids
from wayfare.envs.options import IllegalKind, RewardKind
from wayfare.envs.positions import action_count
from wayfare.envs.render import MODES, Frame, Renderer
from wayfare.envs.single import SingleMatch
from wayfare.errors import IllegalAction, WayfareError

Observation = dict[str, NDArray[Any]]


class WayfareAECEnv(AECEnv):  # type: ignore[misc]
    """A match with the agents `seat_0`, `seat_1`, ...

    An observation is `{"observation": uint8 (features,), "action_mask": int8 (actions,)}`. `wayfare.envs.features`
    describes the features; only the agent to act has legal actions in its mask. An illegal action raises
    `IllegalAction` and changes nothing; with `illegal="lose"` it ends the match with -1 for that agent, and with
    `illegal="random"` it stands for a random legal one.

    `reward`: "win" is 1 for the winner and -1 / (players - 1) for the others, at the end; "difference" is the lead over
    the best other seat at the end, in points (in a race: tickets); "shaped" is "win" plus, for every action, a
    hundredth of the points it scored. `max_cycles` truncates a match after that many decisions per seat.
    """

    def __init__(
        self,
        game: Game | str | Path | None = None,
        players: int = 2,
        *,
        reward: RewardKind = "win",
        illegal: IllegalKind = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Without a game, the first in the catalog."""
        super().__init__()
        self.single = SingleMatch(game, players, reward=reward, illegal=illegal)
        self.render_mode = render_mode
        name = self.single.game.id.replace("-", "_")
        self.metadata = {
            "name": f"wayfare_{name}_v{VERSION}",
            "render_modes": list(MODES),
            "render_fps": 4,
            "is_parallelizable": False,
        }
        if max_cycles is not None and max_cycles < 1:
            raise WayfareError("max_cycles must be at least 1.")
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: ActionSpace(action_count(self.single.game)) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._empty_mask = np.zeros(action_count(self.single.game), np.int8)
        self._shaped = reward == "shaped"
        self._renderer = Renderer(self.single, render_mode)
        self._seeds = np.random.default_rng()

    def _observation_space(self) -> spaces.Dict:
        features = spaces.Box(0, 255, (self.single.observation_size,), np.uint8)
        mask = spaces.Box(0, 1, (action_count(self.single.game),), np.int8)
        return spaces.Dict({"observation": features, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The same for every agent: one number for each action of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the match of a seed. Without one, continue from the last seed given, or at random if there was none."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.single.reset(int(self._seeds.integers(1 << 62)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.single.turn]
        self._skip_agent_selection = None
        self._ended = False
        self._left = -1 if self.max_cycles is None else self.max_cycles * len(self.agents)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and its legal actions if it is the one to act."""
        seat = self._seat_of[agent]
        acting = agent == self.agent_selection and not self._ended
        return {
            "observation": self.single.observe(seat),
            "action_mask": self.single.mask() if acting else self._empty_mask.copy(),
        }

    def step(self, action: int | None) -> None:
        """Apply the action of `agent_selection`; None once its match is over."""
        if not self.agents:
            raise WayfareError("The match is over: call reset() to deal the next one.")
        if self._ended:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("None is only for agents whose match is over", "C-1")
        single = self.single
        rewards = single.step(single.resolve(action))
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
            self.agent_selection = self.possible_agents[single.turn]
        if self.render_mode == "human":
            self.render()

    def _end(self, over: bool) -> None:
        """All agents are done at the same time; each then takes one last step with None."""
        self._ended = True
        for agent in self.agents:
            self.terminations[agent] = over
            self.truncations[agent] = not over
        self._deads_step_first()

    def render(self) -> Frame | str | None:
        return self._renderer.render()

    def close(self) -> None:
        self._renderer.close()


raw_env = env = WayfareAECEnv


def register_games() -> None:
    for env_id, game in environment_ids().items():
        if env_id not in aec_registry:
            register("aec", env_id, entry_point="wayfare.envs.aec:WayfareAECEnv", kwargs={"game": game})


register_games()
