"""Every choice of tickets to keep, numbered without listing them: on a big board there are tens of thousands.

A choice has so many long tickets and so many others. The choices with the same two numbers form a block; within it the
long tickets count first, then the others, each set ranked by C(first, 1) + C(second, 2) + …, its tickets in rising
order. The kernel ranks them in the same way (`kernel.tickets.keep_action`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb

from wayfare.engine.board import Board


class Keeps:
    """The choices of tickets that a board's rules can ever allow. Long tickets have the lowest numbers."""

    def __init__(self, board: Board) -> None:
        self.long = sum(ticket.long for ticket in board.map.tickets)
        self.others = len(board.map.tickets) - self.long
        self.blocks: dict[tuple[int, int], int] = {}  # by how many long tickets and how many others: the first number
        self.count = 0
        for long, others in _sizes(board):
            self.blocks[long, others] = self.count
            self.count += comb(self.long, long) * comb(self.others, others)

    def number(self, tickets: Sequence[int]) -> int | None:
        """The number of a choice, its tickets in rising order; None if the rules never allow it."""
        long = [ticket for ticket in tickets if ticket < self.long]
        others = [ticket - self.long for ticket in tickets if ticket >= self.long]
        first = self.blocks.get((len(long), len(others)))
        if first is None or list(tickets) != sorted(set(tickets)):
            return None
        return first + _rank(long) * comb(self.others, len(others)) + _rank(others)

    def tickets(self, number: int) -> tuple[int, ...]:
        """The tickets of a choice, in rising order."""
        (long, others), first = max(
            (block for block in self.blocks.items() if block[1] <= number), key=lambda block: block[1]
        )
        upper, lower = divmod(number - first, comb(self.others, others))
        return (*_unrank(upper, long), *(self.long + ticket for ticket in _unrank(lower, others)))


def _sizes(board: Board) -> Iterator[tuple[int, int]]:
    """How many long tickets and how many others may be kept together. Long ones are only ever dealt at the start."""
    rules = board.rules
    if not rules.offers_tickets:
        return
    for others in range(1, max(rules.tickets_dealt, rules.tickets_offered) + 1):
        yield 0, others
    least = rules.tickets_kept_at_start or rules.tickets_kept
    for long in range(1, rules.long_tickets_dealt + 1):
        for others in range(max(0, least - long), rules.tickets_dealt + 1):
            yield long, others


def _rank(chosen: Sequence[int]) -> int:
    return sum(comb(ticket, place) for place, ticket in enumerate(chosen, 1))


def _unrank(rank: int, size: int) -> list[int]:
    chosen: list[int] = []
    for place in range(size, 0, -1):
        ticket = place - 1
        while comb(ticket + 1, place) <= rank:
            ticket += 1
        rank -= comb(ticket, place)
        chosen.insert(0, ticket)
    return chosen
