"""Claiming routes, and what they score. The rules are in kernel/routes.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wayfare.engine.board import Board
from wayfare.engine.mechanics.entries import (
    TOO_FEW_CARDS,
    ActionEntry,
    EndEntry,
    Fields,
    Mechanic,
    Refusal,
    RefusalEntry,
    ScoreEntry,
    too_few_cards,
)
from wayfare.engine.payment import claim_payments
from wayfare.engine.state import NOBODY, State

if TYPE_CHECKING:
    from wayfare.engine.actions import Action
    from wayfare.engine.game import Game

CLAIMED = RefusalEntry("claimed", "C-2", "{route} has already been claimed")
OWN_OTHER_HALF = RefusalEntry("own-other-half", "C-4", "You own the other half of the double route {double}")
HALF_CLOSED = RefusalEntry(
    "half-closed", "NY-12", "With {players} players only one half of the double route {double} can be claimed"
)
TOO_FEW_PIECES = RefusalEntry("too-few-pieces", "C-2", "{route} needs {length} pieces and you have {pieces}")


def claims(board: Board) -> Iterator[Fields]:
    """Route by route, every way to pay for it (C-2)."""
    for route in board.map.routes:
        for payment in claim_payments(board, route):
            yield {"route": route.id, "payment": payment}


def no_claim(game: Game, state: State, action: Action) -> Refusal:
    index = {route.id: n for n, route in enumerate(game.board.map.routes)}
    route = game.board.map.routes[index[action.route or ""]]
    seat, owner = state.turn, state.owner[index[route.id]]
    if owner != NOBODY:
        return CLAIMED.of(route=route.id)
    twins = (other.id for other in game.board.map.routes if other.double == route.double and other != route)
    twin_owner = state.owner[index[next(twins)]] if route.double else NOBODY
    if twin_owner == seat:
        return OWN_OTHER_HALF.of(double=route.double)
    if twin_owner != NOBODY and state.players < game.board.rules.both_halves_from:
        return HALF_CLOSED.of(players=state.players, double=route.double)
    if state.pieces[seat] < route.length:
        return TOO_FEW_PIECES.of(route=route.id, length=route.length, pieces=state.pieces[seat])
    return too_few_cards(action, route.id, "C-2")


MECHANIC = Mechanic(
    actions=(ActionEntry("claim", ("turn",), claims, no_claim, group="claims", tells=True, help="claim"),),
    scores=(
        ScoreEntry("routes", "route_points"),
        ScoreEntry("attractions", "attraction_points"),
        ScoreEntry("longest", "longest_points"),
    ),
    ends=(EndEntry("out-of-pieces", "FJ-9"),),
    refusals=(CLAIMED, OWN_OTHER_HALF, HALF_CLOSED, TOO_FEW_PIECES, TOO_FEW_CARDS),
)
