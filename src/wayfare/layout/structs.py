"""The drawing of a board: everything that is painted, where it goes, and nothing about how to paint it.

`board draw`, the environments' renderings and the browser all paint this. Coordinates are in canvas units, rounded to a
tenth; outlines are SVG path data. A layer's `kind` names its paint in `wayfare.pictures.paints`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from wayfare.engine.board import Board, Location, Route
from wayfare.engine.look import Style
from wayfare.layout.geometry import Box, Point
from wayfare.layout.labels import Label
from wayfare.layout.layout import Layout, Stop
from wayfare.layout.paths import pair, trace
from wayfare.layout.tracks import Track

XY = tuple[float, float]
RouteKind = Literal["plain", "ferry", "tunnel"]
Mark = Literal["stop", "attraction", "attraction-aside", "coast-east", "coast-west"]


class Rect(msgspec.Struct, frozen=True):
    """An upright rectangle."""

    left: float
    top: float
    width: float
    height: float


class Sizes(msgspec.Struct, frozen=True):
    """The lengths that everything on the routes is measured in."""

    unit: float
    space: float  # a space's width, across the route
    gap: float  # between two spaces
    letter: float  # of names


class SpaceDrawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """One space of a route: a bar around `at`, turned by `angle` degrees."""

    at: XY
    angle: float
    length: float
    wild: bool = False  # it takes nothing but a wild card


class RouteDrawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A route: its spaces, the bed under them, and the thin road from each stop to the bed."""

    id: str
    spaces: tuple[SpaceDrawing, ...]
    bed: str
    road: str
    kind: RouteKind = "plain"
    waves: str = ""  # along both sides of a ferry


class LocationDrawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a location is, how large, and how it's marked; where the game has stations, also where one goes."""

    id: str
    at: XY
    radius: float
    marks: tuple[Mark, ...]
    station: XY | None = None  # the middle of the building


class LabelDrawing(msgspec.Struct, frozen=True):
    """A location's name: its lines, centred on `at[0]`, the first one standing on `at[1]`."""

    lines: tuple[str, ...]
    at: XY


class Lettering(msgspec.Struct, frozen=True):
    """All names in one language (None: every language without its own) and one letter size."""

    language: str | None
    letter: float
    labels: tuple[LabelDrawing, ...]  # in the order of the locations
    printed: bool = False  # as on the printed board; only in languages where that differs


class Layer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A shape in one paint. Without `d` it is the land itself; `on_land` cuts it off at the coast."""

    kind: str
    d: str | None = None
    on_land: bool = False


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small picture, scaled, turned and moved to its position."""

    at: XY
    parts: tuple[Layer, ...]
    scale: float = 1.0
    turn: float = 0.0
    flip: bool = False


class CaptionDrawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words on the map, by language; `text` where a language has none of its own."""

    text: str
    at: XY
    size: float
    names: dict[str, str] = {}
    angle: float = 0.0


class Plate(msgspec.Struct, frozen=True):
    """The board's title: a plate, the line that the letters stand on, and their size."""

    parts: tuple[Layer, ...]
    line: str
    letter: float


class Ground(msgspec.Struct, frozen=True):
    """Everything under the routes, back to front: layers, ornaments, landmarks, compass, captions, title, frame."""

    unit: float  # line widths grow with it
    land: str  # empty where everything is land
    layers: tuple[Layer, ...]
    ornaments: tuple[Figure, ...]
    landmarks: tuple[Figure, ...]
    compass: Figure | None
    captions: tuple[CaptionDrawing, ...]
    titles: dict[str, Plate]  # by language, "" for all others; empty where there is no room for one
    frame: tuple[Layer, ...]


class Drawing(msgspec.Struct, frozen=True):
    """A whole board."""

    style: Style
    sheet: Rect  # the whole picture, frame included
    panel: Rect  # the map: the canvas and a margin
    sizes: Sizes
    routes: tuple[RouteDrawing, ...]  # in the order of the board file
    locations: tuple[LocationDrawing, ...]
    lettering: tuple[Lettering, ...]
    ground: Ground


def draw_labels(labels: dict[str, Label]) -> tuple[LabelDrawing, ...]:
    """Names where a `Labeller` put them."""
    return tuple(
        LabelDrawing(label.lines, short(Point(label.box.middle.x, label.baseline))) for label in labels.values()
    )


def sizes(layout: Layout) -> Sizes:
    """The layout's gauge, as far as a painter needs it."""
    gauge = layout.gauge
    return Sizes(round(gauge.unit, 4), round(gauge.width, 2), round(gauge.gap, 2), round(gauge.letter, 2))


def rect(box: Box) -> Rect:
    """A box, rounded."""
    return Rect(round(box.left, 1), round(box.top, 1), round(box.width, 1), round(box.height, 1))


def short(point: Point) -> XY:
    """A point, rounded; never -0."""
    return round(point.x, 1) + 0.0, round(point.y, 1) + 0.0


def title_names(board: Board) -> dict[str, str]:
    """The board's title by language; "" for all other languages."""
    return {"": board.name, **board.names}


def route_kind(route: Route) -> RouteKind:
    return "ferry" if route.wilds else "tunnel" if route.tunnel else "plain"


def location_marks(location: Location) -> tuple[Mark, ...]:
    """What is painted at a location: a coastal city that is also an attraction wears both marks."""
    coasts: dict[str, Mark] = {"east": "coast-east", "west": "coast-west"}
    coast = (coasts[location.coast],) if location.coast else ()
    if location.attraction:
        return (*coast, "attraction-aside") if coast else ("attraction",)
    return coast or ("stop",)


def draw_route(track: Track) -> RouteDrawing:
    route = track.route
    wilds = {int((i + 0.5) * route.length / route.wilds) for i in range(route.wilds)}  # spread evenly
    spaces = (
        SpaceDrawing(short(space.centre), round(space.angle, 1) + 0.0, round(space.length, 1), i in wilds)
        for i, space in enumerate(track.spaces)
    )
    bed, road = track.bed, track.road
    return RouteDrawing(
        id=route.id,
        spaces=tuple(spaces),
        bed=trace(bed),
        road=trace(road[:2]) + trace(road[:-3:-1]),
        kind=route_kind(route),
        waves="".join(map(_wave, track.waves)),
    )


def _wave(points: tuple[Point, ...]) -> str:
    """A wavy line through points on its axis: each stretch mirrors the one before."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    (x, y), *steps = [(x - u, y - v) for (x, y), (u, v) in zip(tenths, [(0, 0), *tenths], strict=False)]
    dx, dy = steps[0]
    crest = pair((dx + dy) // 2, (dy - dx) // 2)
    return f"M{pair(x, y)}q{crest} {pair(dx, dy)}" + "".join(f"t{pair(*step)}" for step in steps[1:])


def draw_location(stop: Stop) -> LocationDrawing:
    station = stop.station and short(stop.station)
    return LocationDrawing(
        stop.location.id, short(stop.centre), round(stop.radius, 2), location_marks(stop.location), station
    )
