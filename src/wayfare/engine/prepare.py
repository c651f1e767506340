"""Compile the rules for this machine, once: the first command that needs them does it, or `cli/prepare.py`."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from wayfare.compiling.cache import is_compiled, mark_compiled

KERNEL = Path(__file__).parent / "kernel"
is_ready = partial(is_compiled, KERNEL)


def prepare() -> None:
    """Run every compiled function once. Those in the cache are only loaded."""
    import numpy as np

    from wayfare.compiling.records import empty_record
    from wayfare.engine.catalog import default_game, load
    from wayfare.engine.kernel.runs import RESULT_COLUMNS, play_many
    from wayfare.engine.state import Workspace

    game = load(default_game())
    match = game.new_match(players=2, seed=0)
    match.play(match.legal_actions()[0])
    match.view(None)
    match.scores()
    play_many(game.raw, empty_record(Workspace), 2, np.zeros(8, np.uint32), 0, np.zeros((1, RESULT_COLUMNS), np.int32))
    mark_compiled(KERNEL)
