"""What holds in every position of every game, found by looking at many."""

from __future__ import annotations

import json
from collections.abc import Collection
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from state_of import state_of

import wayfare
from wayfare.engine import Action, Match, Record
from wayfare.engine.board import PointsRules
from wayfare.engine.state import ACTIONS, KEEP_DEALT, NOBODY, WILD
from wayfare.testing import choose, matches

looked_at = settings(max_examples=150, deadline=None)


def conserved(match: Match) -> None:
    """Every card, piece and ticket is somewhere, once."""
    board, state = match.game.board, state_of(match)
    players = range(len(match.players))
    for kind in (*range(len(board.cards) - 1), WILD):
        in_hands = sum(int(state.hand[seat, kind]) for seat in players)
        in_row = int((state.row == kind).sum()) + int((state.turned == kind).sum())
        name = match.game.names.cards[kind]
        if state.tunnel != NOBODY:
            in_hands += match.game.actions[state.tunnel].cards.get(name, 0)
        assert in_hands + in_row + state.deck[kind] + state.discards[kind] == board.cards[name]
    assert state.deck_size == state.deck.sum()
    assert state.discards_size == state.discards.sum()
    assert state.deck_size > 0 or state.discards_size == 0  # C-6
    for seat in players:
        assert state.hand[seat].sum() == state.hand_size[seat]
        assert (state.known[seat] <= state.hand[seat]).all()
        placed = sum(route.length for n, route in enumerate(board.map.routes) if state.owner[n] == seat)
        assert placed + state.pieces[seat] == board.rules.pieces
    assert sorted(ticket_places(match)) == list(range(len(board.map.tickets)))


