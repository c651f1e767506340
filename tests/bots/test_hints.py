"""Hints: every stated reason is true, nearly every hint has one, and neighbouring routes are one suggestion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from bots.hint_truth import false_reasons

from wayfare.bots import SearchBot, Suggestion, make, suggest
from wayfare.engine import View, builtin_names, load

THOUGHTS, SHOWN = 12, 5  # as the server asks for and shows
ENOUGH = 0.95  # of the hints have a reason


def hinted_positions(game: str, players: int, seed: int) -> Iterator[tuple[View, list[Suggestion]]]:
    """A game between planners, with a hint at every decision."""
    match = load(game).new_match(players=players, seed=seed)
    expert, planner = SearchBot(seed, 60), make("planner", seed=seed)
    while match.turn is not None:
        view = match.view(match.turn)
        yield view, suggest(view, expert.explain(view, THOUGHTS), SHOWN)
        match.play(planner.choose(view))


def check_games(game: str, seeds: range) -> None:
    """Every reason in these games is true, and enough of the hints have one."""
    board, given = load(game).board, Counter[bool]()
    fewest, most = board.rules.players
    for seed in seeds:
        for view, hint in hinted_positions(game, fewest + seed % (most - fewest + 1), seed):
            plain = view.to_dict()
            assert [fault for one in hint for fault in false_reasons(board, plain, one)] == [], plain
            given.update(bool(one.reasons) for one in hint)
    assert given[True] >= ENOUGH * given.total(), given


@pytest.mark.parametrize("game", builtin_names())
def test_every_stated_reason_is_true(game: str) -> None:
    check_games(game, range(3))


@pytest.mark.deep
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", builtin_names())
def test_every_stated_reason_is_true_in_two_hundred_games(game: str, part: int) -> None:
    check_games(game, range(100 + 20 * part, 120 + 20 * part))
