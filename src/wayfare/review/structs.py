"""A review as plain data, ready to be sent: complete, or as far as it has got."""

from __future__ import annotations

from typing import Literal

import msgspec

from wayfare.bots import Suggestion
from wayfare.engine.lists import ActionKind

FORMAT: Literal["wayfare-review/1"] = "wayfare-review/1"
CERTAIN = 2.0  # a difference counts if it is more than this many times its standard error

# How bad a decision was, and the win probability it lost at least.
Mark = Literal["inaccuracy", "mistake", "blunder"]
MARKS: dict[Mark, float] = {"blunder": 0.2, "mistake": 0.1, "inaccuracy": 0.05}

# What moved the game: cards and tickets that came, or what the player chose to do.
Part = Literal["luck", "choice"]

FactKind = Literal[
    "costs-ticket",  # after the claim `seat` can't complete `ticket`, worth `points`, any more
    "completes-ticket",  # the claim completes `ticket`, worth `points`
]


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The match after a move, or after the deal (number 0). Lists have an entry for each seat."""

    number: int  # moves so far
    win: list[float]  # the probability of winning; a tie counts as its share
    win_error: list[float]  # its standard error
    points: list[float]  # expected at the end; in a race, tickets
    luck: list[float]  # win probability that the move's chance events brought or cost
    luck_error: list[float]
    choice: list[float]  # win probability that the choice of move brought or cost, seen with all cards open
    choice_error: list[float]


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A move where the seat had a choice, judged by what it could know."""

    number: int  # the move's, counted from 1
    seat: int
    kind: ActionKind
    played: str  # in notation
    best: str
    played_win: float  # the win probability of each, from the seat's own view
    best_win: float
    noise: float  # the standard error of their difference
    error: float  # the win probability lost; 0 if it's below the noise
    mark: Mark | None
    better: Suggestion | None  # what would have been better, and why; None if nothing was


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a move did to a ticket."""

    kind: FactKind
    seat: int  # whose ticket it was
    ticket: str
    points: int


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """One of the events that moved the game most."""

    number: int  # of the move; 0 is the deal
    part: Part
    seat: int  # whose win probability moved most …
    swing: float  # … and by how much
    facts: list[Fact]


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """What the review says about one player."""

    name: str
    result: float  # share of the win
    luck: float  # in win probability, over the whole match, the deal included
    luck_error: float
    adjusted: float  # the result minus luck
    decisions: int  # that were judged
    error: float  # in win probability, per decision
    inaccuracies: int
    mistakes: int
    blunders: int
    accuracy: float | None  # in percent; None without a decision
    biggest_swing: int  # the move that changed the player's win probability most


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A match reviewed: luck, skill and turning points, complete if `done` equals `total`."""

    format: Literal["wayfare-review/1"] = FORMAT
    game: str
    commitment: str  # which match it was
    seed: int
    quality: float
    done: int  # steps
    total: int
    expected: list[float]  # win probability of each seat before the deal
    positions: list[Position]
    decisions: list[Decision]
    seats: list[SeatReview]
    turning_points: list[TurningPoint]
    should_have_won: list[int]  # seats with the best adjusted result, as far as the noise can tell
