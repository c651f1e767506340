"""SVG elements, attributes, ids and escaping."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

from wayfare.layout.geometry import Box
from wayfare.layout.paths import number

# With \u escapes a board file can hold characters that XML forbids.
FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def text(value: str) -> str:
    """Text, escaped."""
    return escape(FORBIDDEN.sub("\ufffd", value))


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """One element. `stroke_width` becomes `stroke-width`, `class_` becomes `class`; children are ready markup."""
    pairs = "".join(f" {key.rstrip('_').replace('_', '-')}={_attribute(value)}" for key, value in attributes.items())
    body = "".join(children)
    return f"<{name}{pairs}>{body}</{name}>" if body else f"<{name}{pairs}/>"


def _attribute(value: str | float) -> str:
    return quoteattr(FORBIDDEN.sub("\ufffd", value) if isinstance(value, str) else number(value))


def place(x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> str:
    """A transform: scaled, turned, then moved."""
    turn = f" rotate({number(angle)})" if number(angle) != "0" else ""
    size = f" scale({scale:.2f})" if scale != 1.0 else ""
    return f"translate({number(x)} {number(y)}){turn}{size}"


def sides(box: Box) -> dict[str, float]:
    return {"x": box.left, "y": box.top, "width": box.width, "height": box.height}


def piece_id(style: str, seat: int) -> str:
    """The id of a seat's piece, the same in every picture of a style, so two pictures can share a page."""
    return f"{style}-piece-{seat}"


def station_id(style: str, seat: int) -> str:
    return f"{style}-station-{seat}"
