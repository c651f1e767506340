"""Reviewing a finished match, step by step: first the value of every position, then every decision.

Every step takes a fraction of a second, and after each there is a review as far as it has got. So a program can show
results as they come, and stop as soon as nobody is waiting for them.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from functools import cached_property

from wayfare.engine import Game, Match
from wayfare.errors import ReviewError
from wayfare.review.accuracy import game_accuracy, weights
from wayfare.review.deadline import Deadline
from wayfare.review.luck import Change, Playouts, sub_seed
from wayfare.review.skill import judge
from wayfare.review.structs import CERTAIN, Decision, Position, Review, SeatReview, TurningPoint
from wayfare.review.turning import replayed, turning_points

# For n players with p pieces and s stations each, at quality q:
#   playouts from each position  = PLAYOUTS q / ((s + 1) n / 2)
#   iterations for each decision = ITERATIONS q / ((s + 1) (n / 2)² p)
# Planning with stations takes long. With more players a match has more moves, and so has each playout; long games have
# more decisions.
PLAYOUTS, ITERATIONS = 2_000, 120_000
FEWEST_PLAYOUTS, FEWEST_ITERATIONS = 16, 64
LEAST_QUALITY, MOST_QUALITY = 0.01, 100.0  # quality


class Reviewer:
    """Reviews one match. The same match, seed and quality give the same review, unless the time runs out."""

    def __init__(self, match: Match, *, seed: int = 0, quality: float = 1.0, seconds: float | None = None) -> None:
        if match.result is None:
            raise ReviewError("Only a finished match can be reviewed.")
        if not LEAST_QUALITY <= quality <= MOST_QUALITY:
            raise ReviewError(f"The quality must be between {LEAST_QUALITY:g} and {MOST_QUALITY:g}, not {quality:g}.")
        if seconds is not None and not 0 < seconds < math.inf:
            raise ReviewError(f"The seconds must be more than 0, not {seconds:g}.")
        self.match, self.seed, self.quality = match, seed, quality
        self._deadline = Deadline(seconds)
        self._playouts, self._iterations = samples(match.game, len(match.players), quality)
        self._expected: list[float] = []
        self._luck_error: list[float] = []
        self._positions: list[Position] = []
        self._decisions: list[Decision] = []

    @cached_property
    def _choices(self) -> list[int]:
        """The numbers of the moves where the player had a choice."""
        twin, found = replayed(self.match, 0), []
        for number, move in enumerate(self.match.moves, 1):
            if len(twin.legal_actions()) > 1:
                found.append(number)
            twin.play(twin.game.action_of(move))
        return found

    @cached_property
    def total(self) -> int:
        """How many steps a complete review takes: one for each position and each decision."""
        return 1 + len(self.match.moves) + len(self._choices)

    @property
    def done(self) -> int:
        """How many steps have been taken."""
        return len(self._positions) + len(self._decisions)

    def steps(self) -> Generator[Position | Decision]:
        """Review the match; every step yields what it found. It ends early if the time runs out."""
        yield from self._value_positions()
        yield from self._judge_decisions()

    def run(self) -> Review:
        """Take all steps."""
        for _ in self.steps():
            pass
        return self.review()

    def _value_positions(self) -> Iterator[Position]:
        match = self.match
        count = self._deadline.playouts(match.game, len(match.players), len(match.moves) + 1, self._playouts)
        seed = sub_seed(self.seed, match.commitment)
        playouts = Playouts(match.game, len(match.players), match.seed, seed=seed, count=max(FEWEST_PLAYOUTS, count))
        self._expected = playouts.expected.mean.tolist()
        self._positions.append(position(0, playouts.dealt()))
        yield self._positions[-1]
        for number, move in enumerate(match.moves, 1):
            self._positions.append(position(number, playouts.play(match.game.action_of(move).index)))
            self._luck_error = playouts.luck.error.tolist()
            yield self._positions[-1]

    def _judge_decisions(self) -> Iterator[Decision]:
        twin, left = replayed(self.match, 0), len(self._choices)
        for number, move in enumerate(self.match.moves, 1):
            action = twin.game.action_of(move)
            if number in self._choices:
                iterations = self._deadline.iterations(left, self._iterations)
                if iterations < FEWEST_ITERATIONS:
                    return
                seed = decision_seed(self.seed, twin.commitment, number)
                self._decisions.append(judge(twin.view(twin.turn), action, number, seed=seed, iterations=iterations))
                left -= 1
                yield self._decisions[-1]
            twin.play(action)

    def review(self) -> Review:
        """The review as far as it has got. Turning points and totals come once all positions are valued."""
        valued = len(self._positions) == 1 + len(self.match.moves)
        seats = [self._seat(seat) for seat in range(len(self.match.players))] if valued else []
        return Review(
            game=self.match.game.id,
            commitment=self.match.commitment,
            seed=self.seed,
            quality=self.quality,
            done=self.done,
            total=self.total,
            expected=self._expected,
            positions=list(self._positions),
            decisions=list(self._decisions),
            seats=seats,
            turning_points=self._turning_points if valued else [],
            should_have_won=should_have_won(seats),
        )

    @cached_property
    def _turning_points(self) -> list[TurningPoint]:
        return turning_points(self.match, self._positions)

    def _seat(self, seat: int) -> SeatReview:
        result = self.match.result
        assert result is not None
        share = 1 / len(result.winners) if seat in result.winners else 0.0
        luck = sum(one.luck[seat] for one in self._positions)
        own = [decision for decision in self._decisions if decision.seat == seat]
        weight = weights([one.win[seat] for one in self._positions])
        marks = [decision.mark for decision in own]
        win = [self._expected[seat], *(one.win[seat] for one in self._positions)]
        return SeatReview(
            name=self.match.players[seat].name,
            result=share,
            luck=luck,
            luck_error=self._luck_error[seat],
            adjusted=share - luck,
            decisions=len(own),
            error=sum(decision.error for decision in own) / max(1, len(own)),
            inaccuracies=marks.count("inaccuracy"),
            mistakes=marks.count("mistake"),
            blunders=marks.count("blunder"),
            accuracy=game_accuracy([(weight[decision.number - 1], decision.error) for decision in own]),
            biggest_swing=max(range(len(win) - 1), key=lambda number: abs(win[number + 1] - win[number])),
        )


def samples(game: Game, players: int, quality: float) -> tuple[int, int]:
    """Playouts from each position, and iterations for each decision."""
    rules, pairs = game.board.rules, players / 2
    effort = quality / (1 + rules.stations) / pairs
    iterations = round(ITERATIONS * effort / pairs / rules.pieces)
    return max(FEWEST_PLAYOUTS, round(PLAYOUTS * effort)), max(FEWEST_ITERATIONS, iterations)


def decision_seed(seed: int, commitment: str, number: int) -> int:
    return sub_seed(seed, commitment, number) % (1 << 64)


def position(number: int, change: Change) -> Position:
    return Position(
        number=number,
        win=change.value.mean.tolist(),
        win_error=change.value.error.tolist(),
        points=change.points.tolist(),
        luck=change.luck.mean.tolist(),
        luck_error=change.luck.error.tolist(),
        choice=change.choice.mean.tolist(),
        choice_error=change.choice.error.tolist(),
    )


def should_have_won(seats: list[SeatReview]) -> list[int]:
    """The seats whose luck-adjusted result is the best, or can't be told from the best for noise."""
    if not seats:
        return []
    best = max(seats, key=lambda seat: seat.adjusted)
    noise = CERTAIN * max(seat.luck_error for seat in seats)
    return [number for number, seat in enumerate(seats) if best.adjusted - seat.adjusted <= noise]
