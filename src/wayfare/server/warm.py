"""What is compiled, loaded before somebody waits for it. On a cold machine `wayfare serve` compiles it first."""

from __future__ import annotations

import gc

from wayfare.bots import SearchBot, make
from wayfare.engine import load
from wayfare.engine.result import read_result
from wayfare.server.sights import view_out


def warm_tables() -> None:
    """All that a table needs to deal, to play, to show and to score."""
    match = load("new-york").new_match(players=2, seed=0)
    view = match.view(0)
    view_out(view)
    match.play(make("planner", seed=0).choose(view))
    read_result(match.game, match._raw)


def warm_experts() -> None:
    SearchBot(seed=0, budget=1).choose(load("new-york").new_match(players=2, seed=0).view(0))


def calm_collector() -> None:
    """What is loaded by now stays: the collector of cycles need not walk through it, nor through all tables often.

    We make hardly any cycles, and a full walk would let every table wait for a third of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000)
