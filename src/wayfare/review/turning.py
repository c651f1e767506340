"""The turning points of a match: the events that moved it most, and what they did to anybody's tickets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wayfare.bots.seat_graph import SeatGraph
from wayfare.engine import Match
from wayfare.engine.board import Ticket
from wayfare.review.structs import CERTAIN, Fact, Part, Position, TurningPoint

MOST_TURNING_POINTS = 3


def turning_points(match: Match, positions: Sequence[Position]) -> list[TurningPoint]:
    """The events that moved a finished match most, in the order in which they happened."""
    found = sorted(_swings(positions), key=lambda swing: -abs(swing[0]))[:MOST_TURNING_POINTS]
    points = [_turning_point(match, positions[number], part) for _, number, part in found]
    return sorted(points, key=lambda point: point.number)


def _swings(positions: Sequence[Position]) -> Iterator[tuple[float, int, Part]]:
    """How far each event moved the seat that it moved most, if that is more than noise."""
    for position in positions:
        swing, error = max(zip(position.luck, position.luck_error, strict=True), key=lambda one: abs(one[0]))
        if abs(swing) > CERTAIN * error:
            yield swing, position.number, "luck"
        swing, error = max(zip(position.choice, position.choice_error, strict=True), key=lambda one: abs(one[0]))
        if abs(swing) > CERTAIN * error:
            yield swing, position.number, "choice"


def _turning_point(match: Match, position: Position, part: Part) -> TurningPoint:
    number, swings = position.number, position.luck if part == "luck" else position.choice
    facts = list(facts_of(match, number)) if number and part == "choice" else []
    seat = max(range(len(swings)), key=lambda one: (round(abs(swings[one]), 9), _told(match, facts, number, one)))
    return TurningPoint(number=number, part=part, seat=seat, swing=swings[seat], facts=facts)


def _told(match: Match, facts: Sequence[Fact], number: int, seat: int) -> bool:
    """Whether an event is best told of a seat: the one that lost a ticket, or else the one that moved."""
    losers = [fact.seat for fact in facts if fact.kind == "costs-ticket"]
    return seat in losers if losers or not number else seat == match.moves[number - 1].seat


def facts_of(match: Match, number: int) -> Iterator[Fact]:
    """What a move did to tickets: one that it completed, those that it put out of others' reach."""
    move = match.moves[number - 1]
    if move.action not in ("claim", "pay"):
        return
    before, after = replayed(match, number - 1), replayed(match, number)
    for seat in range(len(match.players)):
        for ticket in before.view(seat).tickets:
            found = next(one for one in match.game.board.map.tickets if one.id == ticket)
            points = found.points if match.game.board.rules.for_points else 0
            if seat == move.seat and _needs(before, seat, found) != 0 == _needs(after, seat, found):
                yield Fact(kind="completes-ticket", seat=seat, ticket=ticket, points=points)
            elif seat != move.seat and can_complete(before, seat, found) and not can_complete(after, seat, found):
                yield Fact(kind="costs-ticket", seat=seat, ticket=ticket, points=points)


def replayed(match: Match, moves: int) -> Match:
    twin = Match(match.game, match.players, match.seed, match.nonce)
    for move in match.moves[:moves]:
        twin.play(match.game.action_of(move))
    return twin


def _needs(match: Match, seat: int, ticket: Ticket) -> int | None:
    """The spaces a seat has to claim for a ticket; 0 if it's complete."""
    return SeatGraph(match.view(seat), seat).spaces(ticket.a, ticket.b)


def can_complete(match: Match, seat: int, ticket: Ticket) -> bool:
    """Whether the routes that are left, and the seat's pieces, could complete a ticket.

    While it has stations, built or not, assume that they lend it every route of the others (EU-20): if even that isn't
    enough, nothing is.
    """
    view = match.view(seat)
    stations = match.game.board.rules.stations
    lent = [route for route, owner in view.owners.items() if owner != seat] if stations else []
    spaces = SeatGraph(view, seat, lent).spaces(ticket.a, ticket.b)
    return spaces is not None and spaces <= view.state.pieces[seat]
