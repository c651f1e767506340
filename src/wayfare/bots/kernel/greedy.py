"""The greedy player: works on one ticket at a time, claiming what it can and drawing what it needs."""

from __future__ import annotations

from wayfare.bots.kernel.paths import add_path, build_edges, is_open, missing_cards, shortest_paths
from wayfare.bots.kernel.pay import NO_CHOICE
from wayfare.bots.kernel.planner import is_idle, next_step
from wayfare.bots.kernel.plans import count_needs, set_targets
from wayfare.bots.kernel.stations import add_lent_edges, planned_station
from wayfare.bots.kernel.tunnels import weigh_tunnels
from wayfare.bots.kernel.workspace import UNREACHABLE, BotWorkspace, Plan
from wayfare.compiling import rule
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.kernel.tickets import keep_action, tickets_left
from wayfare.engine.state import (
    KEEP_DEALT,
    KEEP_OFFERED,
    SWAP,
    TAKE_TICKETS,
    TICKETS,
    TURN,
    WORDS,
    GameTables,
    State,
)

SPARE_PIECES = 7  # with all tickets done and this many pieces left, draw more tickets
STATION_SPACES = 6  # a station counts as this many spaces
SWAP_SPACES = 5  # swap when even the nearest ticket needs this many spaces


@rule
def price_by_length(game: GameTables, state: State, seat: int, workspace: BotWorkspace) -> None:
    """Price every route by its length, whatever cards the seat holds."""
    for route in range(game.routes):
        buildable = game.length[route] <= state.pieces[seat]
        workspace.prices.route[route] = game.length[route] if buildable else UNREACHABLE
    build_edges(game, state, seat, workspace.graph, workspace.prices)
    weigh_tunnels(game, state, workspace.prices)
    workspace.prices.station = 0
    if game.stations > 0 and state.stations_left[seat] > 0:
        workspace.prices.station = STATION_SPACES
    add_lent_edges(game, state, seat, workspace.graph, workspace.prices)


@rule
def plan_nearest(game: GameTables, state: State, seat: int, workspace: BotWorkspace, among: int) -> int:
    """Plan the path for whichever of the first `among` targets needs fewest spaces. Returns how many it needs."""
    best, best_cost = NO_CHOICE, UNREACHABLE
    for target in range(min(among, workspace.targets.count)):
        shortest_paths(
            game, state, seat, workspace.graph, workspace.targets.a[target], workspace.targets.b[target], UNREACHABLE
        )
        cost = workspace.graph.distance[state.group[seat, workspace.targets.b[target]]]
        if 0 < cost < best_cost:  # one that costs nothing is completed by a station
            best, best_cost = target, cost
    for word in range(WORDS):
        workspace.plan.tree[word] = NONE
    if best != NO_CHOICE:
        shortest_paths(
            game, state, seat, workspace.graph, workspace.targets.a[best], workspace.targets.b[best], UNREACHABLE
        )
        add_path(workspace.graph, workspace.plan, state.group[seat, workspace.targets.b[best]])
    for word in range(WORDS):
        workspace.plan.routes[word] = workspace.plan.tree[word] & state.open[seat, word]
        workspace.plan.lent[word] = workspace.plan.tree[word] & ~state.open[seat, word]
    return best_cost


@rule
def longest_claim(game: GameTables, state: State, plan: Plan, planned: bool) -> int:
    """The longest route the seat can pay for, among the planned ones or among all."""
    best, best_length = NO_CHOICE, 0
    for route in range(game.routes):
        if game.length[route] <= best_length or (planned and plan.routes[route >> 6] & bit(route) == NONE):
            continue
        claimable = is_open(state, state.turn, route) and game.length[route] <= state.pieces[state.turn]
        if claimable and missing_cards(game, state, state.turn, route) == 0:
            best, best_length = route, game.length[route]
    return best


@rule
def keep_nearest(game: GameTables, state: State, workspace: BotWorkspace) -> int:
    """Keep as few tickets as the rules allow: those that need fewest spaces."""
    seat = state.turn
    price_by_length(game, state, seat, workspace)
    best, best_cost = NO_CHOICE, 1 << 30
    for subset in range(1, 1 << state.slots[seat]):
        action = keep_action(game, state, subset)
        cost = 0
        for slot in range(state.slots[seat]):
            if subset >> slot & 1:
                ticket = state.slot[seat, slot]
                shortest_paths(
                    game, state, seat, workspace.graph, game.ticket_a[ticket], game.ticket_b[ticket], UNREACHABLE
                )
                cost += 1 + workspace.graph.distance[state.group[seat, game.ticket_b[ticket]]]
        if action >= 0 and cost < best_cost:
            best, best_cost = action, cost
    return best


@rule
def choose(game: GameTables, state: State, workspace: BotWorkspace) -> int:
    """The greedy player's decision for the seat to act."""
    if state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        return keep_nearest(game, state, workspace)
    return choose_among(game, state, workspace, TICKETS)


@rule
def choose_among(game: GameTables, state: State, workspace: BotWorkspace, among: int) -> int:
    """The decision of a player who thinks of only the first `among` tickets."""
    seat = state.turn
    price_by_length(game, state, seat, workspace)
    set_targets(game, state, seat, workspace.targets)
    spaces = plan_nearest(game, state, seat, workspace, among)
    if state.phase == TURN and tickets_left(state) > 0:
        if game.offers_tickets == 1 and workspace.targets.count == 0 and state.pieces[seat] >= SPARE_PIECES:
            return game.first[TAKE_TICKETS]
        if game.offers_tickets == 0 and spaces >= SWAP_SPACES:
            return game.first[SWAP]
    working = spaces < UNREACHABLE
    if game.stations > 0 and state.phase == TURN and working and is_idle(workspace.plan):
        count_needs(game, workspace.plan)
        action = planned_station(game, state, workspace.plan)
        if action != NO_CHOICE:
            return action
        working = False
    return next_step(game, state, workspace, longest_claim(game, state, workspace.plan, working), working)
