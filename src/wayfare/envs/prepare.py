"""Compile the batched environment for this machine, once, as `engine/prepare.py` does for the rules."""

from __future__ import annotations

import sys


def prepare() -> None:
    """Step a batch with each type of observation. Functions in the cache are only loaded."""
    import numpy as np

    from wayfare.envs import Batch

    for dtype in (np.uint8, np.float32):
        batch = Batch(None, players=2, size=1, seed=0, dtype=dtype)
        batch.step(batch.mask.argmax(axis=1))


if __name__ == "__main__":
    print("Compiling the environments for this machine, unless that has been done before.", file=sys.stderr)
    prepare()
