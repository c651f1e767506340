"""How a board looks, as its file says: a style, a region of the earth or a town plan, and the figures that stand on it.

Nothing here affects play. `wayfare.layout` turns it into a drawing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal

import msgspec

from wayfare.errors import BoardError

Style = Literal["city", "atlas", "plain"]
Projection = Literal["equirectangular", "mercator", "conic", "albers"]
Borders = Literal["countries", "states", "none"]
FigureName = Literal[
    # Buildings and sights, usually set beside a location.
    "amphitheatre", "arch", "billboards", "cactus", "capitol", "church", "city-gate", "clock-tower", "columned-gate",
    "concert-hall", "elevated-garden", "gateway", "glass-slab", "grain-elevator", "great-temple", "iron-tower",
    "lighthouse", "mosque", "oil-derrick", "onion-domes", "paddle-steamer", "palm", "peaks", "row-houses", "skyscraper",
    "space-needle", "spires", "statue", "suspension-bridge", "temple", "towers", "town-hall", "wheel", "windmill",
    # Ships and animals on the water.
    "ferry", "launch", "monument", "sailing-boat", "serpent", "ship", "steamer", "whale",
]  # fmt: skip

Spot = tuple[float, float]
Flat = tuple[float, ...]  # x, y, x, y … on the canvas
LonLat = tuple[float, float]  # degrees east and north


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A table of the look: a misspelt key is an error, and defaults stay unsaid."""


class Anchor(Part, frozen=True):
    """Where a map lies on the canvas: one point of the earth there, and the scale."""

    place: LonLat
    at: Spot
    scale: float  # the earth's radius, in canvas units


class Region(Part, frozen=True):
    """The part of the earth that a board shows.

    By itself, the box fills the canvas. With an `anchor` the map is exactly where it says; with `places` it is bent
    until each of those locations lies where the board has it. Then the box only says how much of the world to draw.
    """

    box: tuple[float, float, float, float]  # west, south, east, north
    projection: Projection = "equirectangular"
    parallels: tuple[float, float] | None = None  # where a conic map is true to scale
    anchor: Anchor | None = None
    places: dict[str, LonLat] = {}
    borders: Borders = "countries"


class Park(Part, frozen=True):
    """A green in a town; smooth ones have no corners."""

    outline: Flat
    smooth: bool = False
    trees: int = 7


class District(Part, frozen=True):
    """A part of a town with streets of its own: the shore it lies on, its area, how its blocks are turned and sized."""

    shore: int
    area: Flat
    turn: float
    block: tuple[float, float, float]  # width, height, street


class Piers(Part, frozen=True):
    """A stretch of the first shore with piers: within a box, of a length between two numbers."""

    box: tuple[float, float, float, float]  # left, top, right, bottom
    reach: tuple[float, float]
    share: float = 1.0  # how many of the possible piers are there


class Town(Part, frozen=True):
    """The plan of a city board. Without one, the town spreads wherever there are routes."""

    shores: tuple[Flat, ...]
    districts: tuple[District, ...] = ()
    parks: tuple[Park, ...] = ()
    ponds: tuple[Flat, ...] = ()
    paths: tuple[Flat, ...] = ()
    avenues: tuple[Flat, ...] = ()
    bridges: tuple[Flat, ...] = ()
    bridged: tuple[str, ...] = ()  # routes that cross the water on a bridge
    piers: tuple[Piers, ...] = ()
    lights: tuple[tuple[float, float, float], ...] = ()  # x, y and radius of a glow at night


class Ornament(Part, frozen=True):
    """A figure at a point of the canvas."""

    figure: FigureName
    at: Spot
    size: float = 1.0
    turn: float = 0.0
    flip: bool = False


class Caption(Part, frozen=True):
    """Words on the map itself, such as the name of a sea."""

    text: str
    at: Spot
    names: dict[str, str] = {}
    angle: float = 0.0
    size: float = 10.0


class Compass(Part, frozen=True):
    """A compass rose in a place of its own; without one, it goes wherever there is room."""

    at: Spot
    radius: float


class Look(Part, frozen=True, omit_defaults=False):
    """Everything about the drawing of a board except where its locations and routes are."""

    style: Style = "atlas"
    region: Region | None = None
    town: Town | None = None
    landmarks: dict[str, FigureName] = {}  # by location
    ornaments: tuple[Ornament, ...] = ()
    captions: tuple[Caption, ...] = ()
    compass: Compass | None = None


def check_look(look: Look, locations: Collection[str], routes: Collection[str]) -> None:
    """Raise BoardError for a look that names something the board doesn't have, or no part of the earth."""
    _known(look.landmarks, locations, "look.landmarks", "location")
    if look.region:
        _known(look.region.places, locations, "look.region.places", "location")
        _check_region(look.region)
    if look.town:
        _check_town(look.town, routes)


def _known(names: Iterable[str], known: Collection[str], field: str, thing: str) -> None:
    for name in names:
        if name not in known:
            raise BoardError(f"{field}: there is no {thing} {name!r}")


def _check_region(region: Region) -> None:
    west, south, east, north = region.box
    if not (-180 <= west < east <= 180 and -85 <= south < north <= 85):
        raise BoardError("look.region.box: it must be west, south, east, north, within 180 and 85 degrees")
    if region.anchor and region.places:
        raise BoardError("look.region: a map is either anchored or bent to its places, not both")
    if region.anchor and region.anchor.scale <= 0:
        raise BoardError("look.region.anchor.scale: it must be more than 0")
    if 0 < len(region.places) < 3:
        raise BoardError("look.region.places: it takes at least three places to fit a map to a board")
    for name, (lon, lat) in region.places.items():
        if not (west <= lon <= east and south <= lat <= north):
            raise BoardError(f"look.region.places.{name}: {lon}, {lat} is outside the box")
    if region.parallels and not -85 < region.parallels[0] < region.parallels[1] < 85:
        raise BoardError("look.region.parallels: the southern one comes first, both between 85 degrees south and north")


def _check_town(town: Town, routes: Collection[str]) -> None:
    _known(town.bridged, routes, "look.town.bridged", "route")
    parks = [park.outline for park in town.parks]
    shapes = [*town.shores, *parks, *town.ponds, *(district.area for district in town.districts)]
    if any(len(shape) < 6 or len(shape) % 2 for shape in shapes):
        raise BoardError("look.town: an outline is x, y pairs, at least three of them")
    if any(len(line) < 4 or len(line) % 2 for line in (*town.paths, *town.avenues, *town.bridges)):
        raise BoardError("look.town: a line is x, y pairs, at least two of them")
    for district in town.districts:
        if not 0 <= district.shore < len(town.shores):
            raise BoardError(f"look.town.districts: there is no shore {district.shore}")
        if min(district.block) < 2:
            raise BoardError("look.town.districts: blocks and streets are at least 2 wide")
