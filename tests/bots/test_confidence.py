"""How sure a hint is: other searches nearly always make a clear choice too, and it's worth more than the next."""

from __future__ import annotations

import runpy
from pathlib import Path
from statistics import fmean

import pytest
from bots.test_hints import opening, thought

import wayfare
from wayfare.bots import Confidence, suggest
from wayfare.engine import builtin_names

# The benchmark that measures this at scale. It isn't put on the path: other names in its folder are those of tests.
BENCHMARK = runpy.run_path(str(Path(__file__).parents[2] / "benchmarks" / "confidence.py"))
by_confidence, trials = (BENCHMARK[name] for name in ("by_confidence", "trials"))


def test_the_first_suggestion_says_how_sure_it_is() -> None:
    cases: dict[tuple[int, int], Confidence] = {
        (98, 2): "clear",
        (80, 5): "clear",
        (79, 5): "probable",  # it takes four in five tries
        (30, 20): "probable",
        (29, 20): "close",  # less than half as many again
    }
    for visits, confidence in cases.items():
        thoughts = [thought(action, tries) for action, tries in zip(("draw deck", "tickets"), visits, strict=True)]
        first, second = suggest(opening({}), thoughts, 5)
        assert (first.confidence, second.confidence) == (confidence, None)


def test_different_payments_are_no_alternatives() -> None:
    """The tries of both count as tries of the one suggestion."""
    view = opening({"orange": 1, "pink": 1})
    claims = [
        thought("claim times-square-empire-state-building-orange orange×1", 50),
        thought("claim times-square-empire-state-building-pink pink×1", 46),
    ]
    assert suggest(view, [*claims, thought("draw deck", 4)], 5)[0].confidence == "clear"
    assert suggest(view, claims, 5)[0].confidence is None


def test_a_clear_choice_is_made_again_and_a_close_one_less_often() -> None:
    boards = ("new-york", "first-journey-europe", "first-journey-usa")
    found = by_confidence([one for game in boards for one in trials(game, 12, budget=200, times=3)])
    again = {confidence: fmean(one.again for one in group) for confidence, group in found.items()}
    assert again["clear"] >= 0.9, again
    assert again["close"] < 0.75, again


@pytest.mark.parametrize("name", ["europe", "usa"])
def test_nothing_is_clear_where_a_search_settles_on_a_planning_style_first(name: str) -> None:
    view = wayfare.load(name).new_match(players=2, seed=1).view(0)
    keeps = [action.text for action in view.legal_actions]
    assert suggest(view, [thought(keeps[0], 99), thought(keeps[1], 1)], 1)[0].confidence == "probable"


@pytest.mark.deep
def test_a_clear_choice_is_made_again_and_worth_more_on_many_boards() -> None:
    found = by_confidence([one for game in builtin_names() for one in trials(game, 15, 400, 4, 1000)])
    again = {confidence: fmean(one.again for one in group) for confidence, group in found.items()}
    gain = {confidence: fmean(one.gain for one in group) for confidence, group in found.items()}
    assert again["clear"] >= 0.9, again
    assert again["close"] < again["probable"] < again["clear"], again
    assert gain["close"] < gain["clear"], gain
