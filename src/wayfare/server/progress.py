"""A seat's progress on its tickets, as it goes over the wire."""

from __future__ import annotations

from wayfare.bots.progress import ticket_progress as ways
from wayfare.engine import View
from wayfare.server.wire import TicketProgress


def ticket_progress(view: View, tickets: list[str]) -> list[TicketProgress]:
    return [
        TicketProgress(ticket=way.ticket, state=way.state, routes=way.routes, own=way.own, spaces=way.spaces)
        for way in ways(view, tickets)
    ]
