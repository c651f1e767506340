"""A drawing for a picture the size of a card: no words, no sights, and outlines only as fine as can be seen there."""

from __future__ import annotations

import re

from msgspec.structs import replace

from wayfare.layout.ground.lines import Pair, area, simplify
from wayfare.layout.paths import trace
from wayfare.layout.structs import Drawing, Layer, RouteDrawing

DETAILS = frozenset({"window", "roof", "park-tree", "slope", "tree"})  # paints of specks
FINENESS = 320  # an outline may be off by the picture's width divided by this
ONLY_LINES = re.compile(r"[Mlz\d. -]*")  # as `trace` writes it
NUMBER = re.compile(r"-?(?:\d+\.\d+|\.\d+|\d+)")


def for_cards(drawing: Drawing) -> Drawing:
    """The same board with about half the bytes."""
    ground, tolerance = drawing.ground, drawing.sheet.width / FINENESS
    lighter = replace(
        ground,
        land=_coarser(ground.land, tolerance),
        layers=tuple(_lighter(layer, tolerance) for layer in ground.layers if layer.kind not in DETAILS),
        landmarks=(),
        compass=None,
        captions=(),
        titles={},
    )
    return replace(drawing, lettering=(), routes=tuple(map(_plainer, drawing.routes)), ground=lighter)


def _plainer(route: RouteDrawing) -> RouteDrawing:
    """In whole units of the canvas, and without waves."""
    spaces = (
        replace(s, at=_rounded(s.at), angle=float(round(s.angle)), length=float(round(s.length))) for s in route.spaces
    )
    return replace(route, spaces=tuple(spaces), bed=_coarser(route.bed, 1), road=_coarser(route.road, 1), waves="")


def _rounded(point: Pair) -> Pair:
    return float(round(point[0])), float(round(point[1]))


def _lighter(layer: Layer, tolerance: float) -> Layer:
    return replace(layer, d=_coarser(layer.d, tolerance)) if layer.d else layer


def _coarser(d: str, tolerance: float) -> str:
    """Path data with fewer points, and without what would be a dot; anything but straight lines stays as it is."""
    if not ONLY_LINES.fullmatch(d):
        return d
    shapes = (simplify(line, tolerance) for line in map(_points, d.split("M")[1:]))
    visible = (shape for shape in shapes if _visible(shape, "z" in d, tolerance))
    return "".join(trace(map(_rounded, shape), closed="z" in d) for shape in visible)


def _visible(shape: list[Pair], closed: bool, tolerance: float) -> bool:
    return area(shape) > 2 * tolerance**2 if closed else len(shape) > 1


def _points(line: str) -> list[Pair]:
    """The points of one line of steps; a closed one ends where it began."""
    numbers = [float(text) for text in NUMBER.findall(line)]
    points: list[Pair] = []
    x = y = 0.0
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        points.append((x, y))
    return [*points, points[0]] if "z" in line else points
