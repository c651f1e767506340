"""Why an action is suggested: facts that follow from the view, the action and what the search expects to come.

A reason about a card names only a route that the card helps to pay for and that is wanted: the seat claims it in the
expected line of play, or it's on a shortest path for one of its tickets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import NamedTuple

import msgspec

from wayfare.bots.confidence import confidence
from wayfare.bots.explain import Reason, ReasonKind, Suggestion, Thought
from wayfare.bots.progress import ticket_progress
from wayfare.bots.rivals import Rivals, has_alternative
from wayfare.bots.seat_graph import SeatGraph
from wayfare.compiling import as_record
from wayfare.compiling.records import Raw
from wayfare.engine import Action, View
from wayfare.engine.board import Ticket
from wayfare.engine.lists import ACTION_KINDS, covers
from wayfare.engine.mechanics import ACTION_ENTRIES
from wayfare.engine.payment import Payment
from wayfare.engine.result import read_scores
from wayfare.engine.state import State
from wayfare.engine.views import TunnelData

MOST_REASONS = 2  # reasons for one suggestion


def suggest(view: View, thoughts: Sequence[Thought], best: int) -> list[Suggestion]:
    """The `best` thoughts with their reasons, for the seat to act. Neighbouring routes count as one."""
    why, merged = Why(view), _merged(view, thoughts)
    return [
        Suggestion(
            **msgspec.structs.asdict(thought),
            reasons=why.reasons(thought),
            confidence=None if rank else confidence(view.game, merged),
        )
        for rank, thought in enumerate(merged[:best])
    ]


def _merged(view: View, thoughts: Sequence[Thought]) -> list[Thought]:
    """Thoughts that differ only in how they pay as one: the most visited one, with the visits of all."""
    ends = {route.id: frozenset((route.a, route.b)) for route in view.game.board.map.routes}
    groups: dict[object, list[Thought]] = {}
    for thought in thoughts:
        groups.setdefault(_purpose(view.game.action(thought.action), ends), []).append(thought)
    merged = [_together(group) for group in groups.values()]
    return sorted(merged, key=lambda thought: thought.visits, reverse=True)


def _purpose(action: Action, ends: Mapping[str, object]) -> object:
    """What an action does, however it's paid for. Two routes between the same locations do the same."""
    match action.kind:
        case "claim":
            return ends[action.route or ""]
        case "station":
            return action.location
        case "pay":
            return action.kind
    return action.text


def _together(group: list[Thought]) -> Thought:
    best = max(group, key=lambda thought: thought.visits)
    visits, share = sum(one.visits for one in group), sum(one.share for one in group)
    return msgspec.structs.replace(best, visits=visits, share=share)


class Wanted(NamedTuple):
    """A route the seat wants, and the ticket it's for."""

    route: str
    ticket: str | None


