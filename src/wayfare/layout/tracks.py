"""Routes as chains of spaces, laid so that they keep out of one another's way."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from wayfare.engine.board import Route
from wayfare.layout.collisions import Bars, Disc, Surroundings
from wayfare.layout.gauge import Gauge
from wayfare.layout.geometry import Line, Point, Space, curve, degrees

COMPASS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
TRACK_ROUNDS = 6


@dataclass(frozen=True)
class Track:
    """A route's chain of spaces, and the line it follows."""

    route: Route
    spaces: tuple[Space, ...]
    line: Line
    stretch: tuple[float, float]  # of the line, under the spaces
    ends: tuple[Point, Point]  # the stops
    gauge: Gauge

    @cached_property
    def bed(self) -> tuple[Point, ...]:
        """The line under the spaces; its ends are painted round, and would stick out if it were as long as they are."""
        start, end = self.stretch
        tuck = min(self.gauge.width, end - start) / 4
        return self.line.part(start + tuck, end - tuck)

    @property
    def road(self) -> tuple[Point, ...]:
        """The thin road under the spaces, from stop to stop."""
        return (self.ends[0], *self.bed, self.ends[1])

    @property
    def waves(self) -> tuple[tuple[Point, ...], ...]:
        """Points along both sides of a ferry, half a wave apart; other routes have none."""
        if not self.route.wilds:
            return ()
        start, end = self.stretch
        count = max(round((end - start) / self.gauge.wave), 2)
        sides = (self.line.moved(way * self.gauge.shore) for way in (-1, 1))
        return tuple(tuple(side.at(start + (end - start) * i / count) for i in range(count + 1)) for side in sides)


class Bend(NamedTuple):
    """How a bundle makes way: spaces shorter by a fraction, shifted towards an end (-1 to 1), bowed by a fraction."""

    shorter: float = 0.0
    slide: float = 0.0
    bow: float = 0.0

    @property
    def strain(self) -> float:
        """How far from straight and even it is."""
        return self.shorter * 12 + abs(self.slide) * 2 + abs(self.bow) * 40


BENDS = sorted(
    itertools.starmap(
        Bend, itertools.product((0, 0.12, 0.24, 0.36), (0, -0.5, 0.5, -1, 1), (0, -0.05, 0.05, -0.1, 0.1, -0.15, 0.15))
    ),
    key=lambda bend: bend.strain,
)


@dataclass(frozen=True)
class Bundle:
    """A route, or the halves of a double from right to left, and the points that they run through."""

    halves: tuple[Route, ...]
    points: tuple[Point, ...]

    @property
    def spaces(self) -> int:
        """The length of its longest route."""
        return max(half.length for half in self.halves)

    @cached_property
    def _lines(self) -> dict[tuple[float, float], Line]:
        return {}

    def line(self, bow: float = 0.0, aside: float = 0.0) -> Line:
        """The middle line, or one beside it; it can be bowed only if the board file gives it no bends."""
        key = (bow if len(self.points) == 2 else 0.0, aside)
        if key not in self._lines:
            self._lines[key] = self.line(bow).moved(aside) if aside else self._bowed(key[0])
        return self._lines[key]

    def _bowed(self, bow: float) -> Line:
        if not bow:
            return curve(self.points)
        straight = Line(self.points)
        return curve((self.points[0], straight.moved(bow * straight.length).middle, self.points[1]))

    def laid(self, gauge: Gauge, bend: Bend) -> tuple[Track, ...]:
        """The tracks of the bundle, side by side along its bent line."""
        pitch = gauge.width + gauge.gap
        first = -(len(self.halves) - 1) / 2
        ends = (self.points[0], self.points[-1])
        return tuple(
            _track(half, self.line(bend.bow, (first + i) * pitch), ends, gauge, bend)
            for i, half in enumerate(self.halves)
        )


