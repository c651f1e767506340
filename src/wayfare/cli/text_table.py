"""The table in words, for playing in the terminal: overview, map, help, hints, reasons."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from wayfare.bots import SearchBot, Suggestion, TicketProgress, suggest, ticket_progress
from wayfare.engine.board import GRAY_ROUTE, Board, Route
from wayfare.engine.mechanics import ACTION_ENTRIES, kinds_on
from wayfare.engine.payment import colours
from wayfare.engine.refusals import why_not_claim
from wayfare.errors import IllegalAction

if TYPE_CHECKING:
    from wayfare.cli.narrate import Narrator
    from wayfare.engine import Action, Match, View

THINKING = "1s"  # for a hint
THOUGHTS, SHOWN_THOUGHTS = 12, 3  # considered, and printed
HELP_ALWAYS = ("list", "map", "why", "hint", "undo", "table", "quit")
STATE_MARKS = {"done": "✓", "part": "…", "open": "…", "cut": "✗"}  # how far a ticket is


class TextTable:
    """What the player asks to see. The words are in the message files, the cards have their symbols."""

    def __init__(self, narrator: Narrator, board: Board) -> None:
        self.narrator, self._board = narrator, board
        self._say = narrator.say
        self._routes = {route.id: route for route in board.map.routes}

    # The table.

    def overview(self, view: View) -> list[str]:
        """The face-up cards, everyone's numbers, and the player's cards, tickets and claims."""
        lines = [*self.narrator.table(view, self._tickets(view))]
        if view.offer:
            lines += [self._say("cli-offer"), *(f"  {line}" for line in self._progress_of(view, view.offer))]
        claims: dict[str, int] = {}  # the number of the first way to pay for each route
        for number, action in enumerate(view.legal_actions, 1):
            if action.route:
                claims.setdefault(action.route, number)
        if claims:
            lines.append(self._say("cli-claims"))
            lines += _columns([str(number), *self._facts(self._routes[route])] for route, number in claims.items())
        return lines

    def _tickets(self, view: View) -> list[str]:
        return self._progress_of(view, view.tickets)

    def _progress_of(self, view: View, tickets: list[str]) -> list[str]:
        return [
            f"{STATE_MARKS[one.state]} {self.narrator.tickets([one.ticket])}{self._worth(one.ticket)}: {self._far(one)}"
            for one in ticket_progress(view, tickets)
        ]

    def _worth(self, ticket: str) -> str:
        points = {one.id: one.points for one in self._board.map.tickets}[ticket]
        scored = self._board.rules.for_points
        return f" ({self._say('cli-points', count=points)})" if scored else ""

    def _far(self, progress: TicketProgress) -> str:
        if progress.state in ("done", "cut"):
            return self._say(f"cli-ticket-{progress.state}")
        routes = ", ".join(self.narrator.route(route) for route in reversed(progress.routes))
        return self._say("cli-ticket-open", count=progress.spaces, routes=routes)

    def legal(self, view: View) -> list[str]:
        rows = enumerate(view.legal_actions, 1)
        return _columns([str(number), action.text, self.narrator.do(action)] for number, action in rows)

    # The map.

    def map(self, view: View, place: str) -> list[str]:
        """All routes with their state, or those at a location."""
        wanted = self._location(place) if place else None
        if place and wanted is None:
            return [self._unknown("cli-no-place", place, [location.name for location in self._board.map.locations])]
        shown = [route for route in self._board.map.routes if wanted in (None, route.a, route.b)]
        return _columns([self._state(view, route), *self._facts(route), route.id] for route in shown)

    def _facts(self, route: Route) -> list[str]:
        price = self._say("table-any-colour") if route.colour == GRAY_ROUTE else self.narrator.card(route.colour)
        rules = self._board.rules
        facts = [self.narrator.route(route.id), f"{route.length} × {price}"]
        if rules.for_points:
            facts.append(self._say("cli-points", count=rules.route_points[route.length - 1]))
        return facts

    def _state(self, view: View, route: Route) -> str:
        owner = view.owner(route.id)
        if owner is not None:
            return "● " + (self._say("cli-yours") if owner == view.seat else self.narrator.names[owner])
        if any(action.route == route.id for action in view.legal_actions):
            return "★ " + self._say("table-can-claim")
        assert view.seat is not None
        n = self._board.map.routes.index(route)
        is_open = int(view.state.open[view.seat][n // 64]) >> n % 64 & 1
        return "○ " + self._say("cli-free") if is_open else "✗ " + self._say("cli-closed")

    # Asking.

    def help(self) -> list[str]:
        actions = [ACTION_ENTRIES[kind].help for kind in kinds_on(self._board)]
        if not self._board.rules.draws_singly:
            actions[actions.index("draw")] = "draw-race"
        commands = [*filter(None, actions), *HELP_ALWAYS]
        route = self._board.map.routes[0].id
        place, ticket = self._board.map.locations[0].id, self._board.map.tickets[0].id
        card = colours(self._board)[0]
        return [self._say(f"cli-help-{one}", route=route, place=place, ticket=ticket, card=card) for one in commands]

    def hint(self, view: View) -> list[str]:
        """What the expert would do, and why, best first."""
        if len(view.legal_actions) == 1:
            return [f"{self.narrator.do(view.legal_actions[0])}. {self._say('reason-only')}"]
        thoughts = SearchBot(budget=THINKING).explain(view, THOUGHTS)
        first, *others = suggest(view, thoughts, SHOWN_THOUGHTS)
        return [self._suggestion(view, first), *(f"  {self._suggestion(view, other)}" for other in others)]

    def _suggestion(self, view: View, suggestion: Suggestion) -> str:
        action = view.game.action(suggestion.action)
        why = [self.narrator.reason(reason) for reason in suggestion.reasons]
        if suggestion.confidence:
            why.append(self._say(f"confidence-{suggestion.confidence}"))
        share = self._say("cli-hint-share", share=round(100 * suggestion.share))
        return f"{self.narrator.do(action)} [{action.text}]. {' '.join(why)} ({share})"

    def why(self, match: Match, text: str) -> list[str]:
        """Why each route of that name can't be claimed now; or that it can."""
        routes = list(self._named(text))
        if not routes:
            return [self._unknown("cli-no-route", text, list(self._routes))]
        return [f"{self.narrator.route(route.id)} [{route.id}]: {self._why(match, route)}" for route in routes]

    def _why(self, match: Match, route: Route) -> str:
        error = why_not_claim(match, route.id)
        if error is None:
            claims = [action.text for action in match.legal_actions() if action.route == route.id]
            return self._say("cli-can-claim", action=claims[0])
        return self._refusal(match, error, route, route.length)

    def not_legal(self, match: Match, action: Action) -> str:
        try:
            match.copy().play(action)
        except IllegalAction as error:
            route = self._routes.get(action.route or "")
            length = sum(action.cards.values())
            return self._say("cli-not-legal", action=action.text, why=self._refusal(match, error, route, length))
        raise AssertionError("an action that is not legal was played")

    def _refusal(self, match: Match, error: IllegalAction, route: Route | None, length: int) -> str:
        """A refusal in the player's language, from what the player can see anyway."""
        assert match.turn is not None
        view = match.view(match.turn)
        wild = self._board.wild
        gray = route is None or route.colour == GRAY_ROUTE
        candidates = colours(self._board) if route is None or gray else (route.colour,)
        sentence = self._say(
            f"table-why-{error.reason}",
            length=length,
            pieces=view.state.pieces[match.turn],
            have=max(view.hand.get(card, 0) for card in candidates) + view.hand.get(wild, 0),
            players=view.players,
            colour="gray" if route is None or gray else self.narrator.card(route.colour),
            wild=self.narrator.card(wild),
        )
        return f"{sentence} ({error.rule})"

    # Finding things by what was typed.

    def _named(self, text: str) -> Iterator[Route]:
        """Routes by their id, or by the names of their ends in either order."""
        typed = _plain(text)
        for route in self._board.map.routes:
            a, b = self.narrator.location(route.a), self.narrator.location(route.b)
            if typed and typed in (_plain(route.id), _plain(f"{a} {b}"), _plain(f"{b} {a}")):
                yield route

    def _location(self, text: str) -> str | None:
        for location in self._board.map.locations:
            if _plain(text) in (
                _plain(location.id),
                _plain(location.name),
                _plain(self.narrator.location(location.id)),
            ):
                return location.id
        return None

    def _unknown(self, key: str, text: str, names: list[str]) -> str:
        near = difflib.get_close_matches(text, names, n=1, cutoff=0)
        return self._say(key, text=text, near=near[0])


def _columns(rows: Iterable[list[str]]) -> list[str]:
    cells = list(rows)
    widths = [max(map(_width, column)) for column in zip(*cells, strict=True)]
    padded = ((cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True)) for row in cells)
    return [f"  {'  '.join(row)}".rstrip() for row in padded]


def _width(text: str) -> int:
    """How many columns a text takes on the screen: colours take none, pictures two."""
    shown = re.sub(r"\x1b\[[\d;]*m", "", text)
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in shown)


def _plain(text: str) -> str:
    """Letters and digits only, in lower case: how a name is compared with what was typed."""
    return re.sub(r"[\W_]+", " ", text.casefold()).strip()
