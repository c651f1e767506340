"""Who else may want a route: other seats that likely hold a ticket it helps to complete. All of it from the view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import numpy as np

from wayfare.bots.beliefs import likely_tickets
from wayfare.bots.explain import Reason
from wayfare.bots.seat_graph import SeatGraph
from wayfare.engine import View

LEAST_CHANCE = 0.7  # beliefs are too sure of tickets in progress: of those with less, fewer than half are really held
LEAST_LIFT = 2.0  # times the chance in a uniform deal: then it's the seat's moves that say so


class LikelyTicket(NamedTuple):
    """A ticket that another seat likely holds and can still complete."""

    chance: float
    seat: int
    ticket: str


class Rivals:
    """The tickets that others likely hold, as far as the view says."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._tickets = {ticket.id: ticket for ticket in view.game.board.map.tickets}
        self._graphs = {seat: SeatGraph(view, seat) for seat in range(view.players) if seat != view.seat}

    def reasons(self, route: str) -> Iterator[Reason]:
        """The likeliest ticket for which another seat may want a route, if nothing else runs between its ends."""
        for likely in self._likely:
            graph, ticket = self._graphs[likely.seat], self._tickets[likely.ticket]
            if route in graph.on_shortest(ticket.a, ticket.b) and not has_alternative(self._view, graph, route):
                count = round(100 * likely.chance)
                yield Reason(kind="rival", seat=likely.seat, ticket=ticket.id, route=route, count=count)
                return

    @cached_property
    def _likely(self) -> list[LikelyTicket]:
        """Likely tickets in progress, the likeliest first. In the last round there's no time for any."""
        if self._view.turns_left is not None:
            return []
        names = self._view.game.names.tickets
        believed, uniform = likely_tickets(self._view)
        found = np.argwhere((believed >= LEAST_CHANCE) & (believed >= LEAST_LIFT * uniform)).tolist()
        likely = (LikelyTicket(float(believed[seat, n]), seat, names[n]) for seat, n in found)
        return sorted((one for one in likely if self._in_progress(one)), reverse=True)

    def _in_progress(self, likely: LikelyTicket) -> bool:
        """Whether a seat could complete a ticket with its pieces, and hasn't yet."""
        ticket = self._tickets[likely.ticket]
        spaces = self._graphs[likely.seat].spaces(ticket.a, ticket.b)
        return spaces is not None and 0 < spaces <= self._view.state.pieces[likely.seat]


def has_alternative(view: View, graph: SeatGraph, route: str) -> bool:
    """Whether a seat could still claim another route between the same ends if someone else took one (C-4, NY-12)."""
    double = graph.routes[route].double
    closes = double if view.players < view.game.board.rules.both_halves_from else None
    others = (graph.routes[one] for one in graph.open if one != route and graph.ends(one) == graph.ends(route))
    return any(closes is None or one.double != closes for one in others)
