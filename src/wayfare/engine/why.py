"""Why a route can't be claimed, whatever one would pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wayfare.errors import IllegalAction

if TYPE_CHECKING:
    from wayfare.engine.actions import Action
    from wayfare.engine.match import Match


def why_not_claim(match: Match, route: str) -> IllegalAction | None:
    """What forbids the seat to act to claim a route, for the payment it's nearest to; None if it can be claimed."""
    claims = [action for action in match.game.actions.listed if action.kind == "claim" and action.route == route]
    if set(claims) & set(match.legal_actions()):
        return None
    hand = match.view(match.turn).hand

    def missing(claim: Action) -> int:
        return sum(max(0, count - hand.get(card, 0)) for card, count in claim.cards)

    try:
        match.copy().play(min(claims, key=missing))
    except IllegalAction as error:
        return error
    raise AssertionError("an action that is not legal was played")
