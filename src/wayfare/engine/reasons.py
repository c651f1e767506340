"""Why an action isn't legal now: a sentence, and the number of the rule that forbids it.

The kernel decides what is legal; this only explains a refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from wayfare.engine.actions import Action
from wayfare.engine.chapters import number_in
from wayfare.engine.lists import Reason
from wayfare.engine.state import (
    ALL_PASSED,
    KEEP_DEALT,
    KEEP_OFFERED,
    LAST_ROUND,
    NEXT_CARD,
    NOBODY,
    OUT_OF_PIECES,
    OVER,
    SIX_TICKETS,
    STALEMATE,
    TUNNEL,
    WILD,
)

if TYPE_CHECKING:
    from wayfare.engine.game import Game

ENDS = {LAST_ROUND: "NY-16", ALL_PASSED: "NY-17", SIX_TICKETS: "FJ-8", OUT_OF_PIECES: "FJ-9", STALEMATE: "FJ-10"}


class Forbidden(NamedTuple):
    """A sentence for people, the rule, and a code for programs and translations."""

    sentence: str
    rule: str
    reason: Reason


def forbidden(game: Game, state: Any, action: Action) -> Forbidden:
    """Why the seat to act may not take an action. It gives away nothing that the player doesn't know."""
    found = _forbidden(game, state, action)
    return found._replace(rule=number_in(game.board.rules.chapter, found.rule))


def _forbidden(game: Game, state: Any, action: Action) -> Forbidden:
    points = game.board.rules.for_points
    if action.index >= len(game.actions) or game.actions[action.index] != action:
        return Forbidden(f"{action} is not an action in {game.id}", "C-1", "no-such-action")
    if state.phase == OVER:
        return Forbidden("The match is over", ENDS[int(state.reason)], "match-over")
    if state.phase in (KEEP_DEALT, KEEP_OFFERED) and action.kind != "keep":
        rule = "NY-3" if state.phase == KEEP_DEALT else "NY-13"
        return Forbidden("First choose which of the tickets on offer to keep", rule, "keep-first")
    if state.phase == NEXT_CARD and action.kind != "draw":
        return Forbidden("You must draw another card first", "NY-8", "second-card-first")
    if state.phase == TUNNEL and action.kind not in ("pay", "withdraw"):
        return Forbidden("First pay what the tunnel costs, or withdraw", "EU-15", "tunnel-first")
    match action.kind:
        case "draw":
            return _no_draw(state, action, points, game.board.wild)
        case "claim":
            return _no_claim(game, state, action)
        case "keep":
            return _no_keep(state)
        case "pay" | "withdraw":
            return _no_pay(state, action)
        case "station":
            return _no_station(game, state, action)
        case "pass":
            return Forbidden("You may pass only when you have no other legal action", "C-8", "must-not-pass")
        case _:
            return Forbidden("The ticket deck is empty", "NY-14" if points else "FJ-4", "no-tickets-left")


def _no_draw(state: Any, action: Action, points: bool, wild: str) -> Forbidden:
    if action.card is None:
        return Forbidden("There are no cards in the deck", "C-6" if points else "FJ-2", "no-cards-in-deck")
    if state.phase == NEXT_CARD and action.card == wild and WILD in state.row:
        return Forbidden(f"A face-up {action.card} cannot be the second card", "NY-6", "market-wild-second")
    return Forbidden(f"There is no {action.card} card face up", "NY-4", "not-in-market")


def _no_keep(state: Any) -> Forbidden:
    if state.phase in (KEEP_DEALT, KEEP_OFFERED):
        rule = "NY-3" if state.phase == KEEP_DEALT else "NY-13"
        return Forbidden("Those tickets are not on offer, or you are keeping too few", rule, "not-on-offer")
    return Forbidden("No tickets are on offer", "NY-13", "nothing-on-offer")


def _no_pay(state: Any, action: Action) -> Forbidden:
    if state.phase != TUNNEL:
        return Forbidden("There is no tunnel to pay for", "EU-15", "no-tunnel-open")
    if sum(count for _, count in action.cards) != state.due:
        return Forbidden(f"The tunnel costs {state.due} more", "EU-15", "not-the-amount-due")
    return _too_few_cards(action, "the tunnel", "EU-14")


def _no_station(game: Game, state: Any, action: Action) -> Forbidden:
    left = int(state.stations_left[state.turn])
    if left == 0:
        return Forbidden("You have no stations left", "EU-19", "no-stations-left")
    location = next(n for n, place in enumerate(game.board.map.locations) if place.id == action.location)
    if any(int(stations) >> location & 1 for stations in state.stations):
        return Forbidden(f"There is already a station in {action.location}", "EU-18", "station-taken")
    cost = game.board.rules.station_cost[game.board.rules.stations - left]
    if sum(count for _, count in action.cards) != cost:
        sentence = f"Your next station costs {cost} card{'s' * (cost > 1)}"
        return Forbidden(sentence, "EU-19", "not-the-stations-cost")
    return _too_few_cards(action, "a station", "EU-19")


def _too_few_cards(action: Action, thing: str, rule: str) -> Forbidden:
    wanted = " and ".join(f"{count} {card}" for card, count in action.cards)
    return Forbidden(f"You do not have {wanted} for {thing}", rule, "too-few-cards")


def _no_claim(game: Game, state: Any, action: Action) -> Forbidden:
    index = {route.id: n for n, route in enumerate(game.board.map.routes)}
    route = game.board.map.routes[index[action.route or ""]]
    seat, owner = state.turn, state.owner[index[route.id]]
    if owner != NOBODY:
        return Forbidden(f"{route.id} has already been claimed", "C-2", "claimed")
    twins = (other.id for other in game.board.map.routes if other.double == route.double and other != route)
    twin_owner = state.owner[index[next(twins)]] if route.double else NOBODY
    if twin_owner == seat:
        return Forbidden(f"You own the other half of the double route {route.double}", "C-4", "own-other-half")
    if twin_owner != NOBODY and state.players < game.board.rules.both_halves_from:
        sentence = f"With {state.players} players only one half of the double route {route.double} can be claimed"
        return Forbidden(sentence, "NY-12", "half-closed")
    if state.pieces[seat] < route.length:
        sentence = f"{route.id} needs {route.length} pieces and you have {state.pieces[seat]}"
        return Forbidden(sentence, "C-2", "too-few-pieces")
    return _too_few_cards(action, route.id, "C-2")
