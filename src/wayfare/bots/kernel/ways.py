"""The cheapest way of each ticket, for people who want to see it drawn: fewest spaces first, then fewest routes."""

from __future__ import annotations

from typing import Any

import numpy as np

from wayfare.engine.kernel.compiled import entry, rule
from wayfare.engine.kernel.routes import joined
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.state import GAME, LOCATIONS, NOBODY, STATE

FAR = 1 << 20
SPACE = 256  # a space weighs more than any number of routes
TO_CLAIM, OWN = range(2)  # the parts of a way
DONE, PART, OPEN, CUT = range(4)


@rule
def measure(game: Any, state: Any, seat: int, start: int, own_only: bool, distance: Any, via: Any) -> None:
    """The distance of every location from `start`, over own routes, and open ones if those are asked for too."""
    for location in range(LOCATIONS):
        distance[location] = FAR
        via[location] = NOBODY
    distance[start] = 0
    changed = True
    while changed:
        changed = False
        for route in range(game.routes):
            if state.owner[route] == seat:
                cost = 0
            elif not own_only and state.open[seat, route >> 6] & bit(route) != NONE:
                cost = SPACE * game.length[route] + 1
            else:
                continue
            a, b = game.end_a[route], game.end_b[route]
            if distance[a] + cost < distance[b]:
                distance[b] = distance[a] + cost
                via[b] = route
                changed = True
            elif distance[b] + cost < distance[a]:
                distance[a] = distance[b] + cost
                via[a] = route
                changed = True


@entry
def find_ways(game_raw: Any, state_raw: Any, seat: int, tickets: Any, states: Any, found: Any) -> None:
    """For each ticket its state, and its way: how many routes are to be claimed, which, how many are own, which."""
    game, state = game_raw.view(GAME)[0], state_raw.view(STATE)[0]
    distance, via = np.empty(LOCATIONS, np.int32), np.empty(LOCATIONS, np.int16)
    for n in range(len(tickets)):
        start, end = game.ticket_a[tickets[n]], game.ticket_b[tickets[n]]
        done = joined(state, seat, start, end)
        measure(game, state, seat, start, done, distance, via)
        states[n] = DONE if done else CUT if distance[end] >= FAR else OPEN
        for part in range(2):
            found[n, part, 0] = 0
        at = end
        while via[at] != NOBODY:
            route = via[at]
            part = OWN if state.owner[route] == seat else TO_CLAIM
            found[n, part, 0] += 1
            found[n, part, found[n, part, 0]] = route
            if part == OWN and states[n] == OPEN:
                states[n] = PART
            at = game.end_a[route] + game.end_b[route] - at
