"""Reviews of finished matches. The review itself is the struct of `wayfare.review`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from wayfare.engine.lists import ActionKind
from wayfare.review import Review, SeatReview
from wayfare.server.wire.base import ActionText, FromClient, FromServer


class AskReview(FromClient, frozen=True):
    """A record to review."""

    record: dict[str, Any]


class ReviewNews(FromServer, frozen=True):
    """A line of the answer: what is new since the line before. Positions and decisions are only the new ones."""

    review: Review | None  # None while the review waits for others, or thinks


class AskVerdict(FromClient, frozen=True):
    """Another action at a decision of a record: was it any better?"""

    record: dict[str, Any]
    number: Annotated[int, Meta(ge=1, le=3000)]  # of the move
    action: ActionText


class KindErrors(FromServer, frozen=True):
    """A seat's decisions of one kind."""

    kind: ActionKind
    decisions: int
    error: float  # in win probability, all of them together


class SeatCard(FromServer, frozen=True):
    """What a review says about a seat, in short."""

    review: SeatReview
    kinds: list[KindErrors]
    opening: list[str]  # the tickets it kept first


class ReviewCard(FromServer, frozen=True):
    """A review in the list of reviews."""

    table: str
    game: str
    seats: list[SeatCard]
    should_have_won: list[int]
