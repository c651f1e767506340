"""Reviews of finished matches: what was luck, what was skill, and where the game turned. See docs/review.md.

A `Reviewer` takes a match step by step, and has a `Review` after each: plain data, as far as it has got. `review_all`
reviews many records, and `by_player` puts their results together.
"""

from wayfare.review.many import Job, Mean, PlayerReview, by_player, review_all
from wayfare.review.reviewer import Reviewer
from wayfare.review.structs import MARKS, Decision, Fact, Position, Review, SeatReview, TurningPoint

__all__ = [
    "MARKS",
    "Decision",
    "Fact",
    "Job",
    "Mean",
    "PlayerReview",
    "Position",
    "Review",
    "Reviewer",
    "SeatReview",
    "TurningPoint",
    "by_player",
    "review_all",
]
