"""A game worth reviewing: one of its players makes mistakes."""

from __future__ import annotations

import random
from functools import cache

import wayfare
from e2e.tables import ANN, BO, Made, Tables, from_record
from wayfare.bots import make
from wayfare.engine import Match

GAME = "first-journey-usa"  # short games
SEED = 3


@cache
def careless_match() -> Match:
    """The first player often draws cards without thinking; the second one plans."""
    match = wayfare.load(GAME).new_match(players=2, seed=SEED)
    chance, planner = random.Random(SEED), make("planner", seed=SEED)
    while not match.over:
        draws = [action for action in match.legal_actions() if action.kind == "draw"]
        thoughtless = match.turn == 0 and draws and chance.random() < 0.6
        match.play(draws[0] if thoughtless else planner.choose(match.view(match.turn)))
    return match


def careless(tables: Tables) -> Made:
    """A table at which Ann and Bo have played the careless match to its end; one is enough."""
    if "careless" in tables.finished:
        return tables.finished["careless"]
    match = careless_match()
    last = match.moves[-1]
    made = from_record(tables, match, len(match.moves) - 1, ANN, BO)
    token = made.tokens[made.chair_ids[last.seat]]
    version = tables.ask("GET", f"/tables/{made.id}/snapshot", token=token)["version"]
    body = {"id": "last", "version": version, "action": match.game.action_of(last).text}
    tables.ask("POST", f"/tables/{made.id}/moves", body, token)
    assert tables.stage(made.id) == "over"
    tables.finished["careless"] = made
    return made
