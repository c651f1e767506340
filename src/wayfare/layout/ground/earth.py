"""Coasts, borders, waters and heights of a region, in canvas units."""

from __future__ import annotations

import itertools
import json
import math
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from wayfare.engine.board import Board
from wayfare.engine.look import Region
from wayfare.layout.ground.lines import Edges, Pair, area, cut_line, cut_ring, denser, dice, pairs, simplify, smooth
from wayfare.layout.ground.projection import projector
from wayfare.layout.outlines.make import PER_DEGREE, TOLERANCE, USA
from wayfare.layout.paths import trace

TINTS = 5  # enough that no two neighbours share one
STEP = 2.0  # degrees; a longer line is bent in steps
EARTH_MARGIN = 70.0  # drawn beyond the canvas on every side, so that coasts meet no edge within the frame
SPECK = 7.0  # an island smaller than this isn't drawn
EARTH_SEED = 7

Glyph = tuple[float, float, float]  # x, y and size of a hill or a tree


@dataclass(frozen=True)
class Earth:
    """What an atlas sheet shows of a region: path data, and where hills and trees stand."""

    land: str
    tints: tuple[str, ...]  # neighbouring countries or states, each in a wash of its own
    borders: str
    states: str
    lakes: str
    rivers: str
    graticule: str
    hills: list[Glyph]
    woods: list[Glyph]


@dataclass(frozen=True)
class Outlines:
    """Areas with shared borders: rings of arcs, where `~n` is arc `n` backwards."""

    arcs: list[list[Pair]]
    areas: dict[str, list[list[int]]]
    land: list[list[int]]

    @classmethod
    def read(cls, data: dict[str, Any]) -> Outlines:
        """Outlines from their JSON form, in degrees. Areas with the same id become one."""
        arcs = []
        for steps in data["arcs"]:
            points = np.cumsum(np.array(steps).reshape(-1, 2), axis=0) / PER_DEGREE
            arcs.append([(x, y) for x, y in points.tolist()])
        areas: dict[str, list[list[int]]] = defaultdict(list)
        for number, one in enumerate(data["areas"]):
            areas[one["id"] or f"unnamed {number}"] += one["rings"]
        return cls(arcs, dict(areas), data.get("land", []))

    def simpler(self, tolerance: float, meets: Callable[[Sequence[Pair]], bool]) -> Outlines:
        """The same for a smaller map, where it meets the sheet. Neighbours share arcs, so they still fit each other."""
        if tolerance < TOLERANCE:
            return self
        arcs = [simplify(arc, tolerance) if meets(arc) else arc for arc in self.arcs]
        return Outlines(arcs, self.areas, self.land)

    def without(self, area: str) -> Outlines:
        return Outlines(self.arcs, {id_: rings for id_, rings in self.areas.items() if id_ != area}, self.land)

    def ring(self, arcs: Sequence[int]) -> list[Pair]:
        points: list[Pair] = []
        for number in arcs:
            points += (self.arcs[number] if number >= 0 else self.arcs[~number][::-1])[:-1]
        return points

    def users(self) -> dict[int, set[str]]:
        """The areas that each arc bounds."""
        users: dict[int, set[str]] = defaultdict(set)
        for id_, rings in self.areas.items():
            for number in itertools.chain(*rings):
                users[max(number, ~number)].add(id_)
        return users


@cache
def _world() -> tuple[Outlines, Outlines]:
    """The countries of the world, and the states of the USA."""
    text = resources.files("wayfare.layout.outlines").joinpath("earth.json").read_text("utf-8")
    data = json.loads(text)
    return Outlines.read(data["world"]), Outlines.read(data["states"])


@cache
def _features() -> dict[str, list[list[float]]]:
    return tomllib.loads(resources.files("wayfare.layout.outlines").joinpath("features.toml").read_text("utf-8"))


