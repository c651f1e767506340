"""Playouts: planners play a match to its end, each holding on to its plan for as long as that can be carried out.

Planning is most of a planner's work. A plan is made anew when a route of it is lost, when it is done, or when the
tickets it was made for have changed; between those the player only claims what it can pay for, and draws.
"""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.planner import choose_tickets, go_on, more_tickets, think, wants_tickets
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.kernel.turns import apply
from wayfare.engine.state import CLAIM, KEEP_DEALT, KEEP_OFFERED, OVER, SEATS, WORDS

NO_PLAN = -1
SAMPLE = 3  # whether a swap pays is judged by every third ticket


@rule
def forget_plans(work: Any) -> None:
    for seat in range(SEATS):
        work.kept_for[seat] = NO_PLAN


@rule
def tickets_of(state: Any, seat: int) -> int:
    """A number that changes when the seat's tickets do."""
    number = 100 * state.completed[seat] + state.ticket_count[seat]
    for place in range(state.slots[seat]):
        number = 100 * number + state.slot[seat, place] + 1
    return number  # type: ignore[no-any-return]


@rule
def recall_plan(state: Any, seat: int, work: Any) -> bool:
    """Take up the plan that the seat has, if it still stands."""
    if work.kept_for[seat] != tickets_of(state, seat):
        return False
    some = NONE
    for word in range(WORDS):
        plan = work.kept_plan[seat, word]
        if plan & ~state.open[seat, word] != NONE:
            return False
        some |= plan
        work.plan[word] = plan
        work.nearest[word] = plan
    work.working = 1
    return some != NONE  # type: ignore[no-any-return]


@rule
def keep_plan(state: Any, seat: int, work: Any) -> None:
    work.kept_for[seat] = tickets_of(state, seat) if work.working == 1 else NO_PLAN
    for word in range(WORDS):
        work.kept_plan[seat, word] = work.plan[word]


@rule
def strike(game: Any, state: Any, work: Any, action: int) -> None:
    """What is claimed, and its other half, need not be planned any more."""
    if game.action_kind[action] == CLAIM:
        route = game.action_route[action]
        work.kept_plan[state.turn, route >> 6] &= ~bit(route)
        twin = game.twin[route]
        if twin >= 0:
            work.kept_plan[state.turn, twin >> 6] &= ~bit(twin)


@rule
def likely_action(game: Any, state: Any, spans: Any, work: Any) -> int:
    """What a planner that sticks to its plan does now."""
    seat = state.turn
    if state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        return choose_tickets(game, state, work)
    if not recall_plan(state, seat, work):
        think(game, state, seat, work)
        keep_plan(state, seat, work)
        if wants_tickets(game, state, seat, work, SAMPLE):
            return more_tickets(game)
    return go_on(game, state, spans, work)


@rule
def act(game: Any, state: Any, work: Any, action: int) -> None:
    """Do an action, and strike it off the plan. (In a function of its own, so that the rules are compiled once.)"""
    strike(game, state, work, action)
    apply(game, state, action, None)


@rule
def play_on(game: Any, state: Any, spans: Any, work: Any) -> None:
    """Planners play the match to its end."""
    while state.phase != OVER:
        act(game, state, work, likely_action(game, state, spans, work))
