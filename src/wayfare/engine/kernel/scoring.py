"""What a match is worth to each seat, and who has won.

Each source of points is one small function, called once in `score` and written to its own column. The columns are
those of SCORE_LINES in engine/lists.py; a board that doesn't use a source has 0 there, and a race uses none.
"""

from __future__ import annotations

from typing import Any

from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.routes import joined, touched
from wayfare.engine.kernel.sets import NONE, drop_lowest, lowest
from wayfare.engine.lists import SCORE_LINES, TIE_BREAKS
from wayfare.engine.state import LINES, POINTS, WORDS

ROUTE_LINE, TICKET_LINE, ATTRACTION_LINE = map(SCORE_LINES.index, ("routes", "tickets", "attractions"))
MEASURES = len(TIE_BREAKS)  # points, then every tie-break but the last, which is that nothing decided


@rule
def score(game: Any, state: Any, scores: Any) -> None:
    """Count each seat's points by source, their total, and the tickets completed (NY-18, FJ-8)."""
    for seat in range(state.players):
        scores.total[seat] = 0
        scores.completed[seat] = state.completed[seat] + held_and_completed(game, state, seat)
        if game.goal == POINTS:
            scores.points[seat, ROUTE_LINE] = route_points(game, state, seat)
            scores.points[seat, TICKET_LINE] = ticket_points(game, state, seat)
            scores.points[seat, ATTRACTION_LINE] = attraction_points(game, state, seat)
            for line in range(LINES):
                scores.total[seat] += scores.points[seat, line]


@rule
def route_points(game: Any, state: Any, seat: int) -> int:
    """A claimed route scores by its length (NY-18)."""
    points = 0
    for route in range(game.routes):
        if state.owner[route] == seat:
            points += game.route_points[game.length[route]]
    return points


@rule
def ticket_points(game: Any, state: Any, seat: int) -> int:
    """A ticket in hand counts for the seat if it's completed, and against it if not (NY-18)."""
    points = 0
    for word in range(WORDS):
        left = state.held[seat, word]
        while left != NONE:
            ticket = 64 * word + lowest(left)
            completed = is_completed(game, state, seat, ticket)
            points += game.ticket_points[ticket] if completed else -game.ticket_points[ticket]
            left = drop_lowest(left)
    return points


@rule
def attraction_points(game: Any, state: Any, seat: int) -> int:
    """Each attraction that the seat's routes touch scores once (NY-18)."""
    points = 0
    left = touched(game, state, seat) & game.attractions
    while left != NONE:
        points += game.attraction_points
        left = drop_lowest(left)
    return points


@rule
def held_and_completed(game: Any, state: Any, seat: int) -> int:
    """How many of the tickets in hand are completed; in a race completed tickets have left the hand."""
    count = 0
    for word in range(WORDS):
        left = state.held[seat, word]
        while left != NONE:
            count += is_completed(game, state, seat, 64 * word + lowest(left))
            left = drop_lowest(left)
    return count


@rule
def is_completed(game: Any, state: Any, seat: int, ticket: int) -> bool:
    """Whether the seat's routes connect a ticket's ends (C-9)."""
    return joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket])


@rule
def winners(state: Any, scores: Any) -> int:
    """The seats that win, as bits, after `score`: most points, then by the tie-breaks (NY-19, FJ-8, FJ-9).

    A race has no points, so its completed tickets decide.
    """
    level = (1 << state.players) - 1
    scores.tie_break = MEASURES
    for tried in range(MEASURES):
        level = best_of(state, scores, level, tried)
        if level & (level - 1) == 0:  # one seat is left
            scores.tie_break = tried
            break
    return level  # type: ignore[no-any-return]


@rule
def best_of(state: Any, scores: Any, level: int, tried: int) -> int:
    """Those of the seats in `level` that have the most by one measure."""
    best = -(1 << 30)
    found = 0
    for seat in range(state.players):
        if level >> seat & 1:
            value = measure(scores, seat, tried)
            if value > best:
                best = value
                found = 0
            if value == best:
                found |= 1 << seat
    return found


@rule
def measure(scores: Any, seat: int, tried: int) -> int:
    """By what seats are compared: 0 is their points, then the tie-breaks in order."""
    if tried == 0:
        return scores.total[seat]  # type: ignore[no-any-return]
    return scores.completed[seat]  # type: ignore[no-any-return]
