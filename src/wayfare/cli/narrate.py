"""A match in words, for the terminal. The words themselves are in the message files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, assert_never

from wayfare.engine.lists import ACTION_KINDS, covers
from wayfare.engine.mechanics import ACTION_ENTRIES, EVENT_ENTRIES
from wayfare.messages import ENGLISH, has_message, message
from wayfare.pictures import palette
from wayfare.pictures.palette import Colour, Wild

if TYPE_CHECKING:
    from wayfare.bots import Reason
    from wayfare.engine import Action, Board, Event, Match, Move, Result, Score, View
    from wayfare.engine.mechanics.entries import EventEntry
    from wayfare.engine.views import SeatData

TOLD = (kind for kind, entry in ACTION_ENTRIES.items() if entry.told)
covers("Narrator._action in cli/narrate.py", ACTION_KINDS, "draw", "claim", "keep", *TOLD)


class Narrator:
    """Tells about matches on one board, in one language. The player in `seat`, if any, is addressed as "you"."""

    def __init__(
        self,
        board: Board,
        names: Sequence[str],
        seat: int | None = None,
        language: str = ENGLISH,
        colours: bool = False,  # printed as colours too
    ) -> None:
        self.names, self._colours = names, colours
        self.game = board.names.get(language, board.name)
        self._rules, self._wild, self._words = board.rules, board.wild, board.vocabulary
        self._seat, self._language = seat, language
        self._locations = {location.id: location.names.get(language, location.name) for location in board.map.locations}
        self._routes = {route.id: (route.a, route.b) for route in board.map.routes}
        self._lengths = {route.id: route.length for route in board.map.routes}
        self._tickets = {ticket.id: (ticket.a, ticket.b) for ticket in board.map.tickets}

    def say(self, key: str, **args: str | int) -> str:
        return message(key, self._language, **{"words": self._words, **args})

    def route(self, route: str) -> str:
        """A route, named by its two ends."""
        return " – ".join(self._locations[end] for end in self._routes[route])

    def location(self, location: str) -> str:
        return self._locations[location]

    def tickets(self, tickets: Iterable[str]) -> str:
        """Tickets, each named by its two ends, or a word for none."""
        shown = (" – ".join(self._locations[end] for end in self._tickets[ticket]) for ticket in tickets)
        return ", ".join(shown) or self.say("cli-none")

    def card(self, card: str) -> str:
        """A card's name and its symbol, which always go together."""
        shown = palette.wild(card) if card == self._wild else palette.colour(card)
        name = self.say(f"card-{card}") if has_message(f"card-{card}") else card
        return f"{name} {self._symbol(shown)}"

    def _symbol(self, card: Colour | Wild) -> str:
        """A card's symbol; on a terminal, in ink on the card's own colour, so that it shows on any background."""
        if not self._colours or isinstance(card, Wild):
            return card.char
        return f"\x1b[48;2;{_rgb(card.light.fill)};38;2;{_rgb(card.light.ink)}m {card.char} \x1b[0m"

    def cards(self, cards: Iterable[str]) -> str:
        """Cards one by one, each with its symbol."""
        return ", ".join(map(self.card, cards))

    def counted(self, cards: dict[str, int]) -> str:
        """Cards with the number of each, or a word for none."""
        return ", ".join(f"{count} {self.card(card)}" for card, count in cards.items()) or self.say("cli-none")

    def move(self, move: Move) -> str:
        return " ".join(f"{sentence}." for sentence in [self._action(move), *self._events(move)])

    def do(self, action: Action) -> str:
        """An action one could take: "Claim Chelsea – Soho with …"."""
        if action.kind != "draw":
            return self.say(f"log-do-{action.kind}", **self._about(action))
        if action.card:
            return self.say("log-do-take", card=self.card(action.card))
        return self.say("log-do-draw", cards=1 if action.source else self._rules.draw)

    def _about(self, taken: Action | Move) -> dict[str, str]:
        """What an action says beyond its kind, as its messages have it."""
        about = {}
        if taken.route:
            about["route"] = self.route(taken.route)
        if taken.location:
            about["place"] = self.location(taken.location)
        if taken.cards:
            about["cards"] = self.counted(taken.cards)
        if taken.tickets:
            about["tickets"] = self.tickets(taken.tickets)
        return about

    def reason(self, reason: Reason) -> str:
        return self.say(
            f"reason-{reason.kind}",
            route=self.route(reason.route) if reason.route else "",
            ticket=self.tickets([reason.ticket]) if reason.ticket else "",
            aim="ticket" if reason.ticket else "none",
            card=self.card(reason.card) if reason.card else "",
            name="" if reason.seat is None else self.names[reason.seat],
            count=reason.count,
            points=reason.points,
        )

    def _who(self, seat: int) -> dict[str, str]:
        return {"you": "yes" if seat == self._seat else "no", "name": self.names[seat]}

    def _action(self, move: Move) -> str:
        who, about = self._who(move.seat), self._about(move)
        match move.action:
            case "draw" if move.card:
                return self.say("log-drew-open", **who, cards=self.card(move.card))
            case "draw":
                drawn = [event.card for event in move.events if event.event == "drew"]
                known = [card for card in drawn if card]
                if known:
                    return self.say("cli-drew", **who, cards=self.cards(known))
                return self.say("log-drew-hidden", **who, count=len(drawn))
            case "claim":
                return self.say("cli-laid-down" if self._is_due(move) else "cli-claimed", **who, **about)
            case "keep" if move.tickets:
                return self.say("cli-kept", **who, **about)
            case "keep":
                return self.say("log-kept", **who, count=move.count or 0)
            case _:
                return self.say(ACTION_ENTRIES[move.action].told, **who, **about)

    def _is_due(self, move: Move) -> bool:
        """Whether a claim opened a tunnel that costs more (EU-13)."""
        colour = next(iter(move.cards or {}), self._wild)
        return any(event.event == "revealed" and event.card in (colour, self._wild) for event in move.events)

    def _events(self, move: Move) -> Iterator[str]:
        """Events of one kind that follow each other share a sentence."""
        for kind, group in groupby(move.events, key=lambda event: event.event):
            if EVENT_ENTRIES[kind].told:
                yield from self._event_group(EVENT_ENTRIES[kind], list(group), move.seat)

    def _event_group(self, entry: EventEntry, events: list[Event], seat: int) -> Iterator[str]:
        who, told, first, payload = self._who(seat), entry.told, events[0], entry.payload
        match payload:
            case "":
                yield self.say(told, **who)
            case "card":
                yield self.say(told, **who, cards=self.cards(event.card or "" for event in events))
            case "discarded":
                yield self.say(told, **who, cards=self.cards(first.discarded or ()))
            case "cards":
                yield self.say(told, **who, cards=first.cards or 0)
            case "ticket" if not first.ticket:
                yield self.say(f"{told}-hidden", **who, count=len(events))
            case "ticket" if entry.secret:
                yield self.say(told, **who, tickets=self.tickets(event.ticket or "" for event in events))
            case "ticket":
                yield from (self.say(told, **who, ticket=self.tickets([event.ticket or ""])) for event in events)
            case "tickets":
                if first.tickets:
                    yield self.say(told, **who, tickets=self.tickets(first.tickets))
            case "seat":
                yield self.say(told, **self._who(seat if first.seat is None else first.seat))
            case _:
                assert_never(payload)

    def result(self, match: Match) -> list[str]:
        """Who won, why the match ended, what broke a tie, and everyone's score."""
        result = match.result
        assert result is not None
        lines = [f"{self._winners(result)} {self._reason(result, match.moves)}"]
        if result.tie_break:
            lines.append(self._tie(result))
        return [
            *lines,
            *(f"  {self._score(name, score)}" for name, score in zip(self.names, result.scores, strict=True)),
        ]

    def _winners(self, result: Result) -> str:
        if len(result.winners) > 1:
            return self.say("end-share", names=self._and(result.winners)) + "."
        return self.say("end-golden" if result.reason == "six-tickets" else "end-wins", **self._who(result.winners[0]))

    def _and(self, seats: Iterable[int]) -> str:
        return f" {self.say('cli-and')} ".join(self.names[seat] for seat in seats)

    def _reason(self, result: Result, moves: Sequence[Move]) -> str:
        began = (event.seat for move in moves for event in move.events if event.event == "last-round")
        by = next(began, None) if result.reason == "last-round" else None
        rules = self._rules
        return self.say(
            f"end-reason-{result.reason}",
            **self._who(moves[-1].seat if by is None else by),
            left=rules.last_round_at,
            count=rules.tickets_to_win,
            rounds=rules.stalemate_rounds,
        )

    def _tie(self, result: Result) -> str:
        best = max(score.total for score in result.scores)
        level = [seat for seat, score in enumerate(result.scores) if score.total == best]
        return self.say(
            f"tie-{result.tie_break}",
            goal="points" if result.for_points else "race",
            names=self._and(level),
            total=best,
            counts=" : ".join(str(result.scores[seat].completed) for seat in level),
        )

    def _score(self, name: str, score: Score) -> str:
        completed = self.say("table-fact-completed", count=score.completed)
        if not score.lines:
            return f"{name}: {completed}" + (f" ({self.say('cli-with-bonus')})" if score.bonus else "")
        points = self.say("cli-points", count=score.total)
        lines = ", ".join(f"{self.say(f'score-{line.key}')} {line.points}" for line in score.lines)
        lent = (
            self.say("cli-lent", place=self.location(place), route=self.route(route))
            for place, route in (score.lent or {}).items()
        )
        return "; ".join([f"{name}: {points} ({lines}), {completed}", *lent])

    def table(self, view: View, tickets: Sequence[str] = ()) -> list[str]:
        """The public table, and the cards and tickets of the view's seat, which `tickets` may tell line by line."""
        data = view.data()
        lines = []
        if data.market:
            market = ", ".join(self.card(card) if card else "–" for card in data.market)
            lines.append(f"{self.say('table-market')}: {market}")
        lines.append(self.say("cli-piles", deck=data.deck, tickets=data.ticket_deck, cards=self.counted(data.discards)))
        for name, seat in zip(self.names, data.seats, strict=True):
            known = f" ({self.say('cli-known', cards=self.counted(seat.known))})" if seat.known else ""
            hand = self.say("table-fact-hand", count=seat.hand) + known
            pieces = self.say("table-fact-pieces", count=seat.pieces)
            held = self.say("table-fact-tickets", count=seat.tickets)
            stations = "" if seat.stations is None else f", {self.say('cli-stations', count=seat.stations)}"
            routes = ", ".join(map(self.route, seat.routes)) or self.say("cli-no-routes")
            lines.append(f"{name}: {self._so_far(seat)}, {hand}, {pieces}, {held}{stations}; {routes}")
        for place, owner in (data.stations or {}).items():
            lines.append(f"{self.say('cli-station', place=self.location(place))}: {self.names[owner]}")
        if view.seat is not None:
            who = self._who(view.seat)
            lines.append(self.say("cli-hand", **who, cards=self.counted(data.hand)))
            if tickets:
                lines += [self.say("cli-tickets", **who, tickets="").rstrip(), *(f"  {line}" for line in tickets)]
            else:
                lines.append(self.say("cli-tickets", **who, tickets=self.tickets(data.tickets)))
        return lines

    def _so_far(self, seat: SeatData) -> str:
        """What everyone can count: points from routes or, in a race, completed tickets."""
        if not self._rules.for_points:
            return self.say("table-fact-completed", count=len(seat.completed) + seat.bonus)
        points = self._rules.route_points
        return self.say("table-fact-points", count=sum(points[self._lengths[route] - 1] for route in seat.routes))


def distinct_names(match: Match) -> list[str]:
    """The players' names; identical ones get their seat's number."""
    names = [player.name for player in match.players]
    if len(set(names)) < len(names):
        names = [f"{name} {seat}" for seat, name in enumerate(names)]
    return names


def _rgb(colour: str) -> str:
    """A colour such as #2a6fc4, as a terminal takes it."""
    return ";".join(str(int(colour[n : n + 2], 16)) for n in (1, 3, 5))
