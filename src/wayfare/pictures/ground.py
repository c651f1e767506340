"""What lies under the routes: a city of blocks, parks and water, or a sheet of an old atlas."""

from __future__ import annotations

import math

from wayfare.layout.geometry import Box, Point
from wayfare.layout.ground.coast import Coast
from wayfare.layout.layout import Layout
from wayfare.layout.paths import number, path

from .palette import Ground
from .svg import tag

TILT = math.radians(-11)  # of a city's streets


def city(layout: Layout, ground: Ground) -> str:
    land = Coast(layout)
    coast, shallows = land.outlines(0, 12)
    blocks, parks = _blocks(land)
    return _window(
        layout.panel,
        _sheet(layout.panel, ground.sea),
        tag("path", d=shallows, fill=ground.shallows, fill_rule="evenodd"),
        tag("path", d=coast, fill=ground.land, fill_rule="evenodd", stroke=ground.line, stroke_width=1.5 * land.unit),
        tag("path", d="".join(blocks), fill=ground.block),
        tag("path", d="".join(parks), fill=ground.park),
    )


def atlas(layout: Layout, ground: Ground, names: list[Box]) -> str:
    land = Coast(layout)
    coast, shore, *waves = land.outlines(0, -9, 6, 13, 22)
    water = "".join(
        tag("path", d=wave, stroke_opacity=f"{0.5 - 0.14 * i:.2f}", stroke_width=0.9 * land.unit)
        for i, wave in enumerate(waves)
    )
    return _window(
        layout.panel,
        _sheet(layout.panel, ground.sea),
        tag("g", water, fill="none", stroke=ground.line),
        tag("path", d=coast, fill=ground.block, fill_rule="evenodd", stroke=ground.line, stroke_width=1.4 * land.unit),
        tag("path", d=shore, fill=ground.land, fill_rule="evenodd"),
        _hills(land, ground, names),
        _graticule(land, ground),
        _rose(layout, land, ground, names),
    )


def _window(panel: Box, *content: str) -> str:
    """A drawing of its own within the drawing: what runs over its edge is cut off."""
    frame = {"x": panel.left, "y": panel.top, "width": panel.width, "height": panel.height}
    view = " ".join(map(number, frame.values()))
    return tag("svg", *content, class_="ground", viewBox=view, aria_hidden="true", **frame)


def _sheet(panel: Box, fill: str) -> str:
    return tag("rect", x=panel.left, y=panel.top, width=panel.width, height=panel.height, fill=fill)


def _blocks(land: Coast) -> tuple[list[str], list[str]]:
    """City blocks in tilted rows wherever there is land enough; where the ground swells they are parks."""
    unit, panel = land.unit, land.panel
    across, down, street = 52 * unit, 30 * unit, 7 * unit
    reach = math.hypot(panel.width, panel.height) / 2
    blocks: list[str] = []
    parks: list[str] = []
    for row in range(-math.ceil(reach / down), math.ceil(reach / down)):
        for column in range(-math.ceil(reach / across), math.ceil(reach / across)):
            left, top = column * across, row * down
            corners = _tilted(panel.middle, left, top, left + across - street, top + down - street)
            if not any(map(panel.holds, corners)) or any(land.offshore(*corner) > -7 for corner in corners):
                continue
            is_park = land.coarse.at(corners[0].x + panel.width, corners[0].y) > 0.4
            (parks if is_park else blocks).append(path(corners, closed=True))
    return blocks, parks


