"""Two worlds that differ only in what a seat may not know look the same to that seat, byte for byte."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from state_of import state_of

from wayfare.engine import Match
from wayfare.engine.events import Event, Move
from wayfare.engine.state import OVER, WILD
from wayfare.testing import matches

looked_at = settings(max_examples=200, deadline=None)


def other_world(match: Match, seat: int | None, rng: Random) -> Match:
    """The same position for `seat`: hidden cards and tickets dealt again, another generator."""
    twin = match.copy()
    redeal_cards(twin, seat, rng)
    if state_of(twin).phase != OVER:
        redeal_tickets(twin, seat, rng)
    state_of(twin).key[:] = [rng.randrange(2**32) for _ in range(8)]
    state_of(twin).block[:] = [rng.randrange(2**32) for _ in range(16)]
    state_of(twin).counter = rng.randrange(2**32)
    state_of(twin).used = rng.randrange(16)
    twin.seed = rng.randrange(2**128)
    twin.nonce = "another"
    return twin


def redeal_cards(twin: Match, seat: int | None, rng: Random) -> None:
    """Shuffle together the deck and what is not known of other hands."""
    state = state_of(twin)
    others = [other for other in range(len(twin.players)) if other != seat]
    kinds = (*range(len(twin.game.board.cards) - 1), WILD)
    pool = [kind for kind in kinds for _ in range(state.deck[kind])]
    for other in others:
        pool += [kind for kind in kinds for _ in range(state.hand[other, kind] - state.known[other, kind])]
    rng.shuffle(pool)
    for other in others:
        hidden = int(state.hand_size[other] - state.known[other].sum())
        state.hand[other] = state.known[other]
        for _ in range(hidden):
            state.hand[other, pool.pop()] += 1
    state.deck[:] = 0
    for kind in pool:
        state.deck[kind] += 1


def redeal_tickets(twin: Match, seat: int | None, rng: Random) -> None:
    """Shuffle together the ticket deck and the tickets of others; and those out of the game, where there are any."""
    state = state_of(twin)
    others = [other for other in range(len(twin.players)) if other != seat]
    held = {other: members(state.held[other]) for other in others}
    slots = {other: [p for p in range(4) if state.slot[other, p] >= 0] for other in others}
    ring = [(int(state.returned_from) + n) % 96 for n in range(state.returned_size)]
    pool = members(state.unseen) + [int(state.returned[place]) for place in ring]
    for other in others:
        pool += held[other] + [int(state.slot[other, place]) for place in slots[other]]
    long = sum(ticket.long for ticket in twin.game.board.map.tickets)  # the first ones
    if long:
        own = [] if seat is None else members(state.held[seat]) + state.slot[seat].tolist()
        pool = [ticket for ticket in range(len(twin.game.board.map.tickets)) if ticket not in own]
    rng.shuffle(pool)
    longs, regular = [t for t in pool if t < long], [t for t in pool if t >= long]
    for other in others:
        for place in slots[other]:
            state.slot[other, place] = (longs if state.slot[other, place] < long else regular).pop()
    needed = sum(map(len, held.values())) + len(ring) + int(state.unseen_size)
    for other in others:
        state.held[other] = 0
        for n in range(len(held[other])):  # perhaps a long one, as it may be; certainly if regular ones run out
            take_long = n == 0 and longs and (len(regular) < needed or rng.random() < 0.5)
            ticket = longs.pop() if take_long else regular.pop()
            needed -= 1
            state.held[other, ticket // 64] |= type(state.held[other, 0])(1 << ticket % 64)
    for place in ring:
        state.returned[place] = regular.pop()
    state.unseen[:] = 0
    for ticket in regular[: state.unseen_size]:
        state.unseen[ticket // 64] |= type(state.unseen[0])(1 << ticket % 64)


def members(words: Any) -> list[int]:
    """The numbers in a set of tickets."""
    return [n for n in range(96) if int(words[n // 64]) >> n % 64 & 1]


def seen(match: Match, seat: int | None) -> tuple[bytes, str, tuple[str, ...]]:
    view = match.view(seat)
    return bytes(view.raw), json.dumps(view.to_dict()), tuple(map(str, view.legal_actions))


@looked_at
@given(matches(), st.integers(0, 4), st.integers(0, 2**32))
def test_hidden_things_do_not_change_a_view(match: Match, pick: int, shuffle: int) -> None:
    seat = None if pick >= len(match.players) else pick
    twin = other_world(match, seat, Random(shuffle))
    assert seen(match, seat) == seen(twin, seat)


@looked_at
@given(matches(), st.integers(0, 2**32))
def test_the_other_world_really_is_another(match: Match, shuffle: int) -> None:
    """The test above could fail: the states differ."""
    assert bytes(other_world(match, 0, Random(shuffle))._raw) != bytes(match._raw)


@looked_at
@given(matches())
def test_events_tell_others_nothing_of_secret_cards_and_tickets(match: Match) -> None:
    for seat in (None, *range(len(match.players))):
        for move, shown in zip(match.moves, match.view(seat).moves, strict=True):
            assert json.dumps(shown.to_dict()) == json.dumps(disguised(move, seat).seen_by(seat).to_dict())


def disguised(move: Move, seat: int | None) -> Move:
    """The same move as if its secrets had been others."""
    if move.seat == seat:
        return move
    events = tuple(disguised_event(event) for event in move.events)
    tickets = None if move.tickets is None else ("another",) * len(move.tickets)
    return msgspec.structs.replace(move, tickets=tickets, events=events)


def disguised_event(event: Event) -> Event:
    if event.event == "drew":
        return Event(event="drew", by=event.by, card="another")
    if event.event in ("returned", "removed", "drew-ticket"):
        return Event(event=event.event, by=event.by, ticket="another")
    if event.event == "offered":
        return Event(event="offered", by=event.by, tickets=("another",) * len(event.tickets or ()))
    return event


@looked_at
@given(matches())
def test_a_view_holds_no_way_back_to_the_match(match: Match) -> None:
    view = match.view(0)
    assert not any(isinstance(value, Match) for value in vars(view).values())
    assert not view.raw.flags.writeable
    assert view.raw.base is None
