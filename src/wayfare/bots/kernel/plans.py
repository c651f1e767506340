"""Plans: what routes cost, which locations to join, and the cheapest tree of routes that joins them.

All values are in the same unit; the numbers were tuned over thousands of matches.
"""

from __future__ import annotations

from wayfare.bots.kernel import styles
from wayfare.bots.kernel.pace import time_left
from wayfare.bots.kernel.paths import ANY_COAST, add_path, measure_path, missing_cards, nearest_end, shortest_paths
from wayfare.bots.kernel.stations import price_station, stations_to_use
from wayfare.bots.kernel.tunnels import extra_cost, weigh_tunnels
from wayfare.bots.kernel.workspace import UNREACHABLE, BotWorkspace, Graph, Plan, Targets
from wayfare.compiling import rule
from wayfare.engine.kernel.routes import joined, touched
from wayfare.engine.kernel.sets import NONE, Bits, bit, drop_lowest, lowest
from wayfare.engine.kernel.tickets import bonus_left
from wayfare.engine.state import ANY_COLOUR, EMPTY, WILD, WORDS, GameTables, State

CLAIM_PRICE = 40  # the turn a claim takes
BLIND_CARD_PRICE = 30  # a missing card where there is no market; styles.py has its price where there is one
FERRY_PRICE = 12  # on top of that for a wild card that a ferry lacks
POINT_PRICE = 16  # more than styles.POINT_DISCOUNT, as points come anyway
MOST_TREES = 3  # trees to grow at most: with more targets, starting from each of them hardly ever helps
RACE_TICKET_WORTH = 1000  # a completed ticket in a race, where nothing else counts
BONUS_LIMIT = 60  # plan for the bonus if it costs less than this


@rule
def price_routes(game: GameTables, state: State, seat: int, workspace: BotWorkspace) -> None:
    """Price every open route: a turn and the missing cards, less its points."""
    visited = touched(game, state, seat) if game.attraction_points > 0 else NONE
    style = workspace.style[seat]
    card = styles.OPEN_CARD_PRICE[style] if game.market > 0 else BLIND_CARD_PRICE
    weigh_tunnels(game, state, workspace.prices)
    price_station(game, state, seat, workspace.prices, CLAIM_PRICE, POINT_PRICE, card)
    workspace.plan.time = time_left(game, state, seat, styles.TIME_SHARE[style])
    for word in range(WORDS):
        left = state.open[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left = drop_lowest(left)
            if game.length[route] > state.pieces[seat]:
                workspace.prices.route[route] = UNREACHABLE
                continue
            workspace.prices.missing[route] = missing_cards(game, state, seat, route)
            price = CLAIM_PRICE + card * workspace.prices.missing[route]
            if game.for_points == 0:
                price += styles.SPACE_PRICE[style] * game.length[route]
            price += FERRY_PRICE * max(0, game.wilds[route] - state.hand[seat, WILD])
            price += extra_cost(game, state, seat, workspace.prices, route, card)
            if game.for_points == 1:
                points = game.route_points[game.length[route]] + new_attractions(game, visited, route)
                price -= styles.POINT_DISCOUNT[style] * points
            workspace.prices.route[route] = max(1, price)


@rule
def new_attractions(game: GameTables, visited: Bits, route: int) -> int:
    """Points for attractions at the ends of a route that the seat hasn't reached yet (NY-18)."""
    fresh = (bit(game.end_a[route]) | bit(game.end_b[route])) & game.attractions & ~visited
    points = 0
    while fresh != NONE:
        points += game.attraction_points
        fresh = drop_lowest(fresh)
    return points


@rule
def add_target(game: GameTables, state: State, seat: int, ticket: int, targets: Targets) -> None:
    """Make a ticket a target, unless its ends are already joined."""
    if not joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket]):
        n = targets.count
        targets.a[n] = game.ticket_a[ticket]
        targets.b[n] = game.ticket_b[ticket]
        targets.worth[n] = 2 * POINT_PRICE * game.ticket_points[ticket] if game.for_points == 1 else RACE_TICKET_WORTH
        targets.count += 1


@rule
def set_targets(game: GameTables, state: State, seat: int, targets: Targets) -> None:
    """Make every ticket the seat holds a target, unless its ends are already joined."""
    targets.count = 0
    if game.offers_tickets == 1:
        for word in range(WORDS):
            left = state.held[seat, word]
            while left != NONE:
                add_target(game, state, seat, 64 * word + lowest(left), targets)
                left = drop_lowest(left)
    else:
        for slot in range(state.slots[seat]):
            if state.slot[seat, slot] != EMPTY:
                add_target(game, state, seat, state.slot[seat, slot], targets)


