"""A match in words, for the terminal. The words themselves are in the message files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from wayfare.engine.board import PointsRules, RaceRules
from wayfare.messages import ENGLISH, has_message, message
from wayfare.pictures import palette

if TYPE_CHECKING:
    from wayfare.engine import Board, Event, Match, Move, Result, Score, View


class Narrator:
    """Tells about matches on one board, in one language. The player in `seat`, if any, is addressed as "you"."""

    def __init__(self, board: Board, names: Sequence[str], seat: int | None = None, language: str = ENGLISH) -> None:
        self.names = names
        self.game = board.names.get(language, board.name)
        self._rules, self._wild, self._look = board.rules, board.wild, board.look.style
        self._seat, self._language = seat, language
        self._locations = {location.id: location.names.get(language, location.name) for location in board.map.locations}
        self._routes = {route.id: (route.a, route.b) for route in board.map.routes}
        self._tickets = {ticket.id: (ticket.a, ticket.b) for ticket in board.map.tickets}

    def say(self, key: str, **args: str | int) -> str:
        """A message in the narrator's language."""
        return message(key, self._language, **args)

    def route(self, route: str) -> str:
        """A route, named by its two ends."""
        return " – ".join(self._locations[end] for end in self._routes[route])

    def tickets(self, tickets: Iterable[str]) -> str:
        """Tickets, each named by its two ends, or a word for none."""
        shown = (" – ".join(self._locations[end] for end in self._tickets[ticket]) for ticket in tickets)
        return ", ".join(shown) or self.say("cli-none")

    def card(self, card: str) -> str:
        """A card's name and its symbol, which always go together."""
        shown = palette.wild(card) if card == self._wild else palette.colour(card)
        name = self.say(f"card-{card}") if has_message(f"card-{card}") else card
        return f"{name} {shown.char}"

    def cards(self, cards: Iterable[str]) -> str:
        """Cards one by one, each with its symbol."""
        return ", ".join(map(self.card, cards))

    def counted(self, cards: dict[str, int]) -> str:
        """Cards with the number of each, or a word for none."""
        return ", ".join(f"{count} {self.card(card)}" for card, count in cards.items()) or self.say("cli-none")

    def move(self, move: Move) -> str:
        """A move and everything that happened because of it."""
        return " ".join(f"{sentence}." for sentence in [self._action(move), *self._events(move)])

    def _who(self, seat: int) -> dict[str, str]:
        return {"you": "yes" if seat == self._seat else "no", "name": self.names[seat]}

    def _action(self, move: Move) -> str:
        who = self._who(move.seat)
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
                return self.say("cli-claimed", **who, route=self.route(move.route or ""), cards=self._payment(move))
            case "keep" if move.tickets:
                return self.say("cli-kept", **who, tickets=self.tickets(move.tickets))
            case "keep":
                return self.say("log-kept", **who, count=move.count or 0)
            case "tickets":
                return self.say("log-draws-tickets", **who)
            case "swap":
                return self.say("log-swapped", **who)
            case "pass":
                return self.say("log-passed", **who)

    def _payment(self, move: Move) -> str:
        return self.counted(move.cards or {})

    def _events(self, move: Move) -> Iterator[str]:
        """Events of one kind that follow each other share a sentence."""
        for kind, group in groupby(move.events, key=lambda event: event.event):
            if kind != "drew":  # the action says it
                yield from self._event_group(list(group), move.seat)

    def _event_group(self, events: list[Event], seat: int) -> Iterator[str]:
        who, first = self._who(seat), events[0]
        tickets = [event.ticket for event in events if event.ticket]
        match first.event:
            case "refilled":
                yield self.say("cli-turned-up", cards=self.cards(event.card or "" for event in events))
            case "reset":
                yield self.say("cli-reset", cards=self.cards(first.discarded or ()))
            case "reshuffled":
                yield self.say("log-reshuffled", cards=first.cards or 0)
            case "offered" if first.tickets:
                yield self.say("cli-offered", tickets=self.tickets(first.tickets))
            case "returned" if tickets:
                yield self.say("cli-returned", **who, tickets=self.tickets(tickets))
            case "returned":
                yield self.say("cli-returned-hidden", **who, count=len(events))
            case "drew-ticket" if tickets:
                yield self.say("cli-drew-tickets", **who, tickets=self.tickets(tickets))
            case "drew-ticket":
                yield self.say("cli-drew-tickets-hidden", **who, count=len(events))
            case "completed":
                yield from (self.say("log-completed", **who, ticket=self.tickets([ticket])) for ticket in tickets)
            case "bonus":
                yield self.say("log-bonus", **who)
            case "last-round":
                yield self.say("log-last-round", **self._who(seat if first.seat is None else first.seat))

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
            look=self._look,
            left=rules.last_round_at if isinstance(rules, PointsRules) else 0,
            count=rules.tickets_to_win if isinstance(rules, RaceRules) else 0,
            rounds=rules.stalemate_rounds if isinstance(rules, RaceRules) else 0,
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
        return f"{name}: {points} ({lines}), {completed}"

    def table(self, view: View) -> list[str]:
        """The public table, and the cards and tickets of the view's seat."""
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
            tickets = self.say("table-fact-tickets", count=seat.tickets)
            routes = ", ".join(map(self.route, seat.routes)) or self.say("cli-no-routes")
            lines.append(f"{name}: {hand}, {pieces}, {tickets}; {routes}")
        if view.seat is not None:
            who = self._who(view.seat)
            lines.append(self.say("cli-hand", **who, cards=self.counted(data.hand)))
            lines.append(self.say("cli-tickets", **who, tickets=self.tickets(data.tickets)))
        return lines
