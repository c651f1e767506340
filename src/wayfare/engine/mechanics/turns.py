"""Turns: passing, and how a match ends. The rules are in kernel/turns.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wayfare.engine.mechanics.entries import (
    ActionEntry,
    EndEntry,
    EventEntry,
    Mechanic,
    PhaseEntry,
    Refusal,
    RefusalEntry,
    once,
)
from wayfare.engine.state import State

if TYPE_CHECKING:
    from wayfare.engine.actions import Action
    from wayfare.engine.game import Game

NO_SUCH_ACTION = RefusalEntry("no-such-action", "C-1", "{action} is not an action in {game}")
MATCH_OVER = RefusalEntry("match-over", "C-1", "The match is over")
MUST_NOT_PASS = RefusalEntry("must-not-pass", "C-8", "You may pass only when you have no other legal action")


def no_pass(game: Game, state: State, action: Action) -> Refusal:
    return MUST_NOT_PASS.of()


MECHANIC = Mechanic(
    actions=(ActionEntry("pass", ("turn",), once, no_pass, None, tells=False, has_reasons=False, told="log-passed"),),
    events=(EventEntry("last-round", "seat", told="log-last-round"),),
    phases=(PhaseEntry("turn", "take a turn"), PhaseEntry("over", "nothing: the match is over")),
    ends=(EndEntry("last-round", "NY-16"), EndEntry("all-passed", "NY-17"), EndEntry("stalemate", "FJ-10")),
    refusals=(NO_SUCH_ACTION, MATCH_OVER, MUST_NOT_PASS),
)
