"""Players who make the mistakes that people make: they are in love with long routes, forget a ticket, draw blindly."""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel import greedy, planner
from wayfare.bots.kernel.pay import NONE_FITS, cheapest_payment
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.runs import roll
from wayfare.engine.kernel.tickets import keep_action
from wayfare.engine.state import KEEP_DEALT, KEEP_OFFERED, SECOND_CARD

PRETTY = 3  # spaces of a route that is claimed for its looks
EASY_SLIP, MEDIUM_SLIP = 3, 7  # one decision in so many is a slip


@rule
def slip(game: Any, state: Any, work: Any) -> int:
    """A mistake, or NONE_FITS if there is none to be made: a pretty route, or a card off the deck."""
    if state.phase != SECOND_CARD:
        for colour in range(game.colours):
            work.need[colour] = 0
        route = greedy.longest_claim(game, state, work, False)
        if route != NONE_FITS and game.length[route] >= PRETTY:
            return cheapest_payment(game, state, work, route)
    if state.deck_size > 0:
        return game.draw_deck  # type: ignore[no-any-return]
    return NONE_FITS


@rule
def keep_all(game: Any, state: Any) -> int:
    """More is better, a beginner thinks."""
    return keep_action(game, state, (1 << state.slots[state.seat]) - 1)


@rule
def easy(game: Any, state: Any, spans: Any, dice: Any, work: Any) -> int:
    """The greedy player as a child plays it: one ticket in mind, all tickets kept, and many slips."""
    if state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        return keep_all(game, state)
    if roll(dice, state.seat, EASY_SLIP) == 0:
        action = slip(game, state, work)
        if action != NONE_FITS:
            return action
    return greedy.choose_among(game, state, spans, work, 1)


@rule
def medium(game: Any, state: Any, spans: Any, dice: Any, work: Any) -> int:
    """The planner with a slip now and then."""
    keeping = state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED
    if not keeping and roll(dice, state.seat, MEDIUM_SLIP) == 0:
        action = slip(game, state, work)
        if action != NONE_FITS:
            return action
    return planner.choose(game, state, spans, work)
