"""A city from above: rivers and shores, blocks, parks and bridges; at night its windows are lit."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from wayfare.engine.look import District, Park, Piers, Town
from wayfare.layout.geometry import Box, Floats, Line, Point
from wayfare.layout.ground.coast import Coast
from wayfare.layout.ground.figures import circle
from wayfare.layout.ground.lines import dice, inside, pairs, smooth
from wayfare.layout.layout import Layout
from wayfare.layout.paths import pair, path, trace
from wayfare.layout.structs import Layer

CITY_SEED = 11
SHADES = 3
TILT = -11.0  # degrees: the streets of a town without a plan
CITY_BLOCK = (45.0, 23.0, 7.0)
GLOWS = tuple(i / 8 for i in range(8, 0, -1))  # discs upon discs: a light that fades outwards

Random = Callable[[], float]


@dataclass
class Blocks:
    random: Random
    shades: list[str] = field(default_factory=lambda: [""] * SHADES)
    roofs: str = ""
    windows: list[tuple[float, float]] = field(default_factory=list)

    def add(self, at: Callable[[float, float], tuple[float, float]], width: float, height: float, unit: float) -> None:
        """One block; `at` gives a point of it from 0, 0 to width, height."""
        random = self.random
        corners = (at(0, 0), at(width, 0), at(width, height), at(0, height))
        self.shades[int(random() * SHADES)] += trace(corners, closed=True)
        left, right = width * (0.15 + random() * 0.3), width * (0.5 + random() * 0.35)
        if random() < 0.55:
            yard = (at(left, 3), at(right, 3), at(right, height - 3), at(left, height - 3))
            self.roofs += trace(yard, closed=True)
        for _ in range(math.ceil(width * height / (130 * unit * unit))):
            self.windows.append(at(2 + random() * (width - 4), 2 + random() * (height - 4)))

    def layers(self) -> list[Layer]:
        """The buildings by shade, then the details on their roofs, then the windows."""
        shades = [Layer(f"block-{i}", d) for i, d in enumerate(self.shades)]
        return [*shades, Layer("roof", self.roofs), Layer("window", _dots(self.windows))]


def draw_town(layout: Layout, town: Town) -> tuple[str, list[Layer]]:
    random = dice(CITY_SEED)
    shores = [np.array(_outline(flat, smoothed=True)) for flat in town.shores]
    parks = [np.array(_outline(park.outline, park.smooth)) for park in town.parks]
    land = "".join(trace(shore.tolist(), closed=True) for shore in shores)
    blocks = Blocks(random)
    for district in town.districts:
        _build(layout, district, shores, parks, blocks)
    trees = _trees(town.parks, parks, random)
    piers = "".join(_piers(shores[0], one, random) for one in town.piers)
    ripples = _ripples(layout.panel, layout.usual, random, lambda points: ~_ashore(points, shores))
    avenues = "".join(trace(smooth(pairs(flat))) for flat in town.avenues)
    deck, towers = _bridges(layout, town, shores)
    return land, [
        *_water(ripples),
        Layer("pier", piers),
        Layer("shore"),
        Layer("park", "".join(trace(park.tolist(), closed=True) for park in parks), on_land=True),
        Layer("footpath", "".join(trace(smooth(pairs(flat))) for flat in town.paths), on_land=True),
        Layer(
            "pond", "".join(trace(smooth(pairs(flat), closed=True), closed=True) for flat in town.ponds), on_land=True
        ),
        Layer("park-tree", trees, on_land=True),
        *blocks.layers(),
        Layer("avenue-edge", avenues),
        Layer("avenue", avenues),
        Layer("quay", trace(shores[0].tolist(), closed=True)),
        *(Layer("glow", "".join(circle(x, y, r * part) for x, y, r in town.lights)) for part in GLOWS if town.lights),
        Layer("deck-edge", deck),
        Layer("deck", deck),
        Layer("cables", deck),
        Layer("tower-edge", towers),
        Layer("tower", towers),
    ]


def draw_sprawl(layout: Layout) -> tuple[str, list[Layer]]:
    """A town without a plan: it spreads along the routes, and where the ground swells it leaves room for parks."""
    random, coast = dice(CITY_SEED), Coast(layout)
    (land,) = coast.outlines(0)
    blocks, parks, trees = Blocks(random), "", ""
    width, height, street = (size * coast.unit for size in CITY_BLOCK)
    for corners, at in _lots(layout, TILT, width, height, street):
        if max(coast.offshore(*corner) for corner in corners) > -7:
            continue
        if coast.coarse.at(corners[0][0] + coast.panel.width, corners[0][1]) < 0.4:
            blocks.add(at, width, height, coast.unit)
            continue
        parks += trace(corners, closed=True)
        trees += circle(*at(width * random(), height * random()), (2.2 + random() * 2.4) * coast.unit)

    def wet(points: Floats) -> NDArray[np.bool_]:
        return np.array([coast.offshore(x, y) > 4 for x, y in points.tolist()])

    ripples = _ripples(layout.panel, coast.unit, random, wet)
    return land, [
        *_water(ripples),
        Layer("shore"),
        Layer("park", parks),
        Layer("park-tree", trees),
        *blocks.layers(),
    ]


def _water(ripples: str) -> list[Layer]:
    return [Layer("depth-1"), Layer("depth-2"), Layer("depth-3"), Layer("ripple", ripples)]


def _outline(flat: Sequence[float], smoothed: bool) -> list[tuple[float, float]]:
    return smooth(pairs(flat), closed=True) if smoothed else pairs(flat)


def _ashore(points: Floats, shores: Iterable[Floats]) -> NDArray[np.bool_]:
    ashore = np.zeros(len(points), dtype=bool)
    for shore in shores:
        ashore |= inside(points, shore)
    return ashore


def _lots(
    layout: Layout, turn: float, width: float, height: float, street: float
) -> Iterable[tuple[list[tuple[float, float]], Callable[[float, float], tuple[float, float]]]]:
    """Rows of building lots all over the map: the corners of each, and a function from its own coordinates."""
    panel, (x0, y0) = layout.panel, layout.panel.middle
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    reach = math.hypot(panel.width, panel.height) / 2
    across, down = width + street * 1.5, height + street
    for column in range(-math.ceil(reach / across), math.ceil(reach / across)):
        for row in range(-math.ceil(reach / down), math.ceil(reach / down)):

            def at(x: float, y: float, u: float = column * across, v: float = row * down) -> tuple[float, float]:
                u, v = u + x, v + y
                return x0 + u * cosine - v * sine, y0 + u * sine + v * cosine

            if panel.holds(Point(*at(width / 2, height / 2))):
                yield [at(0, 0), at(width, 0), at(width, height), at(0, height)], at


def _build(layout: Layout, district: District, shores: list[Floats], parks: list[Floats], blocks: Blocks) -> None:
    """Fill a district with blocks: within its area, on its shore, outside the parks."""
    width, height, street = district.block
    lots = list(_lots(layout, district.turn, width, height, street))
    if not lots:
        return
    corners = np.array([corners for corners, _ in lots])  # lots, corners, x and y
    middles = corners.mean(axis=1)
    flat = corners.reshape(-1, 2)
    good = inside(middles, np.array(pairs(district.area)))
    good &= inside(flat, shores[district.shore]).reshape(-1, 4).all(axis=1)
    for park in parks:
        good &= ~inside(middles, park) & ~inside(flat, park).reshape(-1, 4).any(axis=1)
    for (_, at), built in zip(lots, good, strict=True):
        if built:
            blocks.add(at, width, height, 1.0)


def _trees(parks: Sequence[Park], outlines: Sequence[Floats], random: Random) -> str:
    data = ""
    for park, outline in zip(parks, outlines, strict=True):
        (left, top), (right, bottom) = outline.min(axis=0), outline.max(axis=0)
        for _ in range(park.trees):
            x, y = left + random() * (right - left), top + random() * (bottom - top)
            r = 2.2 + random() * 2.4
            if inside(np.array([(x, y)]), outline)[0]:
                data += circle(x, y, r)
    return data


def _piers(shore: Floats, piers: Piers, random: Random) -> str:
    """Planks at right angles to the shore."""
    line = Line(tuple(Point(x, y) for x, y in shore.tolist()))
    zone, (least, most) = Box(*piers.box), piers.reach
    data, along = "", 0.0
    while along < line.length:
        foot, ahead = line.at(along), line.at(along + 1)
        along += 19 + random() * 16
        if not zone.holds(foot) or random() > piers.share:
            continue
        dx, dy = ahead.x - foot.x, ahead.y - foot.y
        side = -1 if inside(np.array([(foot.x + 4 * dy, foot.y - 4 * dx)]), shore)[0] else 1
        near, far = -3 * side, (least + random() * (most - least)) * side
        corners = [
            (foot.x + dy * out + dx * half, foot.y - dx * out + dy * half)
            for out, half in ((near, -3.4), (far, -3.4), (far, 3.4), (near, 3.4))
        ]
        data += trace(corners, closed=True)
    return data


def _ripples(panel: Box, unit: float, random: Random, wet: Callable[[Floats], NDArray[np.bool_]]) -> str:
    """Little waves all over the water; `wet` tells which points are water."""
    spots = [
        (x + random() * 26 * unit, y + random() * 14 * unit)
        for y in np.arange(panel.top + 12 * unit, panel.bottom, 21 * unit)
        for x in np.arange(panel.left + 8 * unit, panel.right, 38 * unit)
        if random() < 0.75
    ]
    if not spots:
        return ""
    around = np.array([(-12, 0), (24, 0), (6, -12), (6, 12)]) * unit
    probes = np.array(spots)[:, None, :] + around
    good = np.all(wet(probes.reshape(-1, 2)).reshape(-1, len(around)), axis=1).tolist()
    three, six = f"{3 * unit:.1f}", f"{6 * unit:.1f}"
    return "".join(
        f"M{x:.1f} {y:.1f}q{three}-{three} {six} 0t{six} 0" for (x, y), kept in zip(spots, good, strict=True) if kept
    )


def _bridges(layout: Layout, town: Town, shores: list[Floats]) -> tuple[str, str]:
    """Wherever a bridge's line crosses water: its deck from shore to shore, and the two towers that carry it."""
    bridged = set(town.bridged)
    roads = [track.road for track in layout.tracks if track.route.id in bridged]
    roads += [tuple(Point(*point) for point in pairs(flat)) for flat in town.bridges]
    deck, towers, width = "", "", 16 * layout.gauge.unit
    for road in roads:
        line = Line(tuple(road))
        marks = np.arange(0, line.length, 3)
        points = np.array([line.at(float(mark)) for mark in marks])
        wet = marks[~_ashore(points, shores)]
        if not len(wet):
            continue
        start, end = max(float(wet[0]) - 16, 0), min(float(wet[-1]) + 16, line.length)
        deck += path(line.part(start, end))
        for part in (0.2, 0.8):
            along = start + (end - start) * part
            here, ahead = line.at(along), line.at(along + 1)
            dx, dy = (ahead.y - here.y) * width, (here.x - ahead.x) * width
            towers += path(((here.x - dx, here.y - dy), (here.x + dx, here.y + dy)))
    return deck, towers


def _dots(points: Iterable[tuple[float, float]]) -> str:
    """Points that a square brush turns into windows."""
    data, last = "", (0, 0)
    for x, y in points:
        here = (round(x * 10), round(y * 10))
        data += f"m{pair(here[0] - last[0], here[1] - last[1])}h0"
        last = here
    return data
