"""The fixed action space of a game: every action that can ever be legal, each with its place and its notation."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Literal

import msgspec

from wayfare.engine.board import GRAY, Board, PointsRules, Route

Kind = Literal["draw", "claim", "keep", "tickets", "swap", "pass"]


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """What a player decides. `index` is its place in `game.actions`, `str(action)` its notation."""

    index: int
    text: str
    kind: Kind
    source: Literal["deck", "market"] | None = None  # of a draw, where there is a market
    card: str | None = None  # taken from the market
    route: str | None = None
    cards: tuple[tuple[str, int], ...] = ()  # the payment: colour first, then wild
    tickets: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.text

    def to_dict(self) -> dict[str, Any]:
        """As in a record's move, without seat and events."""
        told: dict[str, Any] = {"action": self.kind}
        if self.source:
            told["from"] = self.source
        if self.card:
            told["card"] = self.card
        if self.route:
            told["route"] = self.route
            told["cards"] = dict(self.cards)
        if self.tickets:
            told["tickets"] = list(self.tickets)
        return told


def colours(board: Board) -> tuple[str, ...]:
    """The colours in the order of the file; the wild card comes after them."""
    return tuple(card for card in board.cards if card != board.wild)


def action_space(board: Board) -> tuple[Action, ...]:
    """Every action of a game, in the order in which the kernel counts them (see tables.py)."""
    return tuple(Action(index=index, **fields) for index, fields in enumerate(_all(board)))


def _all(board: Board) -> Iterator[dict[str, Any]]:
    yield from _draws(board)
    if isinstance(board.rules, PointsRules):
        yield {"kind": "tickets", "text": "tickets"}
    else:
        yield {"kind": "swap", "text": "swap"}
    yield {"kind": "pass", "text": "pass"}
    for route in board.map.routes:
        for payment in payments(board, route):
            text = " ".join(["claim", route.id, *(f"{card}×{count}" for card, count in payment)])
            yield {"kind": "claim", "text": text, "route": route.id, "cards": payment}
    for chosen in keepable(board):
        yield {"kind": "keep", "text": " ".join(["keep", *chosen]), "tickets": chosen}


def _draws(board: Board) -> Iterator[dict[str, Any]]:
    if not isinstance(board.rules, PointsRules):
        yield {"kind": "draw", "text": "draw"}
        return
    yield {"kind": "draw", "text": "draw deck", "source": "deck"}
    for card in (*colours(board), board.wild):
        yield {"kind": "draw", "text": f"draw {card}", "source": "market", "card": card}


def payments(board: Board, route: Route) -> Iterator[tuple[tuple[str, int], ...]]:
    """Every way to pay for a route (C-2): by colour, with 0 to length - 1 wilds; last, all wilds."""
    for colour in colours(board) if route.colour == GRAY else (route.colour,):
        yield ((colour, route.length),)
        for wilds in range(1, route.length):
            yield ((colour, route.length - wilds), (board.wild, wilds))
    yield ((board.wild, route.length),)


def keepable(board: Board) -> Iterator[tuple[str, ...]]:
    """Every choice of tickets: by number, then by their highest, as the kernel ranks them."""
    if not isinstance(board.rules, PointsRules):
        return
    ids = [ticket.id for ticket in board.map.tickets]
    for count in range(1, max(board.rules.tickets_dealt, board.rules.tickets_offered) + 1):
        for places in sorted(combinations(range(len(ids)), count), key=lambda chosen: chosen[::-1]):
            yield tuple(ids[place] for place in places)
