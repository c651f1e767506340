"""Every colour wayfare uses, and the symbol that goes with it.

A colour never appears alone: it has a symbol, as a shape (for pictures) and as a character (for text).
"""

from __future__ import annotations

import colorsys
import zlib
from dataclasses import dataclass
from typing import Literal, NamedTuple

Theme = Literal["light", "dark"]


class Tone(NamedTuple):
    """A surface: its fill, its outline, and the ink for anything printed on it."""

    fill: str
    edge: str
    ink: str


@dataclass(frozen=True, slots=True)
class Colour:
    """A card colour, by day and by night, with its symbol."""

    name: str
    symbol: str  # a shape in shapes.py; "none" for gray
    char: str
    light: Tone
    dark: Tone

    def tone(self, theme: Theme) -> Tone:
        return self.light if theme == "light" else self.dark


@dataclass(frozen=True, slots=True)
class Wild:
    """A wild card: all colours in stripes, with its own picture."""

    name: str
    symbol: str
    char: str


CARD_COLOURS = {
    colour.name: colour
    for colour in (
        Colour(
            "blue",
            "square",
            "■",
            Tone("#2a6fc4", "#173f73", "#ffffff"),
            Tone("#3b82d9", "#a9ccf6", "#ffffff"),
        ),
        Colour(
            "green",
            "triangle",
            "▲",
            Tone("#2b8748", "#164a27", "#ffffff"),
            Tone("#2c9654", "#a6dfba", "#ffffff"),
        ),
        Colour(
            "black",
            "disc",
            "●",
            Tone("#2a2c33", "#0b0c0f", "#ffffff"),
            Tone("#0b0c10", "#c3c9d4", "#ffffff"),
        ),
        Colour(
            "pink",
            "diamond",
            "◆",
            Tone("#f09ac2", "#8f3c66", "#4d1231"),
            Tone("#ec8bb8", "#fbd7e7", "#43102b"),
        ),
        Colour(
            "red",
            "plus",
            "✚",
            Tone("#c9302c", "#6d1513", "#ffffff"),
            Tone("#d63f3a", "#f7b5b2", "#ffffff"),
        ),
        Colour(
            "orange",
            "star",
            "★",
            Tone("#f28c28", "#8a4707", "#3b1c00"),
            Tone("#ee8a2a", "#fcd5aa", "#341900"),
        ),
        Colour(
            "yellow",
            "pentagon",
            "⬟",
            Tone("#f7d443", "#84690a", "#423400"),
            Tone("#efca3c", "#fdf0b8", "#3b2f00"),
        ),
        Colour(
            "white",
            "ring",
            "○",
            Tone("#ffffff", "#5d636c", "#3a3f47"),
            Tone("#f3f4f6", "#9aa1ac", "#33373e"),
        ),
        Colour(
            "gray",
            "none",
            " ",
            Tone("#b3b8be", "#656b73", "#2f3338"),
            Tone("#858c96", "#ccd1d8", "#101216"),
        ),
    )
}

WILDS = {
    wild.name: wild
    for wild in (
        Wild("taxi", "taxi", "🚕"),
        Wild("locomotive", "locomotive", "🚂"),
    )
}

WILD_STRIPES = ("red", "orange", "yellow", "green", "blue", "pink")

# A designer's board may invent colours. A name that plainly means a hue gets that hue.
HUES = {"purple": 275, "violet": 268, "magenta": 310, "brown": 24, "teal": 178, "cyan": 190, "lime": 85, "gold": 44}
SPARE_SYMBOLS = (("hexagon", "⬢"), ("wedge", "▼"), ("bar", "▬"), ("hourglass", "⧗"), ("arrow", "▶"))


class Shade(NamedTuple):
    """A tone without its hue: lightness and saturation of fill and edge, and the ink."""

    fill: tuple[float, float]
    edge: tuple[float, float]
    ink: str

    def of(self, hue: float) -> Tone:
        """The tone in this hue, from 0 to 1."""
        return Tone(_hex(hue, *self.fill), _hex(hue, *self.edge), self.ink)


SPARE_SHADES: dict[Theme, Shade] = {
    "light": Shade((0.38, 0.55), (0.18, 0.6), "#ffffff"),
    "dark": Shade((0.68, 0.6), (0.88, 0.7), "#101216"),
}


