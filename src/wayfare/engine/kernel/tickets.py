"""Tickets: their deck, offers and keeping them (points games), the open hand and completing it (races).

Only the bottom of the deck has an order: the tickets that were returned. Above them are those nobody has seen, and one
of these is drawn at random when it's needed.
"""

from __future__ import annotations

from wayfare.compiling import hot, rule
from wayfare.engine.kernel.chance import below
from wayfare.engine.kernel.log import emit
from wayfare.engine.kernel.routes import coasts_joined, joined
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.kernel.spans import At, span
from wayfare.engine.state import (
    BONUS,
    COMPLETED,
    DREW_TICKET,
    EMPTY,
    ITEM,
    KEEP_DEALT,
    OFFERED,
    REMOVED,
    RETURNED,
    TICKETS,
    WORDS,
    GameTables,
    Log,
    Spans,
    State,
)


@hot
def tickets_left(state: State) -> int:
    return state.unseen_size + state.returned_size


@rule
def top_ticket(state: State) -> int:
    """Take the top ticket off the deck."""
    if state.unseen_size == 0:
        ticket = state.returned[state.returned_from]
        state.returned_from = (state.returned_from + 1) % TICKETS
        state.returned_size -= 1
        return ticket
    return take_unseen(state, below(state, state.unseen_size))


@rule
def take_unseen(state: State, skip: int) -> int:
    """Take the unseen ticket after the first `skip`."""
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
def return_ticket(state: State, ticket: int, log: Log | None) -> None:
    """Put a ticket at the bottom of the deck (NY-3, NY-13, FJ-4)."""
    state.returned[(int(state.returned_from) + state.returned_size) % TICKETS] = ticket
    state.returned_size += 1
    emit(log, RETURNED, ticket)


@rule
def deal_long_tickets(game: GameTables, state: State) -> None:
    """Deal the long tickets; those that nobody gets are out of the game (EU-4, EU-5)."""
    left = game.long_tickets
    for seat in range(state.players):
        for _ in range(game.long_tickets_dealt):
            put_down(state, seat, take_unseen(state, below(state, left)))  # they come before all others
            left -= 1
    for _ in range(left):
        take_unseen(state, 0)


@rule
def put_down(state: State, seat: int, ticket: int) -> None:
    """Put a ticket in front of a seat."""
    state.slot[seat, state.slots[seat]] = ticket
    state.slots[seat] += 1


@rule
def deal_tickets(state: State, seat: int, count: int) -> None:
    """Put `count` tickets in front of a seat, or as many as are left (NY-3, NY-13, NY-14, FJ-1)."""
    for _ in range(min(count, tickets_left(state))):
        put_down(state, seat, top_ticket(state))


@rule
def offer(game: GameTables, state: State, log: Log | None) -> None:
    """Draw tickets to choose from (NY-13, NY-14)."""
    seat = state.turn
    deal_tickets(state, seat, game.tickets_offered)
    emit(log, OFFERED, state.slots[seat])
    for i in range(state.slots[seat]):
        emit(log, ITEM, state.slot[seat, i])


@rule
def keep_action(game: GameTables, state: State, subset: int) -> int:
    """The action that keeps a subset of the tickets on offer (bit i: the ticket in slot i), or -1 if it's too small.

    `engine/keeps.py` says how the choices are numbered.
    """
    seat = state.turn
    chosen_low, chosen_high = NONE, NONE
    for i in range(state.slots[seat]):
        if subset >> i & 1:
            ticket = state.slot[seat, i]
            if ticket < 64:
                chosen_low |= bit(ticket)
            else:
                chosen_high |= bit(ticket)
    long, long_rank = 0, 0
    others, rank = 0, 0
    for word in range(WORDS):
        left = chosen_low if word == 0 else chosen_high
        while left != NONE:
            ticket = 64 * word + lowest(left)
            if ticket < game.long_tickets:
                long += 1
                long_rank += game.combinations[ticket, long]
            else:
                others += 1
                rank += game.combinations[ticket - game.long_tickets, others]
            left = drop_lowest(left)
    least = game.tickets_kept_at_start if state.phase == KEEP_DEALT else game.tickets_kept
    if long + others < min(least, state.slots[seat]):
        return -1
    if long > 0:
        rank += long_rank * game.combinations[game.tickets - game.long_tickets, others]
    return game.keep[long, others] + rank


@rule
def keeps(game: GameTables, state: State, spans: Spans, at: At) -> At:
    """Every set of tickets that the seat may keep (NY-3, NY-13, EU-4)."""
    for subset in range(1, 1 << state.slots[state.turn]):
        action = keep_action(game, state, subset)
        at = span(spans, at, action, action >= 0)
    return at


@rule
def keep(game: GameTables, state: State, action: int, log: Log | None) -> None:
    """Keep the chosen tickets for good (NY-15) and return the others (NY-3, NY-13), or remove them (EU-5)."""
    seat = state.turn
    subset = 1
    while keep_action(game, state, subset) != action:
        subset += 1
    for i in range(state.slots[seat]):
        ticket = state.slot[seat, i]
        if subset >> i & 1:
            state.held[seat, ticket >> 6] |= bit(ticket)
            state.ticket_count[seat] += 1
        elif game.unkept_removed == 1 and state.phase == KEEP_DEALT:
            emit(log, REMOVED, ticket)
        else:
            return_ticket(state, ticket, log)
        state.slot[seat, i] = EMPTY
    state.slots[seat] = 0


@rule
def swap(game: GameTables, state: State, log: Log | None) -> None:
    """Return the tickets in hand and draw as many from the top (FJ-4); these may already be completed (FJ-5)."""
    seat = state.turn
    for i in range(state.slots[seat]):
        return_ticket(state, state.slot[seat, i], log)
    for i in range(state.slots[seat]):
        state.slot[seat, i] = top_ticket(state)
        emit(log, DREW_TICKET, state.slot[seat, i])
    complete(game, state, log)


@rule
def complete(game: GameTables, state: State, log: Log | None) -> None:
    """Show completed tickets one by one, each with its replacements, then take the bonus (FJ-5, FJ-6, FJ-7)."""
    seat = state.turn
    for i in range(state.slots[seat]):
        while state.slot[seat, i] != EMPTY:
            ticket = state.slot[seat, i]
            if not joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket]):
                break
            state.completed[seat] += 1
            state.ticket_count[seat] -= 1
            state.slot[seat, i] = EMPTY
            emit(log, COMPLETED, ticket)
            if state.completed[seat] == game.tickets_to_win:
                return
            if tickets_left(state) > 0:
                state.slot[seat, i] = top_ticket(state)
                state.ticket_count[seat] += 1
                emit(log, DREW_TICKET, state.slot[seat, i])
    if state.bonus[seat] == 0 and bonus_left(game, state) and coasts_joined(game, state, seat):
        state.bonus[seat] = 1
        state.completed[seat] += 1
        emit(log, BONUS, seat)


@rule
def bonus_left(game: GameTables, state: State) -> bool:
    """Whether there is a bonus ticket that nobody has taken (FJ-6)."""
    taken = 0
    for seat in range(state.players):
        taken += state.bonus[seat]
    return taken < game.bonus_tickets
