"""Labels for a board's routes and tickets; no two are the same."""

from __future__ import annotations

from wayfare.engine import Board
from wayfare.pictures import palette


class Labels:
    """Labels by id."""

    def __init__(self, board: Board) -> None:
        names = {location.id: location.name for location in board.map.locations}
        self.tickets = {ticket.id: f"{names[ticket.a]} – {names[ticket.b]}" for ticket in board.map.tickets}
        self.routes = {}
        for route in board.map.routes:
            half = f"{palette.colour(route.colour).char} ".lstrip() if route.double else ""
            self.routes[route.id] = f"{half}{names[route.a]} – {names[route.b]}"