def bundles(routes: Iterable[Route], centres: dict[str, Point]) -> tuple[Bundle, ...]:
    """Routes in file order, each with its twin. The halves of a double share the bends of the first that has any."""
    groups: dict[tuple[bool, str], list[Route]] = defaultdict(list)
    for route in routes:
        groups[route.double is None, route.double or route.id].append(route)
    made = []
    for halves in groups.values():
        lead = next((half for half in halves if half.via), halves[0])
        points = (centres[lead.a], *(Point(*point) for point in lead.via), centres[lead.b])
        made.append(Bundle(_by_side(halves, points[0], points[-1]), points))
    return tuple(made)


def _by_side(halves: list[Route], start: Point, end: Point) -> tuple[Route, ...]:
    """From right to left of the line, by their sides; in file order if they have none."""

    def leftness(half: Route) -> float:
        east, south = COMPASS[half.side] if half.side else (0, 0)
        return east * (end.y - start.y) - south * (end.x - start.x)

    return tuple(sorted(halves, key=leftness))


def settle(groups: tuple[Bundle, ...], gauge: Gauge, stops: list[Disc]) -> dict[str, Track]:
    """Lay every bundle straight; then let those that collide make way, as little as possible."""
    laid = [group.laid(gauge, Bend()) for group in groups]
    bars = [_bars(tracks) for tracks in laid]
    longest_first = sorted(range(len(groups)), key=lambda i: -groups[i].line().length)  # they bow most gracefully
    for _ in range(TRACK_ROUNDS):
        moved = False
        for i in longest_first:
            others = Surroundings.around(groups[i].line(), gauge, stops, bars[:i] + bars[i + 1 :])
            if not others.conflict(bars[i]):
                continue
            best = _make_way(groups[i], others, gauge)
            moved |= best != laid[i]
            laid[i], bars[i] = best, _bars(best)
        if not moved:
            break
    return {track.route.id: track for tracks in laid for track in tracks}


def _bars(tracks: tuple[Track, ...]) -> Bars:
    return Bars.of([space for track in tracks for space in track.spaces])


def _make_way(group: Bundle, others: Surroundings, gauge: Gauge) -> tuple[Track, ...]:
    """The gentlest bend that collides with nothing, or failing that the best compromise."""
    best, least = group.laid(gauge, Bend()), math.inf
    for bend in BENDS:
        if bend.strain >= least:
            break
        tracks = group.laid(gauge, bend)
        cost = bend.strain + 8 * others.conflict(_bars(tracks)) / gauge.unit
        if cost < least:
            best, least = tracks, cost
    return best


def _track(route: Route, line: Line, ends: tuple[Point, Point], gauge: Gauge, bend: Bend) -> Track:
    count = max(route.length, 1)
    room = max(line.length - 2 * gauge.clear, 0.0)
    pitch = min(room / count, gauge.longest + gauge.gap) * (1 - bend.shorter)
    slack = (room - pitch * count) / 2
    start = (line.length - pitch * count) / 2 + slack * bend.slide
    chain = _chain(line, start, pitch, route.length, gauge)
    return Track(route, chain, line, (start, start + pitch * count), ends, gauge)


def _chain(line: Line, start: float, pitch: float, count: int, gauge: Gauge) -> tuple[Space, ...]:
    """Spaces one after the other; where the line bends, their ends are cut so that the inner corners stay apart."""
    knots = [line.at(start + pitch * i) for i in range(count + 1)]
    turns = [0.0, *(_turn(*three) for three in zip(knots, knots[1:], knots[2:], strict=False)), 0.0]
    cuts = [max(gauge.width * math.tan(turn / 2), gauge.gap) / 2 for turn in turns]
    return tuple(
        _space(line, start + pitch * i + cuts[i], start + pitch * (i + 1) - cuts[i + 1], gauge) for i in range(count)
    )


def _turn(before: Point, here: Point, after: Point) -> float:
    there = math.atan2(here.y - before.y, here.x - before.x)
    back = math.atan2(after.y - here.y, after.x - here.x)
    turn = abs(back - there)
    return min(turn, 2 * math.pi - turn, math.pi / 2)


def _space(line: Line, start: float, end: float, gauge: Gauge) -> Space:
    angle = degrees(line.at(start), line.at(end))
    return Space(line.at((start + end) / 2), angle, max(end - start, gauge.gap), gauge.width)
