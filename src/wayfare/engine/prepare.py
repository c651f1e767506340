"""Compiles the rules for this machine, once: the first command that needs them does it, or `python -m` of this."""

from __future__ import annotations

import sys

NOTICE = "Compiling the rules for this machine. This happens once and takes about half a minute."


def is_ready() -> bool:
    """Whether the compiled rules are in the cache, or aren't compiled at all."""
    from numba.core import config

    from wayfare.engine.kernel.compiled import cache_folder

    return bool(config.DISABLE_JIT) or (cache_folder() / "ready").exists()


def prepare() -> None:
    """Run every compiled function once. Those in the cache are only loaded."""
    import numpy as np

    from wayfare.engine.catalog import default_game, load
    from wayfare.engine.kernel.compiled import cache_folder
    from wayfare.engine.kernel.runs import COLUMNS, play_many
    from wayfare.engine.state import WORKSPACE, empty_record

    game = load(default_game())
    match = game.new_match(players=2, seed=0)
    match.play(match.legal_actions()[0])
    match.view(None)
    match.scores()
    play_many(game.raw, empty_record(WORKSPACE), 2, np.zeros(8, np.uint32), 0, np.zeros((1, COLUMNS), np.int32))
    if cache_folder().exists():
        (cache_folder() / "ready").touch()


if __name__ == "__main__":
    if not is_ready():
        print(NOTICE, file=sys.stderr)
    prepare()
