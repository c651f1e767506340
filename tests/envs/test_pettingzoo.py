"""PettingZoo's own suites on every board and number of players, and what they leave out."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]
import pytest

import wayfare
from wayfare.envs.aec import WayfareAECEnv
from wayfare.envs.ids import environment_ids

with warnings.catch_warnings():  # the suite itself uses the old API
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

tables = pytest.mark.parametrize("players", [2, 3, 4])
boards = pytest.mark.parametrize("env_id", list(environment_ids()))

# api_test advises against observations that are dictionaries, which PettingZoo's own card games have too, and against
# masks without a legal action, which is what there is when the match is over.
ADVICE = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def advised(test: Callable[..., None]) -> Callable[..., None]:
    for advice in ADVICE:
        test = pytest.mark.filterwarnings(advice)(test)
    return test


def make(env_id: str = "wayfare/NewYork-v0", **options: Any) -> WayfareAECEnv:
    env = pettingzoo.make("aec", env_id, **options)
    assert isinstance(env, WayfareAECEnv)
    return env


def play(env: WayfareAECEnv, seed: int, picks: np.random.Generator) -> list[tuple[bytes, float]]:
    """A whole random match, as a list of observations and rewards."""
    seen = []
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        seen.append((observation["observation"].tobytes(), reward))
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else legal[picks.integers(len(legal))])
    return seen


@boards
@tables
@advised
def test_api(env_id: str, players: int) -> None:
    api_test(make(env_id, players=players), num_cycles=200)


@boards
@advised
def test_api_with_shaped_rewards_and_an_early_end(env_id: str) -> None:
    api_test(make(env_id, reward="shaped", max_cycles=30), num_cycles=60)


@boards
@tables
def test_seed(env_id: str, players: int) -> None:
    seed_test(partial(make, env_id, players=players), num_cycles=100)


@pytest.mark.parametrize(
    ("env_id", "players"), [*((env_id, 2) for env_id in environment_ids()), ("wayfare/NewYork-v0", 4)]
)
def test_render(env_id: str, players: int) -> None:
    render_test(partial(make, env_id, players=players))


@boards
@tables
def test_the_winner_gets_what_the_others_lose(env_id: str, players: int) -> None:
    env = make(env_id, players=players)
    given = [reward for _, reward in play(env, 5, np.random.default_rng(5))[-players:]]
    assert sum(given) == pytest.approx(0, abs=1e-6)
    assert max(given) > 0
    assert env.agents == []


def test_a_difference_is_points_ahead_of_the_best_other() -> None:
    env = make(reward="difference", players=2)
    env.reset(seed=3)
    match = wayfare.load("new-york").new_match(2, seed=3)
    picks = np.random.default_rng(3)
    while not match.over:
        action = match.legal_actions()[picks.integers(len(match.legal_actions()))]
        match.play(action)
        env.step(action.index)
    assert match.result
    ahead = match.result.scores[0].total - match.result.scores[1].total
    assert env.rewards == {"seat_0": ahead, "seat_1": -ahead}


def test_a_seed_deals_the_same_match_everywhere() -> None:
    env = make("wayfare/FirstJourneyUSA-v0", players=3)
    env.reset(seed=11)
    match = wayfare.load("first-journey-usa").new_match(3, seed=11)
    picks = np.random.default_rng(0)
    while not match.over:
        mask = env.observe(env.agent_selection)["action_mask"]
        assert sorted(action.index for action in match.legal_actions()) == np.flatnonzero(mask).tolist()
        action = match.legal_actions()[picks.integers(len(match.legal_actions()))]
        match.play(action)
        env.step(action.index)
    assert all(env.terminations.values())


def test_seeds_repeat_and_later_deals_follow_from_them() -> None:
    env, twin = make(), make()
    for table in (env, twin):
        table.reset(seed=8)
        table.reset()
    first = env.observe("seat_0")["observation"]
    assert (first == twin.observe("seat_0")["observation"]).all()
    env.reset()
    assert (first != env.observe("seat_0")["observation"]).any()
    assert play(env, 8, np.random.default_rng(1)) == play(twin, 8, np.random.default_rng(1))


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = make()
    env.reset(seed=2)
    before = env.observe("seat_0")
    state = env.single.raw.copy()
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action in (illegal, -1, len(env.single.game.actions), None):
        with pytest.raises(wayfare.IllegalAction):
            env.step(action)
    assert (env.single.raw == state).all()
    assert env.agent_selection == "seat_0"
    assert (env.observe("seat_0")["action_mask"] == before["action_mask"]).all()


def test_only_the_seat_to_act_has_legal_actions() -> None:
    env = make(players=3)
    env.reset(seed=2)
    assert env.observe("seat_0")["action_mask"].any()
    assert not env.observe("seat_1")["action_mask"].any()


def test_an_observation_is_not_overwritten() -> None:
    env = make()
    env.reset(seed=2)
    seen, *_ = env.last()
    kept = {name: array.copy() for name, array in seen.items()}
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    env.last()
    assert all((seen[name] == kept[name]).all() for name in kept)


def test_after_the_end_a_reset_is_needed() -> None:
    env = make(max_cycles=1)
    play(env, 0, np.random.default_rng(0))
    with pytest.raises(wayfare.WayfareError, match="reset"):
        env.step(0)


@pytest.mark.parametrize(
    "options", [{"reward": "much"}, {"render_mode": "smell"}, {"max_cycles": 0}, {"players": 9}], ids=str
)
def test_invalid_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(wayfare.WayfareError):
        make(**options)


def test_the_loop_is_not_slow() -> None:
    """benchmarks/envs.py measures it; this only notices a disaster, in processor time: the machine may be busy."""
    env, picks, speeds = make(), np.random.default_rng(0), []
    play(env, 0, picks)
    for seed in range(20):
        begin = time.process_time()
        speeds.append(len(play(env, seed, picks)) / (time.process_time() - begin))
    assert np.median(speeds) > 5_000


def test_without_the_library_the_import_says_what_to_install() -> None:
    """In one new process: what takes long is importing the rest."""
    code = (
        "import importlib, sys, wayfare.envs\n"
        "for library, modules in {'pettingzoo': ['aec'], 'gymnasium': ['aec', 'gym', 'vector']}.items():\n"
        "    sys.modules[library] = None\n"
        "    for module in modules:\n"
        "        try: importlib.import_module(f'wayfare.envs.{module}')\n"
        "        except ImportError as error: print(error)\n"
        "    del sys.modules[library]"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert len(lines) == 4
    assert all('pip install "wayfare[rl]"' in line for line in lines)
