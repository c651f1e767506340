"""The registry: every kind of action, event, phase, score line, end and refusal has one entry here.

A mechanic is a module. It says what its actions are on a board, why one is refused, who sees its events, which message
tells of them, and how bots and reviews take them; its rules, which are compiled, are in the kernel's module of the same
mechanic. The codes themselves are in engine/lists.py, where a type checker finds them. If the two differ, nothing
starts.
"""

from __future__ import annotations

from collections.abc import Iterator

from wayfare.engine.board import Board
from wayfare.engine.lists import (
    ACTION_KINDS,
    END_REASONS,
    EVENT_KINDS,
    PHASES,
    REFUSAL_CODES,
    SCORE_LINES,
    ActionKind,
    covers,
)
from wayfare.engine.mechanics import cards, claims, stations, tickets, tunnels, turns
from wayfare.engine.mechanics.entries import Fields

# In this order their actions make up the action space, which records rely on: a new mechanic comes last.
MECHANICS = (cards.MECHANIC, tickets.MECHANIC, turns.MECHANIC, claims.MECHANIC, tunnels.MECHANIC, stations.MECHANIC)

ACTION_ENTRIES = {entry.kind: entry for mechanic in MECHANICS for entry in mechanic.actions}
EVENT_ENTRIES = {entry.kind: entry for mechanic in MECHANICS for entry in mechanic.events}
PHASE_ENTRIES = {entry.phase: entry for mechanic in MECHANICS for entry in mechanic.phases}
SCORE_ENTRIES = {entry.key: entry for mechanic in MECHANICS for entry in mechanic.scores}
END_ENTRIES = {entry.reason: entry for mechanic in MECHANICS for entry in mechanic.ends}
REFUSAL_ENTRIES = {entry.code: entry for mechanic in MECHANICS for entry in mechanic.refusals}

covers("the actions of engine/mechanics", ACTION_KINDS, *ACTION_ENTRIES)
covers("the events of engine/mechanics", EVENT_KINDS, *EVENT_ENTRIES)
covers("the phases of engine/mechanics", PHASES, *PHASE_ENTRIES)
covers("the scores of engine/mechanics", SCORE_LINES, *SCORE_ENTRIES)
covers("the ends of engine/mechanics", END_REASONS, *END_ENTRIES)
covers("the refusals of engine/mechanics", REFUSAL_CODES, *REFUSAL_ENTRIES)


def action_fields(board: Board) -> Iterator[tuple[ActionKind, Fields]]:
    """What each action of a board says, in the order of the action space; choices of tickets aren't among them."""
    return ((kind, fields) for kind, entry in ACTION_ENTRIES.items() for fields in entry.listed(board))


def kinds_on(board: Board) -> list[ActionKind]:
    """The kinds of action that a board has."""
    kinds = [kind for kind, entry in ACTION_ENTRIES.items() if next(entry.listed(board), None) is not None]
    return [*kinds, "keep"] if board.rules.offers_tickets else kinds
