"""Why an action isn't legal now: a sentence, and the number of the rule that forbids it.

The kernel decides what is legal; this only explains a refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wayfare.engine.actions import Action
from wayfare.engine.chapters import number_in
from wayfare.engine.mechanics import ACTION_ENTRIES, END_ENTRIES, PHASE_ENTRIES
from wayfare.engine.mechanics.entries import Refusal
from wayfare.engine.mechanics.turns import MATCH_OVER, NO_SUCH_ACTION
from wayfare.engine.result import end_reason
from wayfare.engine.state import OVER, PHASE_NAMES, State
from wayfare.errors import IllegalAction

if TYPE_CHECKING:
    from wayfare.engine.game import Game
    from wayfare.engine.match import Match


def refusal(game: Game, state: State, action: Action) -> Refusal:
    """Why the seat to act may not take an action. It gives away nothing that the player doesn't know."""
    found = _refusal(game, state, action)
    return found._replace(rule=number_in(game.board.rules.chapter, found.rule))


def _refusal(game: Game, state: State, action: Action) -> Refusal:
    if action.index >= len(game.actions) or game.actions[action.index] != action:
        return NO_SUCH_ACTION.of(action=action, game=game.id)
    if state.phase == OVER:
        return MATCH_OVER.of(END_ENTRIES[end_reason(state.reason)].rule)
    phase, entry = PHASE_ENTRIES[PHASE_NAMES[state.phase]], ACTION_ENTRIES[action.kind]
    if phase.first and phase.phase not in entry.phases:
        return phase.first(state)
    return entry.refused(game, state, action)


def why_not_claim(match: Match, route: str) -> IllegalAction | None:
    """What forbids the seat to act to claim a route, for the payment it's nearest to; None if it can be claimed."""
    claims = [action for action in match.game.actions.listed if action.kind == "claim" and action.route == route]
    if set(claims) & set(match.legal_actions()):
        return None
    hand = match.view(match.turn).hand

    def missing(claim: Action) -> int:
        return claim.payment.missing_from(hand) if claim.payment else 0

    try:
        match.copy().play(min(claims, key=missing))
    except IllegalAction as error:
        return error
    raise AssertionError("an action that is not legal was played")
