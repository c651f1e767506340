"""The cheapest path for each ticket, as players see it on the board: fewest spaces first, then fewest routes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.bots.kernel.workspace import UNREACHABLE, BotWorkspace
from wayfare.compiling import as_record, entry, rule
from wayfare.compiling.records import Raw, Row
from wayfare.engine.kernel.routes import joined
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.state import LOCATIONS, NOBODY, GameTables, State

SPACE_COST = 256  # a space outweighs any number of routes
TO_CLAIM, OWNED = range(2)  # the two parts of a path
TICKET_DONE, TICKET_PART, TICKET_OPEN, TICKET_CUT = range(4)  # in the order of TICKET_STATES


@rule
def measure(
    game: GameTables, state: State, seat: int, start: int, own_only: bool, distance: Row[int], via: Row[int]
) -> None:
    """The distance of every location from `start` over the seat's own routes and, unless `own_only`, open ones."""
    for location in range(LOCATIONS):
        distance[location] = UNREACHABLE
        via[location] = NOBODY
    distance[start] = 0
    changed = True
    while changed:
        changed = False
        for route in range(game.routes):
            if state.owner[route] == seat:
                cost = 0
            elif not own_only and state.open[seat, route >> 6] & bit(route) != NONE:
                cost = SPACE_COST * int(game.length[route]) + 1
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
def find_progress(
    game_raw: Raw,
    state_raw: Raw,
    workspace_raw: Raw,
    seat: int,
    tickets: NDArray[np.int16],
    states: NDArray[np.int8],
    paths: NDArray[np.int16],
) -> None:
    """How far a seat is with each of `tickets` (n,): `states` (n,) and `paths` (n, 2, LOCATIONS + 1) are written.

    `paths[i, TO_CLAIM]` and `paths[i, OWN]` hold a count, then that many routes.
    """
    game, state = as_record(game_raw, GameTables), as_record(state_raw, State)
    workspace = as_record(workspace_raw, BotWorkspace)
    distance, via = workspace.graph.distance, workspace.graph.via
    for i in range(len(tickets)):
        start, end = game.ticket_a[tickets[i]], game.ticket_b[tickets[i]]
        done = joined(state, seat, start, end)
        measure(game, state, seat, start, done, distance, via)
        states[i] = TICKET_DONE if done else TICKET_CUT if distance[end] >= UNREACHABLE else TICKET_OPEN
        for part in range(2):
            paths[i, part, 0] = 0
        location = end
        while via[location] != NOBODY:
            route = via[location]
            part = OWNED if state.owner[route] == seat else TO_CLAIM
            paths[i, part, 0] += 1
            paths[i, part, paths[i, part, 0]] = route
            if part == OWNED and states[i] == TICKET_OPEN:
                states[i] = TICKET_PART
            location = game.end_a[route] + game.end_b[route] - location