class Sheet:
    """A region on its way to a canvas: cut to the window in degrees, bent, cut to the canvas."""

    def __init__(self, board: Board, region: Region) -> None:
        self.width, self.height = board.canvas
        self.unit = math.sqrt(self.width * self.height) / 850
        margin = EARTH_MARGIN * self.unit
        self.edges: Edges = (-margin, -margin, self.width + margin, self.height + margin)
        self.project = projector(board, region)
        west, south, east, north = region.box
        # Beyond the box there is still a margin to fill, unless the box is only a window on a bent map.
        spare = 0.0 if region.places else 0.25 * max(east - west, north - south)
        self.window: Edges = (
            max(west - spare, -180.0), max(south - spare, -84.0), min(east + spare, 180.0), min(north + spare, 84.0)
        )  # fmt: skip
        # A bent map shows less than its window, so it needs the outlines as they are.
        self.tolerance = 0.0 if region.places else self.unit * (east - west) / self.width

    def bend(self, points: Sequence[Pair]) -> list[Pair]:
        """Points in degrees, on the canvas."""
        if not points:
            return []
        return [(x, y) for x, y in self.project(np.array(points, dtype=float)).tolist()]

    def rings(self, outlines: Outlines, rings: Iterable[Sequence[int]]) -> list[list[Pair]]:
        """Rings of arcs as they appear on the canvas; specks are left out."""
        found = []
        for arcs in rings:
            for ring in _turns(_around_the_pole(_unrolled(outlines.ring(arcs)))):
                if not self.meets(ring):
                    continue
                cut = cut_ring(denser([*ring, ring[0]], STEP)[:-1], self.window)
                on_canvas = cut_ring(self.bend(cut), self.edges)
                if len(on_canvas) > 2 and area(on_canvas) > SPECK * self.unit**2:
                    found.append(on_canvas)
        return found

    def lines(self, lines: Iterable[Sequence[Pair]]) -> list[list[Pair]]:
        """Open lines in degrees as they appear on the canvas."""
        turned = (turn for line in lines for turn in _turns(_unrolled(line)) if self.meets(turn))
        within = (part for line in turned for part in cut_line(denser(line, STEP), self.window))
        return [part for line in within for part in cut_line(self.bend(line), self.edges)]

    def meets(self, points: Sequence[Pair]) -> bool:
        """Whether any of it can be in the window."""
        west, south, east, north = self.window
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs) < east and max(xs) > west and min(ys) < north and max(ys) > south

    def holds(self, x: float, y: float) -> bool:
        """Whether a point is on the canvas itself, rather than in the margin around it."""
        return 0 < x < self.width and 0 < y < self.height


def _unrolled(points: Sequence[Pair]) -> list[Pair]:
    """The same line without jumps from one side of the date line to the other: longitudes may go beyond 180."""
    longitudes = [x for x, _ in points]
    if max(longitudes) - min(longitudes) < 180:
        return list(points)
    line: list[Pair] = []
    turn = 0.0
    for x, y in points:
        if line and abs(x + turn - line[-1][0]) > 180:
            turn += 360 if x + turn < line[-1][0] else -360
        line.append((x + turn, y))
    return line


def _around_the_pole(ring: list[Pair]) -> list[Pair]:
    """A ring that goes once around the earth (the coast of Antarctica), closed by way of the pole."""
    (x0, _), (x1, _) = ring[0], ring[-1]
    return [*ring, (x1, -90.0), (x0, -90.0)] if abs(x1 - x0) > 180 else ring


def _turns(points: list[Pair]) -> list[list[Pair]]:
    """The line itself, and its copies east and west if it crosses the date line."""
    if all(-180 <= x <= 180 for x, _ in points):
        return [points]
    return [[(x + turn, y) for x, y in points] for turn in (-360.0, 0.0, 360.0)]


def draw_earth(board: Board, region: Region) -> Earth:
    """The outlines of a region, bent to the board."""
    sheet = Sheet(board, region)
    world, states = (outlines.simpler(sheet.tolerance, sheet.meets) for outlines in _world())
    in_states = region.borders == "states"
    tints = [""] * TINTS
    _wash(sheet, world.without(USA) if in_states else world, tints)
    if in_states:
        _wash(sheet, states, tints)
    features, random = _features(), dice(EARTH_SEED)
    ridges = (glyph for ridge in features["ridges"] for glyph in _along(sheet, ridge, random))
    woods = (glyph for wood in features["woods"] for glyph in _scattered(sheet, wood, random))
    return Earth(
        land=_joined(sheet.rings(world, world.land), closed=True),
        tints=tuple(tints) if region.borders != "none" else (),
        borders=_joined(sheet.lines(_inner(world))) if region.borders != "none" else "",
        states=_joined(sheet.lines(_inner(states))) if in_states else "",
        lakes=_joined(_smoothed(sheet, features["lakes"], closed=True, steps=3), closed=True),
        rivers=_joined(_smoothed(sheet, features["rivers"], closed=False, steps=4)),
        graticule=_joined(_graticule(sheet)),
        hills=_kept(sheet, ridges),
        woods=_kept(sheet, woods),
    )


