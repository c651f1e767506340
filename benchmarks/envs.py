"""Steps per second of the PettingZoo and Gymnasium environments, with random legal actions, on one core.

    .venv/bin/python benchmarks/envs.py [seconds]

`aec` is PettingZoo's documented loop (agent_iter, last, step) with a plain pick from the mask; `aec, sample` picks with
`action_space.sample(mask)`, so that its cost is included.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import gymnasium
import pettingzoo  # type: ignore[import-untyped]

import wayfare.envs.aec  # registers
import wayfare.envs.gym  # noqa: F401  registers
from wayfare.envs.ids import environment_ids

SIZE = 1024
Pick = Callable[[Any], int]


def pick(rng: Random) -> Pick:
    """Choose a random legal action from a mask."""

    def chosen(mask: Any) -> int:
        legal = mask.nonzero()[0]
        return int(legal[int(rng.random() * len(legal))])

    return chosen


def aec_match(env: Any, choose: Pick) -> int:
    """Play a match. Returns the number of steps."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else choose(observation["action_mask"]))
        steps += 1
    return steps


def gym_match(env: Any, choose: Pick) -> int:
    """Play a match. Returns the learner's number of steps."""
    _, info = env.reset()
    steps, over = 0, False
    while not over:
        _, _, over, _, info = env.step(choose(info["action_mask"]))
        steps += 1
    return steps


def vector_steps(envs: Any) -> int:
    """Step all slots a few times with the first legal action, so that choosing costs little. Returns the steps."""
    masks = envs.action_masks()
    for _ in range(10):
        _, _, _, _, info = envs.step(masks.argmax(axis=1))
        masks = info["action_mask"]
    return 10 * int(envs.num_envs)


def rate(run: Callable[[], int], seconds: float) -> float:
    """Steps per second of processor time, after one run to warm up: what else the machine does hardly matters."""
    run()
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        steps += run()
    return steps / (time.process_time() - start)


def main(seconds: float = 3.0) -> None:
    """Measure every game in the catalog."""
    choose = pick(Random(0))
    for name in environment_ids():
        aec = pettingzoo.make("aec", name)
        gym = gymnasium.make(name, disable_env_checker=True).unwrapped
        vector = gymnasium.make_vec(name, num_envs=SIZE)
        for env in (aec, gym, vector):
            env.reset(seed=0)
        runs: dict[str, Callable[[], int]] = {
            "aec": partial(aec_match, aec, choose),
            "aec, sample": partial(aec_match, aec, aec.action_space("seat_0").sample),
            "gymnasium": partial(gym_match, gym, choose),
            f"vector {SIZE}": partial(vector_steps, vector),
        }
        for what, run in runs.items():
            print(f"{name:32} {what:12} {rate(run, seconds):12,.0f} steps/s")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