@dataclass(frozen=True, slots=True)
class Ground:
    """A style's colours: the page around the map, the map itself, and everything on it."""

    page: str
    ink: str  # names and titles
    halo: str  # around names, under spaces
    sea: str
    shallows: str
    land: str
    block: str  # of a city; the shore in an atlas
    park: str  # of a city; the hills in an atlas
    line: str  # coast, graticule, frame
    road: str
    stop: str
    rim: str  # around a stop
    badge: str  # attractions and coasts, printed in the halo's colour
    ferry: str  # the water under a ferry
    wave: str
    rock: str  # the rim of a tunnel
    caption: str  # the names of waters


GROUNDS: dict[tuple[str, Theme], Ground] = {
    ("city", "light"): Ground(
        page="#fbfaf6",
        ink="#1d2733",
        halo="#ffffff",
        sea="#a9cfe3",
        shallows="#bfdcea",
        land="#f3efe4",
        block="#e6dfcf",
        park="#cfe0b8",
        line="#7fa9c0",
        road="#8d8f94",
        stop="#ffffff",
        rim="#1d2733",
        badge="#b3261e",
        ferry="#cfe6f2",
        wave="#2f7ea6",
        rock="#4a4038",
        caption="#3f708b",
    ),
    ("city", "dark"): Ground(
        page="#0f131c",
        ink="#f2f4f8",
        halo="#10151f",
        sea="#0c1a2b",
        shallows="#11243a",
        land="#1c222d",
        block="#272e3b",
        park="#20352f",
        line="#31506b",
        road="#7b828f",
        stop="#f2f4f8",
        rim="#8ea2bd",
        badge="#f5c542",
        ferry="#17384f",
        wave="#7cc0e6",
        rock="#b9a88f",
        caption="#6d97b9",
    ),
    ("atlas", "light"): Ground(
        page="#efe4c9",
        ink="#2e2418",
        halo="#fbf4e0",
        sea="#d5dfd3",
        shallows="#c3d3ca",
        land="#f5ebd1",
        block="#ebddb9",
        park="#e0deb4",
        line="#8b7a58",
        road="#5a4a35",
        stop="#fffaf0",
        rim="#2e2418",
        badge="#7a2e1f",
        ferry="#c9e1e6",
        wave="#2f7488",
        rock="#4a3a26",
        caption="#5f7a78",
    ),
    ("atlas", "dark"): Ground(
        page="#191612",
        ink="#f3ead6",
        halo="#1b1813",
        sea="#131d20",
        shallows="#1a282b",
        land="#2a251d",
        block="#332d23",
        park="#2d3024",
        line="#7f7258",
        road="#a89a7c",
        stop="#f3ead6",
        rim="#a89a7c",
        badge="#e9b44c",
        ferry="#17363d",
        wave="#79b8c4",
        rock="#b8a47e",
        caption="#6d8b90",
    ),
}

for _theme in ("light", "dark"):  # a plain board borrows the atlas's paper
    GROUNDS["plain", _theme] = GROUNDS["atlas", _theme]

SEAT_TONES = (
    Tone("#6d3fc4", "#23104a", "#ffffff"),
    Tone("#0a7d79", "#03302f", "#ffffff"),
    Tone("#a8cf2a", "#384a00", "#1d2600"),
    Tone("#8a5430", "#331b0a", "#ffffff"),
    Tone("#7fd0ef", "#124a60", "#05222e"),
)
PLAIN_TONE = Tone("#ffffff", "#1d2733", "#1d2733")  # pictures that belong to no seat
GLASS = "#f4f8fb"  # the windows of pieces


def colour(name: str) -> Colour:
    """The named colour; any other name always gets the same colour and symbol of its own."""
    if name in CARD_COLOURS:
        return CARD_COLOURS[name]
    number = zlib.crc32(name.encode("utf-8", "surrogatepass"))
    hue = HUES.get(name, number % 360) / 360
    symbol, char = SPARE_SYMBOLS[number // 360 % len(SPARE_SYMBOLS)]
    return Colour(name, symbol, char, SPARE_SHADES["light"].of(hue), SPARE_SHADES["dark"].of(hue))


def wild(name: str) -> Wild:
    """The named wild card; any other name is stripes without a picture."""
    return WILDS.get(name, Wild(name, "none", "☰"))


def stripes(theme: Theme) -> tuple[str, ...]:
    """The colours of a wild card, left to right."""
    return tuple(CARD_COLOURS[name].tone(theme).fill for name in WILD_STRIPES)


def seat(number: int) -> Tone:
    """The colour of a seat's pieces; beyond the last one they repeat."""
    return SEAT_TONES[number % len(SEAT_TONES)]


def _hex(hue: float, lightness: float, saturation: float) -> str:
    red, green, blue = colorsys.hls_to_rgb(hue, lightness, saturation)
    return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"
