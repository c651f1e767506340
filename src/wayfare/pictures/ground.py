"""The ground of a drawing as SVG: every layer and figure in its paint."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

from wayfare.layout import Drawing
from wayfare.layout.paths import number
from wayfare.layout.structs import CaptionDrawing, Figure, Layer, Rect

from . import paints
from .paints import DayNight, Paint
from .palette import Ground, Theme
from .svg import place, tag, text

CAPTION = {"city": DayNight("#3f708b", "#6d97b9"), "atlas": DayNight("#5f7a78", "#6d8b90")}


class GroundPainter:
    """Paints one drawing's ground in one theme."""

    def __init__(self, drawing: Drawing, board: str, theme: Theme, colours: Ground) -> None:
        self.drawing, self.theme, self.colours = drawing, theme, colours
        self.clip = f"land-{zlib.crc32(board.encode('utf-8', 'surrogatepass')):x}"  # two pictures may share a page

    def paint(self, language: str, title: str) -> str:
        """The map, the figures on it, the title and the frame."""
        ground = self.drawing.ground
        figures = [*ground.landmarks, *([ground.compass] if ground.compass else [])]
        return tag(
            "g",
            _window(
                self.drawing.panel,
                self._land(),
                *self._layers(ground.layers),
                *map(self._figure, ground.ornaments),
                *(self._caption(caption, language) for caption in ground.captions),
            ),
            *map(self._figure, figures),
            self._title(language, title),
            *self._layers(ground.frame),
            class_="ground",
            stroke_linejoin="round",
            aria_hidden="true",
        )

    def _land(self) -> str:
        """The land once; layers paint it many times."""
        if not self.drawing.ground.land:
            return ""
        return tag("clipPath", tag("path", id=f"{self.clip}-path", d=self.drawing.ground.land), id=self.clip)

    def _layers(self, layers: Iterable[Layer], unit: float | None = None) -> list[str]:
        scale = self.drawing.ground.unit if unit is None else unit
        drawn = []
        for layer in layers:
            paint = paints.PAINTS[layer.kind]
            if paints.opacity(paint, self.theme):
                brush = self._brush(paint, scale)
                if layer.on_land:
                    brush["clip_path"] = f"url(#{self.clip})"
                shape = tag("path", d=layer.d, **brush) if layer.d else tag("use", href=f"#{self.clip}-path", **brush)
                drawn.append(shape)
        return drawn

    def _brush(self, paint: Paint, unit: float) -> dict[str, str | float]:
        brush: dict[str, str | float] = {"fill": "none"}
        if paint.fill:
            brush["fill"] = paints.colour(paint.fill, self.colours, self.theme)
        if paint.stroke:
            brush["stroke"] = paints.colour(paint.stroke, self.colours, self.theme)
            brush["stroke_width"] = paint.width * unit
        if paint.dash:
            brush["stroke_dasharray"] = " ".join(number(length * unit) for length in paint.dash)
        if paint.cap != "butt":
            brush["stroke_linecap"] = paint.cap
        opacity = paints.opacity(paint, self.theme)
        return brush | ({"opacity": opacity} if opacity != 1 else {})

    def _figure(self, figure: Figure) -> str:
        where = place(*figure.at, figure.turn)
        mirror = "-" if figure.flip else ""
        size = number(figure.scale)
        return tag("g", *self._layers(figure.parts, unit=1), transform=f"{where} scale({mirror}{size} {size})")

    def _caption(self, caption: CaptionDrawing, language: str) -> str:
        style = "city" if self.drawing.style == "city" else "atlas"
        return tag(
            "text",
            text(caption.names.get(language, caption.text)),
            transform=place(*caption.at, caption.angle),
            font_size=caption.size,
            font_style="italic",
            letter_spacing=caption.size * 0.2,
            text_anchor="middle",
            fill=paints.colour(CAPTION[style], self.colours, self.theme),
        )

    def _title(self, language: str, title: str) -> str:
        titles = self.drawing.ground.titles
        plate = titles.get(language, titles.get(""))
        if plate is None:
            return ""
        line = f"title-{self.clip}"
        words = tag("textPath", text(title), href=f"#{line}", startOffset="50%")
        letters: dict[str, str | float] = {"font_size": plate.letter, "font_weight": "600", "text_anchor": "middle"}
        letters["fill"] = self.colours.ink
        return tag(
            "g",
            *self._layers(plate.parts),
            tag("path", id=line, d=plate.line, fill="none"),
            tag("text", words, **letters),
        )


def _window(panel: Rect, *content: str) -> str:
    """A picture within the picture: anything beyond its edge is cut off."""
    size = {"x": panel.left, "y": panel.top, "width": panel.width, "height": panel.height}
    return tag("svg", *content, viewBox=" ".join(map(number, size.values())), **size)
