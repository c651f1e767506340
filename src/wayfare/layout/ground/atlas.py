"""A sheet of an old railway atlas: sea and coasts, washed countries, hills and woods, a graticule."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from wayfare.engine.look import Region
from wayfare.layout.geometry import Box, Point
from wayfare.layout.ground.coast import Coast
from wayfare.layout.ground.earth import Glyph, draw_earth
from wayfare.layout.ground.frame import rectangle
from wayfare.layout.ground.room import Room
from wayfare.layout.layout import Layout
from wayfare.layout.paths import path
from wayfare.layout.structs import Layer

DEPTHS = ("sea-line-1", "sea-1", "sea-line-2", "sea-2", "sea-line-3", "sea-3", "sea-line-4", "sea-4")


def draw_region(layout: Layout, region: Region, taken: list[Box]) -> tuple[str, list[Layer]]:
    earth = draw_earth(layout.board, region)
    room = Room(layout, taken)
    hills, woods = _free(room, earth.hills, 9 * layout.usual), _free(room, earth.woods, 8 * layout.usual)
    washes = [Layer(f"wash-{i}", tint) for i, tint in enumerate(earth.tints)]
    return earth.land, [
        *map(Layer, DEPTHS),
        Layer("graticule", earth.graticule),
        Layer("land"),
        *washes,
        Layer("river", earth.rivers),
        Layer("lake", earth.lakes),
        Layer("state-border", earth.states),
        Layer("border", earth.borders),
        Layer("coast"),
        *_glyphs(hills, woods),
    ]


def draw_islands(layout: Layout, taken: list[Box]) -> tuple[str, list[Layer]]:
    """Land for a board that names no region: it follows the routes, with a ragged coast."""
    coast = Coast(layout)
    land, inland = coast.outlines(0, -9)
    room = Room(layout, taken)
    hills, woods = _heights(coast)
    return land, [
        *map(Layer, DEPTHS),
        Layer("rim"),
        Layer("land", inland),
        Layer("graticule", _graticule(layout)),
        Layer("coast"),
        *_glyphs(_free(room, hills, 12 * coast.unit), _free(room, woods, 10 * coast.unit)),
    ]


def draw_paper(layout: Layout) -> tuple[str, list[Layer]]:
    """Plain paper, ruled like an atlas."""
    return "", [Layer("paper", rectangle(layout.panel)), Layer("graticule", _graticule(layout))]


def _free(room: Room, glyphs: list[Glyph], far: float) -> list[Glyph]:
    """Those that are clear of routes and names."""
    if not glyphs:
        return []
    clear = room.clearance(np.array([(x, y - 3 * room.layout.usual) for x, y, _ in glyphs])) > far
    return [glyph for glyph, good in zip(glyphs, clear, strict=True) if good]


def _heights(coast: Coast) -> tuple[list[Glyph], list[Glyph]]:
    """Hills where the land swells, trees where it dips, both well inland."""
    unit, panel = coast.unit, coast.panel
    across, down = 30 * unit, 19 * unit
    hills: list[Glyph] = []
    woods: list[Glyph] = []
    for row in range(1, int(panel.height / down)):
        for column in range(1, int(panel.width / across)):
            foot = Point(panel.left + (column + row % 2 / 2) * across, panel.top + row * down)
            foot = Point(foot.x + 9 * unit * coast.fine.at(*foot), foot.y + 5 * unit * coast.fine.at(foot.y, foot.x))
            swell = coast.coarse.at(foot.x + panel.width, foot.y)
            if abs(swell) < 0.25 or coast.offshore(*foot) > -14:
                continue
            (hills if swell > 0 else woods).append((*foot, unit * (0.7 + abs(swell) * 0.5)))
    return hills, woods


def _glyphs(hills: Iterable[Glyph], woods: Iterable[Glyph]) -> list[Layer]:
    peaks, slopes, trees = "", "", ""
    for x, y, s in hills:
        a, b, c, d, e = _spots(x, y, s, (-10, 5), (-3.5, -5), (0, -9), (4, -4), (10, 5))
        peaks += f"M{a}Q{b} {c}Q{d} {e}Z"
        a, b, c, d, e = _spots(x, y, s, (0, -9), (4, -4), (10, 5), (2.6, 5), (4, 0))
        slopes += f"M{a}Q{b} {c}L{d}Q{e} {a}Z"
    for x, y, s in woods:
        a, b, c, d, e = _spots(x, y, s, (0, -8.5), (4.2, 2), (-4.2, 2), (0, 2), (0, 5))
        trees += f"M{a}L{b}L{c}ZM{d}L{e}"
    return [Layer("tree", trees), Layer("hill", peaks), Layer("slope", slopes)]


def _spots(x: float, y: float, size: float, *offsets: tuple[float, float]) -> list[str]:
    return [f"{x + dx * size:.1f} {y + dy * size:.1f}" for dx, dy in offsets]


def _graticule(layout: Layout) -> str:
    """Meridians that lean together towards the top, and parallels that sag a little."""
    panel = layout.panel
    middle, count = panel.middle.x, 8
    step = max(panel.width, panel.height) / count
    data = ""
    for i in range(-1, math.ceil(panel.width / step) + 2):
        x = panel.left + i * step
        data += path(((x - (x - middle) * 0.12, panel.top), (x + (x - middle) * 0.08, panel.bottom)))
    sag = panel.height * 0.05
    for i in range(-1, math.ceil(panel.height / step) + 1):
        y = panel.top + i * step
        data += f"M{panel.left:.1f} {y:.1f}Q{middle:.1f} {y + 2 * sag:.1f} {panel.right:.1f} {y:.1f}"
    return data
