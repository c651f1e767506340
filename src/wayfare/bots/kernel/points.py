"""Points beyond the tickets: the routes that score most, blocking others, the longest path, a last station."""

from __future__ import annotations

from wayfare.bots.kernel.paths import missing_cards
from wayfare.bots.kernel.pay import NO_CHOICE
from wayfare.bots.kernel.plans import new_attractions
from wayfare.bots.kernel.stations import build_station, site_for
from wayfare.bots.kernel.workspace import BotWorkspace, Plan, Playout
from wayfare.compiling import rule
from wayfare.compiling.records import Row
from wayfare.engine.kernel.longest import longest_path
from wayfare.engine.kernel.routes import joined, touched
from wayfare.engine.kernel.sets import NONE, Bits, bit, drop_lowest, lowest
from wayfare.engine.state import NOBODY, SEATS, WORDS, GameTables, Scores, State

POINT_WORTH, BLOCK_WORTH = 120, 60  # the value of a point, and of blocking another seat
PATH_RANGE = 8  # pursue the longest path while it's at most this many pieces from another's
UNKNOWN_PATH = -1


@rule
def seats_blocked(game: GameTables, state: State, seat: int, route: int, touched: Row[Bits]) -> int:
    """How many others seem to want a route: those with unconnected routes at both of its ends."""
    found = 0
    a, b = game.end_a[route], game.end_b[route]
    for other in range(state.players):
        if other != seat and touched[other] & bit(a) != NONE and touched[other] & bit(b) != NONE:
            found += not joined(state, other, a, b)
    return found


@rule
def completed_points(game: GameTables, state: State, seat: int, route: int) -> int:
    """The points of the tickets that this route alone would complete."""
    a, b = state.group[seat, game.end_a[route]], state.group[seat, game.end_b[route]]
    points = 0
    for word in range(WORDS):
        left = state.held[seat, word]
        while left != NONE:
            ticket = 64 * word + lowest(left)
            left = drop_lowest(left)
            c, d = state.group[seat, game.ticket_a[ticket]], state.group[seat, game.ticket_b[ticket]]
            if c != d and ((a == c and b == d) or (a == d and b == c)):
                points += game.ticket_points[ticket]
    return points


@rule
def plan_for_points(game: GameTables, state: State, workspace: BotWorkspace, turns: int) -> None:
    """Without a ticket to work on, plan the route with most points per turn, among those still possible in time."""
    seat = state.turn
    for other in range(state.players):
        workspace.touched[other] = touched(game, state, other)
    longer = value_of_path(game, state, seat, workspace.playout, workspace.scores)
    best, best_rate = NO_CHOICE, 0
    for word in range(WORDS):
        workspace.plan.routes[word] = NONE
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            if game.length[route] > state.pieces[seat]:
                continue
            points = game.route_points[game.length[route]] + new_attractions(game, workspace.touched[seat], route)
            points += 2 * completed_points(game, state, seat, route)
            gain = POINT_WORTH * points + BLOCK_WORTH * seats_blocked(game, state, seat, route, workspace.touched)
            gain += longer * game.length[route] * extends(game, workspace.touched[seat], route)
            needed = 2 + missing_cards(game, state, seat, route)  # in half turns
            if needed <= 2 * turns and gain // needed > best_rate:
                best, best_rate = route, gain // needed
    workspace.plan.best_rate = best_rate
    if best != NO_CHOICE:
        workspace.plan.routes[best >> 6] = bit(best)


@rule
def value_of_path(game: GameTables, state: State, seat: int, playout: Playout, scores: Scores) -> int:
    """What a space more on the seat's longest path is worth: something only while it's close (US-14)."""
    if game.longest_points == 0:
        return 0
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, path_length(game, state, other, playout, scores))
    if abs(most - path_length(game, state, seat, playout, scores)) > PATH_RANGE:
        return 0
    return POINT_WORTH * game.longest_points // (2 * PATH_RANGE)


@rule
def path_length(game: GameTables, state: State, seat: int, playout: Playout, scores: Scores) -> int:
    """The seat's longest path. Finding it takes long, and only a claim changes it, so it's remembered until then."""
    if playout.path_pieces[seat] != state.pieces[seat]:
        playout.path_pieces[seat] = state.pieces[seat]
        playout.path_length[seat] = longest_path(game, state, seat, scores.walk)
    return playout.path_length[seat]


@rule
def forget_paths(playout: Playout) -> None:
    """Forget how long the longest paths are: this is another position, not a later one."""
    for seat in range(SEATS):
        playout.path_pieces[seat] = UNKNOWN_PATH


@rule
def extends(game: GameTables, visited: Bits, route: int) -> bool:
    """Does the route lead from the seat's network to somewhere new?"""
    a, b = visited & bit(game.end_a[route]) != NONE, visited & bit(game.end_b[route]) != NONE
    return bool(a != b)


@rule
def last_station(game: GameTables, state: State, plan: Plan) -> int:
    """On the last turn: a station that completes more than the best claim scores; else NO_CHOICE."""
    seat = state.turn
    best, best_points = NO_CHOICE, 0
    if game.stations == 0 or state.stations_left[seat] == 0:
        return best
    for route in range(game.routes):
        if state.owner[route] != NOBODY and state.owner[route] != seat:
            points = 2 * completed_points(game, state, seat, route) - game.station_points
            if points > best_points and POINT_WORTH * points // 2 > plan.best_rate:
                location = site_for(game, state, seat, route)
                if location != NO_CHOICE:
                    action = build_station(game, state, plan, location)
                    if action != NO_CHOICE:
                        best, best_points = action, points
    return best
