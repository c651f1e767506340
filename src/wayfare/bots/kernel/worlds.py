"""Worlds that fit a View: what the seat may not know, dealt again at random.

Every deal of the hidden cards and tickets is equally likely; what others' choices tell of them is not weighed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.engine.kernel.compiled import entry, rule
from wayfare.engine.kernel.runs import roll
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.state import DICE, EMPTY, GAME, KINDS, OVER, POINTS, STATE, TICKETS, WORDS, record

# What a seat has seen of tickets that lie in the deck or are out of the match.
SEEN = record(
    ("gone", "<u8", WORDS),  # shown as completed
    ("returned", "i1", TICKETS),  # the bottom of the deck, top first; EMPTY where another seat put a ticket back
)
SEEN_BYTES = SEEN.itemsize


@rule
def sample_world(game: Any, state: Any, seat: int, seen: Any, dice: Any) -> None:
    """Turn the state of a View into a whole state."""
    deal_hands(game, state, dice)
    deal_hidden_tickets(game, state, seat, seen, dice)
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
def deal_hidden_tickets(game: Any, state: Any, seat: int, seen: Any, dice: Any) -> None:
    """Tickets of others, those that were returned, and those that nobody has seen."""
    left = gather_tickets(game, state, seen)
    for other in range(state.players):
        if other == seat or state.phase == OVER:  # at the end all tickets lie open
            continue
        kept = state.ticket_count[other]
        if game.goal == POINTS:
            for _ in range(kept):
                ticket = take_ticket(state, left, dice)
                left -= 1
                state.held[other, ticket >> 6] |= bit(ticket)
        shown = state.slots[other] if game.goal == POINTS else min(state.slots[other], kept)
        for place in range(shown):
            state.slot[other, place] = take_ticket(state, left, dice)
            left -= 1
    for place in range(state.returned_size):
        state.returned[place] = seen.returned[place]
        if seen.returned[place] == EMPTY:
            state.returned[place] = take_ticket(state, left, dice)
            left -= 1
    state.returned_from = 0


@rule
def gather_tickets(game: Any, state: Any, seen: Any) -> int:
    """Put all tickets into the pool whose place is not known, where the unseen ones will be; how many are they?"""
    for word in range(WORDS):
        state.unseen[word] = game.all_tickets[word] & ~seen.gone[word]
        for seat in range(state.players):
            state.unseen[word] &= ~state.held[seat, word]
    for seat in range(state.players):
        for place in range(state.slots[seat]):
            remove_ticket(state, state.slot[seat, place])
    for place in range(state.returned_size):
        remove_ticket(state, seen.returned[place])
    count = 0
    for word in range(WORDS):
        left = state.unseen[word]
        while left != NONE:
            count += 1
            left = drop_lowest(left)
    return count


@rule
def remove_ticket(state: Any, ticket: int) -> None:
    if ticket != EMPTY:
        state.unseen[ticket >> 6] &= ~bit(ticket)


@rule
def take_ticket(state: Any, left: int, dice: Any) -> int:
    """One of the `left` tickets that are in the pool."""
    skip = roll(dice, 0, left)
    for word in range(WORDS):
        pool = state.unseen[word]
        while pool != NONE:
            if skip == 0:
                state.unseen[word] ^= bit(lowest(pool))
                return 64 * word + lowest(pool)
            skip -= 1
            pool = drop_lowest(pool)
    return EMPTY  # not reached: `left` counts the bits


@entry
def sample(game_raw: Any, world_raw: Any, seat: int, seen_raw: Any, dice_raw: Any) -> None:
    """Turn the bytes of a View into those of a world that fits it."""
    game, state, seen = game_raw.view(GAME)[0], world_raw.view(STATE)[0], seen_raw.view(SEEN)[0]
    sample_world(game, state, seat, seen, dice_raw.view(DICE)[0])
