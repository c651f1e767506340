"""Small pictures: symbols, pieces, badges and wild cards, all drawn for wayfare."""

from __future__ import annotations

import math

from wayfare.layout.geometry import Box
from wayfare.layout.paths import number, path

from . import palette
from .palette import Ground, Theme, Tone
from .svg import place, tag

Corners = tuple[tuple[float, float], ...]


def _regular(corners: int, turn: float = -90.0, inner: float | None = None) -> Corners:
    """A regular polygon of radius 1 with a corner on top; with an inner radius, a star."""
    radii = (1.0,) if inner is None else (1.0, inner)
    count = corners * len(radii)
    angles = (math.radians(turn + 360 * i / count) for i in range(count))
    return tuple(
        (radii[i % len(radii)] * math.cos(a), radii[i % len(radii)] * math.sin(a)) for i, a in enumerate(angles)
    )


# Corners within a circle of radius 1. The diamond is tall, so it isn't just the square turned.
SHAPES: dict[str, Corners] = {
    "square": ((-0.76, -0.76), (0.76, -0.76), (0.76, 0.76), (-0.76, 0.76)),
    "triangle": ((0, -0.95), (0.98, 0.78), (-0.98, 0.78)),
    "diamond": ((0, -1.12), (0.84, 0), (0, 1.12), (-0.84, 0)),
    "plus": tuple(
        (x * sx, y * sy)
        for sx, sy, order in ((1, -1, 1), (1, 1, -1), (-1, 1, 1), (-1, -1, -1))
        for x, y in ((0.33, 1), (0.33, 0.33), (1, 0.33))[::order]
    ),
    "star": _regular(5, inner=0.45),
    "pentagon": _regular(5),
    "hexagon": _regular(6, turn=0.0),
    "wedge": ((0, 0.95), (0.98, -0.78), (-0.98, -0.78)),
    "bar": ((-1, -0.4), (1, -0.4), (1, 0.4), (-1, 0.4)),
    "hourglass": ((-0.8, -0.95), (0.8, -0.95), (0.12, 0), (0.8, 0.95), (-0.8, 0.95), (-0.12, 0)),
    "arrow": ((0.95, 0), (-0.78, 0.98), (-0.78, -0.98)),
}


def symbol(name: str, x: float, y: float, radius: float, ink: str) -> str:
    """A colour's symbol, always upright; nothing for gray."""
    if name in SHAPES:
        corners = ((x + radius * dx, y + radius * dy) for dx, dy in SHAPES[name])
        return tag("path", class_="symbol", d=path(corners, closed=True), fill=ink, stroke="none")
    if name == "disc":
        return tag("circle", class_="symbol", cx=x, cy=y, r=radius * 0.85, fill=ink, stroke="none")
    if name == "ring":
        return tag(
            "circle", class_="symbol", cx=x, cy=y, r=radius * 0.76, fill="none", stroke=ink, stroke_width=radius * 0.36
        )
    return ""


# Pieces are drawn in a box of 40 by 20 around their middle, facing right.
TAXI_BODY = (
    "M-19 5.5V1.5Q-19-1.6-15.6-2L-11.5-2.5L-7.6-6.7Q-6.8-7.5-5.6-7.5H4.6Q5.8-7.5 6.7-6.7L11.6-2.4L16-1.7"
    "Q19-1.2 19 2V5.5Q19 6.8 17.7 6.8H-17.7Q-19 6.8-19 5.5Z"
)
TAXI_WINDOWS = "M-8.6-2.4L-5.3-5.9H-1.2V-2.4ZM.6-2.4V-5.9H4.4L8.6-2.4Z"
TAXI_SIGN = "M-3.4-7.5V-9.2Q-3.4-10-2.6-10H2.2Q3-10 3-9.2V-7.5Z"
TRAIN_BODY = (
    "M-18-7H-19.5V-9.8H-6.5V-7H-7.5V-3.6H-2.6Q-2.6-6.6.2-6.6T3-3.6H9L8-9.8H14.6L13.6-3.6H15Q17.6-3.6 17.6-.4"
    "V4.2L20 7H-18Z"
)
TRAIN_WINDOWS = "M-15.8-6.2H-10V-1.8H-15.8Z"
WILD_MARKS = {"taxi": TAXI_BODY, "locomotive": TRAIN_BODY}


