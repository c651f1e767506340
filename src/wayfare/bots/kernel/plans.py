"""Plans: what routes cost, what is to be joined, and the cheapest tree of routes that does it.

Everything is weighed in one coin; the numbers were found by playing thousands of matches.
"""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.paths import COAST, end_of, missing_cards, plan_way, spaces_on_way, spread
from wayfare.bots.kernel.work import NO_WAY
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.routes import joined, touched
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.kernel.tickets import bonus_left
from wayfare.engine.state import EMPTY, GRAY, POINTS, WORDS

CLAIM = 40  # the turn that a claim takes
OPEN_CARD, BLIND_CARD = 9, 30  # a card that is missing, with a market to take it from and without
POINT = 16
GAIN = 4  # what a point of a route on the way takes off its price: less than POINT, for it would come anyway
TICKET = 1000  # a completed ticket in a race: nothing else counts there
BONUS = 60  # the bonus is planned for if less than this is missing


@rule
def price_routes(game: Any, state: Any, seat: int, work: Any) -> None:
    """What it takes to own each route: a turn and the cards that are missing, less the points that it brings."""
    seen = touched(game, state, seat) if game.goal == POINTS else NONE
    card = OPEN_CARD if game.market > 0 else BLIND_CARD
    for word in range(WORDS):
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            if game.length[route] > state.pieces[seat]:
                work.price[route] = NO_WAY
                continue
            price = CLAIM + card * missing_cards(game, state, seat, route)
            if game.goal == POINTS:
                price -= GAIN * (game.route_points[game.length[route]] + new_attractions(game, seen, route))
            work.price[route] = max(1, price)


@rule
def new_attractions(game: Any, seen: Any, route: int) -> int:
    """Points for attractions at the ends of a route that the seat has not touched yet (NY-18)."""
    fresh = (bit(game.end_a[route]) | bit(game.end_b[route])) & game.attractions & ~seen
    points = 0
    while fresh != NONE:
        points += game.attraction_points
        fresh = drop_lowest(fresh)
    return points


@rule
def add_target(game: Any, state: Any, seat: int, ticket: int, work: Any) -> None:
    if not joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket]):
        n = work.targets
        work.from_[n] = game.ticket_a[ticket]
        work.to[n] = game.ticket_b[ticket]
        work.worth[n] = 2 * POINT * game.ticket_points[ticket] if game.goal == POINTS else TICKET
        work.targets += 1


@rule
def set_targets(game: Any, state: Any, seat: int, work: Any) -> None:
    """The tickets that are held and not yet joined."""
    work.targets = 0
    if game.goal == POINTS:
        for word in range(WORDS):
            left = state.held[seat, word]
            while left != NONE:
                add_target(game, state, seat, 64 * word + lowest(left), work)
                left = drop_lowest(left)
    else:
        for place in range(state.slots[seat]):
            if state.slot[seat, place] != EMPTY:
                add_target(game, state, seat, state.slot[seat, place], work)


@rule
def plan_bonus(game: Any, state: Any, seat: int, work: Any) -> None:
    """From coast to coast is one more ticket in a race (FJ-6): plan it too, where little is missing."""
    if game.goal == POINTS or state.bonus[seat] == 1 or not bonus_left(game, state):
        return
    for edge in range(work.edges):
        planned = work.plan[work.edge_route[edge] >> 6] & bit(work.edge_route[edge]) != NONE
        work.edge_cost[edge] = 0 if planned else work.edge_price[edge]
    spread(game, state, seat, work, COAST)
    place = end_of(game, state, seat, work, COAST)
    if work.distance[place] < BONUS:
        for word in range(WORDS):
            work.planned[word] = work.plan[word]
        plan_way(work, place)
        for word in range(WORDS):
            work.plan[word] = work.planned[word]


@rule
def targets_needed(game: Any, state: Any, seat: int, work: Any) -> int:
    """So many of the targets count: in a race only those that are short of the goal (FJ-8)."""
    if game.goal == POINTS:
        return work.targets  # type: ignore[no-any-return]
    return min(work.targets, game.tickets_to_win - state.completed[seat])  # type: ignore[no-any-return]


@rule
def make_plan(game: Any, state: Any, seat: int, work: Any) -> int:
    """The best of the trees that begin with one target and take in the others; the answer is its value."""
    best = 0
    for word in range(WORDS):
        work.plan[word] = NONE
        work.nearest[word] = NONE
    work.nearest_cost = NO_WAY
    for first in range(work.targets):
        value = grow(game, state, seat, work, first)
        if value > best:
            best = value
            for word in range(WORDS):
                work.plan[word] = work.planned[word]
        if work.first_cost < work.nearest_cost:
            work.nearest_cost = work.first_cost
            for word in range(WORDS):
                work.nearest[word] = work.first_way[word]
    return best


@rule
def grow(game: Any, state: Any, seat: int, work: Any, first: int) -> int:
    """One tree: target `first`, then the others as they come, each if it is worth its cost and the pieces suffice."""
    for word in range(WORDS):
        work.planned[word] = NONE
    for edge in range(work.edges):
        work.edge_cost[edge] = work.edge_price[edge]
    work.first_cost = NO_WAY
    value = 0
    pieces = int(state.pieces[seat])
    wanted = targets_needed(game, state, seat, work)
    for turn in range(work.targets):
        target = (first + turn) % work.targets
        spread(game, state, seat, work, work.from_[target])
        place = end_of(game, state, seat, work, work.to[target])
        cost = work.distance[place]
        if cost >= work.worth[target]:
            continue
        spaces = spaces_on_way(game, work, place)
        if spaces <= pieces:
            plan_way(work, place)
            pieces -= spaces
            value += work.worth[target] - cost
            wanted -= 1
            if turn == 0:
                work.first_cost = cost
                for word in range(WORDS):
                    work.first_way[word] = work.planned[word]
            if wanted == 0:
                break
    return value


@rule
def count_needs(game: Any, work: Any) -> None:
    """How many cards of each colour the plan asks for."""
    for colour in range(game.colours):
        work.need[colour] = 0
    for word in range(WORDS):
        left = work.plan[word]
        while left != NONE:
            route = 64 * word + lowest(left)
            if game.colour[route] != GRAY:
                work.need[game.colour[route]] += game.length[route]
            left = drop_lowest(left)
