"""Symbols, marks and wild cards as layers around (0, 0), and how large each is painted. All are drawn for wayfare."""

from __future__ import annotations

import math
from typing import NamedTuple

from wayfare.layout.paths import number, path
from wayfare.layout.structs import Layer, Mark
from wayfare.pictures.palette import WILD_STRIPES, wild

Layers = tuple[Layer, ...]
Corners = tuple[tuple[float, float], ...]
RADIUS = 10  # of the circle around a symbol or a mark


class Fit(NamedTuple):
    """How large a small picture is painted: its scale is the smallest of these quotients (0: doesn't count)."""

    unit: float = 0.0  # so many times the routes' unit
    length: float = 0.0  # a space's length divided by this
    width: float = 0.0  # a space's width divided by this

    def scale(self, unit: float, length: float = math.inf, width: float = math.inf) -> float:
        wanted = (
            self.unit and self.unit * unit,
            self.length and length / self.length,
            self.width and width / self.width,
        )
        return min(filter(None, wanted))


FITS = {
    "corner": Fit(unit=4.5, length=3),  # the radius of a space's corners
    "symbol": Fit(unit=0.64, length=25),
    "ferry-sign": Fit(unit=1, length=24),
    "wild-picture": Fit(length=70, width=28.5),
    "piece": Fit(length=40, width=17),  # its halo just reaches the next piece
    "station": Fit(unit=1.25),
}
INSET = 3.0  # units by which a wild space's stripes are shorter and narrower than the space


def circle(radius: float, x: float = 0.0, hole: bool = False) -> str:
    """A circle with its middle on the x axis; the other way round, it's a hole in a larger one."""
    r = number(radius)
    arc = f"a{r} {r} 0 1 {0 if hole else 1}"
    return f"M{number(x - radius)} 0{arc} {number(2 * radius)} 0{arc} {number(-2 * radius)} 0Z"


def _regular(corners: int, turn: float = -90.0, inner: float | None = None) -> Corners:
    """A regular polygon with a corner on top; with an inner radius (a share), a star."""
    radii = (1.0,) if inner is None else (1.0, inner)
    count = corners * len(radii)
    angles = (math.radians(turn + 360 * i / count) for i in range(count))
    return tuple(
        (radii[i % len(radii)] * math.cos(a), radii[i % len(radii)] * math.sin(a)) for i, a in enumerate(angles)
    )


def _outline(corners: Corners, radius: float = RADIUS) -> str:
    return path(((radius * x, radius * y) for x, y in corners), closed=True)


STAR = _regular(5, inner=0.45)
# The diamond is tall, so it isn't just the square turned.
SYMBOLS = {
    "square": _outline(((-0.76, -0.76), (0.76, -0.76), (0.76, 0.76), (-0.76, 0.76))),
    "triangle": _outline(((0, -0.95), (0.98, 0.78), (-0.98, 0.78))),
    "disc": circle(8.5),
    "diamond": _outline(((0, -1.12), (0.84, 0), (0, 1.12), (-0.84, 0))),
    "plus": _outline(
        tuple(
            (x * sx, y * sy)
            for sx, sy, order in ((1, -1, 1), (1, 1, -1), (-1, 1, 1), (-1, -1, -1))
            for x, y in ((0.33, 1), (0.33, 0.33), (1, 0.33))[::order]
        )
    ),
    "star": _outline(STAR),
    "pentagon": _outline(_regular(5)),
    "ring": circle(9.4) + circle(5.8, hole=True),
    "hexagon": _outline(_regular(6, turn=0.0)),
    "wedge": _outline(((0, 0.95), (0.98, -0.78), (-0.98, -0.78))),
    "bar": _outline(((-1, -0.4), (1, -0.4), (1, 0.4), (-1, 0.4))),
    "hourglass": _outline(((-0.8, -0.95), (0.8, -0.95), (0.12, 0), (0.8, 0.95), (-0.8, 0.95), (-0.12, 0))),
    "arrow": _outline(((0.95, 0), (-0.78, 0.98), (-0.78, -0.98))),
}


