"""A thousand random matches at once: the shortest loop possible.

python examples/random_loop.py --steps 1000
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from wayfare.envs import Batch


def main(steps: int = 1000, size: int = 1024, seed: int = 0) -> int:
    """Step a batch. Returns how many matches ended."""
    batch, rng, ended = Batch("new-york", players=2, size=size, seed=seed), np.random.default_rng(seed), 0
    begin = time.perf_counter()
    for _ in range(steps):
        lots = rng.random(batch.mask.shape, np.float32) * batch.mask  # the highest lot belongs to a legal action
        batch.step(lots.argmax(axis=1).astype(np.int32))
        ended += int(batch.terminated.sum())
    print(f"{ended} matches, {steps * size / (time.perf_counter() - begin):,.0f} steps/s")
    return ended


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=0)
    main(**vars(parser.parse_args()))
