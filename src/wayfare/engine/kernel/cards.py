"""The deck, the discards and the market.

The deck is counts, and a card is drawn at random when it is needed: the same chances as a shuffled pile, and nothing
in the state knows the future.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.engine.kernel.chance import below
from wayfare.engine.kernel.compiled import hot, rule
from wayfare.engine.kernel.events import DREW, ITEM, REFILLED, RESET, RESHUFFLED, emit
from wayfare.engine.kernel.sets import lowest
from wayfare.engine.state import EMPTY, KINDS, WILD


@hot
def reshuffle(state: Any, log: Any) -> None:
    """When the deck is empty, the discards become the deck at once (C-6)."""
    if state.deck_size == 0 and state.discards_size > 0:
        for card in range(KINDS):
            state.deck[card] = state.discards[card]
            state.discards[card] = 0
        state.deck_size = state.discards_size
        state.discards_size = 0
        emit(log, RESHUFFLED, state.deck_size)


@hot
def top_card(state: Any) -> int:
    """Take the top card off the deck. The caller says where it went, then reshuffles."""
    place = below(state, state.deck_size)
    card = 0
    passed = 0
    for kind in range(WILD):  # no early way out: a branch that cannot be foreseen costs more than the rest of the loop
        passed += state.deck[kind]
        card += place >= passed
    state.deck[card] -= 1
    state.deck_size -= 1
    return card


@hot
def draw_card(state: Any, seat: int, log: Any) -> None:
    """From the deck to a hand."""
    card = top_card(state)
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    emit(log, DREW, card)
    reshuffle(state, log)


@rule
def turn_up(game: Any, state: Any) -> None:
    """The first cards of the market (NY-2)."""
    for place in range(game.market):
        state.row[place] = top_card(state)


@rule
def refill(game: Any, state: Any, log: Any) -> bool:
    """Fill the empty places of the market, as far as there are cards (C-6, C-7). Did the row change?"""
    changed = False
    for place in range(game.market):
        if state.row[place] == EMPTY and state.deck_size > 0:
            refill_place(state, place, log)
            changed = True
    return changed


@hot
def refill_place(state: Any, place: int, log: Any) -> None:
    """From the deck to the market."""
    if state.deck_size > 0:
        state.row[place] = top_card(state)
        emit(log, REFILLED, state.row[place])
        reshuffle(state, log)


@hot
def reset_if_due(game: Any, state: Any, log: Any) -> None:
    """A full market with so many wild cards is replaced (NY-9), a few times in a row at most (NY-10)."""
    for _ in range(game.reset_limit):
        wilds = 0
        gaps = 0
        for place in range(game.market):
            wilds += state.row[place] == WILD
            gaps += state.row[place] == EMPTY
        if wilds < game.reset_at or gaps > 0:
            return
        reset(game, state, log)
        refill(game, state, log)


@rule
def reset(game: Any, state: Any, log: Any) -> None:
    """Discard the whole market (NY-9)."""
    emit(log, RESET, game.market)
    for place in range(game.market):
        emit(log, ITEM, state.row[place])
        state.discards[state.row[place]] += 1
        state.row[place] = EMPTY
    state.discards_size += game.market
    reshuffle(state, log)


@hot
def take_market(game: Any, state: Any, seat: int, card: int, log: Any) -> None:
    """From the market to a hand, in the open; its place is filled at once (NY-4)."""
    places = 0
    for place in range(game.market):
        places |= (state.row[place] == card) << place
    place = lowest(np.uint64(places))
    state.row[place] = EMPTY
    state.hand[seat, card] += 1
    state.known[seat, card] += 1
    state.hand_size[seat] += 1
    refill_place(state, place, log)
    reset_if_due(game, state, log)


@hot
def pay(game: Any, state: Any, seat: int, colour: int, cards: int, wilds: int, log: Any) -> None:
    """Cards go to the discards together, the deck is made anew if it was empty, the market is filled (C-7)."""
    spend(state, seat, colour, cards)
    spend(state, seat, WILD, wilds)
    reshuffle(state, log)
    if refill(game, state, log):
        reset_if_due(game, state, log)


@hot
def spend(state: Any, seat: int, card: int, count: int) -> None:
    """What was known of the hand stays known, less what is now seen to leave it."""
    state.hand[seat, card] -= count
    state.known[seat, card] = max(0, state.known[seat, card] - count)
    state.hand_size[seat] -= count
    state.discards[card] += count
    state.discards_size += count
