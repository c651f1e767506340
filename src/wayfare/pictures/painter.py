"""Paints layers as SVG, in a style's colours by day or by night."""

from __future__ import annotations

from collections.abc import Iterable

from wayfare.engine.look import Style
from wayfare.layout.paths import number
from wayfare.layout.structs import Layer
from wayfare.pictures.paints import LETTER_PAINTS, PAINTS, colour
from wayfare.pictures.palette import GROUNDS, PLAIN_TONE, Theme, Tone
from wayfare.pictures.svg import tag

Attributes = dict[str, str | float]


class Painter:
    """The brushes of one style and theme."""

    def __init__(self, style: Style, theme: Theme) -> None:
        self.style, self.theme, self.ground = style, theme, GROUNDS[style, theme]

    def brush(self, kind: str, unit: float = 1.0, *, tone: Tone = PLAIN_TONE, space: float = 0.0) -> Attributes:
        """The attributes of a shape in this paint; `space` is the width of a space, for what goes around it."""
        paint = PAINTS[kind]
        brush: Attributes = {"fill": "none"}
        if paint.fill:
            brush["fill"] = colour(paint.fill, self.ground, self.theme, tone)
        if paint.stroke:
            brush["stroke"] = colour(paint.stroke, self.ground, self.theme, tone)
            brush["stroke_width"] = paint.width * unit + (space if paint.around else 0)
        if paint.dash:
            brush["stroke_dasharray"] = " ".join(number(length * unit) for length in paint.dash)
        if paint.cap != "butt":
            brush["stroke_linecap"] = paint.cap
        opacity = paint.opacity_in(self.theme)
        return brush | ({"opacity": opacity} if opacity != 1 else {})

    def picture(self, layers: Iterable[Layer], *, tone: Tone = PLAIN_TONE, **attributes: str | float) -> str:
        """A small picture: a group that is scaled, turned and moved as a whole."""
        shapes = (tag("path", d=layer.d or "", **self.brush(layer.kind, tone=tone)) for layer in layers)
        return tag("g", *shapes, **attributes)

    def letters(self, kind: str, size: float) -> Attributes:
        letters = LETTER_PAINTS[kind]
        ink: Attributes = {"fill": colour(letters.fill, self.ground, self.theme)}
        if letters.halo:
            halo: Attributes = {"stroke": self.ground.halo, "stroke_width": letters.halo * size}
            ink |= halo | {"stroke_linejoin": "round", "paint_order": "stroke"}
        if letters.spacing:
            ink["letter_spacing"] = letters.spacing * size
        if letters.italic:
            ink["font_style"] = "italic"
        return {"font_size": size, "font_weight": str(letters.weight[self.style]), "text_anchor": "middle", **ink}
