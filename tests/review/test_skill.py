"""Skill: a decision is judged by what the seat could know, and only a certain error counts."""

from __future__ import annotations

from random import Random

import pytest
from engine.test_no_leak import other_world

import wayfare
from wayfare.arena.series import play_match
from wayfare.bots import make
from wayfare.engine import Match, builtin_names
from wayfare.review import MARKS
from wayfare.review.skill import Difference, compare, judge, mark
from wayfare.review.turning import replayed


def test_marks_begin_at_five_ten_and_twenty_points() -> None:
    assert MARKS == {"blunder": 0.2, "mistake": 0.1, "inaccuracy": 0.05}
    assert [mark(error) for error in (0.0, 0.049, 0.05, 0.099, 0.1, 0.199, 0.2, 1.0)] == [
        *(None, None, "inaccuracy", "inaccuracy"),
        *("mistake", "mistake", "blunder", "blunder"),
    ]


def test_an_error_below_the_noise_is_none() -> None:
    assert Difference(0.6, 0.5, 0.02).error == pytest.approx(0.1)
    assert Difference(0.6, 0.5, 0.06).error == 0
    assert Difference(0.5, 0.6, 0.01).error == 0


def late(match: Match, moves: int) -> Match:
    return replayed(match, len(match.moves) - moves)


@pytest.mark.parametrize("board", builtin_names())
def test_what_others_hide_changes_no_judgement(board: str) -> None:
    """In another world that looks the same to the seat, the same decision gets the same judgement."""
    match = late(play_match(wayfare.load(board), ["planner", "planner"], 3, 0), 12)
    assert match.turn is not None
    twin = other_world(match, match.turn, Random(1))
    action = match.legal_actions()[-1]
    one, other = (judge(each.view(match.turn), action, 1, seed=7, iterations=256) for each in (match, twin))
    assert one == other


def test_the_same_action_is_no_error_against_itself() -> None:
    match = wayfare.load("new-york").new_match(players=2, seed=4)
    action = match.legal_actions()[0]
    found = compare(match.view(0), action, action, seed=1, iterations=64)
    assert found.best == found.played
    assert found.noise == 0


def test_giving_up_a_won_match_is_a_blunder() -> None:
    """At the end, drawing a card instead of the claim that wins."""
    match = play_match(wayfare.load("new-york"), ["planner", "planner"], 3, 6)  # close until the last claim
    losses = []
    for number in range(len(match.moves) - 8, len(match.moves)):
        position = replayed(match, number)
        view = position.view(position.turn)
        worst = min(view.legal_actions, key=lambda action: action.kind == "claim")
        losses.append(judge(view, worst, number + 1, seed=number, iterations=512))
    assert any(decision.mark == "blunder" for decision in losses)
    for decision in losses:
        assert decision.error == 0 or decision.error > 2 * decision.noise
        assert (decision.better is None) == (decision.error == 0)


def mean_error(board: str, bot: str, decisions: int, iterations: int) -> float:
    match, judged = play_match(wayfare.load(board), ["planner", "planner"], 5, 1), []
    player = make(bot, seed=1)
    for number in range(2, len(match.moves), max(1, len(match.moves) // decisions)):
        position = replayed(match, number)
        view = position.view(position.turn)
        judged.append(judge(view, player.choose(view), number + 1, seed=number, iterations=iterations).error)
    return sum(judged) / len(judged)


def test_random_choices_lose_more_than_a_planners() -> None:
    assert mean_error("new-york", "random", 12, 600) > 2 * mean_error("new-york", "planner", 12, 600)
