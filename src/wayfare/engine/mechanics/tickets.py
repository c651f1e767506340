"""Tickets: drawing and keeping them, or swapping those in hand. The rules are in kernel/tickets.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wayfare.engine.board import Board
from wayfare.engine.mechanics.entries import (
    ActionEntry,
    EndEntry,
    EventEntry,
    Fields,
    Mechanic,
    PhaseEntry,
    Refusal,
    RefusalEntry,
    ScoreEntry,
)
from wayfare.engine.state import KEEP_DEALT, KEEP_OFFERED, State

if TYPE_CHECKING:
    from wayfare.engine.actions import Action
    from wayfare.engine.game import Game

KEEP_FIRST = RefusalEntry("keep-first", "NY-13", "First choose which of the tickets on offer to keep")
NOT_ON_OFFER = RefusalEntry("not-on-offer", "NY-13", "Those tickets are not on offer, or you are keeping too few")
NOTHING_ON_OFFER = RefusalEntry("nothing-on-offer", "NY-13", "No tickets are on offer")
NO_TICKETS_LEFT = RefusalEntry("no-tickets-left", "NY-14", "The ticket deck is empty")


def takes(board: Board) -> Iterator[Fields]:
    """Drawing tickets to choose from (NY-13)."""
    if board.rules.offers_tickets:
        yield {}


def swaps(board: Board) -> Iterator[Fields]:
    """Exchanging all tickets in hand (FJ-4)."""
    if not board.rules.offers_tickets:
        yield {}


def keeps(board: Board) -> Iterator[Fields]:
    """Nothing: there are too many choices to list them. See engine/keeps.py."""
    yield from ()


def none_left(game: Game, state: State, action: Action) -> Refusal:
    return NO_TICKETS_LEFT.of("" if game.board.rules.offers_tickets else "FJ-4")


def keep_first(state: State) -> Refusal:
    return KEEP_FIRST.of("NY-3" if state.phase == KEEP_DEALT else "")


def no_keep(game: Game, state: State, action: Action) -> Refusal:
    if state.phase in (KEEP_DEALT, KEEP_OFFERED):
        return NOT_ON_OFFER.of("NY-3" if state.phase == KEEP_DEALT else "")
    return NOTHING_ON_OFFER.of()


MECHANIC = Mechanic(
    actions=(
        ActionEntry(
            "tickets", ("turn",), takes, none_left, "tickets", tells=False, told="log-draws-tickets", help="tickets"
        ),
        ActionEntry("swap", ("turn",), swaps, none_left, group="tickets", tells=True, told="log-swapped", help="swap"),
        ActionEntry("keep", ("keep",), keeps, no_keep, group="tickets", tells=True, help="keep"),
    ),
    events=(
        EventEntry("offered", "tickets", secret=True, chance=True, fresh=True, told="cli-offered"),
        EventEntry("returned", "ticket", secret=True, told="cli-returned"),
        EventEntry("removed", "ticket", secret=True, told="cli-removed"),
        EventEntry("drew-ticket", "ticket", secret=True, chance=True, fresh=True, told="cli-drew-tickets"),
        EventEntry("completed", "ticket", fresh=True, told="log-completed"),
        EventEntry("bonus", told="log-bonus"),
    ),
    phases=(PhaseEntry("keep", "choose the tickets to keep", keep_first),),
    scores=(ScoreEntry("tickets", "tickets_offered"),),
    ends=(EndEntry("six-tickets", "FJ-8"),),
    refusals=(KEEP_FIRST, NOT_ON_OFFER, NOTHING_ON_OFFER, NO_TICKETS_LEFT),
)
