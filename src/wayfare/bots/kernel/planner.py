"""The planner: the cheapest tree of routes for all its tickets, then the next step towards it."""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.hopes import hoped_cost
from wayfare.bots.kernel.paths import is_open, lay_edges, missing_cards
from wayfare.bots.kernel.pay import NONE_FITS, best_draw, cheapest_payment
from wayfare.bots.kernel.plans import (
    POINT,
    add_target,
    count_needs,
    make_plan,
    new_attractions,
    plan_bonus,
    price_routes,
    set_targets,
)
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.routes import joined, touched
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.kernel.spans import action_at
from wayfare.engine.kernel.tickets import keep_action, tickets_left
from wayfare.engine.kernel.turns import legal
from wayfare.engine.state import KEEP_DEALT, KEEP_OFFERED, NEXT_CARD, NOBODY, POINTS, TURN, WORDS

AHEAD = 3  # turns within which a route for its points must be had
FULL, BLOCK = 120, 60  # a point, and what it is worth to be in another's way
OWN_PIECES, ALL_PIECES = 12, 10  # so many must be left, here and with everybody, before more tickets are drawn
SWAP = 45  # new tickets must be so much cheaper, a turn and a little
LENGTH, RIVAL, HALF, NEAREST = 2, 3, 4, 20  # how a planned route to claim is chosen: see `best_claim`


@rule
def choose_tickets(game: Any, state: Any, work: Any) -> int:
    """Keep what can be joined for less than it is worth; at least the least bad."""
    seat = state.turn
    best, best_value = NONE_FITS, -(1 << 30)
    price_routes(game, state, seat, work)
    lay_edges(game, state, seat, work)
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
    seat = state.turn
    best, best_fear = NONE_FITS, -(1 << 20)
    theirs = touched_by_others(game, state, seat)
    for word in range(WORDS):
        left = work.plan[word]
        while left != NONE:
            route = payable_half(game, state, seat, 64 * word + lowest(left))
            left = drop_lowest(left)
            if route == NONE_FITS:
                continue
            fear = LENGTH * game.length[route]
            fear += RIVAL * ((bit(game.end_a[route]) & theirs != NONE) + (bit(game.end_b[route]) & theirs != NONE))
            if work.nearest[route >> 6] & bit(route) != NONE:
                fear += NEAREST
            twin = game.twin[route]
            if twin >= 0 and state.players >= game.both_halves_from and state.owner[twin] == NOBODY:
                fear -= HALF
            if fear > best_fear:
                best, best_fear = route, fear
    return best


@rule
def payable_half(game: Any, state: Any, seat: int, route: int) -> int:
    """The planned route, or its twin, if there are cards for it."""
    if missing_cards(game, state, seat, route) == 0:
        return route
    twin = game.twin[route]
    if twin >= 0 and is_open(state, seat, twin) and missing_cards(game, state, seat, twin) == 0:
        return twin  # type: ignore[no-any-return]
    return NONE_FITS


@rule
def touched_by_others(game: Any, state: Any, seat: int) -> Any:
    """The locations where another seat has a route."""
    found = NONE
    for route in range(game.routes):
        if state.owner[route] != NOBODY and state.owner[route] != seat:
            found |= bit(game.end_a[route]) | bit(game.end_b[route])
    return found


@rule
def in_the_way_of(game: Any, state: Any, seat: int, route: int, work: Any) -> int:
    """How many others evidently want a route: they have routes at both ends that are not joined yet."""
    found = 0
    a, b = game.end_a[route], game.end_b[route]
    for other in range(state.players):
        if other != seat and work.touched[other] & bit(a) != NONE and work.touched[other] & bit(b) != NONE:
            found += not joined(state, other, a, b)
    return found


@rule
def completed_points(game: Any, state: Any, seat: int, route: int) -> int:
    """Points of the tickets that a route would complete by itself."""
    a, b = state.group[seat, game.end_a[route]], state.group[seat, game.end_b[route]]
    points = 0
    for word in range(WORDS):
        left = state.held[seat, word]
        while left != NONE:
            ticket = 64 * word + lowest(left)
            left = drop_lowest(left)
            c, d = state.group[seat, game.ticket_a[ticket]], state.group[seat, game.ticket_b[ticket]]
            if c != d and ((a == c and b == d) or (a == d and b == c)):
                points += game.ticket_points[ticket]
    return points


