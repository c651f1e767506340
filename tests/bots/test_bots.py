"""The compiled bots: they play by the rules, see only Views, and are as strong as docs/bots.md says."""

from __future__ import annotations

import math
import statistics
import time
from random import Random

import numpy as np
import pytest
from engine.test_no_leak import other_world
from hypothesis import given, settings
from hypothesis import strategies as st

import wayfare
import wayfare.bots
from wayfare.arena import simulate
from wayfare.arena.series import play_match
from wayfare.arena.work import Work, play
from wayfare.engine import Match
from wayfare.testing import matches

NAMES = ("random", "greedy", "planner")


@pytest.mark.parametrize("bot", NAMES)
@settings(max_examples=120, deadline=None)
@given(match=matches(), shuffle=st.integers(0, 2**32))
def test_a_bot_is_legal_and_blind_to_hidden_things(bot: str, match: Match, shuffle: int) -> None:
    """In any position, not only in those it would reach itself."""
    if match.turn is None:
        return
    world = other_world(match, match.turn, Random(shuffle))
    choices = [wayfare.bots.make(bot, seed=3).choose(table.view(match.turn)) for table in (match, world)]
    assert choices[0] in match.legal_actions()
    assert choices[0] == choices[1]


@pytest.mark.parametrize("name", wayfare.builtin_names())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_kernel_and_through_views_they_play_the_same(name: str, players: int) -> None:
    game, bots = wayfare.load(name), (("planner", "greedy", "random") * 2)[:players]
    fast = play(Work(game, bots, 5, 0, 10, records=False)).rows
    slow = play(Work(game, bots, 5, 0, 10, records=True)).rows
    assert np.array_equal(fast, slow)


@pytest.mark.parametrize("name", wayfare.builtin_names())
@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_every_match_ends_and_most_kinds_of_action_are_used(name: str, bot: str) -> None:
    used = {move.action for n in range(60) for move in play_match(wayfare.load(name), [bot, bot], 1, n).moves}
    assert used >= {"draw", "claim"} | ({"keep"} if name == "new-york" else set())


def win_rate(game: str, bot: str, other: str, games: int) -> float:
    """Both seatings of the same deals; a tie is half a win."""
    first = simulate(wayfare.load(game), 2, games, [bot, other], seed=11)
    second = simulate(wayfare.load(game), 2, games, [other, bot], seed=11)
    return (first.wins[0] + second.wins[1]) / (2 * games)


@pytest.mark.parametrize(
    ("game", "bot", "other", "least"),
    [
        ("new-york", "greedy", "random", 0.97),
        ("new-york", "planner", "random", 0.99),
        ("new-york", "planner", "greedy", 0.75),
        ("first-journey-europe", "planner", "random", 0.95),
        ("first-journey-europe", "planner", "greedy", 0.65),
        ("first-journey-usa", "planner", "greedy", 0.65),
    ],
)
def test_strength(game: str, bot: str, other: str, least: float) -> None:
    """The whole 95% interval is above what the docs promise."""
    games = 2000
    rate = win_rate(game, bot, other, games)
    assert rate - 1.96 * math.sqrt(rate * (1 - rate) / (2 * games)) > least


def test_a_decision_of_the_planner_takes_microseconds() -> None:
    """Measured in the kernel over whole matches: about 1 µs; the promise is 20."""
    game, times = wayfare.load("new-york"), []
    for first in range(5):
        begin = time.perf_counter()
        rows = play(Work(game, ("planner", "planner"), 1, 200 * first, 200, records=False)).rows
        times.append((time.perf_counter() - begin) / rows[:, 2].sum())
    assert statistics.median(times) < 20e-6
