"""Win rates with their 95% intervals: of matches as they were played, and with the luck of the cards taken out."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wayfare.review.many import Z


def interval(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95% interval for a win rate, which holds near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    rate, z = wins / games, Z * Z / games
    middle, half = rate + z / 2, Z * math.sqrt(rate * (1 - rate) / games + z / (4 * games))
    low, high = (middle - half) / (1 + z), (middle + half) / (1 + z)
    return max(0.0, min(low, rate)), min(1.0, max(high, rate))  # rounding mustn't push the rate out


@dataclass
class Tally:
    """Wins in a number of games; a shared win counts as a share."""

    wins: float = 0.0
    games: int = 0

    def add(self, wins: float, games: int) -> None:
        self.wins += wins
        self.games += games

    def to_dict(self) -> dict[str, Any]:
        return {"games": self.games, "win_rate": self.rate, "low": self.low, "high": self.high}

    @property
    def rate(self) -> float:
        """The share of games won; 0 before the first game."""
        return self.wins / max(1, self.games)

    @property
    def low(self) -> float:
        return interval(self.wins, self.games)[0]

    @property
    def high(self) -> float:
        return interval(self.wins, self.games)[1]

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2


class LuckAdjusted:
    """Shares of wins minus luck. The seatings of a deal are correlated, so the interval is over deals, not matches."""

    def __init__(self) -> None:
        self._deals: defaultdict[int, list[float]] = defaultdict(list)

    def add(self, first: int, shares: NDArray[np.float64]) -> None:
        """Count a match of deal `first` and of each one after it."""
        for deal, share in enumerate(shares.tolist(), first):
            self._deals[deal].append(share)

    @classmethod
    def pooled(cls, parts: Iterable[LuckAdjusted]) -> LuckAdjusted:
        """All matches of several. Those of one deal count as that deal's, against any opponent."""
        found = cls()
        for part in parts:
            for deal, shares in part._deals.items():
                found._deals[deal] += shares
        return found

    @property
    def games(self) -> int:
        return sum(map(len, self._deals.values()))

    @property
    def rate(self) -> float:
        """The mean over all matches; it may be a little below 0 or above 1. 0 before the first match."""
        return sum(map(sum, self._deals.values())) / max(1, self.games)

    @property
    def error(self) -> float:
        """The standard error of the rate; infinite before the second deal."""
        deals = [fmean(shares) for shares in self._deals.values()]
        return stdev(deals) / math.sqrt(len(deals)) if len(deals) > 1 else math.inf

    @property
    def half_width(self) -> float:
        """Half the width of the 95% interval; no more than 1."""
        return min(1.0, Z * self.error)

    def to_dict(self) -> dict[str, Any]:
        rate, half = self.rate, self.half_width
        return {"win_rate": rate, "low": rate - half, "high": rate + half}
