"""The palette for the browser: `python -m wayfare.pictures.tokens css` or `json`.

The style sheet names every colour, seat and ground as a custom property, by day and by night; the JSON has the shapes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from wayfare.layout.paths import path

from . import art, palette
from .palette import Shade, Theme, Tone

RADIUS = 10  # of a symbol's circle, in the JSON
Sheet = dict[str, dict[str, str]]  # properties by selector
LOOKS = tuple(dict.fromkeys(look for look, _ in palette.GROUNDS))


def css() -> str:
    """Light first; dark where the reader's system or `data-theme` says so."""
    chosen = ':root[data-theme="dark"]'
    system = ':root:not([data-theme="light"])'
    return "\n".join(
        (
            "/* Made by `python -m wayfare.pictures.tokens css`: change palette.py, not this. */",
            *_rules(_always(), ":root"),
            *_rules(_themed("light"), ":root"),
            "@media (prefers-color-scheme: dark) {",
            *_rules(_themed("dark"), system),
            "}",
            *_rules(_themed("dark"), chosen),
            "",
        )
    )


def shapes() -> dict[str, Any]:
    """What CSS cannot say: symbols as path data, and which colour has which."""
    colours = palette.COLOURS.values()
    return {
        "radius": RADIUS,
        "symbols": {name: path(_scaled(corners), closed=True) for name, corners in art.SHAPES.items()},
        "colours": {colour.name: {"symbol": colour.symbol, "char": colour.char} for colour in colours},
        "wilds": {wild.name: {"symbol": wild.symbol, "char": wild.char} for wild in palette.WILDS.values()},
        "hues": palette.HUES,
        "spare": [{"symbol": symbol, "char": char} for symbol, char in palette.SPARE_SYMBOLS],
        "seats": len(palette.SEATS),
        "looks": LOOKS,
    }


def main(wanted: str = "css") -> None:
    made: dict[str, Callable[[], str]] = {
        "css": css,
        "json": lambda: json.dumps(shapes(), ensure_ascii=False, indent=1) + "\n",
    }
    if wanted not in made:
        sys.exit("usage: python -m wayfare.pictures.tokens [css|json]")
    sys.stdout.write(made[wanted]())


def _always() -> Sheet:
    """What is the same by day and by night: seats, and the classes that pick a tone."""
    seats = dict(enumerate(palette.SEATS))
    plain = _tone("plain", palette.PLAIN) | {"--glass": palette.GLASS}
    sheet = {":root": plain | _joined(_tone(f"seat-{number}", tone) for number, tone in seats.items())}
    for name in palette.COLOURS:
        sheet[f".colour-{name}"] = _pick(name)
    for number in seats:
        sheet[f".seat-{number}"] = _pick(f"seat-{number}")
    return sheet


def _themed(theme: Theme) -> Sheet:
    tones = (_tone(name, colour.tone(theme)) for name, colour in palette.COLOURS.items())
    stripes = {f"--stripe-{i}": fill for i, fill in enumerate(palette.stripes(theme))}
    hour = {"--night": "1" if theme == "dark" else "0"}  # an opacity, for lamps and lit windows
    sheet = {":root": _joined(tones) | stripes | hour | _ground("city", theme)}
    for look in LOOKS:
        sheet[f".look-{look}"] = _ground(look, theme)
    sheet[".colour-spare"] = _spare(palette.SPARE_SHADES[theme])
    return sheet


def _tone(name: str, tone: Tone) -> dict[str, str]:
    return {f"--{name}-{part}": value for part, value in tone._asdict().items()}


def _pick(name: str) -> dict[str, str]:
    return {f"--tone-{part}": f"var(--{name}-{part})" for part in Tone._fields}


def _ground(look: str, theme: Theme) -> dict[str, str]:
    ground = palette.GROUNDS[look, theme]
    return {f"--ground-{part}": getattr(ground, part) for part in ground.__slots__}


def _spare(shade: Shade) -> dict[str, str]:
    """A colour that no box has: the page sets `--hue`."""
    parts = {"fill": shade.fill, "edge": shade.edge}
    tones = {
        f"--tone-{part}": f"hsl(var(--hue) {saturation:.0%} {lightness:.0%})"
        for part, (lightness, saturation) in parts.items()
    }
    return tones | {"--tone-ink": shade.ink}


def _joined(parts: Iterable[Mapping[str, str]]) -> dict[str, str]:
    return {name: value for part in parts for name, value in part.items()}


def _scaled(corners: art.Corners) -> art.Corners:
    return tuple((RADIUS * x, RADIUS * y) for x, y in corners)


def _rules(sheet: Sheet, root: str) -> list[str]:
    """The sheet under a root; a class may stand on the root itself or anywhere below."""
    lines = []
    for selector, properties in sheet.items():
        names = root if selector == ":root" else selector if root == ":root" else f"{root}{selector}, {root} {selector}"
        body = " ".join(f"{name}: {value};" for name, value in properties.items())
        lines.append(f"{names} {{ {body} }}")
    return lines


if __name__ == "__main__":
    main(*sys.argv[1:2])
