"""Tickets: the deck, offers and what is kept of them (New York), the hand of two (First Journey).

Of the deck only the bottom has an order: the tickets that were returned. Those that nobody has seen lie above them, and
one of them is drawn at random when it is needed.
"""

from __future__ import annotations

from typing import Any

from wayfare.engine.kernel.chance import below
from wayfare.engine.kernel.compiled import hot, rule
from wayfare.engine.kernel.events import BONUS, COMPLETED, DREW_TICKET, ITEM, OFFERED, RETURNED, emit
from wayfare.engine.kernel.routes import coasts_joined, joined
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.kernel.spans import span
from wayfare.engine.state import EMPTY, TICKETS, WORDS


@hot
def tickets_left(state: Any) -> int:
    return state.unseen_size + state.returned_size  # type: ignore[no-any-return]


@rule
def top_ticket(state: Any) -> int:
    """Take the top ticket off the deck."""
    if state.unseen_size == 0:
        ticket = state.returned[state.returned_from]
        state.returned_from = (state.returned_from + 1) % TICKETS
        state.returned_size -= 1
        return ticket  # type: ignore[no-any-return]
    skip = below(state, state.unseen_size)
    for word in range(WORDS):
        left = state.unseen[word]
        while left != NONE:
            if skip == 0:
                state.unseen[word] ^= bit(lowest(left))
                state.unseen_size -= 1
                return 64 * word + lowest(left)
            skip -= 1
            left = drop_lowest(left)
    return EMPTY  # not reached: unseen_size counts the bits


@rule
def return_ticket(state: Any, ticket: int, log: Any) -> None:
    """To the bottom of the deck (NY-3, NY-13, FJ-4)."""
    state.returned[(int(state.returned_from) + state.returned_size) % TICKETS] = ticket
    state.returned_size += 1
    emit(log, RETURNED, ticket)


@rule
def deal_tickets(state: Any, seat: int, count: int) -> None:
    """Put so many tickets in front of a seat, or as many as there are (NY-3, NY-13, NY-14, FJ-1)."""
    state.slots[seat] = min(count, tickets_left(state))
    for place in range(state.slots[seat]):
        state.slot[seat, place] = top_ticket(state)


@rule
def offer(game: Any, state: Any, log: Any) -> None:
    """Draw tickets to choose from (NY-13, NY-14)."""
    seat = state.turn
    deal_tickets(state, seat, game.tickets_offered)
    emit(log, OFFERED, state.slots[seat])
    for place in range(state.slots[seat]):
        emit(log, ITEM, state.slot[seat, place])


@rule
def keep_action(game: Any, state: Any, subset: int) -> int:
    """The action that keeps a subset of the tickets on offer (bit p: the one at place p), or -1 if they are too few.

    A set of n tickets has its place among all sets of n: C(first, 1) + C(second, 2) + ..., in rising order.
    """
    seat = state.turn
    chosen_low, chosen_high = NONE, NONE
    for place in range(state.slots[seat]):
        if subset >> place & 1:
            ticket = state.slot[seat, place]
            if ticket < 64:
                chosen_low |= bit(ticket)
            else:
                chosen_high |= bit(ticket)
    count = 0
    rank = 0
    for word in range(WORDS):
        left = chosen_low if word == 0 else chosen_high
        while left != NONE:
            count += 1
            rank += choose(64 * word + lowest(left), count)
            left = drop_lowest(left)
    if count < min(game.tickets_kept, state.slots[seat]):
        return -1
    return game.keep[count - 1] + rank  # type: ignore[no-any-return]


@rule
def choose(n: int, k: int) -> int:
    """How many sets of k there are among n."""
    sets = 1
    for i in range(k):
        sets = sets * (n - i) // (i + 1)
    return sets


@rule
def keeps(game: Any, state: Any, spans: Any, at: Any) -> Any:
    """Every choice of tickets that may be kept (NY-3, NY-13)."""
    for subset in range(1, 1 << state.slots[state.turn]):
        action = keep_action(game, state, subset)
        at = span(spans, at, action, action >= 0)
    return at


@rule
def keep(game: Any, state: Any, action: int, log: Any) -> None:
    """Keep the chosen tickets for good (NY-15); the others go back (NY-3, NY-13)."""
    seat = state.turn
    subset = 1
    while keep_action(game, state, subset) != action:
        subset += 1
    for place in range(state.slots[seat]):
        ticket = state.slot[seat, place]
        if subset >> place & 1:
            state.held[seat, ticket >> 6] |= bit(ticket)
            state.ticket_count[seat] += 1
        else:
            return_ticket(state, ticket, log)
        state.slot[seat, place] = EMPTY
    state.slots[seat] = 0


@rule
def swap(game: Any, state: Any, log: Any) -> None:
    """The tickets in hand go to the bottom, as many come from the top (FJ-4); they may be joined already (FJ-5)."""
    seat = state.turn
    for place in range(state.slots[seat]):
        return_ticket(state, state.slot[seat, place], log)
    for place in range(state.slots[seat]):
        state.slot[seat, place] = top_ticket(state)
        emit(log, DREW_TICKET, state.slot[seat, place])
    complete(game, state, log)


@rule
def complete(game: Any, state: Any, log: Any) -> None:
    """Show what is completed, ticket by ticket, each with its replacements, then the bonus (FJ-5, FJ-6, FJ-7)."""
    seat = state.turn
    for place in range(state.slots[seat]):
        while state.slot[seat, place] != EMPTY:
            ticket = state.slot[seat, place]
            if not joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket]):
                break
            state.completed[seat] += 1
            state.ticket_count[seat] -= 1
            state.slot[seat, place] = EMPTY
            emit(log, COMPLETED, ticket)
            if state.completed[seat] == game.tickets_to_win:
                return
            if tickets_left(state) > 0:
                state.slot[seat, place] = top_ticket(state)
                state.ticket_count[seat] += 1
                emit(log, DREW_TICKET, state.slot[seat, place])
    if state.bonus[seat] == 0 and bonus_left(game, state) and coasts_joined(game, state, seat):
        state.bonus[seat] = 1
        state.completed[seat] += 1
        emit(log, BONUS, seat)


@rule
def bonus_left(game: Any, state: Any) -> bool:
    taken = 0
    for seat in range(state.players):
        taken += state.bonus[seat]
    return taken < game.bonus_tickets  # type: ignore[no-any-return]
