"""Who completed which ticket in a race: the final state alone doesn't say."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.compiling import rule
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.state import NOBODY, TICKETS, GameTables, State


@rule
def record_completed(game: GameTables, state: State, seat: int, completed: NDArray[np.int8]) -> None:
    """Credit the seat that has just acted with the tickets that have left the game: completed ones do (FJ-5)."""
    if game.shows_completed == 0:
        return
    fresh = state.completed[seat] - state.bonus[seat]  # the bonus counts as completed, but isn't one of these tickets
    for ticket in range(game.tickets):
        fresh -= completed[ticket] == seat
    if fresh == 0:
        return
    for ticket in range(game.tickets):
        if completed[ticket] == NOBODY and not in_play(state, ticket):
            completed[ticket] = seat


@rule
def in_play(state: State, ticket: int) -> bool:
    """Is a ticket in the deck or in front of a seat?"""
    if state.unseen[ticket >> 6] & bit(ticket) != NONE:
        return True
    for index in range(state.returned_size):
        if state.returned[(int(state.returned_from) + index) % TICKETS] == ticket:
            return True
    for seat in range(state.players):
        for slot in range(state.slots[seat]):
            if state.slot[seat, slot] == ticket:
                return True
    return False
