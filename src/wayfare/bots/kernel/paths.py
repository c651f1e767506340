"""Paths on the map: the edges open to a seat, and the cheapest paths along them.

Edges join groups: a group is a set of locations that the seat has already joined.
"""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.workspace import UNREACHABLE
from wayfare.compiling import rule
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.state import EMPTY, GRAY, NOBODY, WILD, WORDS

ANY_COAST = -1  # as a target: any location on the east coast, or on the west coast (FJ-6)


@rule
def most_of_one(game: Any, state: Any, seat: int) -> int:
    """How many cards the seat holds of its most common colour."""
    most = 0
    for colour in range(game.colours):
        most = max(most, state.hand[seat, colour])
    return most


@rule
def missing_cards(game: Any, state: Any, seat: int, route: int) -> int:
    """How many cards the seat lacks for a route, with its wild cards used."""
    colour = game.colour[route]
    most = most_of_one(game, state, seat) if colour == GRAY else state.hand[seat, colour]
    wilds, least = state.hand[seat, WILD], game.wilds[route]
    spare = max(0, wilds - least)  # beyond those that a ferry needs
    return max(0, least - wilds) + max(0, game.length[route] - least - most - spare)  # type: ignore[no-any-return]


@rule
def is_open(state: Any, seat: int, route: int) -> bool:
    """May the seat still claim the route?"""
    return state.open[seat, route >> 6] & bit(route) != NONE  # type: ignore[no-any-return]


@rule
def build_edges(game: Any, state: Any, seat: int, workspace: Any) -> None:
    """Turn priced routes into edges between groups; only the cheaper half of a double becomes one."""
    n = 0
    for word in range(WORDS):
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            price = workspace.price[route]
            a, b = state.group[seat, game.end_a[route]], state.group[seat, game.end_b[route]]
            if price >= UNREACHABLE or a == b:
                continue
            twin = game.twin[route]
            if twin >= 0 and is_open(state, seat, twin):
                other = workspace.price[twin]
                if other < price or (other == price and twin < route):
                    continue
            workspace.edge_route[n] = route
            workspace.edge_a[n] = a
            workspace.edge_b[n] = b
            workspace.edge_price[n] = price
            workspace.edge_cost[n] = price
            n += 1
    workspace.edges = n


@rule
def shortest_paths(game: Any, state: Any, seat: int, workspace: Any, start: int, end: int, limit: int) -> None:
    """The distance of every group from a location, or from the east coast.

    Only those below `limit`, and below that of `end`, a location or COAST, are right: a path there needs no others.
    Bellman-Ford, going through the edges in alternating directions: maps are small, and this needs no queue.
    """
    for group in range(game.locations):
        workspace.distance[group] = UNREACHABLE
        workspace.via[group] = EMPTY
    if start == ANY_COAST:
        easts = game.east
        while easts != NONE:
            workspace.distance[state.group[seat, lowest(easts)]] = 0
            easts = drop_lowest(easts)
    else:
        workspace.distance[state.group[seat, start]] = 0
    goal = EMPTY if end == ANY_COAST else state.group[seat, end]
    changed, forwards = True, True
    while changed:
        changed, forwards = False, not forwards
        for i in range(workspace.edges):
            edge = i if forwards else workspace.edges - 1 - i
            cost = workspace.edge_cost[edge]
            a, b = workspace.edge_a[edge], workspace.edge_b[edge]
            to_a, to_b = workspace.distance[a], workspace.distance[b]
            if to_a + cost < min(to_b, limit):
                workspace.distance[b] = to_a + cost
                workspace.via[b] = edge
                changed = True
                if b == goal:
                    limit = to_a + cost
            elif to_b + cost < min(to_a, limit):
                workspace.distance[a] = to_b + cost
                workspace.via[a] = edge
                changed = True
                if a == goal:
                    limit = to_b + cost


@rule
def nearest_end(game: Any, state: Any, seat: int, workspace: Any, to: int) -> int:
    """The group of a location; for the west coast, the nearest of its groups."""
    if to != ANY_COAST:
        return state.group[seat, to]  # type: ignore[no-any-return]
    best, best_distance = 0, UNREACHABLE + 1
    wests = game.west
    while wests != NONE:
        group = state.group[seat, lowest(wests)]
        if workspace.distance[group] < best_distance:
            best, best_distance = group, workspace.distance[group]
        wests = drop_lowest(wests)
    return best


@rule
def measure_path(game: Any, state: Any, workspace: Any, group: int) -> Any:
    """What is still to be done on the path from the start of `shortest_paths`.

    Spaces to claim, routes to claim or to be lent, those to be lent, and cards missing for each route by itself.
    """
    spaces, routes, lent, missing = 0, 0, 0, 0
    while workspace.via[group] != EMPTY:
        edge = workspace.via[group]
        route = workspace.edge_route[edge]
        if workspace.edge_cost[edge] > 0:
            routes += 1
            if state.owner[route] == NOBODY:
                spaces += game.length[route]
                missing += workspace.missing[route]
            else:
                lent += 1
        group = workspace.edge_a[edge] + workspace.edge_b[edge] - group
    return spaces, routes, lent, missing


@rule
def add_path(workspace: Any, group: int) -> None:
    """Add the routes on the path from the start of `shortest_paths` to the plan."""
    while workspace.via[group] != EMPTY:
        edge = workspace.via[group]
        route = workspace.edge_route[edge]
        workspace.planned[route >> 6] |= bit(route)
        workspace.edge_cost[edge] = 0
        group = workspace.edge_a[edge] + workspace.edge_b[edge] - group
