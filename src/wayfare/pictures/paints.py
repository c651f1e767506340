"""The paint of everything on a board, by day and by night. The browser's style sheet is made from this.

A colour is a role of the style's `Ground` ("sea"), a role of what is painted ("tone-fill" of a card's or a seat's
colour), "plain-fill" and the like, a colour of its own, a pair for day and night, or a mixture. Lengths are in units of
the layer: the ground's, the routes', or 1 within a small picture, which is scaled as a whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from wayfare.pictures.palette import CARD_COLOURS, GLASS, PLAIN_TONE, WILD_STRIPES, Ground, Theme, Tone, stripes


class DayNight(NamedTuple):
    """One colour by day, another by night."""

    day: str | Mix
    night: str | Mix


class Mix(NamedTuple):
    """A share of one role, and the rest of another."""

    one: str
    share: float
    other: str


Ink = str | Mix | DayNight


@dataclass(frozen=True)
class Paint:
    """How a shape is filled and outlined."""

    fill: Ink | None = None
    stroke: Ink | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float | tuple[float, float] = 1.0  # the pair is for day and night
    cap: str = "butt"
    around: bool = False  # the width is added to that of a space

    def opacity_in(self, theme: Theme) -> float:
        """How much of what lies under it this hides."""
        return self.opacity[theme == "dark"] if isinstance(self.opacity, tuple) else self.opacity


COAST = DayNight("#6b5a3c", "#8d7f62")
CONTOUR = DayNight("#9fb3a8", "#2f4448")  # the engraved lines that follow a coast
STREET = DayNight("#d3c8b1", "#333c4c")
ENGRAVING = DayNight("#5c6d66", "#7f968f")
HULL = DayNight("#47606f", "#0b1522")
BRONZE = DayNight("#3c6a5d", "#14231f")
ORANGE = CARD_COLOURS["orange"]
BRASS = DayNight("#4a3b26", "#a8997a")
CAB = DayNight("#f4cf45", "#d9a92c")

WATER = {
    "sea": Paint(fill="sea"),
    "depth-1": Paint(stroke="shallows", width=66, opacity=0.35),
    "depth-2": Paint(stroke="shallows", width=40, opacity=0.5),
    "depth-3": Paint(stroke="shallows", width=18, opacity=0.9),
    "ripple": Paint(stroke=DayNight("#ffffff", "#3d6385"), width=1.3, opacity=0.6, cap="round"),
    "sea-line-1": Paint(stroke=CONTOUR, width=45),
    "sea-1": Paint(stroke="sea", width=43.8),
    "sea-line-2": Paint(stroke=CONTOUR, width=31),
    "sea-2": Paint(stroke="sea", width=29.6),
    "sea-line-3": Paint(stroke=CONTOUR, width=19),
    "sea-3": Paint(stroke="shallows", width=17.4),
    "sea-line-4": Paint(stroke=CONTOUR, width=9.6),
    "sea-4": Paint(stroke="shallows", width=7.8),
}
ATLAS = {
    "paper": Paint(fill="land"),
    "land": Paint(fill="land"),
    "rim": Paint(fill="block"),
    "coast": Paint(stroke=COAST, width=1.3),
    "graticule": Paint(stroke="line", width=0.7, opacity=0.35),
    "wash-0": Paint(fill=DayNight("#e8b296", "#965c46"), opacity=(0.38, 0.24)),
    "wash-1": Paint(fill=DayNight("#c8cd96", "#697346"), opacity=(0.45, 0.24)),
    "wash-2": Paint(fill=DayNight("#eed68c", "#8c7337"), opacity=(0.42, 0.24)),
    "wash-3": Paint(fill=DayNight("#aac3be", "#4b6969"), opacity=(0.42, 0.24)),
    "wash-4": Paint(fill=DayNight("#d6b4be", "#785564"), opacity=(0.38, 0.24)),
    "river": Paint(stroke=DayNight("#8aa9a6", "#35545a"), width=1.3, cap="round"),
    "lake": Paint(fill="sea", stroke=COAST, width=1),
    "border": Paint(stroke=DayNight("#8d5a3c", "#9a7a58"), width=1.2, dash=(5, 2.5, 1.2, 2.5), opacity=0.75),
    "state-border": Paint(stroke=DayNight("#8d7350", "#8a7657"), width=0.8, dash=(2.4, 2.4), opacity=0.6),
    "tree": Paint(fill=DayNight("#a9b683", "#3d4631"), stroke=DayNight("#76825a", "#6b7654"), width=0.8),
    "hill": Paint(fill=DayNight("#efe2bf", "#3a3427"), stroke=DayNight("#8b7a58", "#8f8263"), width=0.9),
    "slope": Paint(fill=DayNight("#b39e76", "#1f1b14"), opacity=0.65),
}
CITY_PAINTS = {
    "shore": Paint(fill="land", stroke="line", width=1.8),
    "pier": Paint(fill=DayNight("#d8cdb6", "#303948"), stroke="line", width=0.8),
    "park": Paint(fill="park", stroke=DayNight("#aac68a", "#31503f"), width=1.2),
    "footpath": Paint(stroke=DayNight("#efe7cf", "#3c4a44"), width=2.6),
    "pond": Paint(fill="sea", stroke="line", width=1),
    "park-tree": Paint(fill=DayNight("#9dbf7c", "#2f5743"), stroke=DayNight("#7fa562", "#22402f"), width=0.7),
    "block-0": Paint(fill="block", stroke=STREET, width=0.7),
    "block-1": Paint(fill=DayNight("#ebe3d0", "#232a36"), stroke=STREET, width=0.7),
    "block-2": Paint(fill=DayNight("#e9dcc4", "#2b3341"), stroke=STREET, width=0.7),
    "roof": Paint(fill=DayNight("#f4eddd", "#313a4a"), stroke=DayNight("#dacfb8", "#3b4557"), width=0.6),
    "window": Paint(stroke="#ffd27a", width=1.7, opacity=(0, 0.75), cap="square"),
    "glow": Paint(fill="#ffce73", opacity=(0, 0.06)),
    "avenue-edge": Paint(stroke=DayNight("#d3c8b1", "#3a4354"), width=8.6),
    "avenue": Paint(stroke=DayNight("#f6f2e7", "#4a4335"), width=7),
    "quay": Paint(stroke=DayNight("#faf7ee", "#2a3342"), width=5),
    "deck-edge": Paint(stroke=DayNight("#857b66", "#0a0e15"), width=31, opacity=0.7),
    "deck": Paint(stroke=DayNight("#c9bfa9", "#465063"), width=28),
    "cables": Paint(stroke=DayNight("#a79b82", "#5d6980"), width=26, dash=(1.2, 6)),
    "tower-edge": Paint(stroke=DayNight("#6e5636", "#0a0e15"), width=10),
    "tower": Paint(stroke=DayNight("#b08f6a", "#6b7890"), width=7),
}
FIGURES = {
    "landmark": Paint(
        fill=DayNight(Mix("halo", 0.92, "badge"), "block"),
        stroke=DayNight(Mix("ink", 0.72, "land"), Mix("ink", 0.62, "land")),
        width=1.05,
        cap="round",
    ),
    "ornament": Paint(fill=DayNight("#f6eed8", "#26302e"), stroke=ENGRAVING, width=1.2, opacity=0.9),
    "ornament-line": Paint(stroke=ENGRAVING, width=1.2, opacity=0.9, cap="round"),
    "boat": Paint(fill=DayNight("#ffffff", "#c4ccd9"), stroke=HULL, width=1.1),
    "cabin": Paint(fill=DayNight(ORANGE.light.fill, ORANGE.dark.fill), stroke=HULL, width=1.1),
    "wake": Paint(stroke=DayNight("#ffffff", "#55799b"), width=1.6, opacity=0.8, cap="round"),
    "bronze": Paint(fill=DayNight("#7fb0a0", "#6ea392"), stroke=BRONZE, width=1),
    "flame": Paint(fill="#f5c542", stroke=BRONZE, width=1),
    "rose-ring": Paint(stroke="line", width=1.4, opacity=0.9),
    "rose-thin": Paint(stroke="line", width=0.6, opacity=0.9),
    "rose-light": Paint(fill="halo", stroke="line", width=0.9, opacity=0.9),
    "rose-dark": Paint(fill="line", stroke="line", width=0.9, opacity=0.9),
    "rose-north": Paint(stroke="line", width=1.8, opacity=0.9),
}
FRAME = {
    "ruler-edge": Paint(stroke=BRASS, width=9),
    "ruler": Paint(stroke=DayNight("#f7eed6", "#221d16"), width=5.6),
    "ruler-marks": Paint(stroke=BRASS, width=5.6, dash=(32, 32)),
    "cab": Paint(stroke=CAB, width=9),
    "checks": Paint(stroke=DayNight("#23262d", "#10131a"), width=4.5, dash=(4.5, 4.5)),
    "frame": Paint(stroke=DayNight("#2e2a22", "#0b0e14"), width=1.4),
    "plate-end": Paint(fill="block", stroke="ink", width=1.2),
    "plate": Paint(fill="halo", stroke="ink", width=1.4),
}
ROUTE_PAINTS = {
    "road": Paint(stroke="road", width=3.8),
    "sleepers": Paint(stroke="halo", width=2, dash=(5, 5)),
    "tunnel-rock": Paint(stroke="rock", width=11, dash=(2, 2.4), around=True),
    "bed-edge": Paint(stroke="ink", width=6.5, opacity=0.28, cap="round", around=True),
    "bed": Paint(stroke="halo", width=5, cap="round", around=True),
    "ferry-bed": Paint(stroke="ferry", width=5, cap="round", around=True),
    "waves": Paint(stroke="wave", width=1.5, cap="round"),
}
CLAIMED_MIX = Mix("tone-fill", 0.45, "halo")  # under a piece
SPACES = {
    "space": Paint(fill="tone-fill", stroke="tone-edge", width=1.3),
    "tunnel-space": Paint(fill="tone-fill", stroke="rock", width=2.6, dash=(3.6, 1.7)),
    "claimed-space": Paint(fill=CLAIMED_MIX, stroke=Mix("tone-edge", 0.7, "halo"), width=1.3),
    "claimed-tunnel-space": Paint(fill=CLAIMED_MIX, stroke="rock", width=2.6, dash=(3.6, 1.7)),
    "symbol": Paint(fill="tone-ink"),
    "ferry-sign": Paint(stroke="tone-ink", width=1.5, opacity=0.8),
    "wild-outline": Paint(stroke="plain-edge", width=3),
    "wild-picture": Paint(fill="plain-fill"),
} | {f"stripe-{i}": Paint(fill=f"stripe-{i}") for i in range(len(WILD_STRIPES))}
TOKENS = {
    "piece-halo": Paint(stroke="plain-fill", width=4),
    "piece-under": Paint(fill="tone-edge"),
    "piece-body": Paint(fill="tone-fill", stroke="tone-edge", width=1.5),
    "piece-trim": Paint(stroke="tone-edge", width=0.9, opacity=0.55),
    "piece-glass": Paint(fill="glass", stroke="tone-edge", width=0.7),
    "piece-lamps": Paint(fill="#ffe28a", stroke="tone-edge", width=0.5),
    "piece-dots": Paint(fill="tone-ink"),
    "station-halo": Paint(stroke="plain-fill", width=4),
    "station-body": Paint(fill="tone-fill", stroke="tone-edge", width=1.3),
    "station-windows": Paint(fill="tone-ink"),
}
MARK_PAINTS = {
    "stop": Paint(fill="stop", stroke="rim", width=2.6),
    "stop-dot": Paint(fill="badge"),
    "seal": Paint(fill="badge", stroke="halo", width=1.4),
    "seal-star": Paint(fill=DayNight("#ffe9a8", "#1d2733")),
    "coast-rim": Paint(fill="halo", stroke="badge", width=2),
    "coast-half": Paint(fill="badge"),
    "coast-arrow": Paint(fill="halo"),
}
PAINTS: dict[str, Paint] = WATER | ATLAS | CITY_PAINTS | FIGURES | FRAME | ROUTE_PAINTS | SPACES | TOKENS | MARK_PAINTS


class Letters(NamedTuple):
    """How words on a board are set; lengths are in letters."""

    fill: str  # a role of the ground
    weight: dict[str, int]  # by style
    spacing: float = 0.0
    halo: float = 0.0  # the width of the outline
    italic: bool = False


LETTER_PAINTS = {
    "name": Letters("ink", {"city": 700, "atlas": 600, "plain": 600}, halo=0.25),
    "caption": Letters("caption", {"city": 500, "atlas": 400, "plain": 400}, spacing=0.2, italic=True),
    "title": Letters("ink", {"city": 600, "atlas": 600, "plain": 600}, spacing=0.02),
}


def colour(ink: Ink, ground: Ground, theme: Theme, tone: Tone = PLAIN_TONE) -> str:
    if isinstance(ink, DayNight):
        return colour(ink[theme == "dark"], ground, theme, tone)
    if isinstance(ink, Mix):
        one, other = (colour(role, ground, theme, tone) for role in (ink.one, ink.other))
        return _mixed(one, ink.share, other)
    if ink.startswith("#"):
        return ink
    group, _, part = ink.partition("-")
    match group:
        case "tone":
            return str(getattr(tone, part))
        case "plain":
            return str(getattr(PLAIN_TONE, part))
        case "stripe":
            return stripes(theme)[int(part)]
        case "glass":
            return GLASS
        case _:
            return str(getattr(ground, ink))


def _mixed(one: str, share: float, other: str) -> str:
    channels = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in channels)
