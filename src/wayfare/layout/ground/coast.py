"""Land for a board that names no region: everything near a route is land, the rest is water, with a ragged coast.

The coast is a contour of distance and noise, found by marching squares; shapely has no contours.
"""

from __future__ import annotations

import itertools
import math
import zlib
from collections import defaultdict
from dataclasses import dataclass

from wayfare.layout.geometry import Point, to_segment
from wayfare.layout.layout import Layout

# Marching squares: the corners of a cell that are land (bits: top left, top right, bottom right, bottom left)
# give the pieces of coast through it, from edge to edge (0 top, 1 right, 2 bottom, 3 left), land on the right.
COASTS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 3),),
    2: ((1, 0),),
    3: ((1, 3),),
    4: ((2, 1),),
    5: ((0, 3), (2, 1)),
    6: ((2, 0),),
    7: ((2, 3),),
    8: ((3, 2),),
    9: ((0, 2),),
    10: ((1, 0), (3, 2)),
    11: ((1, 2),),
    12: ((3, 1),),
    13: ((0, 1),),
    14: ((3, 0),),
}
FAR = 130.0  # units from any road: the open sea
Piece = tuple[Point, Point]
Edge = tuple[int, int, bool]  # column, row, and whether it runs down from there rather than across


@dataclass(frozen=True)
class Noise:
    """Smooth bumps from -1 to 1, the same for the same seed."""

    seed: int
    size: float

    def at(self, x: float, y: float) -> float:
        """The height of the bumps at a point, blended from the four knots of the grid around it."""
        column, row = math.floor(x / self.size), math.floor(y / self.size)
        right, down = _ease(x / self.size - column), _ease(y / self.size - row)
        top = self._knot(column, row) * (1 - right) + self._knot(column + 1, row) * right
        bottom = self._knot(column, row + 1) * (1 - right) + self._knot(column + 1, row + 1) * right
        return top * (1 - down) + bottom * down

    def _knot(self, column: int, row: int) -> float:
        return zlib.crc32(f"{self.seed} {column} {row}".encode()) / 0x7FFFFFFF - 1


def _ease(part: float) -> float:
    return part * part * (3 - 2 * part)


class Coast:
    """How far offshore any point is, in units; on land the distance is negative."""

    def __init__(self, layout: Layout) -> None:
        self.panel = layout.panel
        self.unit = layout.usual  # routes may be small, land is not
        seed = zlib.crc32(layout.board.id.encode("utf-8", "surrogatepass"))
        self.coarse, self.fine = Noise(seed, 110 * self.unit), Noise(seed + 1, 34 * self.unit)
        self.nearby: dict[tuple[int, int], list[Piece]] = defaultdict(list)
        roads = ((track.road[0], *track.bed[1:-1:8], track.road[-1]) for track in layout.tracks)
        pieces = [piece for road in roads for piece in itertools.pairwise(road)]
        pieces += [(stop.centre, stop.centre) for stop in layout.stops]
        for piece in dict.fromkeys(pieces):  # the halves of a straight double are one road
            self._add(piece)

    def _add(self, piece: Piece) -> None:
        """Note a piece of road wherever it is near enough to matter."""
        (x0, y0), (x1, y1) = piece
        for column in range(self._cell(min(x0, x1)) - 1, self._cell(max(x0, x1)) + 2):
            for row in range(self._cell(min(y0, y1)) - 1, self._cell(max(y0, y1)) + 2):
                self.nearby[column, row].append(piece)

    def _cell(self, along: float) -> int:
        return math.floor(along / (FAR * self.unit))

    def road(self, x: float, y: float) -> float:
        """How far the nearest road or stop is, in units."""
        pieces = self.nearby.get((self._cell(x), self._cell(y)), ())
        nearest = min((to_segment(Point(x, y), *piece) for piece in pieces), default=math.inf)
        return min(nearest / self.unit, FAR)

    def offshore(self, x: float, y: float) -> float:
        """How far a point is from the land along the nearest road, in units, with noise for a ragged coast."""
        return self.road(x, y) - 62 + 20 * self.coarse.at(x, y) + 7 * self.fine.at(x, y)

    def outlines(self, *distances: float) -> tuple[str, ...]:
        """Path data of the lines at these distances from the coast: 0 is the coast itself."""
        step = 15 * self.unit
        columns = math.ceil(self.panel.width / step) + 3
        rows = math.ceil(self.panel.height / step) + 3
        left, top = self.panel.left - step, self.panel.top - step
        depth = [[self.offshore(left + c * step, top + r * step) for c in range(columns)] for r in range(rows)]
        for c, r in itertools.product(range(columns), range(rows)):
            if c in (0, columns - 1) or r in (0, rows - 1):
                depth[r][c] = math.inf  # beyond the frame, so that every coast closes
        return tuple("".join(_loops(depth, distance, left, top, step)) for distance in distances)


def _loops(depth: list[list[float]], level: float, left: float, top: float, step: float) -> list[str]:
    onward: dict[Edge, Edge] = {}
    for r, c in itertools.product(range(len(depth) - 1), range(len(depth[0]) - 1)):
        corners = (depth[r][c], depth[r][c + 1], depth[r + 1][c + 1], depth[r + 1][c])
        land = sum(1 << i for i, value in enumerate(corners) if value < level)
        edges = ((c, r, False), (c + 1, r, True), (c, r + 1, False), (c, r, True))
        onward |= {edges[a]: edges[b] for a, b in COASTS.get(land, ())}
    loops = []
    while onward:
        edge = next(iter(onward))
        loop = []
        while edge in onward:
            loop.append(_crossing(depth, level, edge))
            edge = onward.pop(edge)
        if len(loop) < 9:
            continue  # a puddle
        loops.append(_rounded([Point(left + x * step, top + y * step) for x, y in loop]))
    return loops


def _crossing(depth: list[list[float]], level: float, edge: Edge) -> tuple[float, float]:
    column, row, down = edge
    here = depth[row][column]
    there = depth[row + 1][column] if down else depth[row][column + 1]
    part = 0.5 if math.isinf(here - there) else (level - here) / (there - here)
    return (column, row + part) if down else (column + part, row)


def _rounded(points: list[Point]) -> str:
    """A closed curve through the midpoints, with the points as handles."""
    middles = [Point((a.x + b.x) / 2, (a.y + b.y) / 2) for a, b in itertools.pairwise((*points, points[0]))]
    data = f"M{middles[-1].x:.1f} {middles[-1].y:.1f}"
    for handle, middle in zip(points, middles, strict=True):
        data += f"Q{handle.x:.1f} {handle.y:.1f} {middle.x:.1f} {middle.y:.1f}"
    return data + "Z"
