"""Points, lines, boxes and spaces: plane geometry with y pointing down.

By hand rather than with shapely: positions along a curve and beside it are most of it, which shapely has only for
polylines, and playing a board of one's own would need one more package.
"""

from __future__ import annotations

import bisect
import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

SAMPLES = 8  # straight pieces per bend of a curve


class Point(NamedTuple):
    """A point of the canvas."""

    x: float
    y: float


class Box(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, centre: Point, width: float, height: float) -> Box:
        return cls(centre.x - width / 2, centre.y - height / 2, centre.x + width / 2, centre.y + height / 2)

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        return Point((self.left + self.right) / 2, (self.top + self.bottom) / 2)

    def grown(self, by: float) -> Box:
        """A box that extends this much further on every side; less far, if negative."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def holds(self, point: Point) -> bool:
        """Whether a point is inside the box; a point on its edge isn't."""
        return self.left < point.x < self.right and self.top < point.y < self.bottom

    def distance(self, point: Point) -> float:
        """The distance from a point to the nearest edge; 0 inside."""
        across = max(self.left - point.x, 0.0, point.x - self.right)
        down = max(self.top - point.y, 0.0, point.y - self.bottom)
        return math.hypot(across, down)


@dataclass(frozen=True)
class Line:
    """A line through points, measured along its length."""

    points: tuple[Point, ...]

    @cached_property
    def marks(self) -> tuple[float, ...]:
        """How far along the line each point lies."""
        return tuple(itertools.accumulate((math.dist(*pair) for pair in itertools.pairwise(self.points)), initial=0.0))

    @property
    def length(self) -> float:
        return self.marks[-1]

    @property
    def middle(self) -> Point:
        return self.at(self.length / 2)

    def at(self, along: float) -> Point:
        """The point this far along the line, which continues straight beyond its ends."""
        i = min(max(bisect.bisect_right(self.marks, along), 1), len(self.points) - 1)
        start, end = self.points[i - 1], self.points[i]
        step = self.marks[i] - self.marks[i - 1]
        part = (along - self.marks[i - 1]) / step if step else 0.0
        return Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)

    def part(self, start: float, end: float) -> tuple[Point, ...]:
        """The points of the line from one distance along it to another, both included."""
        inner = (p for p, mark in zip(self.points, self.marks, strict=True) if start < mark < end)
        return (self.at(start), *inner, self.at(end))

    def moved(self, aside: float) -> Line:
        """A parallel line this far to the left (to the right if negative)."""
        if not aside:
            return self
        return Line(tuple(_aside(self.points, i, aside) for i in range(len(self.points))))


@dataclass(frozen=True)
class Space:
    """One space of a route: a bar of some length and width, turned by an angle in degrees."""

    centre: Point
    angle: float
    length: float
    width: float

    def spot(self, along: float, across: float) -> Point:
        """A point on the space: -1 to 1 from end to end and from side to side."""
        turn = math.radians(self.angle)
        dx, dy = along * self.length / 2, across * self.width / 2
        x = self.centre.x + dx * math.cos(turn) - dy * math.sin(turn)
        return Point(x, self.centre.y + dx * math.sin(turn) + dy * math.cos(turn))

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        return tuple(self.spot(along, across) for along, across in ((-1, -1), (1, -1), (1, 1), (-1, 1)))

    @cached_property
    def samples(self) -> tuple[Point, ...]:
        """Points all over the space, to tell how much of it something covers."""
        return tuple(self.spot(i / 3, j) for i in range(-3, 4) for j in (-1, 0, 1))


def curve(points: Sequence[Point]) -> Line:
    """A smooth line through all the points (Catmull-Rom); through two, a straight one."""
    if len(points) == 2:
        return Line(tuple(points))
    padded = (points[0], *points, points[-1])
    line = [points[0]]
    for i in range(len(points) - 1):
        before, start, end, after = padded[i : i + 4]
        line += [_between(before, start, end, after, step / SAMPLES) for step in range(1, SAMPLES + 1)]
    return Line(tuple(line))


def degrees(start: Point, end: Point) -> float:
    """The direction of a line, half a turn off where needed so that nothing on it is upside down."""
    angle = math.degrees(math.atan2(end.y - start.y, end.x - start.x))
    if angle > 90:
        return angle - 180
    return angle + 180 if angle <= -90 else angle


def to_segment(point: Point, start: Point, end: Point) -> float:
    dx, dy = end.x - start.x, end.y - start.y
    square = dx * dx + dy * dy
    part = ((point.x - start.x) * dx + (point.y - start.y) * dy) / square if square else 0.0
    part = min(max(part, 0.0), 1.0)
    return math.hypot(point.x - start.x - dx * part, point.y - start.y - dy * part)


def to_segments(points: Floats, starts: Floats, ends: Floats) -> Floats:
    """The distance from each point (a row) to each line segment (a column)."""
    step = ends - starts
    square = np.maximum((step**2).sum(axis=1), 1e-9)
    away = points[:, None, :] - starts
    part = np.clip((away * step).sum(axis=2) / square, 0, 1)
    distances: Floats = np.hypot(*(away - part[:, :, None] * step).transpose(2, 0, 1))
    return distances


def _between(p0: Point, p1: Point, p2: Point, p3: Point, part: float) -> Point:
    def blend(a: float, b: float, c: float, d: float) -> float:
        bend = (2 * a - 5 * b + 4 * c - d) * part + (3 * b - a - 3 * c + d) * part * part
        return b + 0.5 * part * (c - a + bend)

    return Point(blend(p0.x, p1.x, p2.x, p3.x), blend(p0.y, p1.y, p2.y, p3.y))


def _aside(points: Sequence[Point], i: int, aside: float) -> Point:
    before, after = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
    length = math.dist(before, after) or 1.0
    normal = ((after.y - before.y) / length, (before.x - after.x) / length)
    return Point(points[i].x + normal[0] * aside, points[i].y + normal[1] * aside)
