"""What two new tickets would cost a player in a race: does a swap pay? (FJ-4)"""

from __future__ import annotations

from typing import Any

from wayfare.bots.kernel.paths import spread
from wayfare.bots.kernel.work import NO_WAY
from wayfare.engine.kernel.compiled import rule
from wayfare.engine.state import EMPTY

DEAREST = 1000  # a ticket that cannot be joined costs so much


@rule
def hoped_cost(game: Any, state: Any, seat: int, work: Any, every: int) -> int:
    """What the cheaper of two tickets costs, on average over all that may be drawn."""
    n = weigh_tickets(game, state, seat, work, every)
    if n < 2:
        return NO_WAY
    total = 0
    for place in range(n):  # in rising order: that many pairs have their cheaper one here
        total += work.likely[place] * (n - 1 - place)
    return 2 * total // (n * (n - 1))


@rule
def weigh_tickets(game: Any, state: Any, seat: int, work: Any, every: int) -> int:
    """What tickets that the seat does not hold would cost, in rising order; the answer is how many."""
    for edge in range(work.edges):
        work.edge_cost[edge] = work.edge_price[edge]
    n, start = 0, EMPTY
    for ticket in range(state.slot[seat, 0] % every, game.tickets, every):
        if is_in_hand(state, seat, ticket):
            continue
        if game.ticket_a[ticket] != start:  # tickets of one location often stand together
            start = game.ticket_a[ticket]
            spread(game, state, seat, work, start)
        insert(work, n, min(DEAREST, work.distance[state.group[seat, game.ticket_b[ticket]]]))
        n += 1
    return n


@rule
def is_in_hand(state: Any, seat: int, ticket: int) -> bool:
    found = False
    for place in range(state.slots[seat]):
        found |= state.slot[seat, place] == ticket
    return found


@rule
def insert(work: Any, n: int, cost: int) -> None:
    """Put a number where it belongs among the n sorted ones."""
    place = n
    while place > 0 and work.likely[place - 1] > cost:
        work.likely[place] = work.likely[place - 1]
        place -= 1
    work.likely[place] = cost
