"""The planner: the cheapest tree of routes for all its tickets, then the next step towards it.

Everything is weighed in one coin. The numbers below were found by playing thousands of matches against the greedy bot.
"""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.paths import follow_way, is_open, missing_cards, spread
from wayfare.bots.kernel.pay import NONE_FITS, best_draw, cheapest_payment
from wayfare.bots.kernel.work import NO_WAY
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.routes import joined, touched
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.kernel.spans import action_at
from wayfare.engine.kernel.tickets import keep_action, tickets_left
from wayfare.engine.kernel.turns import legal
from wayfare.engine.state import EMPTY, GRAY, KEEP_DEALT, KEEP_OFFERED, NOBODY, POINTS, SECOND_CARD, WORDS

CLAIM = 40  # the turn that a claim takes
OPEN_CARD, BLIND_CARD = 9, 30  # a card that is missing, with a market to take it from and without
POINT = 14
GAIN = 2  # what a point of a route on the way takes off its price: less than POINT, for it would come anyway
TICKET = 1000  # a completed ticket in a race: nothing else counts there
OWN_PIECES, ALL_PIECES = 12, 10  # so many must be left, here and with everybody, before more tickets are drawn
AHEAD = 3  # turns within which a route for its points must be had


@rule
def price_routes(game: Any, state: Any, seat: int, work: Any) -> None:
    """What it takes to own each route: a turn and the cards that are missing, less the points that it brings."""
    seen = touched(game, state, seat)
    card = OPEN_CARD if game.market > 0 else BLIND_CARD
    for route in range(game.routes):
        if state.owner[route] == seat:
            work.price[route] = 0
        elif is_open(state, seat, route) and game.length[route] <= state.pieces[seat]:
            gain = game.route_points[game.length[route]] + new_attractions(game, seen, route)
            price = CLAIM + card * missing_cards(game, state, seat, route) - GAIN * gain
            work.price[route] = max(1, price)
        else:
            work.price[route] = NO_WAY


@rule
def new_attractions(game: Any, seen: Any, route: int) -> int:
    """Points for attractions at the ends of a route that the seat has not touched yet (NY-18)."""
    fresh = (bit(game.end_a[route]) | bit(game.end_b[route])) & game.attractions & ~seen
    points = 0
    while fresh != NONE:
        points += game.attraction_points
        fresh = drop_lowest(fresh)
    return points


@rule
def add_target(game: Any, state: Any, seat: int, ticket: int, work: Any) -> None:
    if not joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket]):
        n = work.targets
        work.from_[n] = game.ticket_a[ticket]
        work.to[n] = game.ticket_b[ticket]
        work.worth[n] = 2 * POINT * game.ticket_points[ticket] if game.goal == POINTS else TICKET
        work.targets += 1


@rule
def set_targets(game: Any, state: Any, seat: int, work: Any) -> None:
    """The tickets that are held and not yet joined."""
    work.targets = 0
    if game.goal == POINTS:
        for word in range(WORDS):
            left = state.held[seat, word]
            while left != NONE:
                add_target(game, state, seat, 64 * word + lowest(left), work)
                left = drop_lowest(left)
    else:
        for place in range(state.slots[seat]):
            if state.slot[seat, place] != EMPTY:
                add_target(game, state, seat, state.slot[seat, place], work)


@rule
def make_plan(game: Any, state: Any, seat: int, work: Any) -> int:
    """The best of the trees that begin with one target and take in the others; the answer is its value."""
    best = -(1 << 30)
    for route in range(game.routes):
        work.plan[route] = 0
    for first in range(max(1, work.targets)):
        value = grow(game, state, seat, work, first)
        if value > best:
            best = value
            for route in range(game.routes):
                work.plan[route] = work.planned[route]
    return best


@rule
def grow(game: Any, state: Any, seat: int, work: Any, first: int) -> int:
    """One tree: target `first`, then the others as they come, each if it is worth its cost and the pieces suffice."""
    for route in range(game.routes):
        work.planned[route] = 0
        work.cost[route] = work.price[route]
    value = 0
    pieces = state.pieces[seat]
    for turn in range(work.targets):
        target = (first + turn) % work.targets
        spread(game, work, work.from_[target])
        cost = work.distance[work.to[target]]
        if cost >= work.worth[target] or follow_way(game, work, work.to[target], False) > pieces:
            continue
        pieces -= follow_way(game, work, work.to[target], True)
        value += work.worth[target] - cost
    return value


