"""Tournaments: fair pairs, honest intervals, and nothing lost to Ctrl-C."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

import wayfare
from wayfare.arena import tournament
from wayfare.arena.tournament import match_count
from wayfare.arena.win_rates import interval


def test_the_stronger_bot_is_found() -> None:
    told = tournament(wayfare.load("new-york"), ["random", "greedy", "planner"], games=400, seed=1).to_dict()
    assert [row["bot"] for row in told["bots"]] == ["planner", "greedy", "random"]
    assert all(one["rating"] > two["rating"] for one, two in pairwise(told["bots"]))
    assert told["games"] == match_count(3, 400, 2) == 1200
    assert json.loads(json.dumps(told)) == told


def test_with_four_players_one_sits_among_the_others() -> None:
    told = tournament(wayfare.load("first-journey-usa"), ["greedy", "planner"], games=400, seed=1, players=4).to_dict()
    rates = {row["bot"]: row["win_rate"] for row in told["pairs"]}
    assert rates["planner"] > 0.25 > rates["greedy"]
    assert told["games"] == match_count(2, 400, 4) == 800
    assert told["bots"][0]["rating"] > told["bots"][1]["rating"]


def test_the_two_sides_of_a_pair_add_up() -> None:
    told = tournament(wayfare.load("new-york"), ["greedy", "planner"], games=100, seed=2).to_dict()
    assert sum(row["win_rate"] for row in told["pairs"]) == pytest.approx(1)
    assert {row["games"] for row in told["pairs"]} == {100}


def test_jobs_change_nothing() -> None:
    one, two = (
        tournament(wayfare.load("new-york"), ["greedy", "planner"], games=300, seed=3, jobs=jobs).to_dict()
        for jobs in (1, 2)
    )
    assert one == two


def test_it_stops_when_the_interval_is_tight() -> None:
    standings = tournament(wayfare.load("new-york"), ["random", "planner"], games=100_000, seed=1, until=0.01)
    assert standings.widest <= 0.01
    assert standings.games < 10_000


def test_ctrl_c_keeps_what_was_played() -> None:
    told = []

    def interrupt(games: int) -> None:
        told.append(games)
        if len(told) == 3:
            raise KeyboardInterrupt

    standings = tournament(wayfare.load("new-york"), ["random", "greedy"], games=4000, seed=1, progress=interrupt)
    assert standings.games == sum(told) == 1500


@pytest.mark.parametrize(
    ("bots", "change", "reason"),
    [
        (["greedy"], {}, "two different bots"),
        (["greedy", "greedy"], {}, "two different bots"),
        (["greedy", "nobody"], {}, "no bot 'nobody'"),
        (["greedy", "random"], {"games": 0}, "must both be at least 1"),
        (["greedy", "random"], {"players": 9}, "2 to 4 players"),
        (["greedy", "random"], {"seed": -1}, "whole number"),
    ],
)
def test_what_cannot_be_is_refused(bots: list[str], change: dict[str, int], reason: str) -> None:
    with pytest.raises(wayfare.WayfareError, match=reason):
        tournament(wayfare.load("new-york"), bots, **({"games": 10, "seed": 1} | change))  # type: ignore[arg-type]


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (5, 10), (970, 1000)])
def test_the_interval_holds_its_rate_and_stays_within_bounds(wins: float, games: int) -> None:
    low, high = interval(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert high - low < 1.3 / games**0.5 * 2
