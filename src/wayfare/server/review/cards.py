"""A review in short, for the list of a device's games."""

from __future__ import annotations

from wayfare.engine import Match
from wayfare.engine.lists import ACTION_KINDS
from wayfare.review import Decision, Review
from wayfare.server.wire import KindErrors, ReviewCard, SeatCard


def card_of(table_id: str, match: Match, review: Review) -> ReviewCard:
    seats = [
        SeatCard(
            review=about,
            kinds=_kinds([one for one in review.decisions if one.seat == seat]),
            opening=_opening(match, seat),
        )
        for seat, about in enumerate(review.seats)
    ]
    return ReviewCard(table=table_id, game=review.game, seats=seats, should_have_won=review.should_have_won)


def _kinds(decisions: list[Decision]) -> list[KindErrors]:
    """By kind of action; those that didn't come up are left out."""
    errors = {kind: [one.error for one in decisions if one.kind == kind] for kind in ACTION_KINDS}
    return [KindErrors(kind=kind, decisions=len(each), error=sum(each)) for kind, each in errors.items() if each]


def _opening(match: Match, seat: int) -> list[str]:
    """The tickets that a seat kept of those it was dealt; where it had no choice, these."""
    first = next((move for move in match.moves if move.seat == seat), None)
    if first is not None and first.action == "keep":
        return list(first.tickets or ())
    return list(Match(match.game, match.players, match.seed, match.nonce).view(seat).tickets)
