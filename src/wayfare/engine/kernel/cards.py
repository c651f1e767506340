"""The deck, the discards and the market.

The deck is held as counts, and a card is drawn at random when it's needed: the odds are those of a shuffled pile,
and nothing in the state knows the future.
"""

from __future__ import annotations

import numpy as np

from wayfare.compiling import hot, rule
from wayfare.engine.kernel.chance import below
from wayfare.engine.kernel.log import emit
from wayfare.engine.kernel.sets import lowest
from wayfare.engine.state import (
    DREW,
    EMPTY,
    ITEM,
    KINDS,
    REFILLED,
    RESET,
    RESHUFFLED,
    WILD,
    GameTables,
    Log,
    State,
)


@hot
def reshuffle(state: State, log: Log | None) -> None:
    """When the deck is empty, the discards become the deck at once (C-6)."""
    if state.deck_size == 0 and state.discards_size > 0:
        for card in range(KINDS):
            state.deck[card] = state.discards[card]
            state.discards[card] = 0
        state.deck_size = state.discards_size
        state.discards_size = 0
        emit(log, RESHUFFLED, state.deck_size)


@hot
def top_card(state: State) -> int:
    """Take the top card off the deck. The caller logs where it went, then reshuffles."""
    index = below(state, state.deck_size)
    card = 0
    passed = 0
    for kind in range(WILD):  # no early exit: a branch that can't be predicted costs more than the rest of the loop
        passed += state.deck[kind]
        card += index >= passed
    state.deck[card] -= 1
    state.deck_size -= 1
    return card


@hot
def draw_card(state: State, seat: int, log: Log | None) -> None:
    card = top_card(state)
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    emit(log, DREW, card)
    reshuffle(state, log)


@rule
def turn_up(game: GameTables, state: State) -> None:
    """Turn up the first cards of the market (NY-2)."""
    for i in range(game.market):
        state.row[i] = top_card(state)


@rule
def refill(game: GameTables, state: State, log: Log | None) -> bool:
    """Fill the gaps in the market while there are cards (C-6, C-7). Return whether the row changed."""
    changed = False
    for i in range(game.market):
        if state.row[i] == EMPTY and state.deck_size > 0:
            refill_slot(state, i, log)
            changed = True
    return changed


@hot
def refill_slot(state: State, i: int, log: Log | None) -> None:
    """Move a card from the deck to a gap in the market, if there is one."""
    if state.deck_size > 0:
        state.row[i] = top_card(state)
        emit(log, REFILLED, state.row[i])
        reshuffle(state, log)


@hot
def reset_if_due(game: GameTables, state: State, log: Log | None) -> None:
    """Replace a full market that has too many wild cards (NY-9), but only a few times in a row (NY-10)."""
    for _ in range(game.reset_limit):
        wilds = 0
        gaps = 0
        for i in range(game.market):
            wilds += state.row[i] == WILD
            gaps += state.row[i] == EMPTY
        if wilds < game.reset_at or gaps > 0:
            return
        reset(game, state, log)
        refill(game, state, log)


@rule
def reset(game: GameTables, state: State, log: Log | None) -> None:
    """Discard the whole market (NY-9)."""
    emit(log, RESET, game.market)
    for i in range(game.market):
        emit(log, ITEM, state.row[i])
        state.discards[state.row[i]] += 1
        state.row[i] = EMPTY
    state.discards_size += game.market
    reshuffle(state, log)


@hot
def take_market(game: GameTables, state: State, seat: int, card: int, log: Log | None) -> None:
    """Move a card from the market to a hand, where everyone knows of it, and fill the gap (NY-4)."""
    found = 0
    for i in range(game.market):
        found |= (state.row[i] == card) << i
    first = lowest(np.uint64(found))
    state.row[first] = EMPTY
    state.hand[seat, card] += 1
    state.known[seat, card] += 1
    state.hand_size[seat] += 1
    refill_slot(state, first, log)
    reset_if_due(game, state, log)


@hot
def pay(game: GameTables, state: State, seat: int, colour: int, cards: int, wilds: int, log: Log | None) -> None:
    """Discard the payment, and see to the deck and the market (C-7)."""
    spend(state, seat, colour, cards)
    spend(state, seat, WILD, wilds)
    settle(game, state, log)


@hot
def settle(game: GameTables, state: State, log: Log | None) -> None:
    """After cards were discarded: reshuffle if the deck is empty, then refill the market (C-7)."""
    reshuffle(state, log)
    if refill(game, state, log):
        reset_if_due(game, state, log)


@hot
def spend(state: State, seat: int, card: int, count: int) -> None:
    lay_down(state, seat, card, count)
    discard(state, card, count)


@hot
def lay_down(state: State, seat: int, card: int, count: int) -> None:
    """Take cards out of a hand. What was known of it stays known, less what everyone now sees leave it."""
    state.hand[seat, card] -= count
    state.known[seat, card] = max(0, state.known[seat, card] - count)
    state.hand_size[seat] -= count


@hot
def discard(state: State, card: int, count: int) -> None:
    state.discards[card] += count
    state.discards_size += count


@rule
def take_back(state: State, seat: int, card: int, count: int) -> None:
    """Return cards that were laid down to the hand, where everyone knows of them (EU-15, EU-17)."""
    state.hand[seat, card] += count
    state.known[seat, card] += count
    state.hand_size[seat] += count
