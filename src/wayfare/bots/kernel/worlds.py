"""Worlds that match a View: everything the seat may not know is dealt again at random.

Tickets that were placed in front of other seats before, as `beliefs.py` does, stay there. Of what is left, every deal
is equally likely.
"""

from __future__ import annotations

import numpy as np

from wayfare.compiling import as_record, entry, rule
from wayfare.compiling.records import Raw, Record, int8, uint64
from wayfare.engine.kernel.runs import roll
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.state import (
    EMPTY,
    KEEP_DEALT,
    KINDS,
    NOBODY,
    OVER,
    SEATS,
    TICKETS,
    WILD,
    WORDS,
    Dice,
    GameTables,
    State,
)


class SeenTickets(Record):
    """The tickets a seat has seen that are now in the deck or out of the game."""

    gone = uint64(WORDS)  # completed or removed, and out of the game
    removed = int8(SEATS)  # by seat: how many it removed of those it was dealt
    returned = int8(TICKETS)  # the bottom of the deck, top first; EMPTY where another seat returned the ticket


@rule
def sample_world(game: GameTables, state: State, seat: int, seen: SeenTickets, dice: Dice) -> None:
    """Complete the state of a View: deal everything that is hidden in it."""
    deal_hands(game, state, dice)
    deal_hidden_tickets(game, state, seat, seen, dice)
    for i in range(8):
        state.key[i] = np.uint32(roll(dice, 0, 1 << 32))
    state.counter = np.uint64(0)
    state.used = 16


@rule
def deal_hands(game: GameTables, state: State, dice: Dice) -> None:
    """Deal the cards that aren't in sight to the other hands; the rest form the deck."""
    left = state.deck_size
    for card in range(KINDS):
        state.deck[card] = game.cards[card] - state.discards[card]
        for other in range(state.players):  # so far, other hands hold only their known cards
            state.deck[card] -= state.hand[other, card]
    for index in range(game.market):
        if state.row[index] != EMPTY:
            state.deck[state.row[index]] -= 1
    if state.tunnel != NOBODY:
        leave_out_tunnel(game, state)
    for other in range(state.players):
        left += hidden_cards(state, other)
    for other in range(state.players):
        for _ in range(hidden_cards(state, other)):
            state.hand[other, take_card(state, left, dice)] += 1
            left -= 1


@rule
def leave_out_tunnel(game: GameTables, state: State) -> None:
    """Take the cards laid down and turned up for a tunnel out of the pool: everyone sees them."""
    wilds = game.action_wilds[state.tunnel]
    state.deck[WILD] -= wilds
    state.deck[game.action_card[state.tunnel]] -= game.length[game.action_route[state.tunnel]] - wilds
    for index in range(game.tunnel_cards):
        if state.turned[index] != EMPTY:
            state.deck[state.turned[index]] -= 1


@rule
def hidden_cards(state: State, seat: int) -> int:
    """How many cards of a hand are unknown; none of the viewer's own."""
    hidden = state.hand_size[seat]
    for card in range(KINDS):
        hidden -= state.hand[seat, card]
    return hidden


@rule
def take_card(state: State, left: int, dice: Dice) -> int:
    """Take one of the `left` cards from the pool, which is kept in the deck's counts."""
    skip = roll(dice, 0, left)
    card = 0
    while skip >= state.deck[card]:
        skip -= state.deck[card]
        card += 1
    state.deck[card] -= 1
    return card


