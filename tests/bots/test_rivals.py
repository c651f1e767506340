"""Who else may want a route: said only if it's likely, mostly right, and from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

import numpy as np
import pytest
from bots.hint_truth import false_reasons
from bots.test_hints import chances_of, is_big, opening, thought
from engine.test_no_leak import other_world

from wayfare.bots import Reason, Suggestion, make, rivals, suggest
from wayfare.bots.beliefs import Chances
from wayfare.bots.seat_graph import SeatGraph
from wayfare.engine import Match, View, builtin_names, load
from wayfare.engine.board import RaceRules
from wayfare.engine.state import SEATS, TICKETS, State

HAND = {"orange": 2, "black": 2}
CLAIM, TICKET = "claim greenwich-village-soho orange×2", "east-village-soho"
HALF, OVER_HALF = "claim gramercy-park-greenwich-village-black black×2", "gramercy-park-chinatown"


class Believed:
    """Beliefs for a test: the second seat holds one ticket with some chance, and nothing else is known."""

    def __init__(self, ticket: str, chance: float, uniform: float) -> None:
        self.ticket, self.chance, self.uniform, self.asked = ticket, chance, uniform, 0

    def __call__(self, view: View) -> tuple[Chances, Chances]:
        self.asked += 1
        believed, uniform = (np.zeros((SEATS, TICKETS)) for _ in range(2))
        n = view.game.names.tickets.index(self.ticket)
        believed[1, n], uniform[1, n] = self.chance, self.uniform
        return believed, uniform


def rivals_in(hint: list[Suggestion]) -> list[Reason]:
    return [reason for suggestion in hint for reason in suggestion.reasons if reason.kind == "rival"]


def named(
    monkeypatch: pytest.MonkeyPatch, view: View, action: str, ticket: str, chance: float = 0.8, uniform: float = 0.1
) -> list[Reason]:
    """The rivals that a hint names if this is believed."""
    monkeypatch.setattr(rivals, "likely_tickets", Believed(ticket, chance, uniform))
    return rivals_in(suggest(view, [thought(action), thought("draw deck")], 5))


def test_someone_who_likely_holds_a_ticket_over_the_route_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    told = named(monkeypatch, opening(HAND), CLAIM, TICKET, 0.777)
    assert told == [Reason(kind="rival", seat=1, ticket=TICKET, route="greenwich-village-soho", count=78)]


def test_nobody_is_named_who_likely_wants_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    assert named(monkeypatch, opening(HAND), CLAIM, "central-park-chelsea") == []


def test_what_isnt_likely_enough_is_no_worry(monkeypatch: pytest.MonkeyPatch) -> None:
    assert named(monkeypatch, opening(HAND), CLAIM, TICKET, 0.69) == []


def test_what_any_deal_would_make_likely_is_no_worry(monkeypatch: pytest.MonkeyPatch) -> None:
    assert named(monkeypatch, opening(HAND), CLAIM, TICKET, 0.8, uniform=0.41) == []


def test_one_half_of_a_double_is_a_worry_only_if_it_closes_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """NY-12: both halves can be claimed with three or more players."""
    assert named(monkeypatch, opening(HAND), HALF, OVER_HALF) != []
    assert named(monkeypatch, opening(HAND, players=3), HALF, OVER_HALF) == []


def test_a_ticket_that_is_complete_is_no_worry(monkeypatch: pytest.MonkeyPatch) -> None:
    view = opening(HAND)
    monkeypatch.setattr(SeatGraph, "spaces", lambda *_: 0)
    assert named(monkeypatch, view, CLAIM, TICKET) == []


def test_nor_is_one_that_needs_more_pieces_than_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    view = opening(HAND)
    view.raw.view(State.dtype)[0].pieces[1] = 3
    assert named(monkeypatch, view, CLAIM, TICKET) == []


def test_in_the_last_round_there_are_no_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    view = opening(HAND)
    view.raw.view(State.dtype)[0].turns_left = 2
    assert view.turns_left is not None
    assert named(monkeypatch, view, CLAIM, TICKET) == []


def test_a_card_for_a_route_that_a_rival_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    view = opening({"orange": 1}, [TICKET])
    monkeypatch.setattr(rivals, "likely_tickets", Believed(TICKET, 0.7, 0.1))
    taken = thought("draw orange", line=[(0, CLAIM)])
    first, second = suggest(view, [taken], 1)[0].reasons
    assert (first.kind, first.route) == ("pays", "greenwich-village-soho")
    assert (second.kind, second.route, second.count) == ("rival", "greenwich-village-soho", 70)


def test_beliefs_are_asked_for_once_and_only_if_a_route_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    believed, view = Believed(TICKET, 0.8, 0.1), opening(HAND)
    monkeypatch.setattr(rivals, "likely_tickets", believed)
    suggest(view, [thought("tickets")], 5)
    assert believed.asked == 0
    suggest(view, [thought(CLAIM), thought(HALF), thought("draw deck")], 5)
    assert believed.asked == 1


def planners(game: str, seeds: range) -> Iterator[Match]:
    """Every tenth decision in matches between planners, with every number of players."""
    fewest, most = load(game).board.rules.players
    for seed in seeds:
        match, planner = load(game).new_match(players=fewest + seed % (most - fewest + 1), seed=seed), make("planner")
        while match.turn is not None:
            if len(match.moves) % 10 == seed % 10:
                yield match
            match.play(planner.choose(match.view(match.turn)))


def hint_for_claims(match: Match) -> tuple[View, list[Suggestion]]:
    """A hint that suggests everything the seat to act could claim, and drawing from the deck."""
    assert match.turn is not None
    view = match.view(match.turn)
    texts = [action.text for action in view.legal_actions if action.kind == "claim" or action.text == "draw deck"]
    return view, suggest(view, [thought(text) for text in texts], len(texts))


@pytest.mark.parametrize("game", builtin_names())
def test_every_rival_is_likely_and_on_the_way_and_nothing_hidden_matters(game: str) -> None:
    told = 0
    for match in planners(game, range(2 if is_big(game) else 4)):
        assert match.turn is not None
        view, hint = hint_for_claims(match)
        plain, chances = view.to_dict(), chances_of(view)
        assert [fault for one in hint for fault in false_reasons(view.game.board, plain, one, chances)] == [], plain
        assert hint_for_claims(other_world(match, match.turn, Random(told)))[1] == hint
        told += len(rivals_in(hint))
    assert told > 0 or isinstance(load(game).board.rules, RaceRules)  # there, beliefs are seldom so sure


@pytest.mark.deep
def test_most_rivals_really_hold_the_ticket() -> None:
    """Beliefs say 83% on average."""
    true: list[bool] = []
    for game in builtin_names():
        for match in planners(game, range(100, 130)):
            found = {(reason.seat, reason.ticket) for reason in rivals_in(hint_for_claims(match)[1])}
            true += [ticket in match.view(seat).tickets for seat, ticket in found]
    assert len(true) > 150
    assert fmean(true) > 0.7
