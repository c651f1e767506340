"""What a seat may know, as numbers. Reads nothing that `hide` would wipe.

`envs/features.py` describes the order and the sizes. Other seats follow in turn order from the observing seat.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.compiling import hot, rule
from wayfare.engine.kernel.routes import joined
from wayfare.engine.kernel.sets import ONE
from wayfare.engine.state import EMPTY, KEEP_DEALT, KEEP_OFFERED, NEXT_CARD, NOBODY, OVER, POINTS, TURN, WILD, WORDS


@rule
def observe(game: Any, state: Any, seat: int, out: Any) -> int:
    """Write the features of a seat into `out` (features,). Returns how many there are."""
    n = observe_cards(game, state.hand[seat], out, 0)
    n = observe_cards(game, state.discards, out, n)
    n = observe_market(game, state, out, n)
    n = observe_table(state, seat, out, n)
    for ahead in range(state.players):
        n = observe_seat(game, state, (seat + ahead) % state.players, out, n)
    n = observe_routes(game, state, seat, out, n)
    n = observe_tickets(game, state, seat, out, n)
    if game.tunnel_cards > 0:
        n = observe_tunnel(game, state, out, n)
    if game.stations > 0:
        n = observe_stations(game, state, seat, out, n)
    return n


@hot
def observe_cards(game: Any, counts: Any, out: Any, n: int) -> int:
    """Write card counts: the colours, then wild. Like all functions here, returns where the next feature starts."""
    for colour in range(game.colours):
        out[n + colour] = counts[colour]
    out[n + game.colours] = counts[WILD]
    return n + game.colours + 1  # type: ignore[no-any-return]


@hot
def observe_market(game: Any, state: Any, out: Any, n: int) -> int:
    """Write how many cards of each kind are face up; nothing in a game without a market."""
    if game.goal != POINTS:
        return n
    for kind in range(game.colours + 1):
        out[n + kind] = 0
    for index in range(game.market):
        card = state.row[index]
        if card != EMPTY:
            out[n + min(card, game.colours)] += 1
    return n + game.colours + 1  # type: ignore[no-any-return]


@hot
def observe_table(state: Any, seat: int, out: Any, n: int) -> int:
    """Write whose decision it is, the phase, and the sizes of the decks."""
    out[n] = state.turn == seat and state.phase != OVER
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
    """Write what everyone may know about a seat."""
    out[n] = state.hand_size[seat]
    out[n + 1] = state.pieces[seat]
    out[n + 2] = state.ticket_count[seat]
    out[n + 3] = state.completed[seat]
    out[n + 4] = state.bonus[seat]
    return observe_cards(game, state.known[seat], out, n + 5)


@hot
def observe_set(members: Any, size: int, out: Any, n: int) -> int:
    """Write 1 for every member of a set and 0 for the others."""
    for word in range(WORDS):
        left = members[word]
        for member in range(64 * word, min(size, 64 * word + 64)):
            out[n + member] = left & ONE
            left >>= ONE
    return n + size


@hot
def observe_routes(game: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """Write, route by route, whether this seat may still claim it; then each seat's routes, its own first."""
    n = observe_set(state.open[seat], game.routes, out, n)
    for ahead in range(state.players):
        owner = np.int8((seat + ahead) % state.players)
        for route in range(game.routes):
            out[n + route] = state.owner[route] == owner
        n += game.routes
    return n


@hot
def observe_tickets(game: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """Write, ticket by ticket, whether this seat holds it, is offered it, and has joined its ends."""
    held, offered, done = n, n + game.tickets, n + 2 * game.tickets
    observe_set(state.held[seat], game.tickets, out, held)
    for ticket in range(game.tickets):
        out[offered + ticket] = 0
        out[done + ticket] = joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket])
    for slot in range(state.slots[seat]):
        if state.slot[seat, slot] != EMPTY:
            out[(offered if game.goal == POINTS else held) + state.slot[seat, slot]] = 1
    return n + 3 * game.tickets  # type: ignore[no-any-return]


@rule
def observe_tunnel(game: Any, state: Any, out: Any, n: int) -> int:
    """Write the tunnel whose price is being decided: what is due, the cards laid down and turned up, the route."""
    kinds = game.colours + 1
    size = 1 + 2 * kinds + game.routes
    for i in range(size):
        out[n + i] = 0
    if state.tunnel != NOBODY:
        card, wilds = game.action_card[state.tunnel], game.action_wilds[state.tunnel]
        route = game.action_route[state.tunnel]
        out[n] = state.due
        out[n + 1 + min(card, game.colours)] = game.length[route] - wilds
        out[n + kinds] += wilds
        for i in range(game.tunnel_cards):
            if state.turned[i] != EMPTY:
                out[n + 1 + kinds + min(state.turned[i], game.colours)] += 1
        out[n + 1 + 2 * kinds + route] = 1
    return n + size  # type: ignore[no-any-return]


@rule
def observe_stations(game: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """Write each seat's stations by location, its own first."""
    for ahead in range(state.players):
        built = state.stations[(seat + ahead) % state.players]
        for location in range(game.locations):
            out[n + location] = built & ONE
            built >>= ONE
        n += game.locations
    return n
