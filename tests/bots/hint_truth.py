"""Whether the reasons of a hint are true: worked out again from the board file and the seat's view alone.

Shares no code with the bots or the kernel; what is believed of others' tickets is passed in. `false_reasons` names each
reason that doesn't hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from wayfare.bots import Reason, Suggestion
from wayfare.engine import Board

NO_WAY = 10**6
WANTS = ("pays", "toward", "none-helps", "short")  # reasons that name a route which a card is for
LIKELY, TELLING = 0.7, 2  # from this chance on, and this many times the chance in a uniform deal
Plain = dict[str, Any]
Chances = Mapping[tuple[int, str], tuple[float, float]]  # of each seat's holding each ticket: believed, and uniform


class Truth:
    """What can be said about a position, for the seat that looks at it."""

    def __init__(self, board: Board, view: Plain, suggestion: Suggestion, chances: Chances) -> None:
        self.board, self.view, self.suggestion, self.chances = board, view, suggestion, chances
        self.seat = view["seat"]
        self.me = view["seats"][self.seat]
        self.rules: Any = board.rules  # for points or a race: each kind of reason knows which
        self.routes = {route.id: route for route in board.map.routes}
        self.tickets = {ticket.id: ticket for ticket in board.map.tickets}
        self.owner = {route: seat for seat, row in enumerate(view["seats"]) for route in row["routes"]}
        self.legal = [action["text"] for action in view["legal"]]
        self.words = suggestion.action.split()
        self.claimed = self.words[1] if self.words[0] == "claim" else None
        if self.words[0] == "pay":
            self.claimed = view["tunnel"]["route"]
        self.kept = self.words[1:] if self.words[0] == "keep" else []
        self.last_turn = view["turns_left"] is not None

    # The map.

    def is_open(self, route: str, seat: int) -> bool:
        """Whether a seat may still claim a route, if it had the cards and the pieces (C-2, C-4, NY-12)."""
        if route in self.owner:
            return False
        twins = [one.id for one in self.routes.values() if one.double and one.double == self.routes[route].double]
        owners = {self.owner[one] for one in twins if one in self.owner}
        return not owners or (self.view["players"] >= self.rules.both_halves_from and seat not in owners)

    def distance(self, seat: int, start: str, end: str, extra: str | None = None) -> int:
        """Spaces to claim between two locations, as if the seat owned `extra` too: relaxed until nothing changes."""
        costs = []
        for route in self.routes.values():
            if self.owner.get(route.id) == seat or route.id == extra:
                costs.append((route.a, route.b, 0))
            elif self.is_open(route.id, seat):
                costs.append((route.a, route.b, route.length))
        far, settled = {start: 0}, False
        while not settled:
            settled = True
            for a, b, cost in (*costs, *((b, a, cost) for a, b, cost in costs)):
                if far.get(a, NO_WAY) + cost < far.get(b, NO_WAY):
                    far[b], settled = far[a] + cost, False
        return far.get(end, NO_WAY)

    def needs(self, ticket: str | None, extra: str | None = None) -> int:
        """Spaces still to claim for a ticket."""
        assert ticket is not None
        found = self.tickets[ticket]
        return self.distance(self.seat, found.a, found.b, extra)

    def touched(self, seat: int) -> set[str]:
        """Locations at the ends of a seat's routes."""
        mine = [self.routes[route] for route, owner in self.owner.items() if owner == seat]
        return {end for route in mine for end in (route.a, route.b)}

    def on_way(self, route: str | None, ticket: str | None) -> bool:
        """Whether a route is on a shortest way for a held ticket that the pieces suffice for."""
        if route is None or ticket not in self.view["tickets"] or not self.is_open(route, self.seat):
            return False
        now = self.needs(ticket)
        return 0 < now <= self.me["pieces"] and self.needs(ticket, route) == now - self.routes[route].length

    # Cards.

    def short(self, route: str, plus: str | None = None) -> int:
        """Cards missing for a route: of its colour or, for a gray one, of the best colour."""
        hand = dict(self.view["hand"])
        if plus:
            hand[plus] = hand.get(plus, 0) + 1
        wild = self.board.wild
        colour = self.routes[route].colour
        colours = [card for card in self.board.cards if card != wild] if colour == "gray" else [colour]
        best = max(int(hand.get(card, 0)) for card in colours)
        marked, wilds = self.routes[route].wilds, int(hand.get(wild, 0))
        plain = self.routes[route].length - marked
        return max(0, marked - wilds) + max(0, plain - best - max(0, wilds - marked))

    def wanted(self, reason: Reason) -> bool:
        """The named route is open, in reach, and in the expected line or on the way for the named ticket."""
        route = reason.route
        if route is None or self.last_turn or not self.is_open(route, self.seat):
            return False
        if self.me["pieces"] < self.routes[route].length:
            return False
        if reason.ticket is not None and not self.on_way(route, reason.ticket):
            return False
        line = [step.action.split() for step in self.suggestion.line[1:] if step.seat == self.seat]
        planned = any(words[:2] == ["claim", route] for words in line)
        return planned or any(self.on_way(route, ticket) for ticket in self.view["tickets"])

    def card_helps(self, reason: Reason) -> bool:
        """The suggested action takes the card, and the card is one that the named route can be paid with."""
        taken = self.words == ["draw", reason.card] and reason.card in self.view["market"]
        colour = self.routes[reason.route or ""].colour
        return taken and (colour == "gray" or reason.card in (colour, self.board.wild))

    # Each kind of reason.

    def holds(self, reason: Reason) -> bool:
        """Whether a reason is true of this position and this action."""
        return bool(getattr(self, "_" + reason.kind.replace("-", "_"))(reason))

    def _completes(self, reason: Reason) -> bool:
        worth = self.tickets[reason.ticket or ""].points if self.rules.__struct_config__.tag == "points" else 0
        before, after = self.needs(reason.ticket), self.needs(reason.ticket, self.claimed)
        return reason.ticket in self.view["tickets"] and before > 0 and after == 0 and reason.points == worth

    def _on_way(self, reason: Reason) -> bool:
        left = self.needs(reason.ticket, self.claimed)
        return not self.last_turn and self.on_way(self.claimed, reason.ticket) and left == reason.count > 0

    def _bonus(self, reason: Reason) -> bool:
        coast = {place.id: place.coast for place in self.board.map.locations if place.coast}
        pairs = [(a, b) for a, b in product(coast, coast) if coast[a] < coast[b]]
        crossed = any(self.distance(self.seat, a, b, self.claimed) == 0 for a, b in pairs)
        taken = [row["bonus"] for row in self.view["seats"]]
        return crossed and not taken[self.seat] and sum(taken) < self.rules.bonus_tickets

    def _between(self, reason: Reason) -> bool:
        assert self.claimed is not None and reason.seat is not None
        route, seat = self.routes[self.claimed], reason.seat
        if seat == self.seat or not self.is_open(route.id, seat) or self.view["seats"][seat]["pieces"] < route.length:
            return False
        apart = self.distance(seat, route.a, route.b) > 0
        return {route.a, route.b} <= self.touched(seat) and apart and not self.way_round(route.id, seat)

    def way_round(self, route: str, seat: int) -> bool:
        """Whether another route between the same ends would still be open to a seat if this one were claimed."""
        before, ends = dict(self.owner), {*self.ends(route)}
        self.owner[route] = self.seat
        others = [one.id for one in self.routes.values() if {one.a, one.b} == ends and self.is_open(one.id, seat)]
        self.owner = before
        return bool(others)

    def _rival(self, reason: Reason) -> bool:
        """The seat can still complete the ticket, a shortest way needs that connection, and so much is believed."""
        route, seat, ticket = reason.route or "", reason.seat, self.tickets[reason.ticket or ""]
        meant = [self.claimed, *(one.route for one in self.suggestion.reasons if one.kind in WANTS)]
        if route not in meant or seat is None or seat == self.seat or self.last_turn or not self.is_open(route, seat):
            return False
        now, then = (self.distance(seat, ticket.a, ticket.b, extra) for extra in (None, route))
        on_way = 0 < now <= self.view["seats"][seat]["pieces"] and then == now - self.routes[route].length
        believed, uniform = self.chances[seat, ticket.id]
        likely = believed >= LIKELY and believed >= TELLING * uniform and reason.count == round(100 * believed)
        return on_way and likely and not self.way_round(route, seat)

    def _attractions(self, reason: Reason) -> bool:
        route = self.routes[self.claimed or ""]
        sights = {place.id for place in self.board.map.locations if place.attraction}
        fresh = len(({route.a, route.b} & sights) - self.touched(self.seat))
        return fresh == reason.count > 0 and reason.points == fresh * self.rules.attraction_points

    def _scores(self, reason: Reason) -> bool:
        length = self.routes[self.claimed or ""].length
        return (reason.count, reason.points) == (length, self.rules.route_points[length - 1])

    def _last_round(self, reason: Reason) -> bool:
        left = self.me["pieces"] - self.routes[self.claimed or ""].length
        return not self.last_turn and left == reason.count <= self.rules.last_round_at

    def _extends(self, reason: Reason) -> bool:
        route = self.routes[self.claimed or ""]
        return bool({route.a, route.b} & self.touched(self.seat))

    def _leaves(self, reason: Reason) -> bool:
        return reason.count == int(self.me["pieces"]) - self.routes[self.claimed or ""].length

    def path(self, seat: int, extra: str | None = None) -> int:
        """The most pieces on one trail of a seat's routes, and of `extra` (US-14): every trail is tried."""
        mine = frozenset(route for route, owner in self.owner.items() if owner == seat) | ({extra} if extra else set())

        @cache
        def beyond(here: str, left: frozenset[str]) -> int:
            best = 0
            for one in (self.routes[route] for route in left):
                if here in (one.a, one.b):
                    there = one.b if here == one.a else one.a
                    best = max(best, one.length + beyond(there, left - {one.id}))
            return best

        return max((beyond(end, mine) for route in mine for end in self.ends(route)), default=0)

    def ends(self, route: str) -> tuple[str, str]:
        """The two locations that a route connects."""
        return self.routes[route].a, self.routes[route].b

    def _longest(self, reason: Reason) -> bool:
        others = max(self.path(seat) for seat in range(self.view["players"]) if seat != self.seat)
        new = self.path(self.seat, self.claimed)
        return self.path(self.seat) <= others < new == reason.count and reason.points == self.rules.longest_points

    def _tunnel(self, reason: Reason) -> bool:
        laid = {card: int(count) for card, _, count in (word.partition("×") for word in self.words[2:])}
        hand = self.view["hand"]
        left = sum(hand.get(card, 0) - laid.get(card, 0) for card in {*laid, self.board.wild})
        return self.routes[self.claimed or ""].tunnel and left == reason.count

    def _takes_back(self, reason: Reason) -> bool:
        return self.words == ["withdraw"] and reason.count == sum(self.view["tunnel"]["laid"].values())

    def _lends(self, reason: Reason) -> bool:
        """The station's location is at an end of the route, another seat's, and the ticket is nearer with it."""
        route = reason.route or ""
        if self.words[:1] != ["station"] or self.words[1] not in self.ends(route):
            return False
        rival = self.owner.get(route) == reason.seat != self.seat
        nearer = self.needs(reason.ticket, route) == reason.count < self.needs(reason.ticket)
        in_time = reason.count <= self.me["pieces"] and not (reason.count and self.last_turn)
        return rival and nearer and in_time and reason.ticket in self.view["tickets"] and self._worth(reason)

    def _ferry(self, reason: Reason) -> bool:
        marked = self.routes[reason.route or ""].wilds
        lacking = marked > self.view["hand"].get(reason.card, 0)
        return self.wanted(reason) and self.card_helps(reason) and lacking and reason.card == self.board.wild

    def _pays(self, reason: Reason) -> bool:
        route = reason.route or ""
        able = self.short(route) == 1 and self.short(route, reason.card) == 0
        return self.wanted(reason) and self.card_helps(reason) and able

    def _toward(self, reason: Reason) -> bool:
        route = reason.route or ""
        nearer = self.short(route, reason.card) == reason.count < self.short(route)
        return self.wanted(reason) and self.card_helps(reason) and nearer and reason.count > 0

    def _wild(self, reason: Reason) -> bool:
        return reason.card == self.board.wild and self.words == ["draw", reason.card]

    def _gathers(self, reason: Reason) -> bool:
        hand = self.view["hand"].get(reason.card, 0)
        return self.words == ["draw", reason.card] and reason.count == hand + 1 and not self.last_turn

    def _none_helps(self, reason: Reason) -> bool:
        route = reason.route or ""
        takeable = [words[1] for text in self.legal if (words := text.split())[0] == "draw" and words[-1] != "deck"]
        useless = all(self.short(route, card) == self.short(route) for card in takeable)
        return self._deck() and self.wanted(reason) and self.short(route) > 0 and useless

    def _short(self, reason: Reason) -> bool:
        return self._deck() and self.wanted(reason) and self.short(reason.route or "") == reason.count > 0

    def _no_claim(self, reason: Reason) -> bool:
        return self.view["phase"] == "turn" and not any(text.startswith("claim ") for text in self.legal)

    def _unseen(self, reason: Reason) -> bool:
        return self._deck()

    def _deck(self) -> bool:
        return self.words in (["draw"], ["draw", "deck"])

    def _done(self, reason: Reason) -> bool:
        done = all(self.needs(ticket) == 0 for ticket in self.view["tickets"])
        return self.words == ["tickets"] and done and self._pieces(reason)

    def _pieces(self, reason: Reason) -> bool:
        return reason.count == int(self.me["pieces"])

    def _cut(self, reason: Reason) -> bool:
        return self.words == ["swap"] and all(self.needs(ticket) >= NO_WAY for ticket in self.view["tickets"])

    def _far(self, reason: Reason) -> bool:
        return self.words == ["swap"] and reason.count == min(self.needs(ticket) for ticket in self.view["tickets"])

    def _needs(self, reason: Reason) -> bool:
        return reason.ticket in self.kept and self._facts(reason)

    def _connected(self, reason: Reason) -> bool:
        return reason.ticket in self.kept and self.needs(reason.ticket) == 0 and self._worth(reason)

    def _returns(self, reason: Reason) -> bool:
        return reason.ticket in self.view["offer"] and reason.ticket not in self.kept and self._facts(reason)

    def _facts(self, reason: Reason) -> bool:
        return self.needs(reason.ticket) == reason.count > 0 and self._worth(reason)

    def _worth(self, reason: Reason) -> bool:
        return reason.points == self.tickets[reason.ticket or ""].points

    def _only(self, reason: Reason) -> bool:
        return self.legal == [self.suggestion.action]


def false_reasons(board: Board, view: Plain, suggestion: Suggestion, chances: Chances) -> Iterator[str]:
    """Each reason of a suggestion that isn't true, in words for a test's message."""
    truth = Truth(board, view, suggestion, chances)
    for reason in suggestion.reasons:
        if not truth.holds(reason):
            yield f"{suggestion.action}: {reason}"
