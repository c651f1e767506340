"""Worlds that fit a View: what the seat may not know, dealt again at random.

Every deal of the hidden cards and tickets is equally likely; what others' choices tell of them is not weighed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.runs import roll
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest
from wayfare.engine.state import EMPTY, KINDS, POINTS, TICKETS, WORDS


@rule
def sample_world(game: Any, state: Any, seat: int, gone: Any, dice: Any) -> None:
    """Turn the state of a View into a whole state. `gone` are tickets that are out of the game, shown as completed."""
    deal_hands(game, state, dice)
    deal_hidden_tickets(game, state, seat, gone, dice)
    for i in range(8):
        state.key[i] = np.uint32(roll(dice, 0, 1 << 32))
    state.counter = np.uint64(0)
    state.used = 16


@rule
def deal_hands(game: Any, state: Any, dice: Any) -> None:
    """What lies nowhere in the open is in other hands or in the deck."""
    left = state.deck_size
    for card in range(KINDS):
        state.deck[card] = game.cards[card] - state.discards[card]
        for other in range(state.players):  # other hands hold, so far, what is known of them
            state.deck[card] -= state.hand[other, card]
    for place in range(game.market):
        if state.row[place] != EMPTY:
            state.deck[state.row[place]] -= 1
    for other in range(state.players):
        left += hidden_cards(state, other)
    for other in range(state.players):
        for _ in range(hidden_cards(state, other)):
            state.hand[other, take_card(state, left, dice)] += 1
            left -= 1


@rule
def hidden_cards(state: Any, seat: int) -> int:
    """How many cards of a hand are not known; of the viewer's own, none."""
    hidden = state.hand_size[seat]
    for card in range(KINDS):
        hidden -= state.hand[seat, card]
    return hidden  # type: ignore[no-any-return]


@rule
def take_card(state: Any, left: int, dice: Any) -> int:
    """One of the `left` cards that are in the pool, which is where the deck will be."""
    place = roll(dice, 0, left)
    card = 0
    while place >= state.deck[card]:
        place -= state.deck[card]
        card += 1
    state.deck[card] -= 1
    return card


@rule
def deal_hidden_tickets(game: Any, state: Any, seat: int, gone: Any, dice: Any) -> None:
    """Tickets of others, those that were returned, and those that nobody has seen."""
    size = 0
    for word in range(WORDS):
        state.unseen[word] = game.all_tickets[word] & ~gone[word] & ~state.held[seat, word]
    for place in range(state.slots[seat]):
        ticket = state.slot[seat, place]
        if ticket != EMPTY:
            state.unseen[ticket >> 6] &= ~bit(ticket)
    for word in range(WORDS):
        left = state.unseen[word]
        while left != NONE:
            size += 1
            left = drop_lowest(left)
    for other in range(state.players):
        if other == seat:
            continue
        kept = state.ticket_count[other]
        if game.goal == POINTS:
            for _ in range(kept):
                ticket = take_ticket(state, size, dice)
                size -= 1
                state.held[other, ticket >> 6] |= bit(ticket)
        shown = state.slots[other] if game.goal == POINTS else min(state.slots[other], kept)
        for place in range(shown):
            state.slot[other, place] = take_ticket(state, size, dice)
            size -= 1
    for place in range(state.returned_size):
        state.returned[place] = take_ticket(state, size, dice)
        size -= 1
    state.returned_from = 0


@rule
def take_ticket(state: Any, left: int, dice: Any) -> int:
    """One of the `left` tickets that are in the pool, which is where the unseen ones will be."""
    skip = roll(dice, 0, left)
    ticket = 0
    while ticket < TICKETS:
        if state.unseen[ticket >> 6] & bit(ticket) != NONE:
            if skip == 0:
                state.unseen[ticket >> 6] ^= bit(ticket)
                return ticket
            skip -= 1
        ticket += 1
    return EMPTY  # not reached: `left` counts the bits
