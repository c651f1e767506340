"""Luck: what chance did is told apart from what the players did, and it's fair to everyone."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray
from state_of import state_of

import wayfare
from wayfare.arena.series import play_match
from wayfare.engine import Action, Match, builtin_names
from wayfare.engine import seeds as seeding
from wayfare.engine.state import STATE_BYTES, State
from wayfare.review.luck import Playouts, total_luck

BOARDS = builtin_names()
Numbers = NDArray[np.float64]


def played(board: str, *bots: str, number: int = 0) -> Match:
    return play_match(wayfare.load(board), bots, 1, number)


def shares(match: Match) -> Numbers:
    assert match.result is not None
    winners = match.result.winners
    return np.array([(seat in winners) / len(winners) for seat in range(len(match.players))])


def following(match: Match, moves: int, *, seed: int = 0, count: int = 8) -> Playouts:
    playouts = Playouts(match.game, len(match.players), match.seed, seed=seed, count=count)
    for move in match.moves[:moves]:
        playouts.play(match.game.action_of(move).index)
    return playouts


@pytest.mark.parametrize("board", BOARDS)
def test_luck_and_choices_lead_from_the_deal_to_the_result(board: str) -> None:
    match = played(board, "medium", "planner", "random")
    playouts = Playouts(match.game, 3, match.seed, seed=5, count=4)
    changes = [playouts.dealt(), *(playouts.play(match.game.action_of(move).index) for move in match.moves)]
    total = sum((change.luck.mean + change.choice.mean for change in changes), playouts.expected.mean)
    assert total == pytest.approx(shares(match))
    assert changes[-1].value.mean == pytest.approx(shares(match))
    for change in changes:  # what one gains the others lose
        assert change.luck.mean.sum() == pytest.approx(0)
        assert change.choice.mean.sum() == pytest.approx(0)
    assert playouts.luck.mean == pytest.approx(sum(change.luck.mean for change in changes))


def test_a_move_without_chance_has_no_luck() -> None:
    match = played("new-york", "random", "random")
    playouts = Playouts(match.game, 2, match.seed, seed=5, count=4)
    for move in match.moves:
        luck = playouts.play(match.game.action_of(move).index).luck.mean
        if all(event.event in ("returned", "last-round") for event in move.events):
            assert not luck.any()


def rekeyed(match: Match, moves: int, action: Action, seed: int) -> Numbers:
    """The luck of an action at a position, if the match's own chance had been another."""
    playouts = following(match, moves, seed=seed, count=2)
    state = playouts._memory[:STATE_BYTES].view(State.dtype)[0]
    state.key[:], state.counter, state.used = seeding.key(10**6 + seed), 0, 16
    return playouts.play(action.index).luck.mean


@pytest.mark.parametrize("what", ["draw deck", "tickets"])
def test_on_average_a_move_is_neither_lucky_nor_unlucky(what: str) -> None:
    """Whatever is drawn: the mean over everything that could have come is zero, with as few as two playouts."""
    match = played("new-york", "planner", "planner")
    moves = next(n for n in range(2, len(match.moves)) if match.moves[n].seat == 0)
    luck = np.array([rekeyed(match, moves, match.game.action(what), seed)[0] for seed in range(400)])
    assert luck.any()
    assert abs(luck.mean()) < 4 * luck.std() / len(luck) ** 0.5


def outcomes(match: Match, text: str) -> set[str]:
    """What an action brings, with new chance each time."""
    rng, found = Random(1), set()
    for _ in range(60):
        twin = match.copy()
        state_of(twin).key[:] = [rng.randrange(2**32) for _ in range(8)]
        state_of(twin).counter, state_of(twin).used = 0, 16
        found.add(str([event.to_dict() for event in twin.play(match.game.action(text))]))
    return found


def test_new_chance_reaches_everything_that_a_move_can_bring() -> None:
    """Playing the same action again with another key: other cards in hand, in the market, other tickets on offer."""
    match = wayfare.load("new-york").new_match(players=2, seed=3)
    for _ in range(2):
        match.play(match.legal_actions()[0])
    market = next(action.text for action in match.legal_actions() if action.kind == "draw" and action.card)
    assert len(outcomes(match, "draw deck")) == 7  # six colours and the taxi
    assert len(outcomes(match, market)) >= 7
    assert len(outcomes(match, "tickets")) > 30


def adjusted(board: str, games: int, count: int, players: int = 2) -> tuple[Numbers, Numbers]:
    """Each seat's share of the win in matches between planners, and its luck."""
    game = wayfare.load(board)
    found = [play_match(game, ["planner"] * players, 9, number) for number in range(games)]
    luck = [total_luck(match, seed=10**9 + number, count=count) for number, match in enumerate(found)]
    return np.array([shares(match) for match in found]), np.array(luck)


def check_fair(result: Numbers, luck: Numbers) -> None:
    """The mean of luck is zero within its interval, so the adjusted win rate is the plain one within it."""
    error = luck.std(axis=0) / len(luck) ** 0.5
    assert (abs(luck.mean(axis=0)) < 3.3 * error).all()  # one in a thousand
    plain, without = result.var(axis=0), (result - luck).var(axis=0)
    print(
        f"luck {luck.mean(axis=0)} ± {1.96 * error}; adjusted/plain {result.mean(0) - luck.mean(0)}, {result.mean(0)}"
    )
    print(f"games saved: × {plain / without}")


def test_luck_is_fair_and_explains_most_of_a_match_between_planners() -> None:
    result, luck = adjusted("new-york", 40, 32)
    check_fair(result, luck)
    assert ((result - luck).var(axis=0) < result.var(axis=0) / 2).all()


@pytest.mark.deep
@pytest.mark.parametrize(
    ("board", "players"), [*((board, 2) for board in BOARDS), ("new-york", 4), ("europe", 5)], ids=str
)
def test_luck_is_fair_over_thousands_of_matches(board: str, players: int) -> None:
    games = 10_000 if board == "new-york" and players == 2 else 2_000
    result, luck = adjusted(board, games, 64, players)
    check_fair(result, luck)
    if board == "new-york" and players == 2:
        assert ((result - luck).var(axis=0) < result.var(axis=0) / 2).all()
