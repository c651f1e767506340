"""The greedy player: completes what it can, takes what it needs, one ticket at a time."""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.paths import follow_way, is_open, missing_cards, spread
from wayfare.bots.kernel.pay import NONE_FITS
from wayfare.bots.kernel.planner import next_step, set_targets
from wayfare.bots.kernel.work import NO_WAY
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.tickets import keep_action
from wayfare.engine.state import KEEP_DEALT, KEEP_OFFERED


@rule
def price_by_length(game: Any, state: Any, seat: int, work: Any) -> None:
    """A route costs its spaces, whatever is in hand."""
    for route in range(game.routes):
        work.plan[route] = 0
        work.planned[route] = 0
        if state.owner[route] == seat:
            work.cost[route] = 0
        elif is_open(state, seat, route) and game.length[route] <= state.pieces[seat]:
            work.cost[route] = game.length[route]
        else:
            work.cost[route] = NO_WAY


@rule
def plan_nearest(game: Any, state: Any, work: Any) -> bool:
    """Plan the way for the ticket that needs fewest spaces. Is there one?"""
    best, best_cost = NONE_FITS, NO_WAY
    for target in range(work.targets):
        spread(game, work, work.from_[target])
        if work.distance[work.to[target]] < best_cost:
            best, best_cost = target, work.distance[work.to[target]]
    if best == NONE_FITS:
        return False
    spread(game, work, work.from_[best])
    follow_way(game, work, work.to[best], True)
    for route in range(game.routes):
        work.plan[route] = work.planned[route]
    return True


@rule
def longest_claim(game: Any, state: Any, work: Any, planned: bool) -> int:
    """The longest route that can be paid for, of those planned or of all."""
    best, best_length = NONE_FITS, 0
    for route in range(game.routes):
        if game.length[route] <= best_length or (planned and work.plan[route] == 0):
            continue
        can = is_open(state, state.seat, route) and game.length[route] <= state.pieces[state.seat]
        if can and missing_cards(game, state, state.seat, route) == 0:
            best, best_length = route, game.length[route]
    return best


@rule
def keep_nearest(game: Any, state: Any, work: Any) -> int:
    """As few tickets as the rules allow, those that need fewest spaces."""
    seat = state.seat
    price_by_length(game, state, seat, work)
    best, best_cost = NONE_FITS, 1 << 30
    for subset in range(1, 1 << state.slots[seat]):
        action = keep_action(game, state, subset)
        cost = 0
        for place in range(state.slots[seat]):
            if subset >> place & 1:
                ticket = state.slot[seat, place]
                spread(game, work, game.ticket_a[ticket])
                cost += 1 + work.distance[game.ticket_b[ticket]]
        if action >= 0 and cost < best_cost:
            best, best_cost = action, cost
    return best


@rule
def choose(game: Any, state: Any, spans: Any, work: Any) -> int:
    """The greedy player's decision for the seat to act."""
    if state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        return keep_nearest(game, state, work)
    price_by_length(game, state, state.seat, work)
    set_targets(game, state, state.seat, work)
    working = plan_nearest(game, state, work)
    return next_step(game, state, spans, work, longest_claim(game, state, work, working), working)
