"""Routes: which ones a seat may claim, how it may pay, and what a claim does."""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.engine.kernel.cards import pay
from wayfare.engine.kernel.compiled import hot, rule
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.kernel.spans import span
from wayfare.engine.state import GRAY, LENGTH, LOCATIONS, WILD, WORDS

UNKNOWN = -1  # the ways to pay for gray routes of some length, before they are noted


@hot
def claims(game: Any, state: Any, spans: Any, at: Any) -> Any:
    """Every claim that the seat to act may make (C-2, C-3)."""
    seat = state.turn
    wilds = state.hand[seat, WILD]
    pieces = min(state.pieces[seat], LENGTH)
    for length in range(LENGTH + 1):
        spans.ways[length] = UNKNOWN
    for word in range(WORDS):
        if state.open[seat, word] != NONE:
            most = 0
            coloured = NONE
            for colour in range(game.colours):
                cards = state.hand[seat, colour]
                most = max(most, cards)
                coloured |= game.reach[colour, min(cards + wilds, pieces), word]
            gray = game.reach[GRAY, min(most + wilds, pieces), word]
            open_ = state.open[seat, word] & ~game.more_wilds[min(wilds, LENGTH), word]
            at = claims_among(game, state, coloured & open_, word, wilds, spans, at)
            at = gray_claims_among(game, state, gray & open_, word, wilds, spans, at)
    return at


@hot
def claims_among(game: Any, state: Any, left: Any, word: int, wilds: int, spans: Any, at: Any) -> Any:
    """Every way to pay for each of these routes with its colour (C-2)."""
    while left != NONE:
        route = 64 * word + lowest(left)
        cards = state.hand[state.turn, game.colour[route]]
        at = payments(game.claim[route], game.length[route], game.wilds[route], cards, wilds, spans, at)
        left = drop_lowest(left)
    return at


@hot
def gray_claims_among(game: Any, state: Any, left: Any, word: int, wilds: int, spans: Any, at: Any) -> Any:
    """Every way to pay for each of these routes with any one colour (NY-11)."""
    while left != NONE:
        route = 64 * word + lowest(left)
        left = drop_lowest(left)
        length = game.length[route]
        if game.wilds[route] > 0:
            at = ferry_payments(game, state, route, wilds, spans, at)
            continue
        if spans.ways[length] == UNKNOWN:
            gray_payments(game, state, length, wilds, spans)
        for i in range(spans.ways[length]):
            at = span(spans, at, game.claim[route] + spans.way[length, i], spans.way_count[length, i])
    return at


@rule
def gray_payments(game: Any, state: Any, length: int, wilds: int, spans: Any) -> None:
    """Note the ways to pay for gray routes of a length, colour by colour; last, with nothing but wild cards."""
    n = 0
    for colour in range(game.colours):
        fewest = max(0, length - state.hand[state.turn, colour])
        count = min(length - 1, wilds) - fewest + 1
        if count > 0:
            spans.way[length, n] = length * colour + fewest
            spans.way_count[length, n] = count
            n += 1
    if wilds >= length:
        spans.way[length, n] = length * game.colours
        spans.way_count[length, n] = 1
        n += 1
    spans.ways[length] = n


@rule
def ferry_payments(game: Any, state: Any, route: int, wilds: int, spans: Any, at: Any) -> Any:
    """Every way to pay for a gray ferry (EU-10)."""
    length, least = game.length[route], game.wilds[route]
    first = game.claim[route]
    for colour in range(game.colours):
        at = payments(first, length, least, state.hand[state.turn, colour], min(length - 1, wilds), spans, at)
        first += length - least
    return span(spans, at, first + least, wilds >= length)


@hot
def payments(first: int, length: int, least: int, cards: int, wilds: int, spans: Any, at: Any) -> Any:
    """Wild cards may replace any number of the others, or all of them (C-2); a ferry needs some at least (EU-10).

    `first` is the action that pays with no wilds, even if there is none. The order of a route's payments: for each
    colour that it takes, `least` to length - 1 wilds; last, all wilds.
    """
    fewest = max(least, length - cards)
    most = min(length, wilds)
    return span(spans, at, first + fewest, max(0, most - fewest + 1))


@hot
def claim(game: Any, state: Any, action: int, log: Any) -> None:
    """Pay for a route and place the pieces (C-2, C-7)."""
    route = game.action_route[action]
    wilds = game.action_wilds[action]
    place(game, state, state.turn, route)
    pay(game, state, state.turn, game.action_card[action], game.length[route] - wilds, wilds, log)


@hot
def place(game: Any, state: Any, seat: int, route: int) -> None:
    """Place the pieces on a route (C-2)."""
    state.owner[route] = seat
    state.pieces[seat] -= game.length[route]
    close(game, state, seat, route)
    join(state, seat, game.end_a[route], game.end_b[route])


@hot
def is_tunnel(game: Any, route: int) -> bool:
    """Whether a route is claimed in steps (EU-11)."""
    return game.tunnels[route >> 6] & bit(route) != NONE  # type: ignore[no-any-return]


@hot
def close(game: Any, state: Any, seat: int, route: int) -> None:
    """Close a claimed route to everyone, and its twin to the owner (C-4) or, with few players, to everyone (NY-12)."""
    twin = game.twin[route]
    few = state.players < game.both_halves_from
    for other in range(state.players):
        state.open[other, route >> 6] &= ~bit(route)
        if twin >= 0 and (few or other == seat):
            state.open[other, twin >> 6] &= ~bit(twin)


@hot
def join(state: Any, seat: int, a: int, b: int) -> None:
    """Everything that was connected to b is now connected to a as well (C-9)."""
    to, gone = state.group[seat, a], state.group[seat, b]
    for location in range(LOCATIONS):
        if state.group[seat, location] == gone:
            state.group[seat, location] = to


@hot
def joined(state: Any, seat: int, a: int, b: int) -> bool:
    """Whether an unbroken chain of the seat's own routes connects a and b (C-9)."""
    return state.group[seat, a] == state.group[seat, b]  # type: ignore[no-any-return]


@rule
def coasts_joined(game: Any, state: Any, seat: int) -> bool:
    """Whether any eastern location is connected to any western one (FJ-6)."""
    easts = game.east
    while easts != NONE:
        east = lowest(easts)
        wests = game.west
        while wests != NONE:
            if joined(state, seat, east, lowest(wests)):
                return True
            wests = drop_lowest(wests)
        easts = drop_lowest(easts)
    return False


@rule
def touched(game: Any, state: Any, seat: int) -> Any:
    """The set of locations at either end of the seat's routes (NY-18)."""
    found = np.uint64(0)
    for route in range(game.routes):
        if state.owner[route] == seat:
            found |= bit(game.end_a[route]) | bit(game.end_b[route])
    return found
