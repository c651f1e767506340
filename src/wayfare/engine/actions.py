"""The fixed action space of a game: every action that can ever be legal, each with its index and its notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, SupportsIndex, overload

import msgspec

from wayfare.engine.board import Board
from wayfare.engine.keeps import Keeps
from wayfare.engine.lists import ActionKind, CardSource
from wayfare.engine.mechanics import action_fields
from wayfare.engine.payment import Payment


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """What a player decides. `index` is its position in `game.actions`, `str(action)` its notation."""

    index: int
    text: str
    kind: ActionKind
    source: CardSource | None = None  # draw, in a game with a market
    card: str | None = None  # draw: the card taken from the market
    route: str | None = None  # claim
    location: str | None = None  # station
    payment: Payment | None = None  # claim, pay, station
    tickets: tuple[str, ...] = ()  # keep

    def __str__(self) -> str:
        return self.text

    @property
    def cards(self) -> dict[str, int]:
        """What it's paid with, card by card; nothing if it costs nothing."""
        return self.payment.to_dict() if self.payment else {}

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
        if self.payment:
            fields["cards"] = self.cards
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
        self.listed = tuple(_listed(board))
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
        action = Action(index=index, kind="keep", text=_notation("keep", tickets=chosen), tickets=chosen)
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
    def paid_after(self) -> dict[str, int]:
        """By kind of action that is paid for: the words of its notation before the payment."""
        return {action.kind: 1 + bool(action.route or action.location) for action in self.listed if action.payment}

    @cached_property
    def _by_key(self) -> dict[str, Action]:
        return {_key(action.to_dict()): action for action in self.listed}

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {ticket: n for n, ticket in enumerate(self._tickets)}


def _key(fields: dict[str, Any]) -> str:
    """An action's form in a record, as a text to look it up by."""
    return msgspec.json.encode(fields, order="deterministic").decode()


def _listed(board: Board) -> Iterator[Action]:
    """Every action but the choices of tickets, in the order that the kernel's tables rely on (see compile.py)."""
    for index, (kind, fields) in enumerate(action_fields(board)):
        yield Action(index=index, text=_notation(kind, **fields), kind=kind, **fields)


def _notation(
    kind: ActionKind,
    source: CardSource | None = None,
    card: str | None = None,
    route: str | None = None,
    location: str | None = None,
    payment: Payment | None = None,
    tickets: Sequence[str] = (),
) -> str:
    """An action as text: its kind, what it's about, the payment."""
    words = (kind, card or source, route, location, payment, *tickets)
    return " ".join(str(word) for word in words if word is not None)
