"""What an illegal action does is an option, the same in every environment."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import wayfare
from wayfare.envs import Batch
from wayfare.envs.aec import WayfareAECEnv
from wayfare.envs.gym import SeatEnv
from wayfare.envs.options import ILLEGAL
from wayfare.envs.vector import SeatVectorEnv

PLAYERS = 3


def illegal_action(mask: Any) -> int:
    return int(np.flatnonzero(mask == 0)[-1])


def test_raising_is_the_default_and_names_the_action() -> None:
    env = SeatEnv("new-york", PLAYERS)
    _, info = env.reset(seed=1)
    with pytest.raises(wayfare.IllegalAction, match="is not legal"):
        env.step(illegal_action(info["action_mask"]))


@pytest.mark.parametrize("make", [SeatEnv, WayfareAECEnv, Batch, SeatVectorEnv])
def test_other_words_are_refused(make: Any) -> None:
    with pytest.raises(wayfare.WayfareError, match=", ".join(ILLEGAL)):
        make(game="new-york", illegal="ignore")


def test_gymnasium_loses() -> None:
    env = SeatEnv("new-york", PLAYERS, illegal="lose", opponents="greedy")
    _, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(illegal_action(info["action_mask"]))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert not info["action_mask"].any()
    assert observation in env.observation_space
    with pytest.raises(wayfare.IllegalAction):
        env.step(0)
    assert env.reset(seed=1)[1]["action_mask"].any()


def test_pettingzoo_loses() -> None:
    env = WayfareAECEnv("new-york", PLAYERS, illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal_action(env.observe(loser)["action_mask"]))
    assert env.rewards == {agent: -1.0 if agent == loser else 0.5 for agent in env.possible_agents}
    assert all(env.terminations.values())


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
def test_a_batch_loses(opponents: str | None) -> None:
    batch = Batch("new-york", PLAYERS, 4, seed=1, illegal="lose", opponents=opponents)
    actions, seat = batch.mask.argmax(axis=1), int(batch.seat[2])
    actions[2] = illegal_action(batch.mask[2])
    batch.step(actions)
    assert batch.terminated.tolist() == [False, False, True, False]
    assert batch.reward[2].tolist() == [-1.0 if other == seat else 0.5 for other in range(PLAYERS)]
    assert batch.episode.tolist() == [0, 1, 6, 3]
    assert batch.mask.any(axis=1).all()


@pytest.mark.parametrize("kind", ["gymnasium", "pettingzoo", "batch"])
def test_a_random_legal_action_instead(kind: str) -> None:
    """Agents that know nothing of masks play whole matches, and the same seed gives the same ones."""
    assert played(kind, 7) == played(kind, 7)


def played(kind: str, seed: int) -> list[bytes]:
    rng, seen = np.random.default_rng(3), []
    if kind == "batch":
        batch = Batch("first-journey-usa", 2, 8, seed=seed, illegal="random")
        for _ in range(60):
            batch.step(rng.integers(-5, 10_000, 8))
            seen.append(batch.states.tobytes())
    elif kind == "gymnasium":
        env, over = SeatEnv("first-journey-usa", 2, illegal="random", opponents="greedy"), False
        env.reset(seed=seed)
        while not over:
            observation, _, over, _, _ = env.step(rng.integers(200))
            seen.append(observation.tobytes())
    else:
        aec = WayfareAECEnv("first-journey-usa", 2, illegal="random")
        aec.reset(seed=seed)
        while not any(aec.terminations.values()):
            aec.step(int(rng.integers(200)))
            seen.append(aec.single.raw.tobytes())
    return seen


@pytest.mark.parametrize("action", [1.0, 1.5, "1", np.float32(2)])
def test_a_fraction_is_not_an_action(action: Any) -> None:
    env = SeatEnv("new-york", illegal="random")
    env.reset(seed=1)
    with pytest.raises(wayfare.IllegalAction, match="not the number of an action"):
        env.step(action)


def test_a_batch_takes_whole_numbers_only_and_cuts_nothing_off() -> None:
    batch = Batch("new-york", 2, 2, seed=1)
    legal = batch.mask.argmax(axis=1)
    with pytest.raises(wayfare.WayfareError, match="whole numbers, not float64"):
        batch.step(legal + 0.5)
    with pytest.raises(wayfare.IllegalAction):
        batch.step(legal + (1 << 32))
    for kind in (np.int8, np.uint16, np.int64, np.uint64):
        Batch("first-journey-usa", 2, 2, seed=1).step(np.zeros(2, kind))
