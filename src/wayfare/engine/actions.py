"""The fixed action space of a game: every action that can ever be legal, each with its index and its notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, SupportsIndex, overload

import msgspec

from wayfare.engine.board import GRAY, Board, Route
from wayfare.engine.keeps import Keeps
from wayfare.engine.lists import ActionKind, CardSource

Payment = tuple[tuple[str, int], ...]  # cards and how many, colour first, then wild


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """What a player decides. `index` is its position in `game.actions`, `str(action)` its notation."""

    index: int
    text: str
    kind: ActionKind
    source: CardSource | None = None  # draw, in a game with a market
    card: str | None = None  # draw: the card taken from the market
    route: str | None = None  # claim
    location: str | None = None  # station
    cards: Payment = ()  # claim, pay, station
    tickets: tuple[str, ...] = ()  # keep

    def __str__(self) -> str:
        return self.text

    def to_dict(self) -> dict[str, Any]:
        """The action as it appears in a record's move, without seat and events."""
        fields: dict[str, Any] = {"action": self.kind}
        if self.source:
            fields["from"] = self.source
        if self.card:
            fields["card"] = self.card
        if self.route:
            fields["route"] = self.route
        if self.location:
            fields["location"] = self.location
        if self.cards:
            fields["cards"] = dict(self.cards)
        if self.tickets:
            fields["tickets"] = list(self.tickets)
        return fields


class LegalAction(msgspec.Struct, frozen=True, gc=False):
    """An action that a seat may take now, as it is sent: its index in the action space, and its notation."""

    index: int
    text: str


class ActionSpace(Sequence[Action]):
    """All actions of a game by index. Choices of tickets come last, and are made only when someone asks for them."""

    def __init__(self, board: Board) -> None:
        self.listed = tuple(Action(index=index, **fields) for index, fields in enumerate(_listed(board)))
        self.keeps = Keeps(board)
        self._tickets = tuple(ticket.id for ticket in board.map.tickets)
        self._made: dict[int, Action] = {}
        self._legal: dict[int, LegalAction] = {}

    def __len__(self) -> int:
        return len(self.listed) + self.keeps.count

    @overload
    def __getitem__(self, index: SupportsIndex) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: SupportsIndex | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, slice):
            return tuple(self[i] for i in range(*index.indices(len(self))))
        index = index.__index__()
        if index < 0:
            index += len(self)
        if 0 <= index < len(self.listed):
            return self.listed[index]
        if not 0 <= index < len(self):
            raise IndexError(f"There is no action {index}.")
        return self._made.get(index) or self._make(index)

    def _make(self, index: int) -> Action:
        """Made once, so that the same action is always the same object."""
        chosen = tuple(self._tickets[ticket] for ticket in self.keeps.tickets(index - len(self.listed)))
        action = Action(index=index, kind="keep", text=" ".join(["keep", *chosen]), tickets=chosen)
        return self._made.setdefault(index, action)

    def at(self, indices: Sequence[int]) -> tuple[Action, ...]:
        """The actions at these indices; fast, because it is done for every decision."""
        if indices and indices[-1] >= len(self.listed):
            return tuple(map(self.__getitem__, indices))
        return tuple(map(self.listed.__getitem__, indices))

    def legal(self, actions: Sequence[Action]) -> list[LegalAction]:
        """The actions as they are sent, each made once."""
        made = self._legal
        for action in actions:
            if action.index not in made:
                made[action.index] = LegalAction(action.index, action.text)
        return [made[action.index] for action in actions]

    def keep(self, tickets: Sequence[str]) -> Action | None:
        """The action that keeps these tickets, in the file's order; None if the rules never allow it."""
        if not all(ticket in self._numbers for ticket in tickets):
            return None
        number = self.keeps.number([self._numbers[ticket] for ticket in tickets])
        return None if number is None else self[len(self.listed) + number]

    def of_text(self, text: str) -> Action | None:
        """The action with this notation, exactly as it is written by `str(action)`."""
        words = text.split(" ")
        return self.keep(words[1:]) if words[0] == "keep" else self.by_text.get(text)

    def of_dict(self, fields: dict[str, Any]) -> Action | None:
        """The action with this form in a record."""
        if fields.get("action") != "keep":
            return self._by_key.get(_key(fields))
        tickets = fields.get("tickets")
        action = self.keep(tickets) if isinstance(tickets, list) and all(isinstance(t, str) for t in tickets) else None
        return action if action and action.to_dict() == fields else None

    @cached_property
    def by_text(self) -> dict[str, Action]:
        """Actions by their notation, but for choices of tickets."""
        return {action.text: action for action in self.listed}

    @cached_property
    def _by_key(self) -> dict[str, Action]:
        return {_key(action.to_dict()): action for action in self.listed}

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {ticket: n for n, ticket in enumerate(self._tickets)}


