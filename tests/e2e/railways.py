"""Positions on the big boards, found by playing at random: a tunnel to be paid for, a station to be built, the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import wayfare
from e2e.tables import ANN, BO, Chair, Made, Tables, from_record, seat_path
from wayfare.engine import Match

CECILIA: Chair = {"kind": "human", "name": "Cecilia"}
PEOPLE = (ANN, BO, CECILIA)


def found(game: str, wanted: Callable[[Match], bool], players: int = 3) -> Match:
    """The first position of a random match that is wanted."""
    for seed in range(100):
        match, chance = wayfare.load(game).new_match(players=players, seed=seed), random.Random(seed)
        while not match.over:
            if wanted(match):
                return match
            match.play(chance.choice(match.legal_actions()))
    raise AssertionError(f"no such position in 100 matches of {game}")


@cache
def tunnel(payable: bool) -> Match:
    """The first seat has begun a tunnel that costs more, and can or can't pay."""

    def wanted(match: Match) -> bool:
        if match.turn != 0 or match.view(0).phase != "tunnel":
            return False
        return payable == any(action.kind == "pay" for action in match.legal_actions())

    return found("europe", wanted)


@cache
def building() -> Match:
    """The first seat may build its first station; others have claimed routes."""

    def wanted(match: Match) -> bool:
        if match.turn != 0 or len(match.moves) < 30:
            return False
        return any(action.kind == "station" for action in match.legal_actions()) and not (
            set((match.view(0).stations or {}).values()) & {0}
        )

    return found("europe", wanted)


@cache
def nearly_over(game: str, left: int) -> tuple[Match, int]:
    """A match that was played to its end, and the number of a move not long before it, made by the first seat."""
    match = found(game, lambda one: one.over or (one.view(None).turns_left is not None and one.turn == 0))
    chance = random.Random(1)
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
    turns = [number for number, move in enumerate(match.moves) if move.seat == 0 and move.action in ("draw", "claim")]
    return match, turns[-left]


def table_at(tables: Tables, match: Match, seat: int = 0) -> str:
    """The path to a table of three people in this position, for one of the seats."""
    return seat_path(made_at(tables, match), seat)


def made_at(tables: Tables, match: Match) -> Made:
    """The table itself."""
    return from_record(tables, match, len(match.moves), *PEOPLE)
