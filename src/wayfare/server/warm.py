"""What is compiled, loaded before somebody waits for it. On a cold machine `wayfare serve` compiles it first."""

from __future__ import annotations

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