def _tilted(middle: Point, left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    cosine, sine = math.cos(TILT), math.sin(TILT)
    return tuple(
        Point(middle.x + x * cosine - y * sine, middle.y + x * sine + y * cosine)
        for x, y in ((left, top), (right, top), (right, bottom), (left, bottom))
    )


def _hills(land: Coast, ground: Ground, names: list[Box]) -> str:
    """Little hills where the land swells and nothing else is drawn."""
    unit, panel = land.unit, land.panel
    across, down = 30 * unit, 19 * unit
    hills = []
    for row in range(1, int(panel.height / down)):
        for column in range(1, int(panel.width / across)):
            foot = Point(panel.left + (column + row % 2 / 2) * across, panel.top + row * down)
            foot = Point(foot.x + 9 * unit * land.fine.at(*foot), foot.y + 5 * unit * land.fine.at(foot.y, foot.x))
            swell = land.coarse.at(foot.x + panel.width, foot.y)
            empty = land.road(*foot) > 24 and all(box.distance(foot) > 14 * unit for box in names)
            if swell > 0.25 and empty and land.offshore(*foot) < -12:
                hills.append(_hill(foot, unit * (0.8 + swell * 0.5)))
    return tag(
        "path", d="".join(hills), fill=ground.park, stroke=ground.line, stroke_width=0.9 * unit, stroke_opacity="0.7"
    )


def _hill(foot: Point, size: float) -> str:
    curve = ((-11, 4), (-5, 3), (-3.5, -7), (0.5, -7), (4, -7), (5, 3), (11, 4))
    data = [f"{number(foot.x + x * size)} {number(foot.y + y * size)}" for x, y in curve]
    return f"M{data[0]}C{' '.join(data[1:4])}C{' '.join(data[4:7])}"


def _graticule(land: Coast, ground: Ground) -> str:
    """Meridians that lean together towards the top, and parallels that sag a little."""
    panel, unit = land.panel, land.unit
    middle = panel.middle.x
    count = 8
    step = panel.width / count
    lines = []
    for i in range(-1, count + 2):
        foot = panel.left + i * step + (panel.left + i * step - middle) * 0.08
        head = panel.left + i * step - (panel.left + i * step - middle) * 0.12
        lines.append(path(((head, panel.top), (foot, panel.bottom))))
    sag = panel.height * 0.05
    for i in range(-1, math.ceil(panel.height / step) + 1):
        y = panel.top + i * step
        ends = f"M{number(panel.left)} {number(y)}Q{number(middle)} {number(y + 2 * sag)}"
        lines.append(f"{ends} {number(panel.right)} {number(y)}")
    return tag(
        "path", d="".join(lines), fill="none", stroke=ground.line, stroke_width=0.7 * unit, stroke_opacity="0.45"
    )


def _rose(layout: Layout, land: Coast, ground: Ground, names: list[Box]) -> str:
    """A compass rose in the emptiest place, if any is big enough."""
    panel, unit = land.panel, land.unit
    taken = [
        spot for track in layout.tracks for space in track.spaces for spot in (space.spot(-1, 0), space.spot(1, 0))
    ]
    taken += [station.centre for station in layout.stations]
    step = 25 * unit

    def room(point: Point) -> float:
        edge = min(point.x - panel.left, panel.right - point.x, point.y - panel.top, panel.bottom - point.y)
        return min(edge, *(math.dist(point, spot) for spot in taken), *(box.distance(point) for box in names))

    columns, rows = int(panel.width / step), int(panel.height / step)
    grid = (Point(panel.left + c * step, panel.top + r * step) for c in range(1, columns) for r in range(1, rows))
    best = max(grid, key=room, default=panel.middle)
    radius = min(room(best) - 16 * unit, 44 * unit)
    return _star(best, radius, ground) if radius > 20 * unit else ""


def _star(centre: Point, radius: float, ground: Ground) -> str:
    """Eight points, each half in ink and half open; a taller one to the north."""
    halves: list[str] = []
    outline: list[str] = []
    for i in range(8):
        turn = math.pi * i / 4
        reach = radius * (1.15 if i == 0 else 0.95 if i % 2 == 0 else 0.55)
        tip = _polar(centre, reach, turn)
        left, right = (_polar(centre, radius * 0.2, turn + side * math.pi / 8) for side in (-1, 1))
        halves.append(path((centre, tip, right), closed=True))
        outline.append(path((centre, left, tip), closed=True))
    ring = tag("circle", cx=centre.x, cy=centre.y, r=radius * 0.7)
    points = tag("path", d="".join(halves), fill=ground.line) + tag("path", d="".join(outline), fill=ground.land)
    return tag(
        "g", ring, points, class_="rose", fill="none", stroke=ground.line, stroke_width=radius * 0.02, opacity="0.8"
    )


def _polar(centre: Point, radius: float, turn: float) -> Point:
    return Point(centre.x + radius * math.sin(turn), centre.y - radius * math.cos(turn))
