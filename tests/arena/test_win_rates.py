"""Win rates without luck: the same matches, the same rate on average, a narrower interval."""

from __future__ import annotations

import sys

import numpy as np
import pytest

import wayfare
from wayfare.arena import tournament
from wayfare.arena.win_rates import LuckAdjusted


def test_the_interval_is_over_deals() -> None:
    found = LuckAdjusted()
    found.add(0, np.array([1.0, 0.0, 1.0, 0.0]))
    found.add(0, np.array([0.0, 1.0, 0.0, 1.0]))  # the other seating of the same deals
    assert found.games == 8
    assert found.to_dict() == {"win_rate": 0.5, "low": 0.5, "high": 0.5}


def test_one_deal_says_nothing() -> None:
    found = LuckAdjusted()
    assert found.half_width == 1
    found.add(3, np.array([1.0]))
    assert found.half_width == 1


def test_a_bots_matches_against_everybody_count_by_deal() -> None:
    one, other = LuckAdjusted(), LuckAdjusted()
    one.add(0, np.array([1.0, 0.0]))
    other.add(0, np.array([0.0, 1.0]))
    assert LuckAdjusted.pooled([one, other]).half_width == 0


def test_luck_adjusted_standings_have_narrower_intervals() -> None:
    game = wayfare.load("new-york")
    plain = tournament(game, ["planner", "medium"], games=20, seed=1)
    found = tournament(game, ["planner", "medium"], games=20, seed=1, luck_adjusted=True)
    assert found.pairs == plain.pairs  # the same matches
    assert found.adjusted is not None
    adjusted, tally = found.adjusted["planner", "medium"], found.pairs["planner", "medium"]
    assert adjusted.half_width < tally.half_width
    assert abs(adjusted.rate - tally.rate) < 4 * tally.half_width / 1.96
    assert adjusted.rate + found.adjusted["medium", "planner"].rate == pytest.approx(1)
    rows = found.to_dict()
    assert set(rows["pairs"][0]["adjusted"]) == set(rows["bots"][0]["adjusted"]) == {"win_rate", "low", "high"}
    assert "adjusted" not in plain.to_dict()["pairs"][0]


def test_four_players_can_be_luck_adjusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["wayfare.arena.tournament"], "LUCK_PLAYOUTS", 4)  # not the function
    game = wayfare.load("new-york")
    found = tournament(game, ["planner", "medium"], games=4, seed=1, players=4, luck_adjusted=True)
    assert found.adjusted is not None
    assert {pair: one.games for pair, one in found.adjusted.items()} == dict.fromkeys(found.pairs, 4)


@pytest.mark.deep
def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    game = wayfare.load("new-york")
    one, two = (
        tournament(game, ["planner", "medium"], games=40, seed=1, jobs=jobs, luck_adjusted=True) for jobs in (1, 2)
    )
    assert one.to_dict() == two.to_dict()
