"""A review in words, for the terminal and the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wayfare.cli.narrate import Narrator, distinct_names

if TYPE_CHECKING:
    from wayfare.engine import Match
    from wayfare.review import Decision, Fact, Review, TurningPoint


class ErrorRow(NamedTuple):
    """A decision that lost something."""

    number: str
    name: str
    mark: str
    lost: str
    played: str
    better: str
    why: str


class ReviewWords:
    """Tells about the review of one match, in one language."""

    def __init__(self, match: Match, review: Review, language: str) -> None:
        self.match, self.review, self.names = match, review, distinct_names(match)
        self._narrator = Narrator(match.game.board, self.names, language=language)
        self.say = self._narrator.say

    def title(self) -> str:
        return self.say("review-title", game=self._narrator.game)

    def lead(self) -> str:
        return self.say(
            "review-lead",
            names=", ".join(self.names),
            moves=len(self.match.moves),
            decisions=len(self.review.decisions),
            quality=f"{self.review.quality:g}",
            seed=str(self.review.seed),
        )

    def columns(self) -> list[str]:
        keys = (
            "review-player",
            "review-result",
            "review-luck",
            "review-adjusted",
            "review-decisions",
            "review-error",
            "review-inaccuracies",
            "review-mistakes",
            "review-blunders",
            "review-accuracy",
        )
        return [self.say(key) for key in keys]

    def players(self) -> list[list[str]]:
        return [
            [
                name,
                percent(seat.result),
                f"{signed(seat.luck)}% ± {100 * seat.luck_error:.1f}",
                percent(seat.adjusted),
                str(seat.decisions),
                f"{100 * seat.error:.2f}%",
                str(seat.inaccuracies),
                str(seat.mistakes),
                str(seat.blunders),
                "–" if seat.accuracy is None else f"{seat.accuracy:.0f}%",
            ]
            for name, seat in zip(self.names, self.review.seats, strict=True)
        ]

    def verdict(self) -> str:
        seats = self.review.should_have_won
        if len(seats) == 1:
            return self.say("review-should-have-won", name=self.names[seats[0]])
        return self.say("review-too-close", names=", ".join(self.names[seat] for seat in seats))

    def turning_points(self) -> list[str]:
        return [self._turning_point(point) for point in self.review.turning_points]

    def _turning_point(self, point: TurningPoint) -> str:
        told = f"{point.number}. {self._narrator.move(self.match.moves[point.number - 1])}" if point.number else ""
        told = told or f"{self.say('review-deal')}."
        facts = " ".join(f"{self._fact(fact)}." for fact in point.facts)
        swing = self.say("review-swing", name=self.names[point.seat], points=signed(point.swing))
        part = self.say("review-part-luck" if point.part == "luck" else "review-part-choice")
        return " ".join(filter(None, (told, facts, f"({swing}, {part})")))

    def _fact(self, fact: Fact) -> str:
        key = "review-costs-ticket" if fact.kind == "costs-ticket" else "review-completes-ticket"
        ticket, name = self._narrator.tickets([fact.ticket]), self.names[fact.seat]
        return self.say(key, name=name, ticket=ticket, points=fact.points)

    def error_columns(self) -> list[str]:
        keys = ("review-move", "review-player", "review-errors", "review-lost")
        return [self.say(key) for key in (*keys, "review-played", "review-better", "review-why")]

    def errors(self) -> list[ErrorRow]:
        """The decisions that lost something, in order."""
        return [self._error(decision) for decision in self.review.decisions if decision.error > 0]

    def _error(self, decision: Decision) -> ErrorRow:
        game, better = self.match.game, decision.better
        return ErrorRow(
            number=str(decision.number),
            name=self.names[decision.seat],
            mark=self.say(f"review-mark-{decision.mark or 'none'}"),
            lost=f"{100 * decision.error:.0f}% ± {100 * decision.noise:.0f}",
            played=self._narrator.do(game.action(decision.played)),
            better=self._narrator.do(game.action(decision.best)),
            why=" ".join(self._narrator.reason(reason) for reason in better.reasons) if better else "",
        )

    def partial(self) -> str:
        """A warning if the time was too short; empty otherwise."""
        done, total = self.review.done, self.review.total
        return "" if done == total else self.say("review-partial", done=done, total=total)

    def move(self, number: int) -> str:
        """A move in words; number 0 is the deal."""
        return self._narrator.move(self.match.moves[number - 1]) if number else self.say("review-deal")


def percent(value: float) -> str:
    """A whole percentage, with a real minus sign."""
    return f"{100 * value:.0f}%".replace("-", "−")


def signed(value: float) -> str:
    """Percentage points with their sign."""
    return f"{100 * value:+.0f}".replace("-", "−")
