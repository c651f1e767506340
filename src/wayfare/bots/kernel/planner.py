"""The planner: finds the cheapest tree of routes for all its tickets, then takes the next step towards it."""

from __future__ import annotations

from wayfare.bots.kernel import styles
from wayfare.bots.kernel.new_tickets import DRAWN_PRICE, expected_gain, swap_gain
from wayfare.bots.kernel.pace import half_turns_left, is_long
from wayfare.bots.kernel.paths import build_edges, is_open, missing_cards, most_of_one
from wayfare.bots.kernel.pay import NO_CHOICE, best_draw, cheapest_payment
from wayfare.bots.kernel.plans import (
    POINT_PRICE,
    add_target,
    count_needs,
    make_plan,
    plan_bonus,
    price_routes,
    set_targets,
)
from wayfare.bots.kernel.points import forget_paths, last_station, plan_for_points
from wayfare.bots.kernel.stations import add_lent_edges, planned_station
from wayfare.bots.kernel.tunnels import pay_or_withdraw, worth_trying
from wayfare.bots.kernel.workspace import BotWorkspace, Plan
from wayfare.compiling import rule
from wayfare.engine.kernel.sets import NONE, Bits, bit, drop_lowest, lowest
from wayfare.engine.kernel.shared import legal_shared
from wayfare.engine.kernel.tickets import keep_action, tickets_left
from wayfare.engine.kernel.turns import action_at
from wayfare.engine.state import (
    ANY_COLOUR,
    KEEP_DEALT,
    KEEP_OFFERED,
    NEXT_CARD,
    NOBODY,
    SWAP,
    TAKE_TICKETS,
    TUNNEL,
    TURN,
    WILD,
    WORDS,
    GameTables,
    State,
)

MOST_TURNS = 3  # claim a route just for its points only if it takes at most this many turns
OWN_PIECES, ALL_PIECES = 12, 10  # draw more tickets only if we, and everyone, have this many pieces left
PIECES_SHARE = 3  # in a long game: only while everyone has one in this many left
DEALT_PRICE = 150  # percent of its price, which a route for a ticket will cost when others have taken some
LATE_HALF_TURNS = 4  # half turns: time is running out
# How much it would hurt to lose a planned route: see `best_claim`.
LOSS_PER_SPACE, LOSS_PER_RIVAL, LOSS_OF_NEAREST, OTHER_HALF_RELIEF = 2, 3, 20, 4


@rule
def choose_tickets(game: GameTables, state: State, workspace: BotWorkspace) -> int:
    """Keep the tickets that are worth more than they cost; if none is, the least bad."""
    seat = state.turn
    best, best_value = NO_CHOICE, -(1 << 30)
    price_routes(game, state, seat, workspace)
    build_edges(game, state, seat, workspace.graph, workspace.prices)
    add_lent_edges(game, state, seat, workspace.graph, workspace.prices)
    if is_long(game):
        dear = DRAWN_PRICE if state.phase == KEEP_OFFERED else DEALT_PRICE
        for edge in range(workspace.graph.edges):
            workspace.graph.price[edge] = dear * workspace.graph.price[edge] // 100
    for subset in range(1, 1 << state.slots[seat]):
        action = keep_action(game, state, subset)
        if action < 0:
            continue
        set_targets(game, state, seat, workspace.targets)
        at_stake = 0
        for slot in range(state.slots[seat]):
            if subset >> slot & 1:
                add_target(game, state, seat, state.slot[seat, slot], workspace.targets)
                at_stake += game.ticket_points[state.slot[seat, slot]]
        value = make_plan(game, state, seat, workspace) - POINT_PRICE * at_stake
        if value > best_value:
            best, best_value = action, value
    return best


