"""Worlds that match a View: everything the seat may not know is dealt again at random.

Every deal of the hidden cards and tickets is equally likely; what the others' choices reveal about them is ignored.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.engine.kernel.compiled import entry, rule
from wayfare.engine.kernel.runs import roll
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.state import DICE, EMPTY, GAME, KINDS, OVER, POINTS, STATE, TICKETS, WORDS, record

# The tickets a seat has seen that are now in the deck or out of the game.
SEEN_TICKETS = record(
    ("gone", "<u8", WORDS),  # completed, and out of the game
    ("returned", "i1", TICKETS),  # the bottom of the deck, top first; EMPTY where another seat returned the ticket
)
SEEN_TICKETS_BYTES = SEEN_TICKETS.itemsize


@rule
def sample_world(game: Any, state: Any, seat: int, seen: Any, dice: Any) -> None:
    """Complete the state of a View: deal everything that is hidden in it."""
    deal_hands(game, state, dice)
    deal_hidden_tickets(game, state, seat, seen, dice)
    for i in range(8):
        state.key[i] = np.uint32(roll(dice, 0, 1 << 32))
    state.counter = np.uint64(0)
    state.used = 16


@rule
def deal_hands(game: Any, state: Any, dice: Any) -> None:
    """Deal the cards that aren't in sight to the other hands; the rest form the deck."""
    left = state.deck_size
    for card in range(KINDS):
        state.deck[card] = game.cards[card] - state.discards[card]
        for other in range(state.players):  # so far, other hands hold only their known cards
            state.deck[card] -= state.hand[other, card]
    for index in range(game.market):
        if state.row[index] != EMPTY:
            state.deck[state.row[index]] -= 1
    for other in range(state.players):
        left += hidden_cards(state, other)
    for other in range(state.players):
        for _ in range(hidden_cards(state, other)):
            state.hand[other, take_card(state, left, dice)] += 1
            left -= 1


@rule
def hidden_cards(state: Any, seat: int) -> int:
    """How many cards of a hand are unknown; none of the viewer's own."""
    hidden = state.hand_size[seat]
    for card in range(KINDS):
        hidden -= state.hand[seat, card]
    return hidden  # type: ignore[no-any-return]


@rule
def take_card(state: Any, left: int, dice: Any) -> int:
    """Take one of the `left` cards from the pool, which is kept in the deck's counts."""
    skip = roll(dice, 0, left)
    card = 0
    while skip >= state.deck[card]:
        skip -= state.deck[card]
        card += 1
    state.deck[card] -= 1
    return card


@rule
def deal_hidden_tickets(game: Any, state: Any, seat: int, seen: Any, dice: Any) -> None:
    """Deal the other seats' tickets and those they returned; the rest are unseen."""
    left = gather_tickets(game, state, seen)
    for other in range(state.players):
        if other == seat or state.phase == OVER:  # at the end all tickets are public
            continue
        kept = state.ticket_count[other]
        if game.goal == POINTS:
            for _ in range(kept):
                ticket = take_ticket(state, left, dice)
                left -= 1
                state.held[other, ticket >> 6] |= bit(ticket)
        shown = state.slots[other] if game.goal == POINTS else min(state.slots[other], kept)
        for slot in range(shown):
            state.slot[other, slot] = take_ticket(state, left, dice)
            left -= 1
    for index in range(state.returned_size):
        state.returned[index] = seen.returned[index]
        if seen.returned[index] == EMPTY:
            state.returned[index] = take_ticket(state, left, dice)
            left -= 1
    state.returned_from = 0


@rule
def gather_tickets(game: Any, state: Any, seen: Any) -> int:
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
def remove_ticket(state: Any, ticket: int) -> None:
    """Remove a ticket from the pool."""
    if ticket != EMPTY:
        state.unseen[ticket >> 6] &= ~bit(ticket)


@rule
def take_ticket(state: Any, left: int, dice: Any) -> int:
    """Take one of the `left` tickets from the pool."""
    skip = roll(dice, 0, left)
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
def sample_once(game_raw: Any, world_raw: Any, seat: int, seen_raw: Any, dice_raw: Any) -> None:
    """Turn the bytes of a View into those of a world that matches it."""
    game, state, seen = game_raw.view(GAME)[0], world_raw.view(STATE)[0], seen_raw.view(SEEN_TICKETS)[0]
    sample_world(game, state, seat, seen, dice_raw.view(DICE)[0])
