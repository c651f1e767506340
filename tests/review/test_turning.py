"""Turning points say what really happened."""

from __future__ import annotations

import math

import pytest

import wayfare
from wayfare.arena.series import play_match
from wayfare.engine import Match
from wayfare.engine.board import Ticket
from wayfare.review import Position
from wayfare.review.turning import facts_of, replayed, turning_points

NOTHING = [0.0, 0.0]


def position(number: int, luck: float = 0.0, choice: float = 0.0, error: float = 0.01) -> Position:
    return Position(
        number=number,
        win=[0.5, 0.5],
        win_error=NOTHING,
        points=NOTHING,
        luck=[luck, -luck],
        luck_error=[error, error],
        choice=[choice, -choice],
        choice_error=[error, error],
    )


def test_the_three_biggest_events_in_the_order_they_happened() -> None:
    match = play_match(wayfare.load("new-york"), ["planner", "planner"], 2, 0)
    sizes = {0: (0.1, 0.0), 3: (-0.3, 0.0), 5: (0.04, -0.2), 6: (0.05, 0.0), 7: (0.15, 0.0)}
    positions = [position(number, *sizes.get(number, (0.0, 0.0))) for number in range(len(match.moves) + 1)]
    found = turning_points(match, positions)
    assert [(point.number, point.part) for point in found] == [(3, "luck"), (5, "choice"), (7, "luck")]
    assert [abs(point.swing) for point in found] == [0.3, 0.2, 0.15]


def test_noise_is_no_turning_point() -> None:
    match = play_match(wayfare.load("new-york"), ["planner", "planner"], 2, 0)
    noisy = [position(number, luck=0.1, error=0.06) for number in range(len(match.moves) + 1)]
    assert turning_points(match, noisy) == []


def owners(match: Match) -> dict[str, int]:
    """Who owns which route, from the moves alone. A tunnel that costs more is claimed by the payment (EU-15)."""
    found = {}
    for number, move in enumerate(match.moves):
        after = match.moves[number + 1].action if number + 1 < len(match.moves) else None
        if move.action == "claim" and move.route and after not in ("pay", "withdraw"):
            found[move.route] = move.seat
        elif move.action == "pay":
            found[match.moves[number - 1].route or ""] = move.seat
    return found


def spaces_needed(match: Match, seat: int, ticket: Ticket, lent: bool) -> float:
    """The spaces that a seat has yet to claim for a ticket; routes of others cost nothing if they may be lent."""
    board, owned = match.game.board, owners(match)
    shared = len(match.players) >= board.rules.both_halves_from
    need = {location.id: math.inf for location in board.map.locations} | {ticket.a: 0.0}
    for _ in board.map.locations:
        for route in board.map.routes:
            halves = [one.id for one in board.map.routes if route.double and one.double == route.double]
            taken = {owned[half] for half in halves if half in owned and half != route.id}
            closed = seat in taken or (taken and not shared)
            owner = owned.get(route.id)
            free = owner == seat or (owner is not None and lent)
            cost = 0 if free else math.inf if closed or owner is not None else route.length
            for a, b in ((route.a, route.b), (route.b, route.a)):
                need[b] = min(need[b], need[a] + cost)
    return need[ticket.b]


@pytest.mark.parametrize(
    ("board", "bots", "games"), [("new-york", "easy,easy,easy", 3), ("usa", "easy,easy", 1), ("europe", "easy,easy", 1)]
)
def test_a_ticket_that_a_claim_cost_is_really_lost(board: str, bots: str, games: int) -> None:
    found = set()
    for game in range(games):
        match = play_match(wayfare.load(board), bots.split(","), 6, game)
        tickets = {ticket.id: ticket for ticket in match.game.board.map.tickets}
        for number, move in enumerate(match.moves, 1):
            for fact in facts_of(match, number):
                before, after = replayed(match, number - 1), replayed(match, number)
                lent = fact.kind == "costs-ticket" and board == "europe"
                had, has = (spaces_needed(one, fact.seat, tickets[fact.ticket], lent) for one in (before, after))
                pieces = int(after.view(fact.seat).state.pieces[fact.seat])
                assert fact.ticket in after.view(fact.seat).tickets
                assert fact.points == tickets[fact.ticket].points
                assert (had <= pieces < has) if fact.kind == "costs-ticket" else (had > 0 == has)
                assert (fact.seat == move.seat) == (fact.kind == "completes-ticket")
                found.add(fact.kind)
    assert found == {"costs-ticket", "completes-ticket"} or board != "new-york"