def taxi(tone: Tone, glass: str) -> str:
    """A taxi from the side."""
    return "".join(
        (
            tag("path", d=TAXI_SIGN, fill=glass),
            tag("path", d=TAXI_BODY),
            tag("path", d=TAXI_WINDOWS, fill=glass, stroke="none"),
            _wheels((-10.5, 10.5), 6.4, 3.2, tone.edge, glass),
        )
    )


def train(tone: Tone, glass: str) -> str:
    """A locomotive from the side."""
    return "".join(
        (
            tag("path", d=TRAIN_BODY),
            tag("path", d=TRAIN_WINDOWS, fill=glass, stroke="none"),
            _wheels((-13, -3.5, 6, 13.5), 6.4, 3.2, tone.edge, glass),
        )
    )


def _wheels(places: tuple[float, ...], y: float, radius: float, tyre: str, hub: str) -> str:
    tyres = "".join(tag("circle", cx=x, cy=y, r=radius, fill=tyre, stroke="none") for x in places)
    return tyres + "".join(tag("circle", cx=x, cy=y, r=radius * 0.38, fill=hub, stroke="none") for x in places)


def piece(style: str, seat: int) -> str:
    """A seat's piece: a taxi in a city, a train in an atlas, with one dot for seat 0, two for seat 1 and so on."""
    tone = palette.seat(seat)
    body, outline = (taxi, TAXI_BODY) if style == "city" else (train, TRAIN_BODY)
    halo = tag("path", d=outline, stroke=palette.PLAIN.fill, stroke_width="4.4")
    dots = "".join(
        tag("circle", cx=4.4 * (i - seat / 2), cy=1.4, r=1.6, fill=tone.ink, stroke="none") for i in range(seat + 1)
    )
    paint = {"fill": tone.fill, "stroke": tone.edge, "stroke_width": "1.2", "stroke_linejoin": "round"}
    return tag("g", halo, body(tone, palette.GLASS), dots, id=piece_id(style, seat), **paint)


def piece_id(style: str, seat: int) -> str:
    """The id of a seat's piece, the same in every picture of a style, so two pictures can share a page."""
    return f"{style}-piece-{seat}"


# Stations are drawn in a box of 24 by 24 around their middle, on a platform; every seat has a roof of its own.
HALL = "M-9 9.5V-2H9V9.5Z"
PLATFORM = "M-11.5 9.5H11.5V11.5H-11.5Z"
ROOFS = (
    "M-11-2L0-11.5L11-2Z",  # gable
    "M-10.5-2V-10H-6V-7H-2.2V-10H2.2V-7H6V-10H10.5V-2Z",  # battlements
    "M-10.5-2Q-10.5-11.5 0-11.5T10.5-2Z",  # dome
    "M-10.5-2L-4-5V-12H4V-5L10.5-2Z",  # tower
    "M-11-2L-5.6-11L0-4.6L5.6-11L11-2Z",  # two gables
)


def station(style: str, seat: int) -> str:
    """A seat's station: a small building, with as many windows as its pieces have dots."""
    tone = palette.seat(seat)
    number = seat % len(ROOFS)
    outline = HALL + PLATFORM + ROOFS[number]
    halo = tag("path", d=outline, stroke=palette.PLAIN.fill, stroke_width="4")
    windows = tag("path", d=station_windows(number), fill=tone.ink, stroke="none")
    paint = {"fill": tone.fill, "stroke": tone.edge, "stroke_width": "1.3", "stroke_linejoin": "round"}
    return tag("g", halo, tag("path", d=outline), windows, id=station_id(style, seat), **paint)


def station_windows(number: int) -> str:
    """One window for seat 0, two for seat 1 and so on."""
    return "".join(f"M{3.4 * (i - number / 2) - 1.1:.1f} 1.2h2.2v5h-2.2z" for i in range(number + 1))


def station_id(style: str, seat: int) -> str:
    """The id of a seat's station, the same in every picture of a style."""
    return f"{style}-station-{seat}"


def wild(name: str, theme: Theme, box: Box) -> str:
    """A wild card: stripes of all colours, and its picture if it has one."""
    fills = palette.stripes(theme)
    step = box.width / len(fills)
    size = {"y": box.top, "height": box.height}
    bands = [tag("rect", x=box.left + i * step, width=step, **size, fill=fill) for i, fill in enumerate(fills)]
    scale = min(box.width / 60, box.height / 28)
    plain = palette.PLAIN
    frame = tag("rect", x=box.left, width=box.width, **size, fill="none", stroke=plain.edge, stroke_width=1.4 * scale)
    pictures = {"taxi": taxi(plain, plain.ink), "locomotive": train(plain, plain.ink)}
    picture = pictures.get(palette.wild(name).symbol, "")
    where = place(*box.middle, scale=scale)
    drawn = tag("g", picture, fill=plain.fill, stroke=plain.edge, stroke_width="1.4", transform=where)
    return tag("g", *bands, frame, drawn, class_="wild")


