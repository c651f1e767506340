"""The palette for the browser: palette.css and palette.json, which `python -m wayfare.server.generate` writes.

The style sheet names every colour, seat and ground as a custom property, by day and by night, and has a class for every
paint of a drawing. The JSON has the small pictures as layers, and how large each is painted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from wayfare.layout.labels import LINE_HEIGHT
from wayfare.pictures import palette, pieces, shapes
from wayfare.pictures.paints import LETTER_PAINTS, PAINTS, DayNight, Ink, Mix, Paint
from wayfare.pictures.palette import Ground, Shade, Theme, Tone

Sheet = dict[str, dict[str, str]]  # properties by selector
GROUND_STYLES = tuple(dict.fromkeys(style for style, _ in palette.GROUNDS))


def css() -> str:
    """The style sheet: light first, dark where the reader's system or `data-theme` says so."""
    chosen = ':root[data-theme="dark"]'
    system = ':root:not([data-theme="light"])'
    return "\n".join(
        (
            "/* Made by `python -m wayfare.server.generate`: change palette.py or paints.py, not this. */",
            *_rules(_always(), ":root"),
            *_rules(_themed("light"), ":root"),
            "@media (prefers-color-scheme: dark) {",
            *_rules(_themed("dark"), system),
            "}",
            *_rules(_themed("dark"), chosen),
            "",
        )
    )


def specification() -> dict[str, Any]:
    """What a style sheet can't hold: small pictures and their sizes, letters, and which colour has which symbol."""
    colours = palette.CARD_COLOURS.values()
    seats = range(len(palette.SEAT_TONES))
    fits = {kind: fit._asdict() for kind, fit in shapes.FITS.items()}
    letters = {kind: {**one._asdict(), "line": LINE_HEIGHT} for kind, one in LETTER_PAINTS.items()}
    made = {
        "radius": shapes.RADIUS,
        "symbols": shapes.SYMBOLS,
        "colours": {colour.name: {"symbol": colour.symbol, "char": colour.char} for colour in colours},
        "wilds": {wild.name: {"symbol": wild.symbol, "char": wild.char} for wild in palette.WILDS.values()},
        "wild_pictures": shapes.WILD_PICTURES,
        "stripes": shapes.STRIPES,
        "ferry_sign": shapes.FERRY_SIGN,
        "marks": shapes.MARK_SHAPES,
        "vehicles": pieces.VEHICLES,
        "pieces": {vehicle: [pieces.piece(vehicle, seat) for seat in seats] for vehicle in pieces.BODIES},
        "stations": [pieces.station(seat) for seat in seats],
        "fits": fits,
        "inset": shapes.INSET,
        "letters": letters,
        "hues": palette.HUES,
        "spare": [{"symbol": symbol, "char": char} for symbol, char in palette.SPARE_SYMBOLS],
        "seats": len(palette.SEAT_TONES),
        "styles": GROUND_STYLES,
    }
    return dict(msgspec.to_builtins(made))


def _always() -> Sheet:
    """The same by day and by night: seats, the classes that pick a tone, and the paints of a drawing."""
    seats = dict(enumerate(palette.SEAT_TONES))
    plain = _tone("plain", palette.PLAIN_TONE) | {"--glass": palette.GLASS}
    sheet = {":root": plain | _joined(_tone(f"seat-{number}", tone) for number, tone in seats.items())}
    for name in palette.CARD_COLOURS:
        sheet[f".colour-{name}"] = _pick(name)
    for number in seats:
        sheet[f".seat-{number}"] = _pick(f"seat-{number}")
    for kind, paint in PAINTS.items():
        sheet[f".paint-{kind}"] = _paint(paint)
    return sheet


def _paint(paint: Paint) -> dict[str, str]:
    rule = {"fill": _ink(paint.fill), "stroke": _ink(paint.stroke)}
    if paint.stroke:
        rule["stroke-width"] = _length(paint.width, " + var(--space) * 1px" if paint.around else "")
    if paint.dash:
        rule["stroke-dasharray"] = " ".join(map(_length, paint.dash))
    if paint.cap != "butt":
        rule["stroke-linecap"] = paint.cap
    if isinstance(paint.opacity, tuple):
        day, night = paint.opacity
        rule["opacity"] = f"calc({day} + var(--night) * {night - day:.2f})"
    elif paint.opacity != 1:
        rule["opacity"] = str(paint.opacity)
    return rule


def _ink(ink: Ink | None) -> str:
    if ink is None:
        return "none"
    if isinstance(ink, DayNight):
        return f"light-dark({_ink(ink.day)}, {_ink(ink.night)})"
    if isinstance(ink, Mix):
        return f"color-mix(in srgb, {_ink(ink.one)} {ink.share:.0%}, {_ink(ink.other)})"
    if ink.startswith("#"):
        return ink
    return f"var(--ground-{ink})" if ink in Ground.__slots__ else f"var(--{ink})"


def _length(units: float, more: str = "") -> str:
    return f"calc({units}px * var(--unit){more})"


def _themed(theme: Theme) -> Sheet:
    tones = (_tone(name, colour.tone(theme)) for name, colour in palette.CARD_COLOURS.items())
    stripes = {f"--stripe-{i}": fill for i, fill in enumerate(palette.stripes(theme))}
    hour = {"--night": "1" if theme == "dark" else "0"}  # an opacity, for lamps and lit windows
    sheet = {":root": _joined(tones) | stripes | hour | _ground("city", theme)}
    for style in GROUND_STYLES:
        sheet[f".look-{style}"] = _ground(style, theme)
    sheet[".colour-spare"] = _spare(palette.SPARE_SHADES[theme])
    return sheet


def _tone(name: str, tone: Tone) -> dict[str, str]:
    return {f"--{name}-{part}": value for part, value in tone._asdict().items()}


def _pick(name: str) -> dict[str, str]:
    return {f"--tone-{part}": f"var(--{name}-{part})" for part in Tone._fields}


def _ground(style: str, theme: Theme) -> dict[str, str]:
    ground = palette.GROUNDS[style, theme]
    return {f"--ground-{part}": getattr(ground, part) for part in ground.__slots__}


def _spare(shade: Shade) -> dict[str, str]:
    """A colour invented by a board's author: the page sets `--hue`."""
    parts = {"fill": shade.fill, "edge": shade.edge}
    tones = {
        f"--tone-{part}": f"hsl(var(--hue) {saturation:.0%} {lightness:.0%})"
        for part, (lightness, saturation) in parts.items()
    }
    return tones | {"--tone-ink": shade.ink}


def _joined(parts: Iterable[Mapping[str, str]]) -> dict[str, str]:
    return {name: value for part in parts for name, value in part.items()}


def _rules(sheet: Sheet, root: str) -> list[str]:
    """The rules under a root; a class may be on the root itself or anywhere below."""
    lines = []
    for selector, properties in sheet.items():
        names = root if selector == ":root" else selector if root == ":root" else f"{root}{selector}, {root} {selector}"
        body = " ".join(f"{name}: {value};" for name, value in properties.items())
        lines.append(f"{names} {{ {body} }}")
    return lines
