"""Win rates without the luck of the cards, with their confidence intervals."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean, stdev
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wayfare.arena.tally import Z


class Adjusted:
    """Shares of wins minus luck. A deal's seatings have much in common, so the interval is over deals, not matches."""

    def __init__(self) -> None:
        self._deals: defaultdict[int, list[float]] = defaultdict(list)

    def add(self, first: int, shares: NDArray[np.float64]) -> None:
        """Count a match of deal `first` and of each one after it."""
        for deal, share in enumerate(shares.tolist(), first):
            self._deals[deal].append(share)

    @classmethod
    def together(cls, parts: Iterable[Adjusted]) -> Adjusted:
        """All matches of several: those of one deal, against whomever, count as that deal's."""
        found = cls()
        for part in parts:
            for deal, shares in part._deals.items():
                found._deals[deal] += shares
        return found

    @property
    def games(self) -> int:
        """How many matches were counted."""
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
        """The rate and its interval in plain JSON types."""
        rate, half = self.rate, self.half_width
        return {"win_rate": rate, "low": rate - half, "high": rate + half}
