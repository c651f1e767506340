"""How far players are with their tickets, worked out again only when something has changed."""

from __future__ import annotations

from wayfare.bots import TicketProgress, ticket_progress
from wayfare.engine import View, ViewParts


def seat_progress(parts: ViewParts, view: View, tickets: list[str]) -> list[TicketProgress]:
    """How far the view's seat is with these tickets."""
    if view.seat is None:
        return []
    return parts.get("progress", view.seat, (view.built, tickets), lambda: ticket_progress(view, tickets))
