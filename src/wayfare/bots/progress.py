"""How far a seat is with its tickets, and which routes would complete each most cheaply."""

from __future__ import annotations

from typing import Literal, get_args

import numpy as np
from msgspec import Struct

from wayfare.bots.kernel.progress import find_progress
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.compiling.records import empty_record
from wayfare.engine import View
from wayfare.engine.state import LOCATIONS

TicketState = Literal["done", "part", "open", "cut"]
PATH_NUMBERS = LOCATIONS + 1  # numbers in each part of the kernel's paths
TICKET_STATES: tuple[TicketState, ...] = get_args(TicketState)  # in the order of the kernel's numbers


class TicketProgress(Struct, frozen=True, gc=False):
    """The cheapest path for a ticket.

    `state` is `done` when the ends are connected, `part` when the seat owns some of the path, `open` when it owns none
    of it, and `cut` when no path is left.
    """

    ticket: str
    state: TicketState
    routes: list[str]  # still to be claimed
    own: list[str]  # already owned
    spaces: int  # in `routes`


def ticket_progress(view: View, tickets: list[str]) -> list[TicketProgress]:
    """The viewing seat's progress with each of these tickets; none for a spectator."""
    if view.seat is None or not tickets:
        return []
    indices = np.array([view.game.names.tickets.index(ticket) for ticket in tickets], np.int16)
    states, paths = np.empty(len(tickets), np.int8), np.empty((len(tickets), 2, PATH_NUMBERS), np.int16)
    find_progress(view.game.raw, view.raw, empty_record(BotWorkspace), view.seat, indices, states, paths)
    numbers = paths.data.cast("B").cast("h")  # most of them are unused
    starts = range(0, len(numbers), 2 * PATH_NUMBERS)
    return [
        _progress(view, ticket, TICKET_STATES[state], _path(numbers, start), _path(numbers, start + PATH_NUMBERS))
        for ticket, state, start in zip(tickets, states.tolist(), starts, strict=True)
    ]


def _path(numbers: memoryview, start: int) -> list[int]:
    """The routes of one part of a path, which begins with how many there are."""
    return numbers[start + 1 : start + 1 + numbers[start]].tolist()


def _progress(view: View, ticket: str, state: TicketState, to_claim: list[int], own: list[int]) -> TicketProgress:
    routes = view.game.board.map.routes
    return TicketProgress(
        ticket=ticket,
        state=state,
        routes=[routes[index].id for index in to_claim],
        own=[routes[index].id for index in own],
        spaces=sum([routes[index].length for index in to_claim]),
    )
