"""Many matches: their reviews, in several processes if need be, and what they say about each player together."""

from __future__ import annotations

import math
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean

import msgspec

from wayfare.engine import Game, Record
from wayfare.errors import RecordError, WayfareError
from wayfare.review.reviewer import Reviewer
from wayfare.review.structs import Review, SeatReview

Z = 1.959964  # for a 95% interval


@dataclass(frozen=True)
class Job:
    """A record to review; `number` is its place in the file, counted from 1."""

    number: int
    record: Record
    game: Game | None
    seed: int
    quality: float
    seconds: float | None

    def reviewer(self) -> Reviewer:
        """Replay the record, with everything checked."""
        try:
            match = self.record.replay(self.game)
            return Reviewer(match, seed=self.seed, quality=self.quality, seconds=self.seconds)
        except WayfareError as error:
            raise RecordError(f"Record {self.number}: {error}") from None


def review_all(jobs: Sequence[Job], processes: int) -> Iterator[Review]:
    """Review every record, in order. The reviews don't depend on the number of processes, unless time is limited."""
    if processes == 1:
        yield from map(_review, jobs)
        return
    spawn, ignore_ctrl_c = multiprocessing.get_context("spawn"), (signal.SIGINT, signal.SIG_IGN)  # only we handle it
    with ProcessPoolExecutor(processes, spawn, signal.signal, ignore_ctrl_c) as pool:
        yield from pool.map(_review, jobs)


def _review(job: Job) -> Review:
    return job.reviewer().run()


class Mean(msgspec.Struct, frozen=True):
    """A mean and half its 95% interval."""

    mean: float
    half_width: float


class PlayerReview(msgspec.Struct, frozen=True, kw_only=True):
    """What all reviews say about the players of one name."""

    name: str
    games: int
    result: Mean  # share of wins
    luck: Mean
    adjusted: Mean
    decisions: int
    error: Mean  # per decision
    inaccuracies: int
    mistakes: int
    blunders: int
    accuracy: float | None


def by_player(reviews: Sequence[Review]) -> list[PlayerReview]:
    """The reviews' seats, put together by the players' names."""
    seats: dict[str, list[SeatReview]] = {}
    for review in reviews:
        for seat in review.seats:
            seats.setdefault(seat.name, []).append(seat)
    return [_player(name, found) for name, found in seats.items()]


def _player(name: str, seats: Sequence[SeatReview]) -> PlayerReview:
    accuracies = [seat.accuracy for seat in seats if seat.accuracy is not None]
    return PlayerReview(
        name=name,
        games=len(seats),
        result=mean([seat.result for seat in seats]),
        luck=mean([seat.luck for seat in seats]),
        adjusted=mean([seat.adjusted for seat in seats]),
        decisions=sum(seat.decisions for seat in seats),
        error=ratio([(seat.error * seat.decisions, seat.decisions) for seat in seats]),
        inaccuracies=sum(seat.inaccuracies for seat in seats),
        mistakes=sum(seat.mistakes for seat in seats),
        blunders=sum(seat.blunders for seat in seats),
        accuracy=fmean(accuracies) if accuracies else None,
    )


def mean(values: Sequence[float]) -> Mean:
    return ratio([(value, 1) for value in values])


def ratio(parts: Sequence[tuple[float, int]]) -> Mean:
    """A total over another, such as errors over decisions; the parts, here matches, are independent of each other."""
    count, n = sum(part for _, part in parts), len(parts)
    if count == 0:
        return Mean(0.0, 1.0)
    rate = sum(value for value, _ in parts) / count
    if n < 2:
        return Mean(rate, 1.0)
    spread = sum((value - rate * part) ** 2 for value, part in parts) * n / (n - 1)
    return Mean(rate, Z * math.sqrt(spread) / count)
