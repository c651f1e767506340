"""What lies under the routes: a region of the earth, a town, islands that follow the routes, or plain paper."""

from __future__ import annotations

from wayfare.layout.geometry import Box
from wayfare.layout.ground.atlas import draw_islands, draw_paper, draw_region
from wayfare.layout.ground.city import draw_sprawl, draw_town
from wayfare.layout.ground.dressing import dress
from wayfare.layout.ground.frame import draw_frame, rectangle
from wayfare.layout.layout import Layout
from wayfare.layout.structs import Ground, Layer


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
