"""What a seat may know, as numbers. Reads nothing that `hide` would wipe.

PARTS is the layout: `envs/features.py` works out where each part begins, and the functions here write them there.
Other seats follow in turn order from the observing seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wayfare.compiling import hot, rule
from wayfare.compiling.records import Row
from wayfare.engine.kernel.routes import joined
from wayfare.engine.kernel.sets import ONE, Bits
from wayfare.engine.state import (
    EMPTY,
    KEEP_DEALT,
    KEEP_OFFERED,
    NEXT_CARD,
    NOBODY,
    OVER,
    TURN,
    WILD,
    WORDS,
    GameTables,
    State,
)


class Part(NamedTuple):
    """A part of an observation. `size` gets the game's tables; a board for which it is 0 doesn't have the part."""

    name: str
    size: Callable[[GameTables], int]
    meaning: str
    per_seat: bool = False  # once for each seat; the meaning then says {whose}


TABLE_FACTS = ("my decision", "turn", "next card", "keep", "deck", "ticket deck", "turns left", "idle turns")
SEAT_FACTS = ("cards", "pieces", "tickets", "completed", "bonus")


def card_kinds(game: GameTables) -> int:
    """The colours, then the wild card."""
    return int(game.colours) + 1


OBSERVATION_PARTS = (
    Part("hand", card_kinds, "own cards: the colours in the order of the board file, then wild"),
    Part("discards", card_kinds, "discarded cards, likewise"),
    Part("market", lambda game: card_kinds(game) if game.draws_singly else 0, "face-up cards, likewise"),
    Part("table", lambda _: len(TABLE_FACTS), " · ".join(TABLE_FACTS)),
    Part(
        "seat",
        lambda game: len(SEAT_FACTS) + card_kinds(game),
        f"{{whose}}: {' · '.join(SEAT_FACTS)} · known cards",
        per_seat=True,
    ),
    Part("open", lambda game: int(game.routes), "1 for every route the seat may still claim, cards and pieces aside"),
    Part("routes", lambda game: int(game.routes), "1 for every route of {whose}", per_seat=True),
    Part("tickets", lambda game: int(game.tickets), "1 for every ticket held"),
    Part("offer", lambda game: int(game.tickets), "1 for every ticket on offer"),
    Part("joined", lambda game: int(game.tickets), "1 for every ticket whose ends the seat's routes connect"),
    Part(
        "tunnel",
        lambda game: 1 + 2 * card_kinds(game) + int(game.routes) if game.tunnel_cards > 0 else 0,
        "cards due for an open tunnel · cards laid down · cards turned up · 1 for its route",
    ),
    Part(
        "stations",
        lambda game: int(game.locations) if game.stations > 0 else 0,
        "1 for every location with a station of {whose}",
        per_seat=True,
    ),
)
(
    HAND_PART,
    DISCARDS_PART,
    MARKET_PART,
    TABLE_PART,
    SEAT_PART,
    OPEN_PART,
    ROUTES_PART,
    TICKETS_PART,
    OFFER_PART,
    JOINED_PART,
    TUNNEL_PART,
    STATIONS_PART,
) = range(len(OBSERVATION_PARTS))
ABSENT = -1  # the start of a part that the board doesn't have


@rule
def observe(game: GameTables, state: State, seat: int, starts: NDArray[np.int32], out: NDArray[np.uint8]) -> None:
    """Write the features of a seat into `out` (features,). `starts` (parts,) says where each part begins, or ABSENT."""
    observe_cards(game, state.hand[seat], out, starts[HAND_PART])
    observe_cards(game, state.discards, out, starts[DISCARDS_PART])
    if starts[MARKET_PART] != ABSENT:
        observe_market(game, state, out, starts[MARKET_PART])
    observe_table(state, seat, out, starts[TABLE_PART])
    n = starts[SEAT_PART]
    for ahead in range(state.players):
        n = observe_seat(game, state, (seat + ahead) % state.players, out, n)
    observe_set(state.open[seat], game.routes, out, starts[OPEN_PART])
    observe_routes(game, state, seat, out, starts[ROUTES_PART])
    observe_tickets(game, state, seat, starts, out)
    if starts[TUNNEL_PART] != ABSENT:
        observe_tunnel(game, state, out, starts[TUNNEL_PART])
    if starts[STATIONS_PART] != ABSENT:
        observe_stations(game, state, seat, out, starts[STATIONS_PART])


@hot
def observe_cards(game: GameTables, counts: Row[int], out: NDArray[np.uint8], n: int) -> int:
    """Write card counts from index n: the colours, then wild. Returns the index after them."""
    for colour in range(game.colours):
        out[n + colour] = counts[colour]
    out[n + game.colours] = counts[WILD]
    return n + game.colours + 1


@hot
def observe_market(game: GameTables, state: State, out: NDArray[np.uint8], n: int) -> None:
    """Write how many cards of each kind are face up."""
    for kind in range(game.colours + 1):
        out[n + kind] = 0
    for index in range(game.market):
        card = state.row[index]
        if card != EMPTY:
            out[n + min(card, game.colours)] += 1


@hot
def observe_table(state: State, seat: int, out: NDArray[np.uint8], n: int) -> None:
    """Write TABLE_FACTS: whose decision it is, the phase, the sizes of the decks, how soon the end may come."""
    out[n] = state.turn == seat and state.phase != OVER
    out[n + 1] = state.phase == TURN
    out[n + 2] = state.phase == NEXT_CARD
    out[n + 3] = state.phase in (KEEP_DEALT, KEEP_OFFERED)
    out[n + 4] = state.deck_size
    out[n + 5] = state.unseen_size + state.returned_size
    out[n + 6] = max(0, state.turns_left)
    out[n + 7] = min(state.idle, 100)


@hot
def observe_seat(game: GameTables, state: State, seat: int, out: NDArray[np.uint8], n: int) -> int:
    """Write SEAT_FACTS, and the cards that everyone saw the seat take. Returns the index after them."""
    out[n] = state.hand_size[seat]
    out[n + 1] = state.pieces[seat]
    out[n + 2] = state.ticket_count[seat]
    out[n + 3] = state.completed[seat]
    out[n + 4] = state.bonus[seat]
    return observe_cards(game, state.known[seat], out, n + len(SEAT_FACTS))


@hot
def observe_set(members: Row[Bits], size: int, out: NDArray[np.uint8], n: int) -> None:
    """Write 1 for every member of a set and 0 for the others."""
    for word in range(WORDS):
        left = members[word]
        for member in range(64 * word, min(size, 64 * word + 64)):
            out[n + member] = left & ONE
            left >>= ONE


@hot
def observe_routes(game: GameTables, state: State, seat: int, out: NDArray[np.uint8], n: int) -> None:
    """Write each seat's routes, its own first."""
    for ahead in range(state.players):
        owner = np.int8((seat + ahead) % state.players)
        for route in range(game.routes):
            out[n + route] = state.owner[route] == owner
        n += game.routes


@hot
def observe_tickets(
    game: GameTables, state: State, seat: int, starts: NDArray[np.int32], out: NDArray[np.uint8]
) -> None:
    """Write, ticket by ticket, whether this seat holds it, is offered it, and has joined its ends."""
    held, offered, done = starts[TICKETS_PART], starts[OFFER_PART], starts[JOINED_PART]
    observe_set(state.held[seat], game.tickets, out, held)
    for ticket in range(game.tickets):
        out[offered + ticket] = 0
        out[done + ticket] = joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket])
    for slot in range(state.slots[seat]):
        if state.slot[seat, slot] != EMPTY:
            out[(offered if game.offers_tickets == 1 else held) + state.slot[seat, slot]] = 1


@rule
def observe_tunnel(game: GameTables, state: State, out: NDArray[np.uint8], n: int) -> None:
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


@rule
def observe_stations(game: GameTables, state: State, seat: int, out: NDArray[np.uint8], n: int) -> None:
    """Write each seat's stations by location, its own first."""
    for ahead in range(state.players):
        built = state.stations[(seat + ahead) % state.players]
        for location in range(game.locations):
            out[n + location] = built & ONE
            built >>= ONE
        n += game.locations
