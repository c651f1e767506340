"""Compile the environments for this machine, once, as `engine/prepare.py` does for the rules."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from wayfare.compiling.cache import is_compiled, mark_compiled

is_ready = partial(is_compiled, Path(__file__).parent / "kernel")


def prepare() -> None:
    """Step batches and a single match, and play with explicit chance. Cached functions are only loaded."""
    from wayfare.engine import default_game
    from wayfare.envs import Batch
    from wayfare.envs.explicit_chance import ExplicitChanceMatch
    from wayfare.envs.single import SingleMatch

    for opponents in (None, "planner"):
        batch = Batch(None, players=2, size=1, seed=0, opponents=opponents)
        batch.step(batch.mask.argmax(axis=1))
    single = SingleMatch(None, reward="shaped")
    single.reset(seed=0)
    while not single.over:
        single.step(int(single.legal()[0]))
        single.observe(0)
    match = ExplicitChanceMatch(default_game(), players=2)
    while match.outcomes:
        match.play(match.outcomes[0][0])
    match.play(match.legal()[0])
    mark_compiled(Path(__file__).parent / "kernel")
