"""PettingZoo's max_cycles_test, which is written for games where all agents decide at the same time.

It samples actions without looking at masks, needs a parallel form, and expects every seat to decide once per cycle. Our
environment does none of that: a cycle is as many decisions as there are seats, and a turn in New York may take two. So
this test replaces the sampled actions by a line of play that gives every seat four decisions in four cycles on every
board (tickets, two cards, a claim; in First Journey any four turns), and uses a parallel form made just for it.
"""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from wayfare.envs.aec import WayfareAECEnv
from wayfare.envs.ids import environment_ids
from wayfare.envs.positions import game_action

with warnings.catch_warnings():  # the suite itself uses the old API
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import max_cycles_test  # type: ignore[import-untyped]

LIKED = ("keep", "claim", "draw", "tickets", "swap", "pass", "pay", "withdraw", "station")
ENOUGH = 4  # cards for a claim


class Led(WayfareAECEnv):
    """An environment that replaces whatever is sampled by the action we want."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(4 if seed is None else seed)

    def step(self, action: int | None) -> None:
        super().step(None if action is None else self.liked())

    def liked(self) -> int:
        single = self.single
        legal = {int(n): game_action(single.game, single.raw, int(n)) for n in np.flatnonzero(single.mask())}
        if single.state.hand_size[single.turn] < ENOUGH:
            legal = {n: action for n, action in legal.items() if action.kind != "claim"}
        return min(legal, key=lambda n: (LIKED.index(legal[n].kind), n))


class Rounds(ParallelEnv):  # type: ignore[misc]
    """A step is a cycle: as many decisions as there are seats."""

    def __init__(self, table: WayfareAECEnv) -> None:
        self.table = table

    @property
    def agents(self) -> list[str]:
        return self.table.agents

    def action_space(self, agent: str) -> Any:
        return self.table.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.table.reset(seed)
        return {}, {}

    def step(self, actions: dict[str, Any]) -> Any:
        for action in actions.values():
            self.table.step(action)
        return {}, self.table.rewards, self.table.terminations, self.table.truncations, self.table.infos


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", list(environment_ids().values()))
def test_max_cycles(game: str, players: int) -> None:
    def env(max_cycles: int) -> WayfareAECEnv:
        return Led(game, players, max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda max_cycles: Rounds(env(max_cycles))))
