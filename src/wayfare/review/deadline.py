"""How much work fits into the time for a review."""

from __future__ import annotations

import time

from wayfare.engine import Game
from wayfare.review.luck import time_of_playout

FOR_LUCK = 0.3  # of the time


class Deadline:
    """The time for one review; None if there is no limit. Without a limit nothing depends on the clock."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._begin = time.monotonic()
        self._pace = 0.0  # iterations per second

    @property
    def _left(self) -> float:
        assert self._seconds is not None
        return self._begin + self._seconds - time.monotonic()

    def playouts(self, game: Game, players: int, positions: int, wanted: int) -> int:
        """How many playouts from each position there is time for, up to those wanted. The clock starts here."""
        if self._seconds is None:
            return wanted
        self._begin = time.monotonic()
        one = time_of_playout(game, players)
        self._pace = 1 / one
        return min(wanted, int(FOR_LUCK * self._seconds / (positions * one)))

    def iterations(self, decisions: int, wanted: int) -> int:
        """How many iterations there is time for, for the first of so many decisions, up to those wanted."""
        if self._seconds is None:
            return wanted
        return min(wanted, int(max(0.0, self._left) / decisions * self._pace))