def _joined(shapes: Iterable[Sequence[Pair]], closed: bool = False) -> str:
    return "".join(trace(shape, closed) for shape in shapes)


def _wash(sheet: Sheet, outlines: Outlines, tints: list[str]) -> None:
    """Add every area to one of the tints, other than those of its neighbours."""
    nearby: dict[str, set[str]] = defaultdict(set)
    for users in outlines.users().values():
        for id_ in users:
            nearby[id_] |= users - {id_}
    chosen: dict[str, int] = {}
    for i, (id_, rings) in enumerate(outlines.areas.items()):
        used = {chosen.get(other) for other in nearby[id_]}
        turns = ((i + k) % TINTS for k in range(TINTS))
        chosen[id_] = next((tint for tint in turns if tint not in used), i % TINTS)
        tints[chosen[id_]] += _joined(sheet.rings(outlines, rings), closed=True)


def _inner(outlines: Outlines) -> list[list[Pair]]:
    """The borders between two areas."""
    return [outlines.arcs[number] for number, users in outlines.users().items() if len(users) > 1]


def _smoothed(sheet: Sheet, lines: list[list[float]], closed: bool, steps: int) -> list[list[Pair]]:
    shapes = (smooth(sheet.bend(line), closed, steps) for line in map(pairs, lines) if sheet.meets(line))
    if closed:
        return [ring for shape in shapes if (ring := cut_ring(shape, sheet.edges))]
    return [part for shape in shapes for part in cut_line(shape, sheet.edges)]


def _graticule(sheet: Sheet) -> list[list[Pair]]:
    """Meridians and parallels, every five degrees; closer or wider on maps of little or of much."""
    west, _, east, _ = sheet.window
    step = next((step for step in (1, 2, 5, 10, 20) if (east - west) / step <= 18), 30)
    meridians = [[(float(lon), lat / 1.0) for lat in range(-84, 85)] for lon in range(-180, 181, step)]
    parallels = [[(lon / 1.0, float(lat)) for lon in range(-180, 181)] for lat in range(-80, 81, step)]
    return [simplify(line, 0.3 * sheet.unit) for line in sheet.lines([*meridians, *parallels])]


def _along(sheet: Sheet, ridge: list[float], random: Callable[[], float]) -> list[Glyph]:
    """Hills in a row, a little out of line."""
    unit, hills, left = sheet.unit, [], 0.0
    line = smooth(sheet.bend(pairs(ridge)), steps=12) if sheet.meets(pairs(ridge)) else []
    for before, (x, y) in zip([*line[:1], *line], line, strict=False):
        left -= math.dist(before, (x, y))
        if left > 0:
            continue
        left = (15 + random() * 6) * unit
        hills.append((x + (random() * 5 - 2.5) * unit, y + (random() * 8 - 4) * unit, (0.75 + random() * 0.5) * unit))
    return hills


def _scattered(sheet: Sheet, wood: list[float], random: Callable[[], float]) -> list[Glyph]:
    lon, lat, spread, count = wood
    spots, sizes = [], []
    for _ in range(int(count)):
        turn, far = random() * 2 * math.pi, math.sqrt(random()) * spread
        spots.append((lon + 1.5 * far * math.cos(turn), lat + far * math.sin(turn)))
        sizes.append((0.8 + random() * 0.4) * sheet.unit)
    if not sheet.meets(spots):
        return []
    return [(x, y, size) for (x, y), size in zip(sheet.bend(spots), sizes, strict=True)]


def _kept(sheet: Sheet, glyphs: Iterable[Glyph]) -> list[Glyph]:
    """Those on the canvas with a little room between them, from back to front."""
    kept: list[Glyph] = []
    for x, y, size in glyphs:
        if sheet.holds(x, y) and all(math.hypot(x - u, y - v) > 6 * sheet.unit for u, v, _ in kept):
            kept.append((x, y, size))
    return sorted(kept, key=lambda glyph: glyph[1])
