"""Around the map: an atlas's ruler or a taxi's checkers; and the plate that bears the title."""

from __future__ import annotations

from wayfare.engine.look import Style
from wayfare.layout.geometry import Box
from wayfare.layout.paths import path
from wayfare.layout.structs import Layer, Plate

BAND = 9.0  # how broad the frame is, in units


def draw_frame(panel: Box, style: Style, unit: float) -> tuple[Layer, ...]:
    """The frame of a map, from the back."""
    band = BAND * unit
    middle = rectangle(panel.grown(band / 2))
    line = Layer("frame", rectangle(panel))
    if style == "city":
        return Layer("cab", middle), Layer("checks", _checks(panel, band)), line
    return Layer("ruler-edge", middle), Layer("ruler", middle), Layer("ruler-marks", middle), line


def rectangle(box: Box) -> str:
    corners = ((box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom))
    return path(corners, closed=True)


def _checks(panel: Box, band: float) -> str:
    """Two rows of squares above the map and two below, one of each pair a square further on."""
    data, half = "", band / 2
    for i, top in enumerate((panel.top - band, panel.top - half, panel.bottom, panel.bottom + half)):
        y, start = top + half / 2, panel.left - band + i % 2 * half
        data += path(((start, y), (panel.right + band, y)))
    return data


def draw_plate(box: Box, style: Style) -> Plate:
    """A plate for a title: a scroll in an atlas, a street sign in a city."""
    return _sign(box) if style == "city" else _scroll(box)


def _sign(box: Box) -> Plate:
    left, top, right, bottom = box
    size, n = box.height * 0.42, box.height * 0.22
    sign = (
        f"M{_at(left + n, top)}H{right - n:.1f}Q{_at(right - n, top + n)} {_at(right, top + n)}V{bottom - n:.1f}"
        f"Q{_at(right - n, bottom - n)} {_at(right - n, bottom)}H{left + n:.1f}"
        f"Q{_at(left + n, bottom - n)} {_at(left, bottom - n)}V{top + n:.1f}"
        f"Q{_at(left + n, top + n)} {_at(left + n, top)}Z"
    )
    y = box.middle.y + size * 0.34
    return Plate((Layer("plate", sign),), path(((left, y), (right, y))), round(size, 1))


def _scroll(box: Box) -> Plate:
    left, top, right, bottom = box
    size, fold, n = box.height * 0.42, box.height * 0.32, box.height * 0.22
    x, y = box.middle
    sheet = (
        f"M{_at(left + fold, top + n * 0.5)}Q{_at(x, top - n * 0.6)} {_at(right - fold, top + n * 0.5)}"
        f"V{bottom - n * 0.5:.1f}Q{_at(x, bottom - n * 1.6)} {_at(left + fold, bottom - n * 0.5)}Z"
    )
    ends = "".join(
        f"M{_at(edge + fold * way, top + n * 1.4)}H{edge:.1f}L{_at(edge + fold * 0.5 * way, y + n * 0.6)}"
        f"L{_at(edge, bottom)}H{edge + fold * way:.1f}Z"
        for edge, way in ((left, 1), (right, -1))
    )
    base = y + size * 0.48
    line = f"M{_at(left + fold, base)}Q{_at(x, base - n * 1.1)} {_at(right - fold, base)}"
    return Plate((Layer("plate-end", ends), Layer("plate", sheet)), line, round(size, 1))


def _at(x: float, y: float) -> str:
    return f"{x:.1f} {y:.1f}"
