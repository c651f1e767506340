"""Routes as chains of spaces, laid so that they keep out of one another's way."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from wayfare.engine.board import Route

from .gauge import Gauge
from .geometry import Line, Point, Space, curve, degrees

COMPASS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ROUNDS = 4
Disc = tuple[Point, float]


@dataclass(frozen=True)
class Track:
    """A route's chain of spaces, and the thin road that runs under it from stop to stop."""

    route: Route
    spaces: tuple[Space, ...]
    bed: tuple[Point, ...]  # under the spaces only
    road: tuple[Point, ...]


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
        Bend, itertools.product((0, 0.12, 0.24), (0, -0.5, 0.5, -1, 1), (0, -0.05, 0.05, -0.1, 0.1, -0.15, 0.15))
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

    def line(self, bow: float = 0.0) -> Line:
        """The middle line; it can be bowed only if the board file gives it no bends."""
        if not bow or len(self.points) > 2:
            return curve(self.points)
        straight = Line(self.points)
        return curve((self.points[0], straight.moved(bow * straight.length).middle, self.points[1]))

    def laid(self, gauge: Gauge, bend: Bend) -> tuple[Track, ...]:
        """The tracks of the bundle, side by side along its bent line."""
        line = self.line(bend.bow)
        pitch = gauge.width + gauge.gap
        first = -(len(self.halves) - 1) / 2
        return tuple(_track(half, line, (first + i) * pitch, gauge, bend) for i, half in enumerate(self.halves))


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
    discs = [_discs(tracks) for tracks in laid]
    longest_first = sorted(range(len(groups)), key=lambda i: -groups[i].line().length)  # they bow most gracefully
    for _ in range(ROUNDS):
        moved = False
        for i in longest_first:
            group, others = groups[i], _near(groups[i], gauge, stops, discs[:i] + discs[i + 1 :])
            if not _conflict(discs[i], others, gauge):
                continue
            best = _make_way(group, others, gauge)
            moved |= best != laid[i]
            laid[i], discs[i] = best, _discs(best)
        if not moved:
            break
    return {track.route.id: track for tracks in laid for track in tracks}


def _make_way(group: Bundle, others: list[Disc], gauge: Gauge) -> tuple[Track, ...]:
    """The gentlest bend that collides with nothing, or failing that the best compromise."""
    best, least = group.laid(gauge, Bend()), math.inf
    for bend in BENDS:
        if bend.strain >= least:
            break
        tracks = group.laid(gauge, bend)
        cost = bend.strain + 8 * _conflict(_discs(tracks), others, gauge) / gauge.unit
        if cost < least:
            best, least = tracks, cost
    return best


def _discs(tracks: tuple[Track, ...]) -> list[Disc]:
    """Spaces as rows of discs: rough, but quick to compare."""
    return [
        (space.spot(along * (1 - space.width / space.length), 0), space.width / 2)
        for track in tracks
        for space in track.spaces
        for along in (-1, -0.33, 0.33, 1)
    ]


def _near(group: Bundle, gauge: Gauge, stops: list[Disc], others: list[list[Disc]]) -> list[Disc]:
    reach = 80 * gauge.unit
    left, right = min(p.x for p in group.points) - reach, max(p.x for p in group.points) + reach
    top, bottom = min(p.y for p in group.points) - reach, max(p.y for p in group.points) + reach
    return [(p, radius) for p, radius in itertools.chain(stops, *others) if left < p.x < right and top < p.y < bottom]


def _conflict(discs: list[Disc], others: list[Disc], gauge: Gauge) -> float:
    """How far two sets of discs overlap, summed."""
    total = 0.0
    for (x, y), radius in discs:
        for (ox, oy), other in others:
            reach = radius + other + 4 * gauge.unit  # corners reach beyond the discs
            dx, dy = x - ox, y - oy
            if -reach < dx < reach and -reach < dy < reach:
                total += max(0.0, reach - math.hypot(dx, dy))
    return total


def _track(route: Route, middle: Line, aside: float, gauge: Gauge, bend: Bend) -> Track:
    line = middle.moved(aside)
    count = max(route.length, 1)
    room = max(line.length - 2 * gauge.clear, 0.0)
    pitch = min(room / count, gauge.longest + gauge.gap) * (1 - bend.shorter)
    slack = (room - pitch * count) / 2
    start = (line.length - pitch * count) / 2 + slack * bend.slide
    tuck = min(gauge.width, pitch * count) / 4  # the bed's ends are round and would stick out
    bed = line.part(start + tuck, start + pitch * count - tuck)
    chain = tuple(_space(line, start + pitch * i, pitch, gauge) for i in range(route.length))
    return Track(route, chain, bed, (middle.points[0], *bed, middle.points[-1]))


def _space(line: Line, start: float, pitch: float, gauge: Gauge) -> Space:
    angle = degrees(line.at(start), line.at(start + pitch))
    return Space(line.at(start + pitch / 2), angle, max(pitch - gauge.gap, gauge.gap), gauge.width)
