"""Hints: every stated reason is true, nearly every hint has one, and neighbouring routes are one suggestion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import numpy as np
import pytest
from bots.hint_truth import Chances, false_reasons
from engine.test_no_leak import other_world
from hypothesis import given, settings
from hypothesis import strategies as st

from wayfare.bots import CONFIDENCES, REASON_KINDS, SearchBot, Step, Suggestion, Thought, make, suggest
from wayfare.bots.beliefs import likely_tickets
from wayfare.engine import Match, View, builtin_names, load
from wayfare.engine.state import WILD, State
from wayfare.messages import languages, message
from wayfare.testing import matches

THOUGHTS, SHOWN = 12, 5  # as the server asks for and shows
ENOUGH = 0.95  # of the hints have a reason
FULL, SMALL = 60, 20  # iterations of the search for each hint; with five players a match takes many times as long


def is_big(game: str) -> bool:
    """Whether the board seats five."""
    return load(game).board.rules.players[1] == 5


def hinted_positions(game: str, players: int, seed: int) -> Iterator[tuple[View, list[Suggestion]]]:
    """A game between planners, with a hint at every decision."""
    match = load(game).new_match(players=players, seed=seed)
    expert, planner = SearchBot(seed, SMALL if is_big(game) else FULL), make("planner", seed=seed)
    while match.turn is not None:
        view = match.view(match.turn)
        yield view, suggest(view, expert.explain(view, THOUGHTS), SHOWN)
        match.play(planner.choose(view))


def chances_of(view: View) -> Chances:
    """What is believed of the other seats' tickets, by seat and ticket, and what a uniform deal would give."""
    believed, uniform = (chances.tolist() for chances in likely_tickets(view))
    numbered = list(enumerate(view.game.names.tickets))
    return {
        (seat, ticket): (believed[seat][n], uniform[seat][n]) for seat in range(view.players) for n, ticket in numbered
    }


def check_games(game: str, seeds: range) -> None:
    """Every reason in these games is true, and enough of the hints have one."""
    board, given = load(game).board, Counter[bool]()
    fewest, most = board.rules.players
    for seed in seeds:
        for view, hint in hinted_positions(game, fewest + seed % (most - fewest + 1), seed):
            plain, chances = view.to_dict(), chances_of(view)
            assert [fault for one in hint for fault in false_reasons(board, plain, one, chances)] == [], plain
            given.update(bool(one.reasons) for one in hint)
    assert given[True] >= ENOUGH * given.total(), given


@pytest.mark.parametrize("game", builtin_names())
def test_every_stated_reason_is_true(game: str) -> None:
    check_games(game, range(1 if is_big(game) else 3))


@pytest.mark.deep
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", builtin_names())
def test_every_stated_reason_is_true_in_two_hundred_games(game: str, part: int) -> None:
    check_games(game, range(100 + 20 * part, 120 + 20 * part))


@settings(max_examples=40, deadline=None)
@given(matches(), st.integers(0, 2**32))
def test_what_others_hide_changes_no_hint(match: Match, shuffle: int) -> None:
    if match.turn is None:
        return
    tables = (match, other_world(match, match.turn, Random(shuffle)))
    one, other = (
        suggest(view, SearchBot(3, FULL).explain(view, THOUGHTS), SHOWN)
        for view in (table.view(match.turn) for table in tables)
    )
    assert one == other


def thought(action: str, visits: int = 10, line: Sequence[tuple[int, str]] = ()) -> Thought:
    steps = [Step(0, action), *(Step(seat, step) for seat, step in line)]
    return Thought(action=action, visits=visits, share=visits / 100, value=0.5, ahead=0, line=steps)


def opening(hand: dict[str, int], tickets: Sequence[str] = (), players: int = 2) -> View:
    """New York after everyone has chosen; the first seat has these cards and tickets."""
    match = load("new-york").new_match(players=players, seed=1)
    for _ in range(players):
        match.play(match.legal_actions()[0])
    view = match.view(0)
    raw = view.raw.copy()
    state = raw.view(State.dtype)[0]
    for kind in (*range(len(view.game.names.colours)), WILD):
        state.hand[0, kind] = hand.get(view.game.names.cards[kind], 0)
    state.held[0] = 0
    for ticket in tickets:
        n = view.game.names.tickets.index(ticket)
        state.held[0, n // 64] |= np.uint64(1 << n % 64)
    return View(view.game, 0, raw, view.legal_actions, view.moves, view.commitment, None)


def test_a_card_names_no_route_that_it_cant_pay_for() -> None:
    """The line ends with a claim in blue: that's no reason to take red."""
    view = opening({"blue": 1})
    red = thought("draw red", line=[(0, "draw deck"), (1, "draw deck"), (0, "claim midtown-west-chelsea blue×2")])
    assert [reason.route for reason in suggest(view, [red], 1)[0].reasons] == [None]
    blue = thought("draw blue", line=[(0, "draw deck"), (1, "draw deck"), (0, "claim midtown-west-chelsea blue×2")])
    first = suggest(view, [blue], 1)[0].reasons[0]
    assert (first.kind, first.route) == ("pays", "midtown-west-chelsea")


def test_a_claim_always_has_a_reason() -> None:
    """Without any ticket it's the points and the pieces."""
    view = opening({"pink": 4})
    kinds = {reason.kind for reason in suggest(view, [thought("claim chelsea-soho pink×4")], 1)[0].reasons}
    assert kinds & {"scores", "attractions"}
    ticket = next(one.id for one in view.game.board.map.tickets if {one.a, one.b} == {"chelsea", "brooklyn"})
    told = suggest(opening({"pink": 4}, [ticket]), [thought("claim chelsea-soho pink×4")], 1)[0].reasons[0]
    assert told.kind in ("on-way", "attractions", "scores")


def test_neighbouring_routes_and_other_payments_are_one_suggestion() -> None:
    view = opening({"orange": 1, "pink": 1, "taxi": 1})
    claims = [
        thought("claim times-square-empire-state-building-orange orange×1", 20),
        thought("draw deck", 25),
        thought("claim times-square-empire-state-building-pink pink×1", 15),
        thought("claim times-square-empire-state-building-orange taxi×1", 1),
    ]
    first, second = suggest(view, claims, 5)
    assert (first.action, first.visits) == (claims[0].action, 36)
    assert second.action == "draw deck"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", REASON_KINDS)
def test_every_reason_has_its_words(kind: str, language: str) -> None:
    facts: dict[str, str | int] = {
        "route": "A – B",
        "ticket": "A – C",
        "card": "red",
        "name": "Bo",
        "aim": "ticket",
        "points": 4,
    }
    for count in (0, 1, 2, 25):
        text = message(f"reason-{kind}", language, count=count, **facts)
        assert text.endswith(".") and "  " not in text and "{" not in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("confidence", CONFIDENCES)
def test_every_confidence_has_its_words(confidence: str, language: str) -> None:
    assert message(f"confidence-{confidence}", language).endswith(".")
