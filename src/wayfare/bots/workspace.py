"""The memory a compiled bot works in."""

from __future__ import annotations

import secrets

import numpy as np

from wayfare.bots.kernel.workspace import WORKSPACE, WORKSPACE_BYTES
from wayfare.engine.state import Raw

SEEDS = 1 << 64


def new_workspace(seed: int | None = None) -> Raw:
    """An empty workspace, (WORKSPACE_BYTES,) uint8, with its dice seeded; without a seed, at random."""
    raw = np.zeros(WORKSPACE_BYTES, np.uint8)
    raw.view(WORKSPACE)[0].dice.state[:] = secrets.randbelow(SEEDS) if seed is None else seed % SEEDS
    return raw
