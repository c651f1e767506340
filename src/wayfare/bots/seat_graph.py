"""How many spaces a seat still has to claim to connect two locations."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from heapq import heappop, heappush

from wayfare.engine import View
from wayfare.engine.board import Route


class SeatGraph:
    """The routes a seat owns and those still open to it. Own routes cost nothing, open ones their spaces."""

    def __init__(self, view: View, seat: int, lent: Collection[str] = ()) -> None:
        """Routes of others in `lent` count as the seat's own."""
        words = [int(word) for word in view.state.open[seat]]
        routes = view.game.board.map.routes
        self.own = {route for route, owner in view.owners.items() if owner == seat or route in lent}
        self.open = {route.id for n, route in enumerate(routes) if words[n // 64] >> n % 64 & 1}
        self.routes = {route.id: route for route in routes}
        self._at: dict[str, list[Route]] = {}
        for route in routes:
            if route.id in self.own or route.id in self.open:
                for end in (route.a, route.b):
                    self._at.setdefault(end, []).append(route)

    def spaces(self, a: str, b: str) -> int | None:
        """The fewest spaces to claim between two locations; None if there's no path."""
        return self.distances(a).get(b)

    def spaces_with(self, a: str, b: str, lent: str) -> int | None:
        """The fewest spaces to claim between two locations, if a route of another seat could be used as well."""
        found: list[int] = []
        here, there, one = self.distances(a), self.distances(b), self.routes[lent]
        if b in here:
            found.append(here[b])
        for u, v in ((one.a, one.b), (one.b, one.a)):
            if u in here and v in there:
                found.append(here[u] + there[v])
        return min(found, default=None)

    def on_shortest(self, a: str, b: str) -> set[str]:
        """The open routes that are on some shortest path between two locations."""
        here, there = self.distances(a), self.distances(b)
        if b not in here:
            return set()

        def over(route: str) -> int:
            one = self.routes[route]
            detours = [
                here[u] + one.length + there[v] for u, v in ((one.a, one.b), (one.b, one.a)) if u in here and v in there
            ]
            return min(detours, default=-1)

        return {route for route in self.open if over(route) == here[b]}

    def reached(self, a: str, plus: str | None = None) -> set[str]:
        """The locations connected to one by the seat's own routes, as if it owned `plus` too."""
        return {end for end, count in self._from(a, plus) if count == 0}

    def distances(self, a: str) -> dict[str, int]:
        """The fewest spaces to claim from one location to every other that can be reached."""
        return dict(self._from(a, None))

    def touched(self) -> set[str]:
        return {end for route in self.own for end in self.ends(route)}

    def ends(self, route: str) -> set[str]:
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
