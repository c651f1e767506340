"""What a last state does not tell of a match: who showed which ticket (First Journey)."""

from __future__ import annotations

from typing import Any

from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.state import NOBODY, RACE, TICKETS


@rule
def note_completed(game: Any, state: Any, seat: int, completed: Any) -> None:
    """Write the seat that has just acted at the tickets that are nowhere any more: shown ones leave the game (FJ-5)."""
    if game.goal != RACE:
        return
    fresh = state.completed[seat] - state.bonus[seat]  # the bonus is counted among them, and is none of these
    for ticket in range(game.tickets):
        fresh -= completed[ticket] == seat
    if fresh == 0:
        return
    for ticket in range(game.tickets):
        if completed[ticket] == NOBODY and not in_play(state, ticket):
            completed[ticket] = seat


@rule
def in_play(state: Any, ticket: int) -> bool:
    """Is a ticket in the deck or in front of a seat?"""
    if state.unseen[ticket >> 6] & bit(ticket) != NONE:
        return True
    for place in range(state.returned_size):
        if state.returned[(int(state.returned_from) + place) % TICKETS] == ticket:
            return True
    for seat in range(state.players):
        for place in range(state.slots[seat]):
            if state.slot[seat, place] == ticket:
                return True
    return False
