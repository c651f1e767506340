"""Loading compiled code before anyone has to wait for it. On a cold machine `wayfare serve` compiles it first."""

from __future__ import annotations

import gc

from wayfare.bots import SearchBot, make
from wayfare.engine import Match, default_game, game_names, load
from wayfare.server import catalog


def warm_up_tables() -> None:
    """Load everything a table needs to deal, play, show and score, every board, and the list of bots."""
    for name in game_names():
        load(name)
    catalog.opponents()
    match = _any_match()
    view = match.view(0)
    view.data()
    match.play(make("planner", seed=0).choose(view))
    match.scores()


def warm_up_experts() -> None:
    """Load the search that experts use for moves and hints."""
    SearchBot(seed=0, budget=1).choose(_any_match().view(0))


def _any_match() -> Match:
    return load(default_game()).new_match(players=2, seed=0)


def tune_gc() -> None:
    """Exempt what is loaded by now from garbage collection, and collect less often.

    We create hardly any cycles, and a full collection would halt every table for a third of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000)
