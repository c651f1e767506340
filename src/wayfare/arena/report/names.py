"""What the routes and tickets of a board are called, in words that are each other's equal only if the things are."""

from __future__ import annotations

from wayfare.engine import Board
from wayfare.pictures import palette


class Names:
    def __init__(self, board: Board) -> None:
        places = {location.id: location.name for location in board.map.locations}
        self.tickets = {ticket.id: f"{places[ticket.a]} – {places[ticket.b]}" for ticket in board.map.tickets}
        self.routes = {}
        for route in board.map.routes:
            half = f"{palette.colour(route.colour).char} ".lstrip() if route.double else ""
            self.routes[route.id] = f"{half}{places[route.a]} – {places[route.b]}"
