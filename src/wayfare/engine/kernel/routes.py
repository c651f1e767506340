"""Routes: which ones a seat may claim, how it may pay, and what a claim does.

A gray route may be paid for in dozens of ways, so `legal` doesn't enumerate them: it counts them. Of a colour, n cards
pay for a route of length l with l - n wild ones, so n goes from l - (the wild cards in hand), but at least 1, to l -
(the wild cards that the route needs); the colours with n cards or more are that many ways. With `payable[n]`, the ways
to lay down 1 to n cards of one colour, the count of a route is a difference of two entries. Its span lies beyond the
action space; `gray_claim` finds the action for a number in it (unranking), once one has been chosen.
"""

from __future__ import annotations

import numpy as np

from wayfare.compiling import hot, rule
from wayfare.engine.kernel.cards import pay
from wayfare.engine.kernel.payments import payments
from wayfare.engine.kernel.sets import NONE, Bits, bit, drop_lowest, lowest, size
from wayfare.engine.kernel.spans import At, Mask, span
from wayfare.engine.state import ANY_COLOUR, COLOURS, GRAY_CLAIM, MAX_LENGTH, WAYS, WILD, GameTables, Log, Spans, State

EACH = np.uint64(0x0101010101010101)  # times a byte: that byte for each of eight colours
HIGH = np.uint64(0x8080808080808080)  # the highest bit of each byte


@hot
def claims(game: GameTables, state: State, spans: Spans, at: At) -> At:
    """Every claim that the seat to act may make (C-2, C-3)."""
    seat = state.turn
    wilds = state.hand[seat, WILD]
    pieces = min(state.pieces[seat], MAX_LENGTH)
    most, low, high = 0, NONE, NONE
    for colour in range(COLOURS):
        cards = state.hand[seat, colour]
        most = max(most, cards)
        reach = game.reach[colour, min(cards + wilds, pieces)]
        low |= reach[0]
        high |= reach[1]
    gray = game.reach[ANY_COLOUR, min(most + wilds, pieces)]
    if game.gray_routes > 0:
        count_payable(state, spans)
    at = claims_in_word(game, state, 0, low, gray[0], wilds, spans, at)
    return claims_in_word(game, state, 1, high, gray[1], wilds, spans, at)


@hot
def claims_in_word(
    game: GameTables, state: State, word: int, coloured: Bits, gray: Bits, wilds: int, spans: Spans, at: At
) -> At:
    """Every claim of those routes in one word of the sets that are open and don't take too many wild cards."""
    open_ = state.open[state.turn, word] & ~game.more_wilds[min(wilds, MAX_LENGTH), word]
    at = claims_among(game, state, coloured & open_, word, wilds, spans, at)
    return gray_claims_among(game, gray & open_, word, wilds, spans, at)


@hot
def claims_among(game: GameTables, state: State, left: Bits, word: int, wilds: int, spans: Spans, at: At) -> At:
    """Every way to pay for each of these routes with its colour (C-2)."""
    seat = state.turn
    while left != NONE:
        route = 64 * word + lowest(left)
        cards = state.hand[seat, game.colour[route]]
        at = payments(game.claim[route], game.length[route], game.wilds[route], cards, wilds, spans, at)
        left = drop_lowest(left)
    return at


@hot
def gray_claims_among(game: GameTables, left: Bits, word: int, wilds: int, spans: Spans, at: At) -> At:
    """How many ways there are to pay for each of these routes with any one colour (NY-11), or only wild cards."""
    while left != NONE:
        route = 64 * word + lowest(left)
        length, least = game.length[route], game.wilds[route]
        ways = spans.payable[length - least] - spans.payable[max(0, length - wilds - 1)] + (wilds >= length)
        at = span(spans, at, GRAY_CLAIM + WAYS * route, ways)
        left = drop_lowest(left)
    return at


