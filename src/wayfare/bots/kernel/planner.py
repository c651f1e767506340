"""The planner: finds the cheapest tree of routes for all its tickets, then takes the next step towards it."""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.paths import build_edges, is_open, missing_cards
from wayfare.bots.kernel.pay import NO_CHOICE, best_draw, cheapest_payment
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
from wayfare.bots.kernel.swap_value import expected_cost
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.kernel.routes import joined, touched
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.kernel.spans import action_at
from wayfare.engine.kernel.tickets import keep_action, tickets_left
from wayfare.engine.kernel.turns import legal
from wayfare.engine.state import KEEP_DEALT, KEEP_OFFERED, NEXT_CARD, NOBODY, POINTS, TURN, WORDS

AHEAD = 3  # claim a route just for its points only if it takes at most this many turns
FULL, BLOCK = 120, 60  # the value of a point, and of blocking another seat
OWN_PIECES, ALL_PIECES = 12, 10  # draw more tickets only if we, and everyone, have this many pieces left
SWAP = 45  # swap only if new tickets would be cheaper by this much: a turn and a little
LENGTH, RIVAL, HALF, NEAREST = 2, 3, 4, 20  # weights for choosing which planned route to claim: see `best_claim`


@rule
def choose_tickets(game: Any, state: Any, workspace: Any) -> int:
    """Keep the tickets that are worth more than they cost; if none is, the least bad."""
    seat = state.turn
    best, best_value = NO_CHOICE, -(1 << 30)
    price_routes(game, state, seat, workspace)
    build_edges(game, state, seat, workspace)
    for subset in range(1, 1 << state.slots[seat]):
        action = keep_action(game, state, subset)
        if action < 0:
            continue
        set_targets(game, state, seat, workspace)
        at_stake = 0
        for slot in range(state.slots[seat]):
            if subset >> slot & 1:
                add_target(game, state, seat, state.slot[seat, slot], workspace)
                at_stake += game.ticket_points[state.slot[seat, slot]]
        value = make_plan(game, state, seat, workspace) - POINT * at_stake
        if value > best_value:
            best, best_value = action, value
    return best


@rule
def best_claim(game: Any, state: Any, workspace: Any) -> int:
    """Of the affordable planned routes, the one it would hurt most to lose."""
    seat = state.turn
    best, best_loss = NO_CHOICE, -(1 << 20)
    theirs = touched_by_others(game, state, seat)
    for word in range(WORDS):
        left = workspace.plan[word]
        while left != NONE:
            route = payable_half(game, state, seat, 64 * word + lowest(left))
            left = drop_lowest(left)
            if route == NO_CHOICE:
                continue
            loss = LENGTH * game.length[route]
            loss += RIVAL * ((bit(game.end_a[route]) & theirs != NONE) + (bit(game.end_b[route]) & theirs != NONE))
            if workspace.nearest[route >> 6] & bit(route) != NONE:
                loss += NEAREST
            twin = game.twin[route]
            if twin >= 0 and state.players >= game.both_halves_from and state.owner[twin] == NOBODY:
                loss -= HALF
            if loss > best_loss:
                best, best_loss = route, loss
    return best


@rule
def payable_half(game: Any, state: Any, seat: int, route: int) -> int:
    """The planned route or its twin, whichever the seat can pay for."""
    if missing_cards(game, state, seat, route) == 0:
        return route
    twin = game.twin[route]
    if twin >= 0 and is_open(state, seat, twin) and missing_cards(game, state, seat, twin) == 0:
        return twin  # type: ignore[no-any-return]
    return NO_CHOICE


@rule
def touched_by_others(game: Any, state: Any, seat: int) -> Any:
    """The set of locations where another seat has a route."""
    found = NONE
    for route in range(game.routes):
        if state.owner[route] != NOBODY and state.owner[route] != seat:
            found |= bit(game.end_a[route]) | bit(game.end_b[route])
    return found


@rule
def seats_blocked(game: Any, state: Any, seat: int, route: int, workspace: Any) -> int:
    """How many others seem to want a route: those with unconnected routes at both of its ends."""
    found = 0
    a, b = game.end_a[route], game.end_b[route]
    for other in range(state.players):
        if other != seat and workspace.touched[other] & bit(a) != NONE and workspace.touched[other] & bit(b) != NONE:
            found += not joined(state, other, a, b)
    return found


