"""Ways over the map: what routes cost a seat, the cheapest way between two locations, the cheapest tree for many."""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.work import NO_WAY
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.state import GRAY, LOCATIONS, NOBODY, WILD


@rule
def missing_cards(game: Any, state: Any, seat: int, route: int) -> int:
    """How many cards the seat lacks for a route, wild ones counted as its own."""
    if game.colour[route] == GRAY:
        most = 0
        for colour in range(game.colours):
            most = max(most, state.hand[seat, colour])
    else:
        most = state.hand[seat, game.colour[route]]
    return max(0, game.length[route] - most - state.hand[seat, WILD])  # type: ignore[no-any-return]


@rule
def is_open(state: Any, seat: int, route: int) -> bool:
    return state.open[seat, route >> 6] & bit(route) != NONE  # type: ignore[no-any-return]


@rule
def spread(game: Any, work: Any, start: int) -> None:
    """The distance of every location from `start` (Bellman and Ford: maps are small, and this has no queue)."""
    for location in range(LOCATIONS):
        work.distance[location] = NO_WAY
        work.via[location] = NOBODY
    work.distance[start] = 0
    changed = True
    while changed:
        changed = False
        for route in range(game.routes):
            cost = work.cost[route]
            if cost >= NO_WAY:
                continue
            a, b = game.end_a[route], game.end_b[route]
            if work.distance[a] + cost < work.distance[b]:
                work.distance[b] = work.distance[a] + cost
                work.via[b] = route
                changed = True
            elif work.distance[b] + cost < work.distance[a]:
                work.distance[a] = work.distance[b] + cost
                work.via[a] = route
                changed = True


@rule
def follow_way(game: Any, work: Any, to: int, mark: bool) -> int:
    """How many spaces are still to be claimed on the way from where `spread` began; on demand, plan its routes."""
    spaces = 0
    while work.via[to] != NOBODY:
        route = work.via[to]
        if work.cost[route] > 0:
            spaces += game.length[route]
            if mark:
                work.planned[route] = 1
                work.cost[route] = 0
        to = game.end_a[route] + game.end_b[route] - to
    return spaces
