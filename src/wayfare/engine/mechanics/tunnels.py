"""Tunnels: paying what one costs, or withdrawing. The rules are in kernel/tunnels.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wayfare.engine.board import Board
from wayfare.engine.mechanics.entries import (
    ActionEntry,
    EventEntry,
    Fields,
    Mechanic,
    PhaseEntry,
    Refusal,
    RefusalEntry,
    too_few_cards,
)
from wayfare.engine.payment import colours, payments
from wayfare.engine.state import TUNNEL, State

if TYPE_CHECKING:
    from wayfare.engine.actions import Action
    from wayfare.engine.game import Game

TUNNEL_FIRST = RefusalEntry("tunnel-first", "EU-15", "First pay what the tunnel costs, or withdraw")
NO_TUNNEL_OPEN = RefusalEntry("no-tunnel-open", "EU-15", "There is no tunnel to pay for")
NOT_THE_AMOUNT_DUE = RefusalEntry("not-the-amount-due", "EU-15", "The tunnel costs {due} more")


def pays(board: Board) -> Iterator[Fields]:
    """Every payment of one card, then of two, and so on (EU-14)."""
    if _has_tunnels(board):
        for due in range(1, board.rules.tunnel_cards + 1):
            for payment in payments(board, colours(board), due):
                yield {"payment": payment}


def withdraws(board: Board) -> Iterator[Fields]:
    """Withdrawing (EU-15)."""
    if _has_tunnels(board):
        yield {}


def _has_tunnels(board: Board) -> bool:
    return any(route.tunnel for route in board.map.routes)


def no_pay(game: Game, state: State, action: Action) -> Refusal:
    """Why a payment isn't what the tunnel costs."""
    if state.phase != TUNNEL:
        return NO_TUNNEL_OPEN.of()
    assert action.payment is not None
    if action.payment.size != state.due:
        return NOT_THE_AMOUNT_DUE.of(due=state.due)
    return too_few_cards(action, "the tunnel", "EU-14")


def no_withdraw(game: Game, state: State, action: Action) -> Refusal:
    """Why there is nothing to withdraw from: in a tunnel a seat always may."""
    return NO_TUNNEL_OPEN.of()


MECHANIC = Mechanic(
    actions=(
        ActionEntry("pay", ("tunnel",), pays, no_pay, group="claims", tells=False, told="cli-paid", help="tunnel"),
        ActionEntry("withdraw", ("tunnel",), withdraws, no_withdraw, group="claims", tells=True, told="cli-withdrew"),
    ),
    events=(EventEntry("revealed", "card", chance=True, fresh=True, told="cli-revealed"),),
    phases=(PhaseEntry("tunnel", "pay what the tunnel costs, or withdraw", lambda state: TUNNEL_FIRST.of()),),
    refusals=(TUNNEL_FIRST, NO_TUNNEL_OPEN, NOT_THE_AMOUNT_DUE),
)
