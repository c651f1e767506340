"""What lies under the routes: a region of the earth, a town, islands that follow the routes, or plain paper."""

from __future__ import annotations

from ..geometry import Box
from ..layout import Layout
from ..structs import Ground, Layer
from .atlas import draw_islands, draw_paper, draw_region
from .city import draw_sprawl, draw_town
from .dressing import dress
from .frame import draw_frame, rectangle


def draw_ground(layout: Layout, names: list[Box]) -> Ground:
    """The ground of a board; `names` is the room that its labels take in any language."""
    dressing = dress(layout, names)
    land, layers = _base(layout, dressing.taken)
    return Ground(
        unit=round(layout.usual, 3),
        land=land,
        layers=(Layer("sea", rectangle(layout.panel)), *(layer for layer in layers if layer.d != "")),
        ornaments=dressing.ornaments,
        landmarks=dressing.landmarks,
        compass=dressing.compass,
        captions=dressing.captions,
        titles=dressing.titles,
        frame=draw_frame(layout.panel, layout.board.look.style, layout.usual),
    )


def _base(layout: Layout, taken: list[Box]) -> tuple[str, list[Layer]]:
    """The land, as path data, and the layers over and under it."""
    look = layout.board.look
    if look.style == "plain":
        return draw_paper(layout)
    if look.town:
        return draw_town(layout, look.town)
    if look.region:
        return draw_region(layout, look.region, taken)
    return draw_sprawl(layout) if look.style == "city" else draw_islands(layout, taken)
