"""What came of a simulation, counted by seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from wayfare.arena.faults import Faults
from wayfare.arena.work import Played, Rows
from wayfare.engine.kernel.runs import COMPLETED, LENGTH, REASON, TOTALS, WINNERS
from wayfare.engine.lists import END_REASONS
from wayfare.engine.state import RUNNING


def win_shares(rows: Rows, players: int) -> NDArray[np.float64]:
    """What each seat won of each match: a shared win counts as its share."""
    won = rows[:, [WINNERS]] >> np.arange(players) & 1
    shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
    return shares


@dataclass
class Summary:
    """What came of the matches so far."""

    players: int
    bots: tuple[str, ...]
    games: int = 0
    actions: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)  # per seat; a shared win counts as its share
    points: list[int] = field(default_factory=list)
    completed: list[int] = field(default_factory=list)
    faults: Faults = field(default_factory=Faults)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players
        self.points = [0] * self.players
        self.completed = [0] * self.players

    def add(self, played: Played) -> None:
        rows = played.rows
        self.games += len(rows)
        self.actions += int(rows[:, LENGTH].sum())
        self.faults.add(played.faults)
        for reason, count in enumerate(np.bincount(rows[:, REASON])):
            if count:
                self.reasons["" if reason == RUNNING else END_REASONS[reason - 1]] += int(count)
        shares = win_shares(rows, self.players).sum(axis=0)
        for seat in range(self.players):
            self.wins[seat] += float(shares[seat])
            self.points[seat] += int(rows[:, TOTALS + seat].sum())
            self.completed[seat] += int(rows[:, COMPLETED + seat].sum())

    def to_dict(self) -> dict[str, object]:
        games = max(1, self.games)
        return {
            "games": self.games,
            "players": self.players,
            "actions_per_game": self.actions / games,
            "reasons": dict(sorted(self.reasons.items())),
            "seats": [
                {
                    "bot": self.bots[seat],
                    "win_rate": self.wins[seat] / games,
                    "points": self.points[seat] / games,
                    "completed": self.completed[seat] / games,
                }
                for seat in range(self.players)
            ],
            "faults": self.faults.to_list(),
        }
