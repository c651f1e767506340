"""The memory a compiled bot works in."""

from __future__ import annotations

import secrets

from wayfare.bots.kernel.workspace import BOT_WORKSPACE
from wayfare.compiling.records import Raw, empty_record

SEED_RANGE = 1 << 64


def new_workspace(seed: int | None = None) -> Raw:
    """An empty workspace, (BOT_WORKSPACE_BYTES,) uint8, with its dice seeded; without a seed, at random."""
    raw = empty_record(BOT_WORKSPACE)
    raw.view(BOT_WORKSPACE)[0].dice.state[:] = secrets.randbelow(SEED_RANGE) if seed is None else seed % SEED_RANGE
    return raw
