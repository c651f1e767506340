"""How far a seat's tickets are, and over which routes the cheapest way goes."""

from __future__ import annotations

from typing import Literal

import numpy as np
from msgspec import Struct

from wayfare.bots.kernel.ways import find_ways
from wayfare.engine import View
from wayfare.engine.state import LOCATIONS

State = Literal["done", "part", "open", "cut"]
STATES: tuple[State, ...] = ("done", "part", "open", "cut")


class TicketWay(Struct, frozen=True):
    """`part`: some of the way is the seat's own. `cut`: no way is left."""

    ticket: str
    state: State
    routes: list[str]  # still to be claimed
    own: list[str]
    spaces: int  # of `routes`


def ways(view: View, tickets: list[str]) -> list[TicketWay]:
    """The ways of these tickets for the seat that looks; a spectator has none."""
    if view.seat is None or not tickets:
        return []
    places = np.array([view.game.names.tickets.index(ticket) for ticket in tickets], np.int16)
    states, found = np.empty(len(tickets), np.int8), np.empty((len(tickets), 2, LOCATIONS + 1), np.int16)
    find_ways(view.game.raw, view.raw, view.seat, places, states, found)
    told = zip(tickets, states.tolist(), found.tolist(), strict=True)
    return [
        _way(view, ticket, STATES[state], *(part[1 : part[0] + 1] for part in parts)) for ticket, state, parts in told
    ]


def _way(view: View, ticket: str, state: State, claim: list[int], own: list[int]) -> TicketWay:
    routes = view.game.board.map.routes
    return TicketWay(
        ticket=ticket,
        state=state,
        routes=[routes[n].id for n in claim],
        own=[routes[n].id for n in own],
        spaces=sum(routes[n].length for n in claim),
    )