def _key(fields: dict[str, Any]) -> str:
    """An action's form in a record, as a text to look it up by."""
    return msgspec.json.encode(fields, order="deterministic").decode()


def colours(board: Board) -> tuple[str, ...]:
    """The colours, in the file's order, without the wild card."""
    return tuple(card for card in board.cards if card != board.wild)


def _listed(board: Board) -> Iterator[dict[str, Any]]:
    """Every action but the choices of tickets, in the order that the kernel's tables rely on (see compile.py)."""
    yield from _draws(board)
    if board.rules.offers_tickets:
        yield {"kind": "tickets", "text": "tickets"}
    else:
        yield {"kind": "swap", "text": "swap"}
    yield {"kind": "pass", "text": "pass"}
    for route in board.map.routes:
        for payment in claim_payments(board, route):
            yield {"kind": "claim", "text": _text("claim", route.id, payment), "route": route.id, "cards": payment}
    if any(route.tunnel for route in board.map.routes):
        for due in range(1, board.rules.tunnel_cards + 1):
            for payment in payments(board, colours(board), due):
                yield {"kind": "pay", "text": _text("pay", payment), "cards": payment}
        yield {"kind": "withdraw", "text": "withdraw"}
    yield from _stations(board)


def _draws(board: Board) -> Iterator[dict[str, Any]]:
    if not board.rules.draws_singly:
        yield {"kind": "draw", "text": "draw"}
        return
    yield {"kind": "draw", "text": "draw deck", "source": "deck"}
    for card in (*colours(board), board.wild):
        yield {"kind": "draw", "text": f"draw {card}", "source": "market", "card": card}


def _stations(board: Board) -> Iterator[dict[str, Any]]:
    """Payment by payment, all locations in a row: a span of the kernel then covers many at once."""
    for cost in sorted(set(board.rules.station_cost)):
        for payment in payments(board, colours(board), cost):
            for location in board.map.locations:
                text = _text("station", location.id, payment)
                yield {"kind": "station", "text": text, "location": location.id, "cards": payment}


def claim_payments(board: Board, route: Route) -> Iterator[Payment]:
    """Every way to pay for a route (C-2, EU-10)."""
    taken = colours(board) if route.colour == GRAY else (route.colour,)
    return payments(board, taken, route.length, route.wilds)


def payments(board: Board, taken: Sequence[str], cards: int, least: int = 0) -> Iterator[Payment]:
    """Every way to pay so many cards: by colour, with `least` to cards - 1 wilds; last, all wilds."""
    for colour in taken:
        for wilds in range(least, cards):
            yield ((colour, cards - wilds), (board.wild, wilds))[: 1 + (wilds > 0)]
    yield ((board.wild, cards),)


def _text(*words: str | Payment) -> str:
    """An action's notation: words, then the payment."""
    spelt = (word if isinstance(word, str) else " ".join(f"{card}×{count}" for card, count in word) for word in words)
    return " ".join(spelt)
