"""How far players are with their tickets, worked out again only when something has changed."""

from __future__ import annotations

from wayfare.bots import TicketProgress, ticket_progress
from wayfare.engine import View


class ProgressCache:
    """Each seat's progress, until its tickets or the routes change."""

    __slots__ = ("_progress",)

    def __init__(self) -> None:
        self._progress: dict[int, tuple[bytes, list[str], list[TicketProgress]]] = {}

    def progress(self, view: View, tickets: list[str]) -> list[TicketProgress]:
        """How far the seat is with these tickets."""
        if view.seat is None:
            return []
        known = self._progress.get(view.seat)
        if known is None or known[0] != view.built or known[1] != tickets:
            known = self._progress[view.seat] = view.built, tickets, ticket_progress(view, tickets)
        return known[2]