# Within a space of a ferry: a wave for any one colour. Its box is 20 by 10 around the middle.
RIPPLE = "M-10-2.2q2.5-4 5 0t5 0t5 0t5 0M-10 3.4q2.5-4 5 0t5 0t5 0t5 0"


def ripple(ink: str, x: float, y: float, angle: float, scale: float) -> str:
    """The mark of a ferry's space."""
    where = place(x, y, angle, scale)
    return tag(
        "path", class_="ripple", d=RIPPLE, transform=where, fill="none", stroke=ink, stroke_width=1.5, opacity=0.8
    )


def tunnel_rim(ground: Ground, unit: float) -> dict[str, str | float]:
    """The outline of a tunnel's space, in blocks of rock."""
    dashes = f"{number(3.6 * unit)} {number(1.7 * unit)}"
    return {"stroke": ground.rock, "stroke_width": 2.6 * unit, "stroke_dasharray": dashes}


def wild_space(name: str, theme: Theme, box: Box, where: str) -> str:
    """A space that takes nothing but a wild card: slanted stripes of all colours, and the card's picture."""
    fills = palette.stripes(theme)
    lean = box.height * 0.35
    step = (box.width - lean) / len(fills)
    bands = "".join(
        tag("path", d=path(_slanted(box.left + i * step, step, box, lean), closed=True), fill=fill, stroke="none")
        for i, fill in enumerate(fills)
    )
    scale = min(box.width / 64, box.height / 24)
    mark = WILD_MARKS.get(palette.wild(name).symbol) or path(_sized(SHAPES["star"], 9), closed=True)
    plain = palette.PLAIN
    paint = {"fill": plain.fill, "stroke": plain.edge, "stroke_linejoin": "round", "paint_order": "stroke"}
    picture = tag("path", d=mark, transform=place(*box.middle, scale=scale), stroke_width=3, **paint)
    return tag("g", bands, picture, class_="wild-space", transform=where)


def _slanted(left: float, step: float, box: Box, lean: float) -> Corners:
    return (
        (left + lean, box.top), (left + lean + step, box.top), (left + step, box.bottom), (left, box.bottom)
    )  # fmt: skip


def _sized(corners: Corners, radius: float) -> Corners:
    return tuple((radius * x, radius * y) for x, y in corners)


def stop(ground: Ground, x: float, y: float, radius: float) -> str:
    """A location without a mark."""
    return tag("circle", cx=x, cy=y, r=radius * 0.85, fill=ground.stop, stroke=ground.road, stroke_width=radius * 0.3)


def attraction(ground: Ground, x: float, y: float, radius: float) -> str:
    """The badge of a tourist attraction: a star on a seal."""
    seal = ((x + radius * dx, y + radius * dy) for dx, dy in _regular(14, inner=0.86))
    star = ((x + radius * 0.66 * dx, y + radius * 0.66 * dy) for dx, dy in SHAPES["star"])
    parts = ((seal, ground.badge), (star, ground.halo))
    return "".join(tag("path", d=path(corners, closed=True), fill=fill) for corners, fill in parts)


def coast(ground: Ground, side: str, x: float, y: float, radius: float) -> str:
    """The badge of a coastal city: a disc, half of it filled, with an arrow that points to its coast."""
    way = 1 if side == "east" else -1
    rim = tag("circle", cx=x, cy=y, r=radius * 0.9, fill=ground.halo, stroke=ground.badge, stroke_width=radius * 0.2)
    sweep = 1 if side == "east" else 0
    r = number(radius * 0.9)
    half = f"M{number(x)} {number(y - radius * 0.9)}A{r} {r} 0 0 {sweep} {number(x)} {number(y + radius * 0.9)}Z"
    tip = ((x + way * radius * dx, y + radius * dy) for dx, dy in ((0.72, 0), (0.2, -0.44), (0.2, 0.44)))
    return rim + tag("path", d=half, fill=ground.badge) + tag("path", d=path(tip, closed=True), fill=ground.halo)
