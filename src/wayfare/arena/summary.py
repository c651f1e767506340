"""The results of a simulation, by seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from wayfare.arena.faults import Faults
from wayfare.arena.work import Played, Rows
from wayfare.engine.kernel.runs import (
    RESULT_ACTIONS,
    RESULT_COMPLETED,
    RESULT_POINTS,
    RESULT_REASON,
    RESULT_TOTALS,
    RESULT_WINNERS,
)
from wayfare.engine.lists import END_REASONS, SCORE_LINES
from wayfare.engine.state import LINES, RUNNING


def win_shares(rows: Rows, players: int) -> NDArray[np.float64]:
    won = rows[:, [RESULT_WINNERS]] >> np.arange(players) & 1
    shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
    return shares


@dataclass
class Summary:
    """The results of the matches so far."""

    players: int
    bots: tuple[str, ...]
    games: int = 0
    actions: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)  # per seat; a shared win counts as its share
    points: list[int] = field(default_factory=list)
    lines: list[Counter[str]] = field(default_factory=list)  # points by score line
    completed: list[int] = field(default_factory=list)
    faults: Faults = field(default_factory=Faults)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players
        self.points = [0] * self.players
        self.lines = [Counter() for _ in range(self.players)]
        self.completed = [0] * self.players

    def add(self, played: Played) -> None:
        """Count the matches of one piece of work."""
        rows = played.rows
        self.games += len(rows)
        self.actions += int(rows[:, RESULT_ACTIONS].sum())
        self.faults.add(played.faults)
        for reason, count in enumerate(np.bincount(rows[:, RESULT_REASON])):
            if count:
                self.reasons["" if reason == RUNNING else END_REASONS[reason - 1]] += int(count)
        shares = win_shares(rows, self.players).sum(axis=0)
        for seat in range(self.players):
            self.wins[seat] += float(shares[seat])
            self.points[seat] += int(rows[:, RESULT_TOTALS + seat].sum())
            points = rows[:, RESULT_POINTS + LINES * seat :][:, :LINES].sum(axis=0).tolist()
            self.lines[seat].update(dict(zip(SCORE_LINES, points, strict=True)))
            self.completed[seat] += int(rows[:, RESULT_COMPLETED + seat].sum())

    def to_dict(self) -> dict[str, object]:
        """The averages in plain JSON types."""
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
                    "lines": {key: points / games for key, points in self.lines[seat].items() if points},
                    "completed": self.completed[seat] / games,
                }
                for seat in range(self.players)
            ],
            "faults": self.faults.to_list(),
        }
