"""Compile what reviews need for this machine, once, as `bots/prepare.py` does for the bots."""

from __future__ import annotations

from pathlib import Path

NOTICE = "Compiling the review for this machine. This happens once and takes about a minute."
KERNEL = Path(__file__).parent / "kernel"


def is_ready() -> bool:
    """Is it in the cache folder already, or is compilation switched off?"""
    from wayfare.engine.compile_cache import is_compiled

    return is_compiled(KERNEL)


def prepare() -> None:
    """Run every compiled function once. Those in the cache are only loaded."""
    from wayfare.engine import default_game, load
    from wayfare.engine.compile_cache import mark_compiled
    from wayfare.review.luck import Playouts

    match = load(default_game()).new_match(players=2, seed=0)
    playouts = Playouts(match.game, 2, match.seed, seed=0, count=1)
    while not match.over:  # some moves aren't a planner's
        action = match.legal_actions()[-1]
        playouts.play(action.index)
        match.play(action)
    mark_compiled(KERNEL)
