"""How many spaces a seat still has to claim to connect two locations."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush

from wayfare.engine import View
from wayfare.engine.board import Route


class Ways:
    """The routes a seat owns and those still open to it. Own routes cost nothing, open ones their spaces."""

    def __init__(self, view: View, seat: int) -> None:
        words = view.state.open[seat].tolist()
        routes = view.game.board.map.routes
        self.own = {route for route, owner in view.owners.items() if owner == seat}
        self.open = {route.id for n, route in enumerate(routes) if words[n // 64] >> n % 64 & 1}
        self.routes = {route.id: route for route in routes}
        self._at: dict[str, list[Route]] = {}
        for route in routes:
            if route.id in self.own or route.id in self.open:
                for end in (route.a, route.b):
                    self._at.setdefault(end, []).append(route)

    def spaces(self, a: str, b: str, plus: str | None = None) -> int | None:
        """The fewest spaces to claim between two locations, as if the seat owned `plus` too; None if there's no way."""
        return min((count for end, count in self._from(a, plus) if end == b), default=None)

    def reached(self, a: str, plus: str | None = None) -> set[str]:
        """The locations connected to one by the seat's own routes."""
        return {end for end, count in self._from(a, plus) if count == 0}

    def touched(self) -> set[str]:
        """The locations at the ends of the seat's own routes."""
        return {end for route in self.own for end in self.ends(route)}

    def ends(self, route: str) -> set[str]:
        """The two locations that a route connects."""
        return {self.routes[route].a, self.routes[route].b}

    def _from(self, start: str, plus: str | None) -> Iterable[tuple[str, int]]:
        """Every location that can be reached, nearest first, with the spaces to claim."""
        queue, seen = [(0, start)], set()
        while queue:
            count, here = heappop(queue)
            if here in seen:
                continue
            seen.add(here)
            yield here, count
            for route in self._at.get(here, ()):
                cost = 0 if route.id in self.own or route.id == plus else route.length
                heappush(queue, (count + cost, route.b if here == route.a else route.a))