def symbol(name: str) -> Layers:
    """A colour's symbol; nothing for gray."""
    return (Layer("symbol", SYMBOLS[name]),) if name in SYMBOLS else ()


def _attraction(aside: float = 0.0) -> Layers:
    """A star on a seal; aside and a little smaller where the location wears another mark, too."""

    def moved(corners: Corners, radius: float) -> str:
        size = radius * (1 - aside / 3)
        return path(((RADIUS * aside + size * x, -RADIUS * aside + size * y) for x, y in corners), closed=True)

    return Layer("seal", moved(_regular(14, inner=0.86), RADIUS)), Layer("seal-star", moved(STAR, 0.66 * RADIUS))


def _coast(way: int) -> Layers:
    """A disc, half of it filled, with an arrow that points to the coast: 1 for east, -1 for west."""
    half = f"M0 -9A9 9 0 0 {int(way > 0)} 0 9Z"
    arrow = path(((way * 7.2, 0), (way * 2, -4.4), (way * 2, 4.4)), closed=True)
    return Layer("coast-rim", circle(9)), Layer("coast-half", half), Layer("coast-arrow", arrow)


MARK_SHAPES: dict[Mark, Layers] = {
    "stop": (Layer("stop", circle(8.4)), Layer("stop-dot", circle(3.2))),
    "attraction": _attraction(),
    "attraction-aside": _attraction(0.8),
    "coast-east": _coast(1),
    "coast-west": _coast(-1),
}

# Within a space of a ferry, in a box of 20 by 10: two waves, whatever the colour.
FERRY_SIGN: Layers = (Layer("ferry-sign", "M-10-2.2q2.5-4 5 0t5 0t5 0t5 0M-10 3.4q2.5-4 5 0t5 0t5 0t5 0"),)

# Wild cards from the side, in a box of 40 by 20.
TAXI = (
    "M-19 5.5V1.5Q-19-1.6-15.6-2L-11.5-2.5L-7.6-6.7Q-6.8-7.5-5.6-7.5H4.6Q5.8-7.5 6.7-6.7L11.6-2.4L16-1.7"
    "Q19-1.2 19 2V5.5Q19 6.8 17.7 6.8H-17.7Q-19 6.8-19 5.5Z"
)
LOCOMOTIVE = (
    "M-18-7H-19.5V-9.8H-6.5V-7H-7.5V-3.6H-2.6Q-2.6-6.6.2-6.6T3-3.6H9L8-9.8H14.6L13.6-3.6H15Q17.6-3.6 17.6-.4"
    "V4.2L20 7H-18Z"
)


# By symbol; "none" is for a wild card that only its board's author knows.
WILD_PICTURES: dict[str, Layers] = {
    symbol: (Layer("wild-outline", outline), Layer("wild-picture", outline))
    for symbol, outline in (("taxi", TAXI), ("locomotive", LOCOMOTIVE), ("none", SYMBOLS["star"]))
}


def wild_picture(card: str) -> Layers:
    """What is printed on the stripes of a wild card."""
    return WILD_PICTURES[wild(card).symbol]


def _stripes(count: int, lean: float) -> Layers:
    """Slanted stripes of all colours in a box of 10 by 10: it is stretched to the size of a space or a card."""
    edges = [10 * i / count - 5 for i in range(count + 1)]
    slants = [0.0, *[lean / 2] * (count - 1), 0.0]  # the outer edges are upright
    tops = [number(edge + slant) for edge, slant in zip(edges, slants, strict=True)]
    bottoms = [number(edge - slant) for edge, slant in zip(edges, slants, strict=True)]
    outlines = (f"M{tops[i]} -5H{tops[i + 1]}L{bottoms[i + 1]} 5H{bottoms[i]}Z" for i in range(count))
    return tuple(Layer(f"stripe-{i}", outline) for i, outline in enumerate(outlines))


STRIPES = _stripes(len(WILD_STRIPES), 1.4)
