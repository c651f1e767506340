"""A whole review: repeatable, in steps, bounded in time, and of finished matches only."""

from __future__ import annotations

import json
import time

import msgspec
import pytest

import wayfare
from wayfare.arena.series import play_match
from wayfare.engine import Match
from wayfare.errors import ReviewError
from wayfare.review import Decision, Job, Position, Review, Reviewer, by_player, review_all

LOW = 0.02


@pytest.fixture(scope="module")
def match() -> Match:
    return play_match(wayfare.load("new-york"), ["random", "planner"], 2, 0)


@pytest.fixture(scope="module")
def review(match: Match) -> Review:
    return Reviewer(match, quality=LOW).run()


def test_the_same_record_seed_and_quality_give_the_same_review(match: Match, review: Review) -> None:
    again = match.record().replay()
    assert Reviewer(again, quality=LOW).run() == review
    assert Reviewer(again, quality=LOW, seed=1).run() != review


def test_a_review_has_every_position_and_every_choice(match: Match, review: Review) -> None:
    assert review.done == review.total == len(review.positions) + len(review.decisions)
    assert [one.number for one in review.positions] == list(range(len(match.moves) + 1))
    judged = {decision.number for decision in review.decisions}
    for number, move in enumerate(match.moves, 1):
        assert number in judged or move.action in ("pass", "draw", "keep", "withdraw")
    assert review.positions[-1].win == [seat.result for seat in review.seats]


def test_the_players_results_add_up(match: Match, review: Review) -> None:
    for seat, found in enumerate(review.seats):
        assert found.luck == pytest.approx(sum(one.luck[seat] for one in review.positions))
        assert found.adjusted == pytest.approx(found.result - found.luck)
        errors = [decision.error for decision in review.decisions if decision.seat == seat]
        assert found.decisions == len(errors)
        assert found.error == pytest.approx(sum(errors) / len(errors))
        assert 0 <= (found.accuracy or 0) <= 100
    random, planner = review.seats
    assert random.error > planner.error
    assert (random.accuracy or 0) < (planner.accuracy or 0)
    assert review.should_have_won == [1]


def test_results_come_step_by_step(match: Match) -> None:
    reviewer, kinds = Reviewer(match, quality=LOW), []
    for taken, step in enumerate(reviewer.steps(), 1):
        kinds.append(type(step))
        assert reviewer.done == taken
        if taken in (1, 5, len(match.moves) + 1, len(match.moves) + 3):
            partial = reviewer.review()
            assert partial.done == taken < partial.total
            assert bool(partial.seats) == (taken > len(match.moves))
            assert msgspec.json.decode(msgspec.json.encode(partial), type=Review) == partial
    assert kinds == sorted(kinds, key=[Position, Decision].index)


def test_a_review_can_be_dropped_at_any_step(match: Match) -> None:
    reviewer = Reviewer(match, quality=LOW)
    steps = reviewer.steps()
    next(steps)
    steps.close()
    assert reviewer.review().done == 1


def test_the_time_is_bounded(match: Match) -> None:
    begin = time.process_time()
    found = Reviewer(match, quality=100, seconds=0.4).run()
    assert time.process_time() - begin < 4  # at full quality it would take half an hour
    assert len(found.positions) == len(match.moves) + 1


def test_only_finished_matches_are_reviewed() -> None:
    match = wayfare.load("new-york").new_match(players=2, seed=1)
    with pytest.raises(ReviewError, match="Only a finished match"):
        Reviewer(match)


@pytest.mark.parametrize("quality", [0.0, -1.0, float("nan"), 101.0])
def test_impossible_qualities_are_refused(match: Match, quality: float) -> None:
    with pytest.raises(ReviewError, match="quality"):
        Reviewer(match, quality=quality)


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), float("inf")])
def test_impossible_times_are_refused(match: Match, seconds: float) -> None:
    with pytest.raises(ReviewError, match="seconds"):
        Reviewer(match, seconds=seconds)


def test_players_are_put_together_by_name(review: Review) -> None:
    once, twice = by_player([review]), by_player([review, review])
    assert [player.name for player in twice] == ["random", "planner"]
    assert [player.games for player in twice] == [2, 2]
    assert twice[0].error.mean == pytest.approx(once[0].error.mean) == pytest.approx(review.seats[0].error)
    assert twice[0].luck.half_width == pytest.approx(0)
    assert once[0].luck.half_width == 1  # one match says nothing


@pytest.mark.deep
def test_several_processes_give_the_same_reviews() -> None:
    matches = [play_match(wayfare.load("new-york"), ["easy", "planner"], 2, number) for number in range(4)]
    jobs = [Job(n, match.record(), None, 0, LOW, None) for n, match in enumerate(matches, 1)]
    assert list(review_all(jobs, 2)) == list(review_all(jobs, 1))


def swings(review: Review) -> list[float]:
    return [one.luck[0] + one.choice[0] for one in review.positions]


@pytest.mark.deep
@pytest.mark.parametrize("board", ["new-york", "first-journey-europe", "usa"])
def test_twice_the_quality_changes_a_big_swing_by_less_than_three_points(board: str) -> None:
    changes = []
    for number in range(6):
        match = play_match(wayfare.load(board), ["medium", "planner"], 8, number)
        once, twice = (Reviewer(match, quality=quality) for quality in (1.0, 2.0))
        for reviewer in (once, twice):
            for step in reviewer.steps():
                if isinstance(step, Decision):
                    break
        pairs = zip(swings(once.review()), swings(twice.review()), strict=True)
        changes += [abs(one - other) for one, other in pairs if max(abs(one), abs(other)) >= 0.2]
    assert changes
    print(json.dumps([round(change, 4) for change in changes]))
    assert max(changes) < 0.03
