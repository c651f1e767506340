"""What a seat may know of a state: the same record, with everything else wiped out."""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.sets import NONE
from wayfare.engine.state import EMPTY, KINDS, OVER, SEATS, SLOTS, TICKETS, WORDS


@rule
def hide(state: Any, seat: int) -> None:
    """Wipe out what `seat` may not know (C-5, NY-15, FJ-1); -1 is a spectator.

    Of other hands what was taken in the open stays. At the end all tickets lie on the table; hands stay hidden.
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
            for place in range(SLOTS):
                state.slot[other, place] = EMPTY
    for word in range(WORDS):
        state.unseen[word] = NONE
    for place in range(TICKETS):
        state.returned[place] = EMPTY
    state.returned_from = 0


@rule
def hide_chance(state: Any) -> None:
    state.counter = np.uint64(0)
    state.used = 0
    for i in range(8):
        state.key[i] = np.uint32(0)
    for i in range(16):
        state.block[i] = np.uint32(0)
