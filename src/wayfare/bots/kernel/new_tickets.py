"""What new tickets are worth: is drawing or swapping them worth the turn? (NY-13, US-9, EU-24, FJ-4)"""

from __future__ import annotations

from wayfare.bots.kernel import styles
from wayfare.bots.kernel.paths import ANY_COAST, measure_path, shortest_paths
from wayfare.bots.kernel.plans import POINT_PRICE
from wayfare.bots.kernel.workspace import UNREACHABLE, BotWorkspace, Graph, NewTickets
from wayfare.compiling import rule
from wayfare.engine.kernel.routes import joined
from wayfare.engine.kernel.sets import NONE, bit
from wayfare.engine.state import EMPTY, GameTables, State

MOST_TICKET_COST = 1000  # the cost of a ticket whose ends can't be joined
NO_SWAP_GAIN = -UNREACHABLE


@rule
def swap_gain(game: GameTables, state: State, seat: int, workspace: BotWorkspace) -> int:
    """How much cheaper the nearest ticket is likely to be after a swap.

    That is the cheaper of two new ones, averaged over all pairs that may be drawn. Tickets that are complete when
    they're drawn count apart: they bring others, which may be complete as well (FJ-5).
    """
    hope = workspace.plan.nearest_cost + worth_of_complete(
        game, state, seat, styles.COMPLETE_WORTH[workspace.style[seat]]
    )
    if hope <= styles.LEAST_SWAP_HOPE[workspace.style[seat]]:
        return NO_SWAP_GAIN
    n = price_unseen_tickets(game, state, seat, workspace.graph, workspace.new_tickets)
    if n < 2:
        return NO_SWAP_GAIN
    total = 0
    for index in range(n):  # ascending, so this ticket is the cheaper one of n - 1 - index pairs
        total += workspace.new_tickets.cost[index] * (n - 1 - index)
    return hope - 2 * total // (n * (n - 1))


@rule
def worth_of_complete(game: GameTables, state: State, seat: int, each: int) -> int:
    """What the tickets that a swap is likely to complete at once are worth: they bring others, maybe complete too."""
    complete, unseen = 0, 0
    for ticket in range(game.tickets):
        if not is_in_hand(state, seat, ticket):
            unseen += 1
            complete += joined(state, seat, game.ticket_a[ticket], game.ticket_b[ticket])
    complete = min(complete, unseen // 2)
    return each * 2 * complete // max(1, unseen - complete)


@rule
def price_unseen_tickets(game: GameTables, state: State, seat: int, graph: Graph, new_tickets: NewTickets) -> int:
    """Price every ticket that the seat doesn't hold, in ascending order. Returns how many.

    Whatever has an end in the seat's network has the same start, so there are far fewer starts than tickets.
    """
    for edge in range(graph.edges):
        graph.cost[edge] = graph.price[edge]
    for location in range(game.locations):
        new_tickets.group_size[location] = 0
    for location in range(game.locations):
        new_tickets.group_size[state.group[seat, location]] += 1
    n = 0
    for ticket in range(game.tickets):
        new_tickets.priced[ticket] = is_in_hand(state, seat, ticket)
    for ticket in range(game.tickets):
        if new_tickets.priced[ticket]:
            continue
        a, b = state.group[seat, game.ticket_a[ticket]], state.group[seat, game.ticket_b[ticket]]
        start = a if new_tickets.group_size[a] >= new_tickets.group_size[b] else b
        shortest_paths(game, state, seat, graph, start, ANY_COAST, MOST_TICKET_COST)
        for other in range(ticket, game.tickets):
            a, b = state.group[seat, game.ticket_a[other]], state.group[seat, game.ticket_b[other]]
            if not new_tickets.priced[other] and (a == start or b == start):
                new_tickets.priced[other] = True
                insert(new_tickets, n, min(MOST_TICKET_COST, graph.distance[b if a == start else a]))
                n += 1
    return n


@rule
def is_in_hand(state: State, seat: int, ticket: int) -> bool:
    found = False
    for slot in range(state.slots[seat]):
        found |= state.slot[seat, slot] == ticket
    return found


@rule
def insert(new_tickets: NewTickets, n: int, cost: int) -> None:
    """Insert a cost into the n sorted ones."""
    index = n
    while index > 0 and new_tickets.cost[index - 1] > cost:
        new_tickets.cost[index] = new_tickets.cost[index - 1]
        index -= 1
    new_tickets.cost[index] = cost


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
