"""Loading compiled code before anyone has to wait for it. On a cold machine `wayfare serve` compiles it first."""

from __future__ import annotations

from wayfare.bots import SearchBot, make, ticket_progress
from wayfare.engine import Match, default_game, game_names, load
from wayfare.server import catalog
from wayfare.server.table.checkpoint import rules_key


def warm_up_tables() -> None:
    """Load everything a table needs to deal, play, show and score, every board, and the list of bots."""
    for name in game_names():
        rules_key(load(name))
    catalog.opponents()
    match = _any_match()
    view = match.view(0)
    view.data()
    ticket_progress(view, view.offer)
    match.play(make("planner", seed=0).choose(view))
    match.scores()


def warm_up_experts() -> None:
    SearchBot(seed=0, budget=1).choose(_any_match().view(0))


def _any_match() -> Match:
    return load(default_game()).new_match(players=2, seed=0)
