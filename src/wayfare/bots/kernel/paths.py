"""Ways over the map: the edges that are open to a seat, and the cheapest way between two places.

A place is a group of locations that the seat has joined already.
"""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.work import NO_WAY
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.state import EMPTY, GRAY, LOCATIONS, WILD, WORDS

COAST = -1  # as the end of a target: any of the eastern, or western, locations (FJ-6)


@rule
def most_of_one(game: Any, state: Any, seat: int) -> int:
    """Cards in the seat's longest colour."""
    most = 0
    for colour in range(game.colours):
        most = max(most, state.hand[seat, colour])
    return most


@rule
def missing_cards(game: Any, state: Any, seat: int, route: int) -> int:
    """How many cards the seat lacks for a route, wild ones counted as its own."""
    colour = game.colour[route]
    most = most_of_one(game, state, seat) if colour == GRAY else state.hand[seat, colour]
    return max(0, game.length[route] - most - state.hand[seat, WILD])  # type: ignore[no-any-return]


@rule
def is_open(state: Any, seat: int, route: int) -> bool:
    return state.open[seat, route >> 6] & bit(route) != NONE  # type: ignore[no-any-return]


@rule
def lay_edges(game: Any, state: Any, seat: int, work: Any) -> None:
    """The map from the prices: edges between places, the cheaper half of a double only."""
    n = 0
    for word in range(WORDS):
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            price = work.price[route]
            a, b = state.group[seat, game.end_a[route]], state.group[seat, game.end_b[route]]
            if price >= NO_WAY or a == b:
                continue
            twin = game.twin[route]
            if twin >= 0 and is_open(state, seat, twin):
                other = work.price[twin]
                if other < price or (other == price and twin < route):
                    continue
            work.edge_route[n] = route
            work.edge_a[n] = a
            work.edge_b[n] = b
            work.edge_price[n] = price
            work.edge_cost[n] = price
            n += 1
    work.edges = n


@rule
def spread(game: Any, state: Any, seat: int, work: Any, start: int) -> None:
    """The distance of every place from a location, or from the east coast.

    Bellman and Ford, there and back through the edges: maps are small, and this has no queue.
    """
    for place in range(LOCATIONS):
        work.distance[place] = NO_WAY
        work.via[place] = EMPTY
    if start == COAST:
        easts = game.east
        while easts != NONE:
            work.distance[state.group[seat, lowest(easts)]] = 0
            easts = drop_lowest(easts)
    else:
        work.distance[state.group[seat, start]] = 0
    changed, forth = True, True
    while changed:
        changed, forth = False, not forth
        for i in range(work.edges):
            edge = i if forth else work.edges - 1 - i
            cost = work.edge_cost[edge]
            a, b = work.edge_a[edge], work.edge_b[edge]
            to_a, to_b = work.distance[a], work.distance[b]
            if to_a + cost < to_b:
                work.distance[b] = to_a + cost
                work.via[b] = edge
                changed = True
            elif to_b + cost < to_a:
                work.distance[a] = to_b + cost
                work.via[a] = edge
                changed = True


@rule
def end_of(game: Any, state: Any, seat: int, work: Any, to: int) -> int:
    """The place of a location; for the west coast, the nearest of its places."""
    if to != COAST:
        return state.group[seat, to]  # type: ignore[no-any-return]
    best, best_distance = 0, NO_WAY + 1
    wests = game.west
    while wests != NONE:
        place = state.group[seat, lowest(wests)]
        if work.distance[place] < best_distance:
            best, best_distance = place, work.distance[place]
        wests = drop_lowest(wests)
    return best


@rule
def spaces_on_way(game: Any, work: Any, place: int) -> int:
    """How many spaces are still to be claimed on the way from where `spread` began."""
    spaces = 0
    while work.via[place] != EMPTY:
        edge = work.via[place]
        if work.edge_cost[edge] > 0:
            spaces += game.length[work.edge_route[edge]]
        place = work.edge_a[edge] + work.edge_b[edge] - place
    return spaces


@rule
def plan_way(work: Any, place: int) -> None:
    """Plan the routes on the way from where `spread` began."""
    while work.via[place] != EMPTY:
        edge = work.via[place]
        route = work.edge_route[edge]
        work.planned[route >> 6] |= bit(route)
        work.edge_cost[edge] = 0
        place = work.edge_a[edge] + work.edge_b[edge] - place
