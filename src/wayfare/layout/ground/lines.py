"""Lines and rings of points: cut to a rectangle, smoothed, made simpler or denser."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from wayfare.layout.geometry import Floats

Pair = tuple[float, float]
Edges = tuple[float, float, float, float]  # left, top, right, bottom; or west, south, east, north


def pairs(flat: Sequence[float]) -> list[Pair]:
    """x, y, x, y … as points."""
    return list(zip(flat[::2], flat[1::2], strict=True))


def inside(points: Floats, ring: Floats) -> NDArray[np.bool_]:
    (ax, ay), (bx, by) = ring.T, np.roll(ring, 1, axis=0).T
    x, y = points[:, 0, None], points[:, 1, None]
    crosses = (ay > y) != (by > y)
    with np.errstate(divide="ignore", invalid="ignore"):
        left = x < (bx - ax) * (y - ay) / (by - ay) + ax
    odd: NDArray[np.bool_] = (crosses & left).sum(axis=1) % 2 == 1
    return odd


def simplify(points: Sequence[Pair], tolerance: float) -> list[Pair]:
    """Fewer points, none of them further than `tolerance` from the line that is left (Douglas and Peucker)."""
    if len(points) < 3:
        return list(points)
    kept = np.zeros(len(points), dtype=bool)
    kept[[0, -1]] = True
    array = np.array(points, dtype=float)
    spans = [(0, len(points) - 1)]
    while spans:
        start, end = spans.pop()
        if end - start < 2:
            continue
        off = _off_line(array[start + 1 : end], array[start], array[end])
        far = int(np.argmax(off))
        closed = bool((array[start] == array[end]).all())
        if off[far] > tolerance or (closed and off[far] > 0):
            middle = start + 1 + far
            kept[middle] = True
            spans += [(start, middle), (middle, end)]
    return [point for point, keep in zip(points, kept, strict=True) if keep]


def _off_line(points: Floats, start: Floats, end: Floats) -> Floats:
    step = end - start
    square = float(step @ step)
    if not square:
        away: Floats = np.hypot(*(points - start).T)
        return away
    part = np.clip((points - start) @ step / square, 0, 1)
    off: Floats = np.hypot(*(points - start - part[:, None] * step).T)
    return off


def denser(points: Sequence[Pair], longest: float) -> list[Pair]:
    """The same line with no step longer than `longest`, so that straight parts can be bent."""
    line = list(points[:1])
    for (px, py), (x, y) in itertools.pairwise(points):
        steps = math.ceil(max(abs(x - px), abs(y - py)) / longest)
        line += [(px + (x - px) * k / steps, py + (y - py) * k / steps) for k in range(1, steps + 1)]
    return line


def cut_ring(ring: Sequence[Pair], edges: Edges) -> list[Pair]:
    """A ring cut to a rectangle (Sutherland and Hodgman)."""
    left, top, right, bottom = edges
    points = list(ring)
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        points = _cut(points, axis, limit, sign)
    return points


def _cut(points: list[Pair], axis: int, limit: float, sign: int) -> list[Pair]:
    kept: list[Pair] = []
    for before, point in zip([*points[-1:], *points[:-1]], points, strict=True):
        here, there = sign * (point[axis] - limit) >= 0, sign * (before[axis] - limit) >= 0
        if here != there:
            part = (limit - before[axis]) / (point[axis] - before[axis])
            kept.append((before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part))
        if here:
            kept.append(point)
    return kept


def cut_line(line: Sequence[Pair], edges: Edges) -> list[list[Pair]]:
    """The parts of a line within a rectangle, with one point beyond each end."""
    left, top, right, bottom = edges
    within = [left < x < right and top < y < bottom for x, y in line]
    parts: list[list[Pair]] = []
    part: list[Pair] = []
    for i, point in enumerate(line):
        if within[i] or (i and within[i - 1]) or (i + 1 < len(line) and within[i + 1]):
            part.append(point)
            continue
        parts.append(part)
        part = []
    return [one for one in (*parts, part) if len(one) > 1]


def area(ring: Sequence[Pair]) -> float:
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], *ring[:1]], strict=True))) / 2


def smooth(points: Sequence[Pair], closed: bool = False, steps: int = 6) -> list[Pair]:
    """A smooth line through the points (Catmull and Rom)."""
    count = len(points)

    def at(i: int) -> Pair:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    line: list[Pair] = []
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        for step in range(steps):
            t = step / steps
            line.append((_blend(ax, bx, cx, dx, t), _blend(ay, by, cy, dy, t)))
    return line if closed else [*line, points[-1]]


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a - 3 * c + d)))


def dice(seed: int) -> Callable[[], float]:
    """Numbers from 0 to 1 that look random and are the same every time."""
    state = seed

    def throw() -> float:
        nonlocal state
        state = (state * 1664525 + 1013904223) % 2**32
        return state / 2**32

    return throw
