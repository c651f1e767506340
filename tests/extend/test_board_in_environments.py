"""A board that exists only in a folder of its user works in every environment and with every bot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from extend.boards import TWO_LAKES

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

SCRIPT = """
import gymnasium, numpy as np, pettingzoo, pyspiel
import wayfare, wayfare.bots, wayfare.envs.aec, wayfare.envs.gym, wayfare.envs.openspiel
from wayfare.bots.base import BUILTIN
from wayfare.bots import GuardedBot, SearchBot
from wayfare.bots.compiled import POLICIES
from wayfare.envs import Batch

rng = np.random.default_rng(1)
pick = lambda mask: int(rng.choice(np.flatnonzero(mask)))

for opponents in (None, *POLICIES):
    batch = Batch("two-lakes", players=3, size=4, seed=1, opponents=opponents)
    for _ in range(40):
        batch.step(batch.mask.argmax(axis=1))
    assert batch.episode.max() > 4

env = pettingzoo.make("aec", "wayfare/TwoLakesNorth-v0", players=3)
env.reset(seed=1)
for _ in env.agent_iter():
    observation, _, terminated, truncated, _ = env.last()
    env.step(None if terminated or truncated else pick(observation["action_mask"]))

env = gymnasium.make("wayfare/TwoLakesNorth-v0", players=2, opponents="planner")
_, info = env.reset(seed=1)
over = False
while not over:
    _, _, over, _, info = env.step(pick(info["action_mask"]))
many = gymnasium.make_vec("wayfare/TwoLakesNorth-v0", num_envs=4, opponents="easy")
_, info = many.reset(seed=1)
many.step(info["action_mask"].argmax(axis=1))

for name, parameters in (("python_wayfare_two_lakes", {}), ("python_wayfare", {"board": "two-lakes"})):
    state = pyspiel.load_game(name, {"players": 3, **parameters}).new_initial_state()
    while not state.is_terminal():
        outcomes = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(outcomes)))
    assert len(state.returns()) == 3

game = wayfare.load("two-lakes")
for name in BUILTIN:
    budget = 20 if issubclass(wayfare.bots.base.find_class(name), SearchBot) else None
    with GuardedBot(name, seed=1, budget=budget) as bot:
        match = game.new_match(players=2, seed=3)
        while match.turn is not None:
            view = match.view(match.turn)
            action, fault = bot.choose(view)
            assert fault is None, fault
            assert len(wayfare.bots.ticket_progress(view, view.tickets)) == len(view.tickets)
            match.play(action)
print("played", *BUILTIN)
"""


def test_a_board_from_a_folder_works_everywhere(tmp_path: Path) -> None:
    (tmp_path / "two-lakes.toml").write_text(TWO_LAKES, "utf-8")
    environment = {**os.environ, "WAYFARE_GAMES": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("played random greedy planner search easy")