@rule
def best_claim(game: GameTables, state: State, workspace: BotWorkspace) -> int:
    """Of the affordable planned routes, the one it would hurt most to lose."""
    seat = state.turn
    best, best_loss = NO_CHOICE, -(1 << 20)
    theirs = touched_by_others(game, state, seat)
    ready = state.turns_left != NOBODY or state.hand_size[seat] >= styles.PATIENCE[workspace.style[seat]]
    spare = state.hand[seat, WILD] - wilds_to_save(game, state, seat, workspace.plan)
    in_turn = (
        game.for_points == 0 and styles.ONE_BY_ONE[workspace.style[seat]] and lacks_cards(game, state, workspace.plan)
    )
    for word in range(WORDS):
        left = workspace.plan.routes[word]
        while left != NONE:
            route = payable_half(game, state, seat, 64 * word + lowest(left))
            left = drop_lowest(left)
            if route == NO_CHOICE or not worth_trying(game, state, seat, workspace.prices, route):
                continue
            if wilds_used(game, state, seat, route) > spare:
                continue
            needed = workspace.plan.nearest[route >> 6] & bit(route) != NONE
            if in_turn and not needed:
                continue
            near = (bit(game.end_a[route]) & theirs != NONE) + (bit(game.end_b[route]) & theirs != NONE)
            if near == 0 and not ready:
                continue
            loss = LOSS_PER_SPACE * game.length[route] + LOSS_PER_RIVAL * near
            if needed:
                loss += LOSS_OF_NEAREST
            twin = game.twin[route]
            if twin >= 0 and state.players >= game.both_halves_from and state.owner[twin] == NOBODY:
                loss -= OTHER_HALF_RELIEF
            if loss > best_loss:
                best, best_loss = route, loss
    return best


@rule
def lacks_cards(game: GameTables, state: State, plan: Plan) -> bool:
    """Does the hand fall short of the whole plan, with every card spent once?"""
    seat = state.turn
    count_needs(game, plan)
    missing = -state.hand[seat, WILD]
    for colour in range(game.colours):
        missing += max(0, plan.need[colour] - state.hand[seat, colour])
    return missing > 0


@rule
def wilds_to_save(game: GameTables, state: State, seat: int, plan: Plan) -> int:
    """How many wild cards the planned ferries need (EU-10); none if there's no time to wait."""
    count = 0
    if half_turns_left(game, state, seat) <= LATE_HALF_TURNS:
        return count
    for word in range(WORDS):
        left = plan.routes[word]
        while left != NONE:
            count += game.wilds[64 * word + lowest(left)]
            left = drop_lowest(left)
    return count


@rule
def wilds_used(game: GameTables, state: State, seat: int, route: int) -> int:
    """How many wild cards stand in for others when the seat claims a route; those that a ferry needs don't count."""
    colour = game.colour[route]
    most = most_of_one(game, state, seat) if colour == ANY_COLOUR else state.hand[seat, colour]
    return max(0, game.length[route] - game.wilds[route] - most)


@rule
def payable_half(game: GameTables, state: State, seat: int, route: int) -> int:
    """The planned route or its twin, whichever the seat can pay for."""
    if missing_cards(game, state, seat, route) == 0:
        return route
    twin = game.twin[route]
    if twin >= 0 and is_open(state, seat, twin) and missing_cards(game, state, seat, twin) == 0:
        return twin
    return NO_CHOICE


@rule
def touched_by_others(game: GameTables, state: State, seat: int) -> Bits:
    found = NONE
    for route in range(game.routes):
        if state.owner[route] != NOBODY and state.owner[route] != seat:
            found |= bit(game.end_a[route]) | bit(game.end_b[route])
    return found


@rule
def fewest_pieces(state: State) -> int:
    fewest = state.pieces[0]
    for seat in range(1, state.players):
        fewest = min(fewest, state.pieces[seat])
    return fewest


@rule
def plan_turn(game: GameTables, state: State, seat: int, workspace: BotWorkspace) -> None:
    set_targets(game, state, seat, workspace.targets)
    price_routes(game, state, seat, workspace)
    if workspace.targets.count > 0 or game.for_points == 0:
        build_edges(game, state, seat, workspace.graph, workspace.prices)
        add_lent_edges(game, state, seat, workspace.graph, workspace.prices)
    workspace.plan.working = make_plan(game, state, seat, workspace) > 0
    plan_bonus(game, state, seat, workspace.graph, workspace.plan)


