"""The greedy player: completes what it can, takes what it needs, one ticket at a time."""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.paths import is_open, lay_edges, missing_cards, plan_way, spread
from wayfare.bots.kernel.pay import NONE_FITS
from wayfare.bots.kernel.planner import next_step
from wayfare.bots.kernel.plans import set_targets
from wayfare.bots.kernel.work import NO_WAY
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.kernel.tickets import keep_action, tickets_left
from wayfare.engine.state import KEEP_DEALT, KEEP_OFFERED, POINTS, TICKETS, TURN, WORDS

SPARE = 7  # pieces left, when all tickets are done, that are worth more tickets
FAR = 5  # spaces to the nearest ticket that make a swap worth a turn


@rule
def price_by_length(game: Any, state: Any, seat: int, work: Any) -> None:
    """A route costs its spaces, whatever is in hand."""
    for route in range(game.routes):
        fits = game.length[route] <= state.pieces[seat]
        work.price[route] = game.length[route] if fits else NO_WAY
    lay_edges(game, state, seat, work)


@rule
def plan_nearest(game: Any, state: Any, seat: int, work: Any, among: int) -> int:
    """Plan the way for the ticket that needs fewest spaces, of the first ones. The answer is how many, or NO_WAY."""
    best, best_cost = NONE_FITS, NO_WAY
    for target in range(min(among, work.targets)):
        spread(game, state, seat, work, work.from_[target])
        cost = work.distance[state.group[seat, work.to[target]]]
        if cost < best_cost:
            best, best_cost = target, cost
    for word in range(WORDS):
        work.planned[word] = NONE
    if best != NONE_FITS:
        spread(game, state, seat, work, work.from_[best])
        plan_way(work, state.group[seat, work.to[best]])
    for word in range(WORDS):
        work.plan[word] = work.planned[word]
    return best_cost


@rule
def longest_claim(game: Any, state: Any, work: Any, planned: bool) -> int:
    """The longest route that can be paid for, of those planned or of all."""
    best, best_length = NONE_FITS, 0
    for route in range(game.routes):
        if game.length[route] <= best_length or (planned and work.plan[route >> 6] & bit(route) == NONE):
            continue
        can = is_open(state, state.turn, route) and game.length[route] <= state.pieces[state.turn]
        if can and missing_cards(game, state, state.turn, route) == 0:
            best, best_length = route, game.length[route]
    return best


@rule
def keep_nearest(game: Any, state: Any, work: Any) -> int:
    """As few tickets as the rules allow, those that need fewest spaces."""
    seat = state.turn
    price_by_length(game, state, seat, work)
    best, best_cost = NONE_FITS, 1 << 30
    for subset in range(1, 1 << state.slots[seat]):
        action = keep_action(game, state, subset)
        cost = 0
        for place in range(state.slots[seat]):
            if subset >> place & 1:
                ticket = state.slot[seat, place]
                spread(game, state, seat, work, game.ticket_a[ticket])
                cost += 1 + work.distance[state.group[seat, game.ticket_b[ticket]]]
        if action >= 0 and cost < best_cost:
            best, best_cost = action, cost
    return best


@rule
def choose(game: Any, state: Any, spans: Any, work: Any) -> int:
    """The greedy player's decision for the seat to act."""
    if state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        return keep_nearest(game, state, work)
    return choose_among(game, state, spans, work, TICKETS)


@rule
def choose_among(game: Any, state: Any, spans: Any, work: Any, among: int) -> int:
    """A turn with an eye on only so many tickets."""
    seat = state.turn
    price_by_length(game, state, seat, work)
    set_targets(game, state, seat, work)
    spaces = plan_nearest(game, state, seat, work, among)
    if state.phase == TURN and tickets_left(state) > 0:
        if game.goal == POINTS and work.targets == 0 and state.pieces[seat] >= SPARE:
            return game.take_tickets  # type: ignore[no-any-return]
        if game.goal != POINTS and spaces >= FAR:
            return game.swap  # type: ignore[no-any-return]
    working = spaces < NO_WAY
    return next_step(game, state, spans, work, longest_claim(game, state, work, working), working)
