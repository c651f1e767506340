"""What the end of a match means to a seat: its share of the win, and its lead."""

from __future__ import annotations

from wayfare.compiling import rule
from wayfare.engine.state import GameTables, Scores, State


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
