"""How far players are with their tickets, worked out again only when something has changed."""

from __future__ import annotations

from wayfare.bots import TicketProgress, ticket_progress
from wayfare.engine import View, ViewCache


def seat_progress(cache: ViewCache, view: View, tickets: list[str]) -> list[TicketProgress]:
    if view.seat is None:
        return []
    return cache.get("progress", view.seat, (view.built, tickets), lambda: ticket_progress(view, tickets))
