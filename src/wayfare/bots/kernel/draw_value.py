"""What new tickets are worth in a points game: is drawing them worth the turn? (NY-13, US-9, EU-24)"""

from __future__ import annotations

from wayfare.bots.kernel.paths import ANY_COAST, measure_path, shortest_paths
from wayfare.bots.kernel.plans import POINT_PRICE
from wayfare.bots.kernel.swap_value import insert
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.compiling import rule
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.state import EMPTY, GameTables, State

TICKET_REACH = 500  # a ticket that costs more is never worth it
DRAWN_PRICE = 200  # percent of its price, which a route for one more ticket costs: longer ones would score more


@rule
def expected_gain(game: GameTables, state: State, seat: int, workspace: BotWorkspace, every: int) -> int:
    """What drawing tickets brings on average: each that pays counts; if none does, the least bad must be kept."""
    n = price_tickets(game, state, seat, workspace, every)
    drawn = min(game.tickets_offered, n)
    if n == 0:
        return 0
    good, bad = 0, 0.0
    for index in range(n):  # by rising loss
        loss = workspace.new_tickets.cost[index]
        if loss < 0:
            good -= loss
        else:
            bad += loss * chance_of_best(n, index, drawn)
    return good * drawn // n - int(bad)


@rule
def chance_of_best(n: int, index: int, drawn: int) -> float:
    """How likely the ticket at `index` of n is the first of `drawn` tickets drawn from them."""
    chance = drawn / n
    for k in range(drawn - 1):
        chance *= max(0, n - 1 - index - k) / (n - 1 - k)
    return chance


@rule
def price_tickets(game: GameTables, state: State, seat: int, workspace: BotWorkspace, every: int) -> int:
    """What one in `every` ticket that may be drawn would lose the seat, in rising order. Returns how many."""
    for edge in range(workspace.graph.edges):
        route = workspace.graph.route[edge]
        planned = (workspace.plan.routes[route >> 6] | workspace.plan.lent[route >> 6]) & bit(route) != NONE
        workspace.graph.cost[edge] = 0 if planned else workspace.graph.price[edge]
    pieces, time = state.pieces[seat], workspace.plan.time - 2
    n, start = 0, EMPTY
    for ticket in range(game.long_tickets, game.tickets, every):
        if state.held[seat, ticket >> 6] & bit(ticket) != NONE:
            continue
        if game.ticket_a[ticket] != start:  # tickets from the same location are often adjacent
            start = game.ticket_a[ticket]
            shortest_paths(game, state, seat, workspace.graph, start, ANY_COAST, TICKET_REACH)
        worth = POINT_PRICE * game.ticket_points[ticket]
        group = state.group[seat, game.ticket_b[ticket]]
        loss = worth
        cost = DRAWN_PRICE * workspace.graph.distance[group] // 100
        if cost < 2 * worth:
            spaces, routes, _, missing = measure_path(game, state, workspace.graph, workspace.prices, group)
            if spaces <= pieces and 2 * routes + max(missing, spaces - state.hand_size[seat]) <= time:
                loss = cost - worth
        insert(workspace.new_tickets, n, loss)
        n += 1
    return n
