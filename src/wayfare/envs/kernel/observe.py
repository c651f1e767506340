"""What a seat may know, as numbers for learners. Reads nothing that `hide` would wipe out.

The order and the sizes are told by `envs/features.py`; other seats come in the order in which they play after this one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.engine.kernel.compiled import hot, rule
from wayfare.engine.kernel.routes import joined
from wayfare.engine.kernel.sets import ONE
from wayfare.engine.state import EMPTY, KEEP_DEALT, KEEP_OFFERED, NEXT_CARD, POINTS, TURN, WILD, WORDS


@rule
def observe(game: Any, state: Any, seat: int, out: Any) -> int:
    """Write the features of a seat; the answer is how many."""
    n = observe_cards(game, state.hand[seat], out, 0)
    n = observe_cards(game, state.discards, out, n)
    n = observe_market(game, state, out, n)
    n = observe_table(state, seat, out, n)
    for ahead in range(state.players):
        n = observe_seat(game, state, (seat + ahead) % state.players, out, n)
    n = observe_routes(game, state, seat, out, n)
    return observe_tickets(game, state, seat, out, n)


@hot
def observe_cards(game: Any, counts: Any, out: Any, n: int) -> int:
    for colour in range(game.colours):
        out[n + colour] = counts[colour]
    out[n + game.colours] = counts[WILD]
    return n + game.colours + 1  # type: ignore[no-any-return]


@hot
def observe_market(game: Any, state: Any, out: Any, n: int) -> int:
    """How many of each kind lie face up; nothing in a game without a market."""
    if game.goal != POINTS:
        return n
    for kind in range(game.colours + 1):
        out[n + kind] = 0
    for place in range(game.market):
        card = state.row[place]
        if card != EMPTY:
            out[n + min(card, game.colours)] += 1
    return n + game.colours + 1  # type: ignore[no-any-return]


@hot
def observe_table(state: Any, seat: int, out: Any, n: int) -> int:
    """Whose decision, which, and the decks."""
    out[n] = state.turn == seat
    out[n + 1] = state.phase == TURN
    out[n + 2] = state.phase == NEXT_CARD
    out[n + 3] = state.phase in (KEEP_DEALT, KEEP_OFFERED)
    out[n + 4] = state.deck_size
    out[n + 5] = state.unseen_size + state.returned_size
    out[n + 6] = max(0, state.turns_left)
    out[n + 7] = min(state.idle, 100)
    return n + 8


@hot
def observe_seat(game: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """What everybody may know of a seat."""
    out[n] = state.hand_size[seat]
    out[n + 1] = state.pieces[seat]
    out[n + 2] = state.ticket_count[seat]
    out[n + 3] = state.completed[seat]
    out[n + 4] = state.bonus[seat]
    return observe_cards(game, state.known[seat], out, n + 5)


@hot
def observe_set(members: Any, size: int, out: Any, n: int) -> int:
    """1 for every member of a set, 0 for the others."""
    for word in range(WORDS):
        left = members[word]
        for place in range(64 * word, min(size, 64 * word + 64)):
            out[n + place] = left & ONE
            left >>= ONE
    return n + size


@hot
def observe_routes(game: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """Route by route: may this seat still claim it; whose is it, this seat's first."""
    n = observe_set(state.open[seat], game.routes, out, n)
    for ahead in range(state.players):
        whose = np.int8((seat + ahead) % state.players)
        for route in range(game.routes):
            out[n + route] = state.owner[route] == whose
        n += game.routes
    return n


@hot
def observe_tickets(game: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """Ticket by ticket: held by this seat; on offer to it; joined by its routes."""
    held, offered, done = n, n + game.tickets, n + 2 * game.tickets
    observe_set(state.held[seat], game.tickets, out, held)
    for ticket in range(game.tickets):
        out[offered + ticket] = 0
        out[done + ticket] = joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket])
    for place in range(state.slots[seat]):
        if state.slot[seat, place] != EMPTY:
            out[(offered if game.goal == POINTS else held) + state.slot[seat, place]] = 1
    return n + 3 * game.tickets  # type: ignore[no-any-return]
