"""How a match ended: each seat's share of the win and its lead, and who completed which ticket in a race."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.compiling import rule
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.state import NOBODY, TICKETS, GameTables, Scores, State


@rule
def win_share(state: State, won: int, seat: int) -> float:
    """A seat's share of the win: tied winners share equally. `won` holds the winners as bits."""
    sharing = 0
    for other in range(state.players):
        sharing += won >> other & 1
    return (won >> seat & 1) / sharing


@rule
def standing(game: GameTables, scores: Scores, seat: int) -> int:
    """A seat's points; in a race, its completed tickets."""
    return scores.total[seat] if game.for_points == 1 else scores.completed[seat]


@rule
def lead(game: GameTables, state: State, scores: Scores, seat: int) -> int:
    """Points (in a race: tickets) ahead of the best other seat; negative when behind."""
    best = -(1 << 30)
    for other in range(state.players):
        if other != seat:
            best = max(best, standing(game, scores, other))
    return standing(game, scores, seat) - best


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
