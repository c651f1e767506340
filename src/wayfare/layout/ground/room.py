"""Where a drawing has room: for landmarks, the title, the compass, and hills that keep out of the way."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from wayfare.layout.geometry import Box, Floats, Point, to_segments
from wayfare.layout.layout import Layout


class Site(NamedTuple):
    """A box, and how far it is from everything else."""

    box: Box
    air: float


class Room:
    """The spaces and stops of a board, and the boxes that have been given away since."""

    def __init__(self, layout: Layout, taken: Iterable[Box] = ()) -> None:
        self.layout = layout
        spots = [space.spot(along, 0) for track in layout.tracks for space in track.spaces for along in (-1, 0, 1)]
        self.spots = np.array([*spots, *(stop.centre for stop in layout.stops)])
        ends = [end for track in layout.tracks for end in (track.road[:2], track.road[-2:])]
        self.ends = np.array(ends, dtype=float).reshape(-1, 2, 2)
        self.boxes = list(taken)

    def clearance(self, points: Floats) -> Floats:
        across, down = points[:, 0, None] - self.spots[:, 0], points[:, 1, None] - self.spots[:, 1]
        squares = across * across + down * down
        nearest = np.sqrt(squares.min(axis=1)) - self.layout.gauge.width * 0.6
        clear: Floats = np.minimum(nearest, _to_boxes(points, self.boxes))
        return clear

    def beside(self, centre: Point, sizes: Sequence[float]) -> tuple[Point, float] | None:
        """Where a sight fits near a stop and at which of the sizes, largest first."""
        gauge, panel = self.layout.gauge, self.layout.panel
        turns = np.arange(24) * math.pi / 12
        circle = np.stack([np.cos(turns), np.sin(turns)], axis=1)
        spots = np.concatenate([centre + far * gauge.unit * circle for far in (34, 42, 50, 60, 70)])
        off_roads = to_segments(spots, self.ends[:, 0], self.ends[:, 1]).min(axis=1, initial=math.inf)
        for size in sizes:
            box = panel.grown(-16 * size)
            good = np.array([box.holds(Point(x, y)) for x, y in spots.tolist()])
            good &= off_roads > 14 * size
            for aside in (-9, 0, 9):
                good &= self.clearance(spots + np.array((aside * size, 0))) > 12 * size
            if good.any():
                x, y = spots[int(np.argmax(good))].tolist()
                return Point(x, y), size
        return None

    def emptiest(self, width: float, height: float) -> Site:
        """A site with air enough around it, preferably low and to the left; otherwise the one with most air."""
        panel, unit = self.layout.panel, self.layout.usual
        edge, step, enough = 9 * unit, 18 * unit, 16 * unit
        rows = np.arange(panel.bottom - height / 2 - edge, panel.top + height / 2 + edge, -step)
        columns = np.arange(panel.left + width / 2 + edge, panel.right - width / 2 - edge, step)
        if not (len(rows) and len(columns)):
            return Site(Box.around(panel.middle, width, height), -math.inf)
        sites = np.array([(x, y) for y in rows for x in columns])
        around = (width / 2, height / 2)
        spaces = _apart(sites, around, self.spots, np.full((len(self.spots), 2), self.layout.gauge.width * 0.6))
        taken = np.array(self.boxes, dtype=float).reshape(-1, 4)
        boxes = _apart(sites, around, (taken[:, :2] + taken[:, 2:]) / 2, (taken[:, 2:] - taken[:, :2]) / 2)
        air = np.minimum(np.minimum(spaces, boxes), enough)
        best = int(np.argmax(air))
        return Site(Box.around(Point(*sites[best].tolist()), width, height), float(air[best]))


def _apart(sites: Floats, around: tuple[float, float], middles: Floats, reaches: Floats) -> Floats:
    """How far a box around each site is from the nearest other (middles and half sizes); negative if they meet."""
    if not len(middles):
        return np.full(len(sites), math.inf)
    across = np.abs(sites[:, 0, None] - middles[:, 0]) - reaches[:, 0] - around[0]
    down = np.abs(sites[:, 1, None] - middles[:, 1]) - reaches[:, 1] - around[1]
    gaps = np.hypot(np.maximum(across, 0), np.maximum(down, 0)) + np.minimum(np.maximum(across, down), 0)
    nearest: Floats = gaps.min(axis=1)
    return nearest


def _to_boxes(points: Floats, boxes: Sequence[Box]) -> Floats:
    if not boxes:
        return np.full(len(points), math.inf)
    left, top, right, bottom = np.array(boxes).T
    x, y = points[:, 0, None], points[:, 1, None]
    across = np.maximum(np.maximum(left - x, x - right), 0)
    down = np.maximum(np.maximum(top - y, y - bottom), 0)
    nearest: Floats = np.hypot(across, down).min(axis=1)
    return nearest