@rule
def plan_for_points(game: Any, state: Any, work: Any, turns: int) -> None:
    """No ticket to work for: the route with most points for its turns, of those that can still be had in time."""
    seat = state.turn
    for other in range(state.players):
        work.touched[other] = touched(game, state, other)
    best, best_rate = NONE_FITS, 0
    for word in range(WORDS):
        work.plan[word] = NONE
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            if game.length[route] > state.pieces[seat]:
                continue
            points = game.route_points[game.length[route]] + new_attractions(game, work.touched[seat], route)
            points += 2 * completed_points(game, state, seat, route)
            gain = FULL * points + BLOCK * in_the_way_of(game, state, seat, route, work)
            needed = 2 + missing_cards(game, state, seat, route)  # in half turns
            if needed <= 2 * turns and gain // needed > best_rate:
                best, best_rate = route, gain // needed
    if best != NONE_FITS:
        work.plan[best >> 6] = bit(best)


@rule
def fewest_pieces(state: Any) -> int:
    fewest = state.pieces[0]
    for seat in range(1, state.players):
        fewest = min(fewest, state.pieces[seat])
    return fewest  # type: ignore[no-any-return]


@rule
def think(game: Any, state: Any, seat: int, work: Any) -> None:
    """Work out prices and the plan for the tickets."""
    set_targets(game, state, seat, work)
    price_routes(game, state, seat, work)
    if work.targets > 0 or game.goal != POINTS:
        lay_edges(game, state, seat, work)
    work.working = make_plan(game, state, seat, work) > 0
    plan_bonus(game, state, seat, work)


@rule
def wants_tickets(game: Any, state: Any, seat: int, work: Any, every: int) -> bool:
    """Do new tickets, drawn or swapped, bring more than the turn is worth? In a race look at one in `every` ticket."""
    if state.phase != TURN or tickets_left(state) == 0:
        return False
    if game.goal == POINTS:
        return work.targets == 0 and state.pieces[seat] >= OWN_PIECES and fewest_pieces(state) >= ALL_PIECES
    if work.nearest_cost <= SWAP:
        return False
    return work.nearest_cost - hoped_cost(game, state, seat, work, every) > SWAP  # type: ignore[no-any-return]


@rule
def choose(game: Any, state: Any, spans: Any, work: Any) -> int:
    """The planner's decision for the seat to act."""
    if state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        return choose_tickets(game, state, work)
    think(game, state, state.turn, work)
    if wants_tickets(game, state, state.turn, work, 1):
        return more_tickets(game)
    return go_on(game, state, spans, work)


@rule
def more_tickets(game: Any) -> int:
    return game.take_tickets if game.goal == POINTS else game.swap  # type: ignore[no-any-return]


@rule
def go_on(game: Any, state: Any, spans: Any, work: Any) -> int:
    """The next step of the plan; without one, or in the last round, what brings points."""
    if game.goal == POINTS and (work.working == 0 or state.turns_left > 0):
        plan_for_points(game, state, work, 1 if state.turns_left > 0 else AHEAD)
    return next_step(game, state, spans, work, best_claim(game, state, work), work.working == 1)


@rule
def next_step(game: Any, state: Any, spans: Any, work: Any, route: int, working: bool) -> int:
    """Claim the route if there is one; swap tickets that are good for nothing; else draw towards the plan."""
    count_needs(game, work)
    if state.phase != NEXT_CARD:
        if route != NONE_FITS:
            return cheapest_payment(game, state, work, route)
        if game.goal != POINTS and not working and tickets_left(state) > 0:
            return game.swap  # type: ignore[no-any-return]
    action = best_draw(game, state, work)
    if action != NONE_FITS:
        return action
    n, _ = legal(game, state, spans)
    return action_at(spans, n, 0)
