"""What two new tickets would cost in a race: is a swap worth the turn? (FJ-4)"""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.paths import COAST, shortest_paths
from wayfare.bots.kernel.workspace import UNREACHABLE
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.state import EMPTY

MOST = 1000  # the cost of a ticket whose ends can't be joined


@rule
def expected_cost(game: Any, state: Any, seat: int, workspace: Any, every: int) -> int:
    """The cost of the cheaper of two tickets, averaged over all pairs that may be drawn."""
    n = price_unseen_tickets(game, state, seat, workspace, every)
    if n < 2:
        return UNREACHABLE
    total = 0
    for index in range(n):  # ascending, so this ticket is the cheaper one of n - 1 - index pairs
        total += workspace.unseen_cost[index] * (n - 1 - index)
    return 2 * total // (n * (n - 1))


@rule
def price_unseen_tickets(game: Any, state: Any, seat: int, workspace: Any, every: int) -> int:
    """Price one in `every` ticket that the seat doesn't hold, in ascending order. Returns how many."""
    for edge in range(workspace.edges):
        workspace.edge_cost[edge] = workspace.edge_price[edge]
    n, start = 0, EMPTY
    for ticket in range(state.slot[seat, 0] % every, game.tickets, every):
        if is_in_hand(state, seat, ticket):
            continue
        if game.ticket_a[ticket] != start:  # tickets from the same location are often adjacent
            start = game.ticket_a[ticket]
            alone = ticket + every >= game.tickets or game.ticket_a[ticket + every] != start
            end = game.ticket_b[ticket] if alone else COAST
            shortest_paths(game, state, seat, workspace, start, end, MOST)
        insert(workspace, n, min(MOST, workspace.distance[state.group[seat, game.ticket_b[ticket]]]))
        n += 1
    return n


@rule
def is_in_hand(state: Any, seat: int, ticket: int) -> bool:
    """Does the seat hold the ticket?"""
    found = False
    for slot in range(state.slots[seat]):
        found |= state.slot[seat, slot] == ticket
    return found


@rule
def insert(workspace: Any, n: int, cost: int) -> None:
    """Insert a cost into the n sorted ones."""
    index = n
    while index > 0 and workspace.unseen_cost[index - 1] > cost:
        workspace.unseen_cost[index] = workspace.unseen_cost[index - 1]
        index -= 1
    workspace.unseen_cost[index] = cost
