"""Accuracy, by lichess's formulas."""

from __future__ import annotations

import math

import pytest

from wayfare.review.accuracy import game_accuracy, move_accuracy, weights


def test_a_moves_accuracy_falls_with_what_it_lost() -> None:
    assert move_accuracy(0.0) == 100
    assert move_accuracy(0.001) == pytest.approx(100, abs=0.6)
    assert move_accuracy(0.10) == pytest.approx(103.1668 * math.exp(-0.4354415) - 2.1669, abs=1e-3)  # 64.6
    assert move_accuracy(1.0) == 0


def test_a_move_weighs_more_where_the_game_goes_up_and_down() -> None:
    calm, wild = [0.5] * 30, [0.5, 0.9] * 15
    found = weights(calm + wild)
    assert len(found) == 59  # a weight for every move between two positions
    assert found[0] == 0.5  # never less
    assert found[-1] == 12  # never more


def test_a_games_accuracy_is_half_weighted_and_half_harmonic_mean() -> None:
    assert game_accuracy([]) is None
    assert game_accuracy([(1.0, 0.0), (5.0, 0.0)]) == 100
    one, other = move_accuracy(0.05), move_accuracy(0.3)
    weighted, harmonic = (3 * one + other) / 4, 2 / (1 / one + 1 / other)
    assert game_accuracy([(3.0, 0.05), (1.0, 0.3)]) == pytest.approx((weighted + harmonic) / 2)


def test_one_disaster_counts_as_one_percent_at_least() -> None:
    assert game_accuracy([(1.0, 1.0)]) == pytest.approx((0 + 1) / 2)
