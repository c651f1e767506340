"""Wins in so many games, with the interval that belongs to every claim."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

Z = 1.959964  # of a 95 % interval


def interval(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate: honest near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    rate, z = wins / games, Z * Z / games
    middle, half = rate + z / 2, Z * math.sqrt(rate * (1 - rate) / games + z / (4 * games))
    low, high = (middle - half) / (1 + z), (middle + half) / (1 + z)
    return max(0.0, min(low, rate)), min(1.0, max(high, rate))  # rounding must not push the rate out


@dataclass
class Tally:
    """Wins in so many games; a shared win counts as its share."""

    wins: float = 0.0
    games: int = 0

    def add(self, wins: float, games: int) -> None:
        self.wins += wins
        self.games += games

    def to_dict(self) -> dict[str, Any]:
        return {"games": self.games, "win_rate": self.rate, "low": self.low, "high": self.high}

    @property
    def rate(self) -> float:
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