@hot
def count_payable(state: State, spans: Spans) -> None:
    """Note for each n how many ways there are to lay down 1 to n cards of one colour.

    Each colour with at least n cards adds one. All eight are compared with n at once, as the bytes of one word (SWAR):
    adding 128 - n to a byte sets its highest bit if there are n cards or more.
    """
    hand = NONE
    for colour in range(COLOURS):
        hand |= np.uint64(state.hand[state.turn, colour]) << np.uint64(8 * colour)
    ways = 0
    spans.payable[0] = 0
    for n in range(1, MAX_LENGTH + 1):
        ways += size((hand + EACH * np.uint64(128 - n)) & HIGH)
        spans.payable[n] = ways


@rule
def gray_claim(game: GameTables, state: State, counted: int) -> int:
    """The action for a claim that was only counted: colour by colour, then nothing but wild cards."""
    route, way = counted // WAYS, counted % WAYS
    length, least = game.length[route], game.wilds[route]
    wilds = min(length - 1, state.hand[state.turn, WILD])
    first = game.claim[route]
    for colour in range(game.colours):
        fewest = max(least, length - state.hand[state.turn, colour])
        ways = max(0, wilds - fewest + 1)
        if way < ways:
            return first + fewest + way
        way -= ways
        first += length - least
    return first + least


@rule
def mark_gray_claims(game: GameTables, state: State, route: int, mask: Mask) -> None:
    """Write 1 into `mask` (actions,) for every claim of a gray route that was only counted."""
    length, least, held = game.length[route], game.wilds[route], state.hand[state.turn, WILD]
    first = game.claim[route]
    for colour in range(game.colours):
        for wilds in range(max(least, length - state.hand[state.turn, colour]), min(length - 1, held) + 1):
            mask[first + wilds] = 1
        first += length - least
    if held >= length:
        mask[first + least] = 1


@hot
def claim(game: GameTables, state: State, action: int, log: Log | None) -> None:
    """Pay for a route and place the pieces (C-2, C-7)."""
    route = game.action_route[action]
    wilds = game.action_wilds[action]
    place(game, state, state.turn, route)
    pay(game, state, state.turn, game.action_card[action], game.length[route] - wilds, wilds, log)


@hot
def place(game: GameTables, state: State, seat: int, route: int) -> None:
    """Place the pieces on a route (C-2)."""
    state.owner[route] = seat
    state.pieces[seat] -= game.length[route]
    close(game, state, seat, route)
    join(game, state, seat, game.end_a[route], game.end_b[route])


@hot
def is_tunnel(game: GameTables, route: int) -> bool:
    """Whether a route is claimed in steps (EU-11)."""
    return bool(game.tunnels[route >> 6] & bit(route) != NONE)


@hot
def close(game: GameTables, state: State, seat: int, route: int) -> None:
    """Close a claimed route to everyone, and its twin to the owner (C-4) or, with few players, to everyone (NY-12)."""
    twin = game.twin[route]
    few = state.players < game.both_halves_from
    for other in range(state.players):
        state.open[other, route >> 6] &= ~bit(route)
        if twin >= 0 and (few or other == seat):
            state.open[other, twin >> 6] &= ~bit(twin)


@hot
def join(game: GameTables, state: State, seat: int, a: int, b: int) -> None:
    """Everything that was connected to b is now connected to a as well (C-9)."""
    to, gone = state.group[seat, a], state.group[seat, b]
    for location in range(game.locations):
        group = state.group[seat, location]
        state.group[seat, location] = to if group == gone else group  # no branch: it couldn't be predicted


@hot
def joined(state: State, seat: int, a: int, b: int) -> bool:
    """Whether an unbroken chain of the seat's own routes connects a and b (C-9)."""
    return state.group[seat, a] == state.group[seat, b]


@rule
def coasts_joined(game: GameTables, state: State, seat: int) -> bool:
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
def touched(game: GameTables, state: State, seat: int) -> Bits:
    """The set of locations at either end of the seat's routes (NY-18)."""
    found = np.uint64(0)
    for route in range(game.routes):
        if state.owner[route] == seat:
            found |= bit(game.end_a[route]) | bit(game.end_b[route])
    return found
