"""What a match is worth to each seat, and who has won.

Each source of points is one small function, called once in `score` and written to its own column. The columns are
those of SCORE_LINES in engine/lists.py; a board that doesn't use a source has 0 there, and a race uses none.
"""

from __future__ import annotations

from wayfare.compiling import rule
from wayfare.engine.kernel.lending import lend
from wayfare.engine.kernel.longest import longest_path
from wayfare.engine.kernel.routes import joined, touched
from wayfare.engine.kernel.sets import NONE, drop_lowest, lowest
from wayfare.engine.lists import SCORE_LINES, TIE_BREAKS, covers
from wayfare.engine.state import LINES, OVER, WORDS, GameTables, Scores, State

ROUTE_LINE, TICKET_LINE, ATTRACTION_LINE, LONGEST_LINE, STATION_LINE = covers(
    "the lines of engine/kernel/scoring.py", SCORE_LINES, "routes", "tickets", "attractions", "longest", "stations"
)
BY_TICKETS, BY_STATIONS, BY_PATH, SHARED_WIN = covers(
    "the tie-breaks of engine/kernel/scoring.py", TIE_BREAKS, "completed", "fewest-stations", "longest", "shared"
)
BY_POINTS = -1


@rule
def score(game: GameTables, state: State, scores: Scores) -> None:
    """Count each seat's points by source, their total, and the tickets completed (NY-18, FJ-8, US-13, EU-27)."""
    if game.longest == 1:
        for seat in range(state.players):
            scores.path[seat] = longest_path(game, state, seat, scores.walk)
    for seat in range(state.players):
        scores.total[seat] = 0
        scores.completed[seat] = state.completed[seat] + held_and_completed(game, state, seat)
        if game.for_points == 1:
            scores.points[seat, ROUTE_LINE] = route_points(game, state, seat)
            scores.points[seat, TICKET_LINE] = ticket_points(game, state, seat)
            scores.points[seat, ATTRACTION_LINE] = attraction_points(game, state, seat)
            scores.points[seat, LONGEST_LINE] = game.longest_points * has_longest(game, state, scores, seat)
            scores.points[seat, STATION_LINE] = game.station_points * state.stations_left[seat]
            if game.stations > 0 and state.phase == OVER:
                count_loans(game, state, scores, seat)
            for line in range(LINES):
                scores.total[seat] += scores.points[seat, line]


@rule
def count_loans(game: GameTables, state: State, scores: Scores, seat: int) -> None:
    """Routes lent by stations complete tickets, at the end and only then (EU-20, EU-25)."""
    points, tickets = lend(game, state, seat, scores)
    scores.points[seat, TICKET_LINE] += 2 * points  # so far they counted against the seat
    scores.completed[seat] += tickets


@rule
def has_longest(game: GameTables, state: State, scores: Scores, seat: int) -> bool:
    """Whether nobody's longest path is longer than the seat's; several may tie (US-14, EU-28)."""
    if game.longest == 0:
        return False
    most = 1
    for other in range(state.players):
        most = max(most, scores.path[other])
    return scores.path[seat] == most


@rule
def route_points(game: GameTables, state: State, seat: int) -> int:
    """A claimed route scores by its length (NY-18)."""
    points = 0
    for route in range(game.routes):
        points += game.route_points[game.length[route]] * (state.owner[route] == seat)
    return points


@rule
def ticket_points(game: GameTables, state: State, seat: int) -> int:
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
def attraction_points(game: GameTables, state: State, seat: int) -> int:
    """Each attraction that the seat's routes touch scores once (NY-18)."""
    points = 0
    left = touched(game, state, seat) & game.attractions if game.attraction_points > 0 else NONE
    while left != NONE:
        points += game.attraction_points
        left = drop_lowest(left)
    return points


@rule
def held_and_completed(game: GameTables, state: State, seat: int) -> int:
    """How many of the tickets in hand are completed; in a race completed tickets have left the hand."""
    count = 0
    for word in range(WORDS):
        left = state.held[seat, word]
        while left != NONE:
            count += is_completed(game, state, seat, 64 * word + lowest(left))
            left = drop_lowest(left)
    return count


@rule
def is_completed(game: GameTables, state: State, seat: int, ticket: int) -> bool:
    """Whether the seat's routes connect a ticket's ends (C-9)."""
    return joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket])


@rule
def winners(game: GameTables, state: State, scores: Scores) -> int:
    """The seats that win, as bits, after `score`: most points, then by the board's tie-breaks.

    (NY-19, FJ-8, FJ-9, US-15, EU-29.) A race has no points, so its completed tickets decide.
    """
    level = best_of(game, state, scores, (1 << state.players) - 1, BY_POINTS)
    scores.tie_break = 0
    for tried in range(game.tie_breaks):
        if level & (level - 1) == 0:  # one seat is left
            return level
        scores.tie_break = game.tie_break[tried] + 1
        level = best_of(game, state, scores, level, game.tie_break[tried])
    if level & (level - 1) != 0:
        scores.tie_break = SHARED_WIN + 1
    return level


@rule
def best_of(game: GameTables, state: State, scores: Scores, level: int, measure: int) -> int:
    """Those of the seats in `level` that have the most by one measure."""
    best = -(1 << 30)
    found = 0
    for seat in range(state.players):
        if level >> seat & 1:
            value = measured(game, state, scores, seat, measure)
            if value > best:
                best = value
                found = 0
            if value == best:
                found |= 1 << seat
    return found


@rule
def measured(game: GameTables, state: State, scores: Scores, seat: int, measure: int) -> int:
    """What seats are compared by: their points, or one of the tie-breaks."""
    if measure == BY_TICKETS:
        return scores.completed[seat]
    if measure == BY_STATIONS:
        return state.stations_left[seat]
    if measure == BY_PATH:
        return int(has_longest(game, state, scores, seat))
    return scores.total[seat]  # BY_POINTS
