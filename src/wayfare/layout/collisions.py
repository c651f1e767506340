"""Whether spaces collide: how near they come to other spaces and to stops, many at a time in NumPy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wayfare.layout.gauge import Gauge
from wayfare.layout.geometry import Floats, Line, Point, Space, to_segments

Disc = tuple[Point, float]
RIM = np.array([(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)], dtype=float)  # around a space
REACH = 50  # units, and a sixth of a route's length: whatever is further away can't be in its way
BAR_MARGIN = 4  # units: nearer than this is a collision


@dataclass(frozen=True)
class Bars:
    """Spaces, a row for each: the middle, the direction, and half the length and width."""

    middles: Floats
    ways: Floats
    halves: Floats

    @classmethod
    def of(cls, spaces: Iterable[Space]) -> Bars:
        rows = np.array([(*s.centre, s.angle, s.length, s.width) for s in spaces]).reshape(-1, 5)
        turns = np.radians(rows[:, 2])
        return cls(rows[:, :2], np.stack([np.cos(turns), np.sin(turns)], axis=1), rows[:, 3:] / 2)

    @classmethod
    def joined(cls, all_bars: Sequence[Bars]) -> Bars:
        parts = [(bars.middles, bars.ways, bars.halves) for bars in all_bars]
        return cls(*(np.concatenate([np.empty((0, 2)), *part]) for part in zip(*parts, strict=True)))

    def near(self, line: Line, reach: float) -> Bars:
        """Those with their middle within reach of a line."""
        good = _near(self.middles, line, reach)
        return Bars(self.middles[good], self.ways[good], self.halves[good])

    def rim(self) -> Floats:
        """Points around each of them."""
        (cosine, sine), (length, width) = self.ways.T, self.halves.T
        along, aside = RIM[:, :1] * length, RIM[:, 1:] * width
        x = self.middles[:, 0] + along * cosine - aside * sine
        y = self.middles[:, 1] + along * sine + aside * cosine
        return np.stack([x.ravel(), y.ravel()], axis=1)

    def distances(self, points: Floats) -> Floats:
        """How far each point (a row) is from each bar (a column); negative inside."""
        x, y = points[:, :1] - self.middles[:, 0], points[:, 1:2] - self.middles[:, 1]
        cosine, sine = self.ways.T
        along = np.abs(x * cosine + y * sine) - self.halves[:, 0]
        aside = np.abs(y * cosine - x * sine) - self.halves[:, 1]
        far: Floats = np.hypot(np.maximum(along, 0), np.maximum(aside, 0)) + np.minimum(np.maximum(along, aside), 0)
        return far


@dataclass(frozen=True)
class Surroundings:
    """Everything that a route has to keep clear of."""

    bars: Bars
    points: Floats  # around other spaces, and the middles of stops
    margins: Floats  # how far to keep from each of them
    margin: float

    @classmethod
    def around(cls, line: Line, gauge: Gauge, stops: Sequence[Disc], bars: Sequence[Bars]) -> Surroundings:
        margin, reach = BAR_MARGIN * gauge.unit, REACH * gauge.unit + line.length / 6
        near = Bars.joined(bars).near(line, reach) if bars else Bars.of(())
        rim = near.rim()
        discs = np.array([(*centre, radius) for centre, radius in stops]).reshape(-1, 3)
        discs = discs[_near(discs[:, :2], line, reach)]
        margins = np.concatenate([np.full(len(rim), margin), discs[:, 2] + margin])
        return cls(near, np.concatenate([rim, discs[:, :2]]), margins[:, None], margin)

    def conflict(self, mine: Bars) -> float:
        """By how much some bars come too near, summed; 0 if they don't."""
        theirs = np.maximum(self.margins - mine.distances(self.points), 0).sum()
        return float(theirs + np.maximum(self.margin - self.bars.distances(mine.rim()), 0).sum())


def _near(points: Floats, line: Line, reach: float) -> NDArray[np.bool_]:
    knots = np.array(line.points[:: max(len(line.points) // 8, 1)] + line.points[-1:])
    near: NDArray[np.bool_] = to_segments(points, knots[:-1], knots[1:]).min(axis=1) < reach
    return near
