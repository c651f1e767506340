"""Win rates with their confidence intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

Z = 1.959964  # for a 95% interval


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
        """Count more games."""
        self.wins += wins
        self.games += games

    def to_dict(self) -> dict[str, Any]:
        """The rate and its interval in plain JSON types."""
        return {"games": self.games, "win_rate": self.rate, "low": self.low, "high": self.high}

    @property
    def rate(self) -> float:
        """The share of games won; 0 before the first game."""
        return self.wins / max(1, self.games)

    @property
    def low(self) -> float:
        """The lower end of the 95% interval."""
        return interval(self.wins, self.games)[0]

    @property
    def high(self) -> float:
        """The upper end of the 95% interval."""
        return interval(self.wins, self.games)[1]

    @property
    def half_width(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2
