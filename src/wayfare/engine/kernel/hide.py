"""What a seat may know of a state: the same record, with everything else wiped."""

from __future__ import annotations

import numpy as np

from wayfare.compiling import rule
from wayfare.engine.kernel.sets import NONE
from wayfare.engine.state import EMPTY, KINDS, OVER, SEATS, SLOTS, TICKETS, WORDS, State


@rule
def hide(state: State, seat: int) -> None:
    """Wipe whatever `seat` may not know (C-5, NY-15, FJ-1); -1 is a spectator.

    Cards that others took face up stay. At the end all tickets are shown, but hands stay hidden.
    """
    hide_chance(state)
    for card in range(KINDS):
        state.deck[card] = 0
    for other in range(SEATS):
        if other == seat:
            continue
        for card in range(KINDS):
            state.hand[other, card] = state.known[other, card]
        if state.phase != OVER:
            for word in range(WORDS):
                state.held[other, word] = NONE
            for i in range(SLOTS):
                state.slot[other, i] = EMPTY
    for word in range(WORDS):
        state.unseen[word] = NONE
    for i in range(TICKETS):
        state.returned[i] = EMPTY
    state.returned_from = 0


@rule
def hide_chance(state: State) -> None:
    """Wipe the generator, so that nobody can predict a card."""
    state.counter = np.uint64(0)
    state.used = 0
    for i in range(8):
        state.key[i] = np.uint32(0)
    for i in range(16):
        state.block[i] = np.uint32(0)
