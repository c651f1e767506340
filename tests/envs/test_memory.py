"""Thousands of episodes use no more memory than a few."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable

import numpy as np

from wayfare.envs.aec import WayfareAECEnv
from wayfare.envs.gym import SeatEnv
from wayfare.envs.vector import SeatVectorEnv


def in_use() -> int:
    """How many bytes are in use, without those that Python keeps for its own speed.

    Its cache of attributes has room for thousands of names, and slowly fills up with those that NumPy looks up.
    """
    clear = "_clear_internal_caches" if sys.version_info >= (3, 13) else "_clear_type_cache"
    getattr(sys, clear)()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def grown(play: Callable[[], None], times: int) -> int:
    """How many bytes memory has grown after `times` calls."""
    tracemalloc.start()
    try:
        for _ in range(20):
            play()
        before = in_use()
        for _ in range(times):
            play()
        return in_use() - before
    finally:
        tracemalloc.stop()


def test_aec_episodes_do_not_grow_memory() -> None:
    env = WayfareAECEnv("first-journey-usa", max_cycles=5)

    def play() -> None:
        env.reset()
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))

    assert grown(play, 2000) < 10_000


def test_gymnasium_episodes_do_not_grow_memory() -> None:
    env = SeatEnv("first-journey-usa", opponents="wayfare.bots.compiled:RandomBot")

    def play() -> None:
        _, info = env.reset()
        for _ in range(5):
            _, _, _, _, info = env.step(env.action_space.sample(info["action_mask"]))

    assert grown(play, 500) < 10_000


def test_vector_episodes_do_not_grow_memory() -> None:
    envs = SeatVectorEnv(256)
    _, info = envs.reset(seed=0)
    masks, rng, ended = info["action_mask"], np.random.default_rng(0), 0

    def play() -> None:
        nonlocal masks, ended
        actions = np.argmax(masks * rng.integers(1, 100, masks.shape, np.int8), axis=1)
        _, _, terminated, _, info = envs.step(actions)
        masks = info["action_mask"]
        ended += int(terminated.sum())

    assert grown(play, 500) < 500_000
    assert ended > 1000
