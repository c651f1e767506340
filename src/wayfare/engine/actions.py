"""The fixed action space of a game: every action that can ever be legal, each with its index and its notation."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec

from wayfare.engine.board import GRAY, Board, PointsRules, Route
from wayfare.engine.lists import ActionKind, CardSource


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """What a player decides. `index` is its position in `game.actions`, `str(action)` its notation."""

    index: int
    text: str
    kind: ActionKind
    source: CardSource | None = None  # draw, in a game with a market
    card: str | None = None  # draw: the card taken from the market
    route: str | None = None  # claim
    cards: tuple[tuple[str, int], ...] = ()  # claim: the payment, colour first, then wild
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
            fields["cards"] = dict(self.cards)
        if self.tickets:
            fields["tickets"] = list(self.tickets)
        return fields


def colours(board: Board) -> tuple[str, ...]:
    """The colours, in the file's order, without the wild card."""
    return tuple(card for card in board.cards if card != board.wild)


def action_space(board: Board) -> tuple[Action, ...]:
    """Every action of a game, in the order that the kernel's tables rely on (see compile.py)."""
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
    """Every choice of tickets: by their number, then by the highest one, as the kernel ranks them (`keep_action`)."""
    if not isinstance(board.rules, PointsRules):
        return
    ids = [ticket.id for ticket in board.map.tickets]
    for count in range(1, max(board.rules.tickets_dealt, board.rules.tickets_offered) + 1):
        for chosen in sorted(combinations(range(len(ids)), count), key=lambda chosen: chosen[::-1]):
            yield tuple(ids[ticket] for ticket in chosen)