@rule
def completed_points(game: Any, state: Any, seat: int, route: int) -> int:
    """The points of the tickets that this route alone would complete."""
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
def plan_for_points(game: Any, state: Any, workspace: Any, turns: int) -> None:
    """Without a ticket to work on, plan the route with most points per turn, among those still possible in time."""
    seat = state.turn
    for other in range(state.players):
        workspace.touched[other] = touched(game, state, other)
    best, best_rate = NO_CHOICE, 0
    for word in range(WORDS):
        workspace.plan[word] = NONE
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            if game.length[route] > state.pieces[seat]:
                continue
            points = game.route_points[game.length[route]] + new_attractions(game, workspace.touched[seat], route)
            points += 2 * completed_points(game, state, seat, route)
            gain = FULL * points + BLOCK * seats_blocked(game, state, seat, route, workspace)
            needed = 2 + missing_cards(game, state, seat, route)  # in half turns
            if needed <= 2 * turns and gain // needed > best_rate:
                best, best_rate = route, gain // needed
    if best != NO_CHOICE:
        workspace.plan[best >> 6] = bit(best)


@rule
def fewest_pieces(state: Any) -> int:
    """The smallest number of pieces any seat has left."""
    fewest = state.pieces[0]
    for seat in range(1, state.players):
        fewest = min(fewest, state.pieces[seat])
    return fewest  # type: ignore[no-any-return]


@rule
def plan_turn(game: Any, state: Any, seat: int, workspace: Any) -> None:
    """Price the routes and plan for the tickets."""
    set_targets(game, state, seat, workspace)
    price_routes(game, state, seat, workspace)
    if workspace.targets > 0 or game.goal != POINTS:
        build_edges(game, state, seat, workspace)
    workspace.working = make_plan(game, state, seat, workspace) > 0
    plan_bonus(game, state, seat, workspace)


@rule
def wants_tickets(game: Any, state: Any, seat: int, workspace: Any, every: int) -> bool:
    """Are new tickets, drawn or swapped, worth the turn? In a race, sample one in `every` ticket."""
    if state.phase != TURN or tickets_left(state) == 0:
        return False
    if game.goal == POINTS:
        return workspace.targets == 0 and state.pieces[seat] >= OWN_PIECES and fewest_pieces(state) >= ALL_PIECES
    if workspace.nearest_cost <= SWAP:
        return False
    return workspace.nearest_cost - expected_cost(game, state, seat, workspace, every) > SWAP  # type: ignore[no-any-return]


@rule
def choose(game: Any, state: Any, workspace: Any) -> int:
    """The planner's decision for the seat to act."""
    if state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        return choose_tickets(game, state, workspace)
    plan_turn(game, state, state.turn, workspace)
    if wants_tickets(game, state, state.turn, workspace, 1):
        return more_tickets(game)
    return follow_plan(game, state, workspace)


@rule
def more_tickets(game: Any) -> int:
    """The action that brings new tickets."""
    return game.take_tickets if game.goal == POINTS else game.swap  # type: ignore[no-any-return]


@rule
def follow_plan(game: Any, state: Any, workspace: Any) -> int:
    """Take the next step of the plan; without a plan, or in the last round, go for points."""
    if game.goal == POINTS and (workspace.working == 0 or state.turns_left > 0):
        plan_for_points(game, state, workspace, 1 if state.turns_left > 0 else AHEAD)
    return next_step(game, state, workspace, best_claim(game, state, workspace), workspace.working == 1)


@rule
def next_step(game: Any, state: Any, workspace: Any, route: int, working: bool) -> int:
    """Claim the route if there is one; swap useless tickets; otherwise draw for the plan."""
    count_needs(game, workspace)
    if state.phase != NEXT_CARD:
        if route != NO_CHOICE:
            return cheapest_payment(game, state, workspace, route)
        if game.goal != POINTS and not working and tickets_left(state) > 0:
            return game.swap  # type: ignore[no-any-return]
    action = best_draw(game, state, workspace)
    if action != NO_CHOICE:
        return action
    n, _ = legal(game, state, workspace.spans)
    return action_at(workspace.spans, n, 0)