@rule
def plan_bonus(game: GameTables, state: State, seat: int, graph: Graph, plan: Plan) -> None:
    """Coast to coast counts as one more ticket in a race (FJ-6): plan for it when little is missing."""
    if state.bonus[seat] == 1 or not bonus_left(game, state):
        return
    for edge in range(graph.edges):
        planned = plan.routes[graph.route[edge] >> 6] & bit(graph.route[edge]) != NONE
        graph.cost[edge] = 0 if planned else graph.price[edge]
    shortest_paths(game, state, seat, graph, ANY_COAST, ANY_COAST, BONUS_LIMIT)
    group = nearest_end(game, state, seat, graph, ANY_COAST)
    if graph.distance[group] < BONUS_LIMIT:
        for word in range(WORDS):
            plan.tree[word] = plan.routes[word]
        add_path(graph, plan, group)
        for word in range(WORDS):
            plan.routes[word] = plan.tree[word]


@rule
def targets_needed(game: GameTables, state: State, seat: int, targets: Targets) -> int:
    """How many targets count: in a race, only as many as the seat needs to win (FJ-8)."""
    if game.tickets_to_win == 0:
        return targets.count
    return min(targets.count, game.tickets_to_win - state.completed[seat])


@rule
def make_plan(game: GameTables, state: State, seat: int, workspace: BotWorkspace) -> int:
    """Grow a tree from each target and keep the best. Returns its value."""
    best = 0
    for word in range(WORDS):
        workspace.plan.routes[word] = NONE
        workspace.plan.lent[word] = NONE
        workspace.plan.nearest[word] = NONE
    workspace.plan.nearest_cost = UNREACHABLE
    for first in range(min(workspace.targets.count, MOST_TREES)):
        value = grow(game, state, seat, workspace, first)
        if value > best:
            best = value
            save_plan(state, seat, workspace.plan)
        if workspace.plan.first_cost < workspace.plan.nearest_cost:
            workspace.plan.nearest_cost = workspace.plan.first_cost
            for word in range(WORDS):
                workspace.plan.nearest[word] = workspace.plan.first_path[word]
    return best


@rule
def save_plan(state: State, seat: int, plan: Plan) -> None:
    """Save the plan just made as the best so far: routes to claim, and routes to be lent."""
    for word in range(WORDS):
        plan.routes[word] = plan.tree[word] & state.open[seat, word]
        plan.lent[word] = plan.tree[word] & ~state.open[seat, word]


@rule
def grow(game: GameTables, state: State, seat: int, workspace: BotWorkspace, first: int) -> int:
    """Grow one tree: target `first`, then each other target that is worth its cost, while the pieces last."""
    for word in range(WORDS):
        workspace.plan.tree[word] = NONE
    for edge in range(workspace.graph.edges):
        workspace.graph.cost[edge] = workspace.graph.price[edge]
    workspace.plan.first_cost = UNREACHABLE
    value = 0
    pieces, time, cards = int(state.pieces[seat]), int(workspace.plan.time), int(state.hand_size[seat])
    stations = stations_to_use(state, seat) if game.stations > 0 else 0
    wanted = targets_needed(game, state, seat, workspace.targets)
    for turn in range(workspace.targets.count):
        target = (first + turn) % workspace.targets.count
        end, worth = workspace.targets.b[target], workspace.targets.worth[target]
        shortest_paths(game, state, seat, workspace.graph, workspace.targets.a[target], end, worth)
        group = nearest_end(game, state, seat, workspace.graph, end)
        cost = workspace.graph.distance[group]
        if cost >= worth:
            continue
        spaces, routes, lent, missing = measure_path(game, state, workspace.graph, workspace.prices, group)
        needed = int(2 * routes + max(missing, spaces - cards))
        if spaces <= pieces and lent <= stations and needed <= time:
            add_path(workspace.graph, workspace.plan, group)
            pieces -= spaces
            stations -= lent
            time -= needed
            cards = max(0, cards - spaces)
            value += worth - cost
            wanted -= 1
            if turn == 0:
                workspace.plan.first_cost = cost
                for word in range(WORDS):
                    workspace.plan.first_path[word] = workspace.plan.tree[word]
            if wanted == 0:
                break
    return value


@rule
def count_needs(game: GameTables, plan: Plan) -> None:
    for colour in range(game.colours):
        plan.need[colour] = 0
    for word in range(WORDS):
        left = plan.routes[word]
        while left != NONE:
            route = 64 * word + lowest(left)
            if game.colour[route] != ANY_COLOUR:
                plan.need[game.colour[route]] += game.length[route]
            left = drop_lowest(left)
