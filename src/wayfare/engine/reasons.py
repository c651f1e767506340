"""Why an action is not legal now: a sentence, and the number of the rule that forbids it.

The kernel decides what is legal; this only explains a refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wayfare.engine.actions import Action
from wayfare.engine.board import PointsRules
from wayfare.engine.state import (
    ALL_PASSED,
    KEEP_DEALT,
    KEEP_OFFERED,
    LAST_ROUND,
    NOBODY,
    OUT_OF_PIECES,
    OVER,
    SECOND_CARD,
    SIX_TICKETS,
    STALEMATE,
    WILD,
)

if TYPE_CHECKING:
    from wayfare.engine.game import Game


ENDS = {LAST_ROUND: "NY-16", ALL_PASSED: "NY-17", SIX_TICKETS: "FJ-8", OUT_OF_PIECES: "FJ-9", STALEMATE: "FJ-10"}


def forbidden(game: Game, state: Any, action: Action) -> tuple[str, str]:
    """What to tell a player who tried it. Says nothing that the player does not know."""
    points = isinstance(game.board.rules, PointsRules)
    if action.index >= len(game.actions) or game.actions[action.index] != action:
        return f"{action} is no action of {game.id}", "C-1"
    if state.phase == OVER:
        return "The match is over", ENDS[int(state.reason)]
    if state.phase in (KEEP_DEALT, KEEP_OFFERED) and action.kind != "keep":
        return "First choose which of the tickets on offer to keep", "NY-3" if state.phase == KEEP_DEALT else "NY-13"
    if state.phase == SECOND_CARD and action.kind != "draw":
        return "A second card must be drawn first", "NY-8"
    match action.kind:
        case "draw":
            return _no_draw(state, action, points, game.board.wild)
        case "claim":
            return _no_claim(game, state, action)
        case "keep":
            return _no_keep(state)
        case "pass":
            return "Only a player with no other legal action passes", "C-8"
        case _:
            return "The ticket deck is empty", "NY-14" if points else "FJ-4"


def _no_draw(state: Any, action: Action, points: bool, wild: str) -> tuple[str, str]:
    if action.card is None:
        return "There are no cards in the deck", "C-6" if points else "FJ-2"
    if state.phase == SECOND_CARD and action.card == wild and WILD in state.row:
        return f"A face-up {action.card} cannot be the second card", "NY-6"
    return f"There is no {action.card} card face up", "NY-4"


def _no_keep(state: Any) -> tuple[str, str]:
    if state.phase in (KEEP_DEALT, KEEP_OFFERED):
        rule = "NY-3" if state.phase == KEEP_DEALT else "NY-13"
        return "Those are not among the tickets on offer, or too few are kept", rule
    return "No tickets are on offer", "NY-13"


def _no_claim(game: Game, state: Any, action: Action) -> tuple[str, str]:
    places = {route.id: n for n, route in enumerate(game.board.map.routes)}
    route = game.board.map.routes[places[action.route or ""]]
    seat, owner = state.seat, state.owner[places[route.id]]
    if owner != NOBODY:
        return f"{route.id} is claimed already", "C-2"
    twins = (other.id for other in game.board.map.routes if other.double == route.double and other != route)
    twin_owner = state.owner[places[next(twins)]] if route.double else NOBODY
    if twin_owner == seat:
        return f"You own the other half of {route.double}", "C-4"
    if twin_owner != NOBODY and state.players < game.board.rules.both_halves_from:
        return f"With {state.players} players the second half of {route.double} is closed", "NY-12"
    if state.pieces[seat] < route.length:
        return f"{route.id} needs {route.length} pieces and you have {state.pieces[seat]}", "C-2"
    wanted = " and ".join(f"{count} {card}" for card, count in action.cards)
    return f"You do not have {wanted} for {route.id}", "C-2"
