"""Compile what reviews need for this machine, once, as `bots/prepare.py` does for the bots."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from wayfare.compiling.cache import is_compiled, mark_compiled

is_ready = partial(is_compiled, Path(__file__).parent / "kernel")


def prepare() -> None:
    """Run every compiled function once. Those in the cache are only loaded."""
    from wayfare.engine import default_game, load
    from wayfare.review.luck import Playouts

    Playouts(load(default_game()), 2, 0, seed=0, count=1)
    mark_compiled(Path(__file__).parent / "kernel")
