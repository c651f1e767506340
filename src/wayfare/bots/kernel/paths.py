"""Paths on the map: the edges open to a seat, and the cheapest paths along them.

Edges join groups: a group is a set of locations that the seat has already joined.
"""

from __future__ import annotations

from wayfare.bots.kernel.workspace import UNREACHABLE, Graph, Plan, Prices
from wayfare.compiling import rule
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.state import ANY_COLOUR, EMPTY, NOBODY, WILD, WORDS, GameTables, State

ANY_COAST = -1  # as a target: any location on the east coast, or on the west coast (FJ-6)


@rule
def most_of_one(game: GameTables, state: State, seat: int) -> int:
    """How many cards the seat holds of its most common colour."""
    most = 0
    for colour in range(game.colours):
        most = max(most, state.hand[seat, colour])
    return most


@rule
def missing_cards(game: GameTables, state: State, seat: int, route: int) -> int:
    """How many cards the seat lacks for a route, with its wild cards used."""
    colour = game.colour[route]
    most = most_of_one(game, state, seat) if colour == ANY_COLOUR else state.hand[seat, colour]
    wilds, least = state.hand[seat, WILD], game.wilds[route]
    spare = max(0, wilds - least)  # beyond those that a ferry needs
    return max(0, least - wilds) + max(0, game.length[route] - least - most - spare)


@rule
def is_open(state: State, seat: int, route: int) -> bool:
    return bool(state.open[seat, route >> 6] & bit(route) != NONE)


@rule
def build_edges(game: GameTables, state: State, seat: int, graph: Graph, prices: Prices) -> None:
    """Turn priced routes into edges between groups; only the cheaper half of a double becomes one."""
    n = 0
    for word in range(WORDS):
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            price = prices.route[route]
            a, b = state.group[seat, game.end_a[route]], state.group[seat, game.end_b[route]]
            if price >= UNREACHABLE or a == b:
                continue
            twin = game.twin[route]
            if twin >= 0 and is_open(state, seat, twin):
                other = prices.route[twin]
                if other < price or (other == price and twin < route):
                    continue
            graph.route[n] = route
            graph.a[n] = a
            graph.b[n] = b
            graph.price[n] = price
            graph.cost[n] = price
            n += 1
    graph.edges = n


@rule
def shortest_paths(game: GameTables, state: State, seat: int, graph: Graph, start: int, end: int, limit: int) -> None:
    """The distance of every group from a location, or from the east coast.

    Only those below `limit`, and below that of `end`, a location or COAST, are right: a path there needs no others.
    Bellman-Ford, going through the edges in alternating directions: maps are small, and this needs no queue.
    """
    for group in range(game.locations):
        graph.distance[group] = UNREACHABLE
        graph.via[group] = EMPTY
    if start == ANY_COAST:
        easts = game.east
        while easts != NONE:
            graph.distance[state.group[seat, lowest(easts)]] = 0
            easts = drop_lowest(easts)
    else:
        graph.distance[state.group[seat, start]] = 0
    goal = EMPTY if end == ANY_COAST else state.group[seat, end]
    changed, forwards = True, True
    while changed:
        changed, forwards = False, not forwards
        for i in range(graph.edges):
            edge = i if forwards else graph.edges - 1 - i
            cost = graph.cost[edge]
            a, b = graph.a[edge], graph.b[edge]
            to_a, to_b = graph.distance[a], graph.distance[b]
            if to_a + cost < min(to_b, limit):
                graph.distance[b] = to_a + cost
                graph.via[b] = edge
                changed = True
                if b == goal:
                    limit = to_a + cost
            elif to_b + cost < min(to_a, limit):
                graph.distance[a] = to_b + cost
                graph.via[a] = edge
                changed = True
                if a == goal:
                    limit = to_b + cost


@rule
def nearest_end(game: GameTables, state: State, seat: int, graph: Graph, to: int) -> int:
    """The group of a location; for the west coast, the nearest of its groups."""
    if to != ANY_COAST:
        return state.group[seat, to]
    best, best_distance = 0, UNREACHABLE + 1
    wests = game.west
    while wests != NONE:
        group = state.group[seat, lowest(wests)]
        if graph.distance[group] < best_distance:
            best, best_distance = group, graph.distance[group]
        wests = drop_lowest(wests)
    return best


@rule
def measure_path(game: GameTables, state: State, graph: Graph, prices: Prices, group: int) -> tuple[int, int, int, int]:
    """What is still to be done on the path from the start of `shortest_paths`.

    Spaces to claim, routes to claim or to be lent, those to be lent, and cards missing for each route by itself.
    """
    spaces, routes, lent, missing = 0, 0, 0, 0
    while graph.via[group] != EMPTY:
        edge = graph.via[group]
        route = graph.route[edge]
        if graph.cost[edge] > 0:
            routes += 1
            if state.owner[route] == NOBODY:
                spaces += game.length[route]
                missing += prices.missing[route]
            else:
                lent += 1
        group = graph.a[edge] + graph.b[edge] - group
    return spaces, routes, lent, missing


@rule
def add_path(graph: Graph, plan: Plan, group: int) -> None:
    """Add the routes on the path from the start of `shortest_paths` to the plan."""
    while graph.via[group] != EMPTY:
        edge = graph.via[group]
        route = graph.route[edge]
        plan.tree[route >> 6] |= bit(route)
        graph.cost[edge] = 0
        group = graph.a[edge] + graph.b[edge] - group