def ticket_places(match: Match) -> list[int]:
    """The tickets, wherever they are; those shown or removed are in the events, and long ones may not be dealt."""
    state, found = state_of(match), []
    for seat in range(len(match.players)):
        found += [int(ticket) for ticket in state.slot[seat] if ticket >= 0]
        found += [n for n in range(96) if int(state.held[seat, n // 64]) >> n % 64 & 1]
    found += [n for n in range(96) if int(state.unseen[n // 64]) >> n % 64 & 1]
    found += [int(state.returned[(state.returned_from + n) % 96]) for n in range(state.returned_size)]
    gone = [event.ticket for move in match.moves for event in move.events if event.event in ("completed", "removed")]
    dealt = [ticket for tickets in match.start["tickets"] for ticket in tickets]
    gone += [ticket.id for ticket in match.game.board.map.tickets if ticket.long and ticket.id not in dealt]
    return found + [match.game.names.tickets.index(str(ticket)) for ticket in gone]


def hand_to_act(match: Match) -> dict[str, int]:
    """The cards of the seat to act."""
    state = state_of(match)
    kinds = (*range(len(match.game.board.cards) - 1), WILD)
    return {match.game.names.cards[kind]: int(state.hand[state.turn, kind]) for kind in kinds}


def may_claim(match: Match, hand: dict[str, int], route_id: str, cards: dict[str, int]) -> bool:
    """The predicate, straight from C-2, C-4 and NY-12: no bit masks, no tables."""
    board, state = match.game.board, state_of(match)
    (n,) = (n for n, route in enumerate(board.map.routes) if route.id == route_id)
    route = board.map.routes[n]
    seat = int(state.turn)
    twin_owners = [
        int(state.owner[m])
        for m, other in enumerate(board.map.routes)
        if other.double and other.double == route.double and m != n
    ]
    taken = [owner for owner in twin_owners if owner != NOBODY]
    closed = seat in taken or (bool(taken) and len(match.players) < board.rules.both_halves_from)
    colours = {card for card in cards if card != board.wild}
    return (
        state.owner[n] == NOBODY
        and not closed
        and sum(cards.values()) == route.length <= state.pieces[seat]
        and len(colours) <= 1
        and (route.colour == "gray" or colours <= {route.colour})
        and cards.get(board.wild, 0) >= route.wilds
        and all(hand[card] >= count for card, count in cards.items())
    )


def may_keep(match: Match, tickets: set[str]) -> bool:
    """NY-3, NY-13, EU-4: enough of those on offer."""
    rules, state = match.game.board.rules, state_of(match)
    assert isinstance(rules, PointsRules)
    offer = {match.game.names.tickets[int(ticket)] for ticket in state.slot[state.turn] if ticket >= 0}
    least = rules.tickets_kept_at_start if state.phase == KEEP_DEALT else 0
    return tickets <= offer and len(tickets) >= min(least or rules.tickets_kept, len(offer))


def may_pay(match: Match, hand: dict[str, int], cards: dict[str, int], count: int, colour: str | None) -> bool:
    """Exactly so many cards from the hand: of one colour, this one if it's given, or wild (EU-14, EU-19)."""
    colours = {card for card in cards if card != match.game.board.wild}
    return (
        sum(cards.values()) == count
        and (colour is None or colours <= {colour})
        and all(hand[card] >= number for card, number in cards.items())
    )


def may_build(match: Match, hand: dict[str, int], built_upon: Collection[str], action: Action) -> bool:
    """A location without a station, and what the next one costs (EU-18, EU-19)."""
    rules, state = match.game.board.rules, state_of(match)
    assert isinstance(rules, PointsRules)
    built = rules.stations - int(state.stations_left[state.turn])
    free = action.location not in built_upon
    return free and built < rules.stations and may_pay(match, hand, action.cards, rules.station_cost[built], None)


def candidates(match: Match) -> list[Action]:
    """Every action there is. Where there are too many choices of tickets: those of the offer and a few others."""
    actions = match.game.actions
    if len(actions) <= ACTIONS:
        return list(actions)
    offer = [int(ticket) for ticket in state_of(match).slot[state_of(match).turn] if ticket >= 0]
    tickets = sorted({*offer, 0, 1, 20, len(match.game.names.tickets) - 1})
    chosen = (
        actions.keep([match.game.names.tickets[n] for n in some])
        for count in range(1, 5)
        for some in combinations(tickets, count)
    )
    return [*actions.listed, *(action for action in chosen if action)]


def brute_force(match: Match) -> set[str]:
    """Every legal action, by asking the rules about every action there is."""
    state, legal = state_of(match), set()
    view, hand = match.view(None), hand_to_act(match)
    phase, tunnel, built_upon = view.phase, view.tunnel, view.stations or {}
    race = not isinstance(match.game.board.rules, PointsRules)
    row = [match.game.names.cards[card] for card in state.row if card >= 0]
    tickets_left = int(state.unseen_size) + int(state.returned_size)
    for action in candidates(match):
        match action.kind:
            case "draw" if action.card is None:
                good = phase in ("turn", "next-card") and state.deck_size > 0
            case "draw":
                wild_second = phase == "next-card" and action.card == match.game.board.wild
                good = phase in ("turn", "next-card") and action.card in row and not wild_second
            case "claim":
                good = phase == "turn" and may_claim(match, hand, str(action.route), action.cards)
            case "keep":
                good = phase == "keep" and not race and may_keep(match, set(action.tickets))
            case "withdraw":
                good = phase == "tunnel"
            case "pay":
                colour = next(iter(tunnel.laid)) if tunnel else None
                good = tunnel is not None and may_pay(match, hand, action.cards, tunnel.due, colour)
            case "station":
                good = phase == "turn" and may_build(match, hand, built_upon, action)
            case "tickets" | "swap":
                good = phase == "turn" and tickets_left > 0
            case _:
                good = False
        if good:
            legal.add(action.text)
    return legal or ({"pass"} if phase == "turn" else set())


@looked_at
@given(matches())
def test_nothing_is_lost(match: Match) -> None:
    conserved(match)


@looked_at
@given(matches())
def test_what_is_legal_is_what_the_rules_say(match: Match) -> None:
    assert {str(action) for action in match.legal_actions()} == brute_force(match)


@looked_at
@given(matches(), st.integers(0, 10_000))
def test_an_illegal_action_changes_no_byte(match: Match, pick: int) -> None:
    action = match.game.actions[pick % len(match.game.actions)]
    if action in match.legal_actions():
        return
    before, moves = bytes(match._raw), len(match.moves)
    with pytest.raises(wayfare.IllegalAction, match=r"\((C|NY|FJ|US|EU)-\d+\)\.$") as caught:
        match.play(action)
    assert caught.value.rule in str(caught.value)
    assert bytes(match._raw) == before
    assert len(match.moves) == moves


@looked_at
@given(matches(moves=60), st.integers(0, 2**32))
def test_copies_are_independent(match: Match, seed: int) -> None:
    before, moves = bytes(match._raw), match.moves
    twin = match.copy()
    for _ in range(5):
        if not twin.over:
            twin.play(choose(twin.legal_actions(), "even", Random(seed)))
    assert bytes(match._raw) == before
    assert match.moves == moves
    assert match.copy().legal_actions() == match.legal_actions()


@looked_at
@given(matches())
def test_record_json_record_replay_is_the_identity(match: Match) -> None:
    record = match.record()
    again = Record.from_json(record.to_json())
    assert again == record
    replayed = again.replay()
    assert bytes(replayed._raw) == bytes(match._raw)
    assert replayed.record().to_json() == record.to_json()


@looked_at
@given(matches())
def test_views_are_plain_json(match: Match) -> None:
    for seat in (None, *range(len(match.players))):
        told = match.view(seat).to_dict()
        assert json.loads(json.dumps(told)) == told


@looked_at
@given(matches())
def test_the_view_of_the_seat_to_act_has_the_same_actions(match: Match) -> None:
    for seat in range(len(match.players)):
        legal = match.view(seat).legal_actions
        assert legal is match.legal_actions() if seat == match.turn else legal == ()


@given(matches(moves=40))
@settings(max_examples=60, deadline=None)
def test_the_notation_of_every_legal_action_reads_back(match: Match) -> None:
    for action in match.legal_actions():
        assert match.game.action(str(action)) is action
        assert match.game.actions[action.index] is action