@rule
def is_idle(plan: Plan) -> bool:
    """Is there nothing in the plan to claim?"""
    some = NONE
    for word in range(WORDS):
        some |= plan.routes[word]
    return bool(some == NONE)


@rule
def wants_tickets(game: GameTables, state: State, seat: int, workspace: BotWorkspace, every: int) -> bool:
    """Are new tickets, drawn or swapped, worth the turn? In a long game, sample one in `every` ticket."""
    if state.phase != TURN or tickets_left(state) == 0:
        return False
    if is_long(game):
        if not is_idle(workspace.plan) or PIECES_SHARE * fewest_pieces(state) < game.pieces:
            return False
        build_edges(game, state, seat, workspace.graph, workspace.prices)
        add_lent_edges(game, state, seat, workspace.graph, workspace.prices)
        return bool(expected_gain(game, state, seat, workspace, every) > styles.LEAST_DRAW_GAIN[workspace.style[seat]])
    if game.offers_tickets == 1:
        return workspace.targets.count == 0 and state.pieces[seat] >= OWN_PIECES and fewest_pieces(state) >= ALL_PIECES
    return bool(swap_gain(game, state, seat, workspace) > styles.LEAST_SWAP_GAIN[workspace.style[seat]])


@rule
def choose(game: GameTables, state: State, workspace: BotWorkspace) -> int:
    """The planner's decision for the seat to act."""
    if state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        return choose_tickets(game, state, workspace)
    if state.phase == TUNNEL:
        return pay_or_withdraw(game, state)
    forget_paths(workspace.playout)
    plan_turn(game, state, state.turn, workspace)
    if wants_tickets(game, state, state.turn, workspace, 1):
        return more_tickets(game)
    return follow_plan(game, state, workspace)


@rule
def more_tickets(game: GameTables) -> int:
    return game.first[TAKE_TICKETS] if game.offers_tickets == 1 else game.first[SWAP]


@rule
def follow_plan(game: GameTables, state: State, workspace: BotWorkspace) -> int:
    """Take the next step of the plan; without a plan, or in the last round, go for points."""
    done = is_idle(workspace.plan)
    if state.phase == TURN and wants_station(game, state, done):
        count_needs(game, workspace.plan)
        action = planned_station(game, state, workspace.plan)
        if action != NO_CHOICE:
            return action
    idle = workspace.plan.working == 0 or (game.stations > 0 and done)
    if game.for_points == 1 and (idle or state.turns_left > 0):
        plan_for_points(game, state, workspace, 1 if state.turns_left > 0 else MOST_TURNS)
        if state.turns_left > 0 and state.phase == TURN:
            count_needs(game, workspace.plan)
            action = last_station(game, state, workspace.plan)
            if action != NO_CHOICE:
                return action
    return next_step(game, state, workspace, best_claim(game, state, workspace), workspace.plan.working == 1)


@rule
def wants_station(game: GameTables, state: State, done: bool) -> bool:
    """Is it time to build the stations of a plan: when the rest is done, or time is running out?"""
    if game.stations == 0 or state.turns_left != NOBODY:
        return False
    return done or half_turns_left(game, state, state.turn) <= LATE_HALF_TURNS


@rule
def next_step(game: GameTables, state: State, workspace: BotWorkspace, route: int, working: bool) -> int:
    """Claim the route if there is one; swap useless tickets; otherwise draw for the plan."""
    count_needs(game, workspace.plan)
    if state.phase != NEXT_CARD:
        if route != NO_CHOICE:
            return cheapest_payment(game, state, workspace.plan, route)
        if game.offers_tickets == 0 and not working and tickets_left(state) > 0:
            return game.first[SWAP]
    action = best_draw(game, state, workspace.plan)
    if action != NO_CHOICE:
        return action
    n = legal_shared(game, state, workspace.spans)
    return action_at(game, state, workspace.spans, n, 0)
