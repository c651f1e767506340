"""Players who make the mistakes that people make: build because they can, forget a ticket, draw without looking."""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel import greedy, planner
from wayfare.bots.kernel.paths import is_open, missing_cards
from wayfare.bots.kernel.pay import NONE_FITS, cheapest_payment
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.runs import roll
from wayfare.engine.kernel.tickets import keep_action
from wayfare.engine.state import KEEP_DEALT, KEEP_OFFERED, NEXT_CARD

EASY_SLIP, MEDIUM_SLIP = 3, 6  # one decision in so many is a slip


@rule
def slip(game: Any, state: Any, dice: Any, work: Any) -> int:
    """A mistake: some route that can be paid for, wherever it lies; else a card off the deck, unseen."""
    if state.phase != NEXT_CARD:
        route = some_route(game, state, dice)
        if route != NONE_FITS:
            for colour in range(game.colours):
                work.need[colour] = 0
            return cheapest_payment(game, state, work, route)
    return game.draw_deck if state.deck_size > 0 else NONE_FITS


@rule
def some_route(game: Any, state: Any, dice: Any) -> int:
    """One of the routes that the seat can pay for, each equally likely."""
    seat = state.turn
    found, seen = NONE_FITS, 0
    for route in range(game.routes):
        fits = is_open(state, seat, route) and game.length[route] <= state.pieces[seat]
        if fits and missing_cards(game, state, seat, route) == 0:
            seen += 1
            if roll(dice, seat, seen) == 0:
                found = route
    return found


@rule
def is_keeping(state: Any) -> bool:
    return state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED  # type: ignore[no-any-return]


@rule
def easy(game: Any, state: Any, spans: Any, dice: Any, work: Any) -> int:
    """The greedy player as a child plays: keeps all tickets, has one in mind, and slips often."""
    if is_keeping(state):
        return keep_action(game, state, (1 << state.slots[state.turn]) - 1)
    if roll(dice, state.turn, EASY_SLIP) == 0:
        action = slip(game, state, dice, work)
        if action != NONE_FITS:
            return action
    return greedy.choose_among(game, state, spans, work, 1)


@rule
def medium(game: Any, state: Any, spans: Any, dice: Any, work: Any) -> int:
    """The planner with a slip now and then."""
    if not is_keeping(state) and roll(dice, state.turn, MEDIUM_SLIP) == 0:
        action = slip(game, state, dice, work)
        if action != NONE_FITS:
            return action
    return planner.choose(game, state, spans, work)