@rule
def deal_hidden_tickets(game: GameTables, state: State, seat: int, seen: SeenTickets, dice: Dice) -> None:
    """Deal the other seats' tickets and those they returned; of the rest, as many as the deck has are unseen.

    The pool, `state.unseen`, has long tickets first; these can't be anywhere else than in front of a seat.
    """
    left = gather_tickets(game, state, seen)
    long = long_tickets_in_pool(game, state)
    left -= long
    for other in range(state.players):
        if other == seat or state.phase == OVER:  # at the end all tickets are public
            continue
        kept = state.ticket_count[other]
        if game.offers_tickets == 1:
            placed = tickets_placed(state, other)
            choosing = state.phase == KEEP_DEALT and state.slots[other] > 0
            kept_long = 0 if choosing or placed > 0 else long_kept(game, seen, other, dice)
            for n in range(kept - placed):
                ticket = take_ticket(state, 0, long, dice) if n < kept_long else take_ticket(state, long, left, dice)
                long -= n < kept_long
                left -= n >= kept_long
                state.held[other, ticket >> 6] |= bit(ticket)
        shown = state.slots[other] if game.offers_tickets == 1 else min(state.slots[other], kept)
        for slot in range(shown):
            if state.slot[other, slot] != EMPTY:
                continue
            dealt_long = state.phase == KEEP_DEALT and slot < game.long_tickets_dealt
            state.slot[other, slot] = (
                take_ticket(state, 0, long, dice) if dealt_long else take_ticket(state, long, left, dice)
            )
            long -= dealt_long
            left -= not dealt_long
    for index in range(state.returned_size):
        state.returned[index] = seen.returned[index]
        if seen.returned[index] == EMPTY:
            state.returned[index] = take_ticket(state, long, left, dice)
            left -= 1
    state.returned_from = 0
    for _ in range(left - state.unseen_size):  # removed by other seats
        take_ticket(state, long, left, dice)
        left -= 1
    for _ in range(long):
        take_ticket(state, 0, 1, dice)


@rule
def tickets_placed(state: State, seat: int) -> int:
    count = 0
    for word in range(WORDS):
        left = state.held[seat, word]
        while left != NONE:
            count += 1
            left = drop_lowest(left)
    return count


@rule
def long_kept(game: GameTables, seen: SeenTickets, seat: int, dice: Dice) -> int:
    """How many long tickets a seat kept of those it was dealt, if any choice of so many tickets is equally likely."""
    dealt = game.long_tickets_dealt + game.tickets_dealt
    kept = dealt - seen.removed[seat]
    found = 0
    for n in range(game.long_tickets_dealt):
        found += roll(dice, 0, dealt - n) < kept - found
    return found


@rule
def long_tickets_in_pool(game: GameTables, state: State) -> int:
    count = 0
    for ticket in range(game.long_tickets):
        count += state.unseen[ticket >> 6] & bit(ticket) != NONE
    return count


@rule
def gather_tickets(game: GameTables, state: State, seen: SeenTickets) -> int:
    """Put all tickets of unknown whereabouts into the pool, kept in `state.unseen`. Returns how many."""
    for word in range(WORDS):
        state.unseen[word] = game.all_tickets[word] & ~seen.gone[word]
        for seat in range(state.players):
            state.unseen[word] &= ~state.held[seat, word]
    for seat in range(state.players):
        for slot in range(state.slots[seat]):
            remove_ticket(state, state.slot[seat, slot])
    for index in range(state.returned_size):
        remove_ticket(state, seen.returned[index])
    count = 0
    for word in range(WORDS):
        left = state.unseen[word]
        while left != NONE:
            count += 1
            left = drop_lowest(left)
    return count


@rule
def remove_ticket(state: State, ticket: int) -> None:
    if ticket != EMPTY:
        state.unseen[ticket >> 6] &= ~bit(ticket)


@rule
def take_ticket(state: State, first: int, left: int, dice: Dice) -> int:
    """Take one of `left` tickets from the pool, beginning with the one after `first` others."""
    skip = first + roll(dice, 0, left)
    for word in range(WORDS):
        pool = state.unseen[word]
        while pool != NONE:
            if skip == 0:
                state.unseen[word] ^= bit(lowest(pool))
                return 64 * word + lowest(pool)
            skip -= 1
            pool = drop_lowest(pool)
    return EMPTY  # never reached: `left` is the number of bits


@entry
def sample_once(game_raw: Raw, world_raw: Raw, seat: int, seen_raw: Raw, dice_raw: Raw) -> None:
    """Turn the bytes of a View into those of a world that matches it."""
    game, state, seen = as_record(game_raw, GameTables), as_record(world_raw, State), as_record(seen_raw, SeenTickets)
    sample_world(game, state, seat, seen, as_record(dice_raw, Dice))