class Why:
    """The facts about one position, for the seat to act."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._view, self._seat = view, view.seat
        self._rules = view.game.board.rules
        self._graph, self._rivals = SeatGraph(view, view.seat), Rivals(view)
        self._pieces = view.state.pieces[view.seat]
        self._tickets = {ticket.id: ticket for ticket in view.game.board.map.tickets}

    def reasons(self, thought: Thought) -> list[Reason]:
        """What speaks for an action, the most telling first."""
        if len(self._view.legal_actions) == 1:
            return [Reason(kind="only")]
        return list(islice(self._found(self._view.game.action(thought.action), thought), MOST_REASONS))

    def _found(self, action: Action, thought: Thought) -> Iterator[Reason]:
        match action.kind:
            case "claim":
                yield from self._claim(action.route or "", action)
            case "pay":
                yield from self._claim(self._tunnel.route)
            case "withdraw":
                yield Reason(kind="takes-back", count=sum(self._tunnel.laid.values()))
            case "station":
                yield from self._station(action.location or "")
            case "draw" if action.card:
                yield from self._take(action.card, self._wanted(thought))
            case "draw":
                yield from self._draw(self._wanted(thought))
            case "tickets":
                yield from self._more_tickets()
            case "swap":
                yield from self._swap()
            case "keep":
                yield from self._keep(action.tickets)
            case _:  # `covers` sees only that a kind is named below
                place = "Why._found in bots/reasons.py"
                assert not ACTION_ENTRIES[action.kind].has_reasons, f"{place}: no case for {action.kind!r}"

    covers(
        "Why._found in bots/reasons.py",
        ACTION_KINDS,
        *("claim", "pay", "withdraw", "station", "draw", "tickets", "swap", "keep"),
        *(kind for kind, entry in ACTION_ENTRIES.items() if not entry.has_reasons),
    )

    # What the seat is after.

    @cached_property
    def _open_tickets(self) -> dict[str, int]:
        """Tickets the seat can still complete with its pieces, and the spaces each needs, the nearest first."""
        needs = {ticket: self._spaces(ticket) for ticket in self._view.tickets}
        open_ones = {ticket: spaces for ticket, spaces in needs.items() if spaces and spaces <= self._pieces}
        return dict(sorted(open_ones.items(), key=lambda item: item[1]))

    @property
    def _last_turn(self) -> bool:
        return self._view.turns_left is not None

    def _spaces(self, ticket: str) -> int | None:
        found = self._tickets[ticket]
        return self._graph.spaces(found.a, found.b)

    @cached_property
    def _on_way(self) -> dict[str, set[str]]:
        """For each open ticket, the routes on any shortest path for it."""
        found = (self._tickets[ticket] for ticket in self._open_tickets)
        return {ticket.id: self._graph.on_shortest(ticket.a, ticket.b) for ticket in found}

    def _served(self, route: str) -> Iterator[tuple[str, int]]:
        """Tickets that have this route on a shortest way, and the spaces they need once it's claimed."""
        for ticket, routes in self._on_way.items():
            if route in routes:
                yield ticket, self._open_tickets[ticket] - self._graph.routes[route].length

    def _wanted(self, thought: Thought) -> list[Wanted]:
        """Routes the seat claims in the line, then those on the paths for its tickets. After the last turn, none."""
        if self._last_turn:
            return []
        steps = (self._view.game.action(step.action) for step in thought.line[1:] if step.seat == self._seat)
        planned = [step.route for step in steps if step.route]
        paths = ticket_progress(self._view, list(self._open_tickets))
        shown = [route for path in paths for route in path.routes]  # the paths that the table shows come first
        others = sorted(route for routes in self._on_way.values() for route in routes)
        routes = dict.fromkeys([*planned, *shown, *others])
        return [Wanted(route, next((ticket for ticket, _ in self._served(route)), None)) for route in routes]

    # Paying.

    @cached_property
    def _payments(self) -> dict[str, list[Payment]]:
        payments: dict[str, list[Payment]] = {}
        for action in self._view.game.actions.listed:
            if action.kind == "claim" and action.payment:
                payments.setdefault(action.route or "", []).append(action.payment)
        return payments

    def _short(self, route: str, card: str | None = None) -> int:
        """How many cards the seat lacks for a route, if it had one more `card`."""
        hand = Counter(self._view.hand)
        if card:
            hand[card] += 1
        return min(payment.missing_from(hand) for payment in self._payments[route])

    # Claims.

    @property
    def _tunnel(self) -> TunnelData:
        """The tunnel whose price the seat decides on."""
        tunnel = self._view.tunnel
        assert tunnel is not None
        return tunnel

    def _claim(self, route: str, claim: Action | None = None) -> Iterator[Reason]:
        """What speaks for claiming a route, now or, without `claim`, by paying what a tunnel costs."""
        served = list(self._served(route))
        for ticket, count in served:
            if count == 0:
                yield Reason(kind="completes", ticket=ticket, points=self._worth(ticket))
        if self._connects_coasts(route):
            yield Reason(kind="bonus")
        missing = [] if self._last_turn else [(ticket, count) for ticket, count in served if count > 0]
        on_way = [Reason(kind="on-way", ticket=ticket, count=count) for ticket, count in missing]
        yield from on_way[:1]
        yield from self._rivals.reasons(route)
        yield from on_way[1:]
        if claim and self._graph.routes[route].tunnel:
            yield Reason(kind="tunnel", count=self._reserve(claim))
        yield from self._longest(route)
        yield from self._between(route)
        yield from self._points(route)
        yield from self._plain(route)

    def _reserve(self, claim: Action) -> int:
        """How many more cards of those laid down for a tunnel the seat has: wild ones always count (EU-14)."""
        wild, hand = self._view.game.board.wild, self._view.hand
        laid = claim.cards
        return sum(hand.get(card, 0) for card in {*laid, wild}) - sum(laid.values())

    def _longest(self, route: str) -> Iterator[Reason]:
        """Whether the claim makes the seat's longest path longer than everyone else's, as it hasn't been (US-14)."""
        points = self._rules.longest_points
        if not points:
            return
        before = [score.path or 0 for score in read_scores(self._view.game, self._view.raw)]
        after = read_scores(self._view.game, self._claimed(route))[self._seat].path or 0
        others = max(path for seat, path in enumerate(before) if seat != self._seat)
        if before[self._seat] <= others < after:
            yield Reason(kind="longest", count=after, points=points)

    def _claimed(self, route: str) -> Raw:
        """The state with one more route of the seat's, as far as the longest path goes."""
        board, raw = self._view.game.board.map, self._view.raw.copy()
        state, index = as_record(raw, State), {place.id: n for n, place in enumerate(board.locations)}
        found, group = self._graph.routes[route], self._view.state.group[self._seat]
        a, b = group[index[found.a]], group[index[found.b]]
        for location, before in enumerate(group):
            state.group[self._seat, location] = a if before == b else before
        state.owner[[one.id for one in board.routes].index(route)] = self._seat
        return raw

    def _plain(self, route: str) -> Iterator[Reason]:
        """What can always be said of a claim in a race."""
        if not self._rules.for_points:
            if self._graph.ends(route) & self._graph.touched():
                yield Reason(kind="extends")
            yield Reason(kind="leaves", count=self._pieces - self._graph.routes[route].length)

    def _worth(self, ticket: str) -> int:
        return self._tickets[ticket].points if self._rules.for_points else 0

    def _connects_coasts(self, route: str) -> bool:
        if not self._rules.bonus_tickets:
            return False
        bonus = self._view.state.bonus
        if bonus[self._seat] or sum(bonus) >= self._rules.bonus_tickets:
            return False
        reached = self._graph.reached(self._graph.routes[route].a, route)
        coasts = {place.coast for place in self._view.game.board.map.locations if place.id in reached}
        return len(coasts - {None}) > 1

    def _between(self, route: str) -> Iterator[Reason]:
        """Others whose networks it would have joined, if nothing else runs between its ends for them."""
        if self._last_turn:
            return
        ends = self._graph.ends(route)
        for seat in range(self._view.players):
            graph, pieces = SeatGraph(self._view, seat), self._view.state.pieces[seat]
            possible = route in graph.open and pieces >= graph.routes[route].length
            cut_off = possible and not has_alternative(self._view, graph, route)
            if seat != self._seat and cut_off and ends <= graph.touched() and not ends <= graph.reached(min(ends)):
                yield Reason(kind="between", seat=seat)

    def _points(self, route: str) -> Iterator[Reason]:
        if not self._rules.for_points:
            return
        length = self._graph.routes[route].length
        places = {place.id for place in self._view.game.board.map.locations if place.attraction}
        fresh = len((self._graph.ends(route) & places) - self._graph.touched())
        if fresh and self._rules.attraction_points:
            yield Reason(kind="attractions", count=fresh, points=fresh * self._rules.attraction_points)
        yield Reason(kind="scores", points=self._rules.route_points[length - 1], count=length)
        left = self._pieces - length
        if left <= self._rules.last_round_at and not self._last_turn:
            yield Reason(kind="last-round", count=left)

    # Stations.

    def _station(self, location: str) -> Iterator[Reason]:
        """What a station there could do for each ticket: the route of another seat that helps it most (EU-20)."""
        for ticket in self._view.tickets:
            found = self._tickets[ticket]
            now = self._graph.spaces(found.a, found.b)
            if now == 0:
                continue
            helped = [(spaces, route) for route, spaces in self._lent(location, found) if now is None or spaces < now]
            if helped:
                spaces, route = min(helped)
                seat = self._view.owner(route)
                yield Reason(kind="lends", ticket=ticket, route=route, seat=seat, count=spaces, points=found.points)

    def _lent(self, location: str, ticket: Ticket) -> Iterator[tuple[str, int]]:
        """The routes of others at a location, and the spaces that a ticket needs with each, if the pieces suffice."""
        for route, owner in self._view.owners.items():
            if owner != self._seat and location in self._graph.ends(route):
                spaces = self._graph.spaces_with(ticket.a, ticket.b, route)
                if spaces is not None and spaces <= self._pieces and not (spaces and self._last_turn):
                    yield route, spaces

    # Cards.

    def _take(self, card: str, wanted: list[Wanted]) -> Iterator[Reason]:
        helped = [(self._short(one.route, card), one) for one in wanted if self._helps(one.route, card)]
        if self._last_turn:
            yield from self._no_claim()
            return
        if helped:
            short, one = min(helped, key=lambda found: found[0])
            kind: ReasonKind = "toward" if short else "pays"
            yield Reason(kind=kind, card=card, route=one.route, ticket=one.ticket, count=short)
            yield from self._rivals.reasons(one.route)
        if card == self._view.game.board.wild:
            yield from self._ferry(card, [one for _, one in helped])
            yield Reason(kind="wild", card=card)
        elif not helped:
            yield Reason(kind="gathers", card=card, count=self._view.hand.get(card, 0) + 1)

    def _ferry(self, card: str, helped: list[Wanted]) -> Iterator[Reason]:
        """A wanted ferry that lacks wild cards, which nothing else can pay for (EU-10)."""
        for one in helped:
            if self._graph.routes[one.route].wilds > self._view.hand.get(card, 0):
                yield Reason(kind="ferry", card=card, route=one.route, ticket=one.ticket)
                return

    def _draw(self, wanted: list[Wanted]) -> Iterator[Reason]:
        lacking = [one for one in wanted if self._short(one.route) > 0]
        takeable = {action.card for action in self._view.legal_actions if action.card}
        helpless = [one for one in lacking if not any(self._helps(one.route, card) for card in takeable)]
        if helpless and self._view.market:
            one = helpless[0]
            yield Reason(kind="none-helps", route=one.route, ticket=one.ticket)
            yield from self._rivals.reasons(one.route)
        elif lacking:
            one = min(lacking, key=lambda found: self._short(found.route))
            yield Reason(kind="short", route=one.route, ticket=one.ticket, count=self._short(one.route))
            yield from self._rivals.reasons(one.route)
        yield from self._no_claim()
        if self._view.market and not self._last_turn:
            yield Reason(kind="unseen")

    def _no_claim(self) -> Iterator[Reason]:
        if self._view.phase == "turn" and not any(action.kind == "claim" for action in self._view.legal_actions):
            yield Reason(kind="no-claim")

    def _helps(self, route: str, card: str) -> bool:
        """Whether a card brings the seat nearer to paying for a route."""
        return self._short(route, card) < self._short(route)

    # Tickets.

    def _more_tickets(self) -> Iterator[Reason]:
        needs = [self._spaces(ticket) for ticket in self._view.tickets]
        if needs and not any(spaces != 0 for spaces in needs):
            yield Reason(kind="done", count=self._pieces)
        else:
            yield Reason(kind="pieces", count=self._pieces)

    def _swap(self) -> Iterator[Reason]:
        needs = [spaces for ticket in self._view.tickets if (spaces := self._spaces(ticket)) is not None]
        yield Reason(kind="far", count=min(needs)) if needs else Reason(kind="cut")

    def _keep(self, kept: Sequence[str]) -> Iterator[Reason]:
        for ticket in kept:
            yield from self._kept(self._tickets[ticket], "needs")
        for ticket in self._view.offer:
            if ticket not in kept:
                yield from self._kept(self._tickets[ticket], "returns")

    def _kept(self, ticket: Ticket, kind: str) -> Iterator[Reason]:
        spaces = self._graph.spaces(ticket.a, ticket.b)
        if spaces == 0 and kind == "needs":
            yield Reason(kind="connected", ticket=ticket.id, points=ticket.points)
        elif spaces:
            needs = Reason(kind="needs", ticket=ticket.id, count=spaces, points=ticket.points)
            yield needs if kind == "needs" else msgspec.structs.replace(needs, kind="returns")
