"""Compile what reviews need for this machine, once, as `bots/prepare.py` does for the bots."""

from __future__ import annotations

import sys
from pathlib import Path

NOTICE = "Compiling the review for this machine. This happens once and takes about a minute."


def is_ready() -> bool:
    """Is it in the cache folder already, or is compilation switched off?"""
    from numba.core import config

    return bool(config.DISABLE_JIT) or _mark().exists()


def prepare() -> None:
    """Run every compiled function once. Those in the cache are only loaded."""
    from wayfare.engine import default_game, load
    from wayfare.review.luck import Playouts

    match = load(default_game()).new_match(players=2, seed=0)
    playouts = Playouts(match.game, 2, match.seed, seed=0, count=1)
    while not match.over:  # some moves aren't a planner's
        action = match.legal_actions()[-1]
        playouts.play(action.index)
        match.play(action)
    if _mark().parent.exists():
        _mark().touch()


def _mark() -> Path:
    from wayfare.engine.compile_cache import cache_folder
    from wayfare.review import kernel

    return cache_folder(Path(kernel.__path__[0])) / "ready"


if __name__ == "__main__":
    if not is_ready():
        print(NOTICE, file=sys.stderr)
    prepare()