@rule
def count_needs(game: Any, work: Any) -> None:
    for colour in range(game.colours):
        work.need[colour] = 0
    for route in range(game.routes):
        if work.plan[route] == 1 and game.colour[route] != GRAY:
            work.need[game.colour[route]] += game.length[route]


@rule
def choose_tickets(game: Any, state: Any, work: Any) -> int:
    """Keep what can be joined for less than it is worth; at least the least bad."""
    seat = state.seat
    best, best_value = NONE_FITS, -(1 << 30)
    price_routes(game, state, seat, work)
    for subset in range(1, 1 << state.slots[seat]):
        action = keep_action(game, state, subset)
        if action < 0:
            continue
        set_targets(game, state, seat, work)
        at_stake = 0
        for place in range(state.slots[seat]):
            if subset >> place & 1:
                add_target(game, state, seat, state.slot[seat, place], work)
                at_stake += game.ticket_points[state.slot[seat, place]]
        value = make_plan(game, state, seat, work) - POINT * at_stake
        if value > best_value:
            best, best_value = action, value
    return best


@rule
def best_claim(game: Any, state: Any, work: Any) -> int:
    """Of the planned routes that can be paid for, the one that would hurt most to lose."""
    seat = state.seat
    best, best_fear = NONE_FITS, -(1 << 20)
    for route in range(game.routes):
        if work.plan[route] == 0 or missing_cards(game, state, seat, route) > 0:
            continue
        fear = 2 * game.length[route] + 3 * rivals(game, state, seat, route)
        if game.twin[route] >= 0 and state.players >= game.both_halves_from and state.owner[game.twin[route]] == NOBODY:
            fear -= 4
        if fear > best_fear:
            best, best_fear = route, fear
    return best


@rule
def rivals(game: Any, state: Any, seat: int, route: int) -> int:
    """How many routes of others end where this one does."""
    found = 0
    ends = bit(game.end_a[route]) | bit(game.end_b[route])
    for other in range(game.routes):
        if state.owner[other] != NOBODY and state.owner[other] != seat:
            found += (bit(game.end_a[other]) | bit(game.end_b[other])) & ends != NONE
    return found


@rule
def plan_for_points(game: Any, state: Any, work: Any, turns: int) -> None:
    """No ticket to work for: the route with most points for its turns, of those that can still be had in time."""
    seat = state.seat
    seen = touched(game, state, seat)
    best, best_rate = NONE_FITS, 0
    for route in range(game.routes):
        work.plan[route] = 0
        if work.price[route] == 0 or work.price[route] >= NO_WAY:
            continue
        gain = game.route_points[game.length[route]] + new_attractions(game, seen, route)
        needed = 2 + missing_cards(game, state, seat, route)  # in half turns
        if needed <= 2 * turns and 120 * gain // needed > best_rate:
            best, best_rate = route, 120 * gain // needed
    if best != NONE_FITS:
        work.plan[best] = 1


@rule
def fewest_pieces(state: Any) -> int:
    fewest = state.pieces[0]
    for seat in range(1, state.players):
        fewest = min(fewest, state.pieces[seat])
    return fewest  # type: ignore[no-any-return]


@rule
def choose(game: Any, state: Any, spans: Any, work: Any) -> int:
    """The planner's decision for the seat to act."""
    seat = state.seat
    if state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        return choose_tickets(game, state, work)
    price_routes(game, state, seat, work)
    set_targets(game, state, seat, work)
    value = make_plan(game, state, seat, work)
    working = value > 0
    few = fewest_pieces(state)
    if game.goal == POINTS and (not working or state.turns_left > 0):
        enough = state.pieces[seat] >= OWN_PIECES and few >= ALL_PIECES
        if work.targets == 0 and enough and tickets_left(state) > 0 and state.phase != SECOND_CARD:
            return game.take_tickets  # type: ignore[no-any-return]
        plan_for_points(game, state, work, 1 if state.turns_left > 0 else AHEAD)
    route = best_claim(game, state, work)
    return next_step(game, state, spans, work, route, working)


@rule
def next_step(game: Any, state: Any, spans: Any, work: Any, route: int, working: bool) -> int:
    """Claim the route if there is one; swap tickets that are good for nothing; else draw towards the plan."""
    count_needs(game, work)
    if state.phase != SECOND_CARD:
        if route != NONE_FITS:
            return cheapest_payment(game, state, work, route)
        if game.goal != POINTS and not working and tickets_left(state) > 0:
            return game.swap  # type: ignore[no-any-return]
    action = best_draw(game, state, work)
    if action != NONE_FITS:
        return action
    n, _ = legal(game, state, spans)
    return action_at(spans, n, 0)
