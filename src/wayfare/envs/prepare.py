"""Compile the batched environment for this machine, once, as `engine/prepare.py` does with the rules."""

from __future__ import annotations

import sys


def prepare() -> None:
    """A batch of each kind of observation takes a step. What is in the cache is only loaded."""
    import numpy as np

    from wayfare.envs import Batch

    for dtype in (np.uint8, np.float32):
        batch = Batch("new-york", players=2, size=1, seed=0, dtype=dtype)
        batch.step(batch.mask.argmax(axis=1))


if __name__ == "__main__":
    print("Compiling the environment for this machine, if that was not done before.", file=sys.stderr)
    prepare()
