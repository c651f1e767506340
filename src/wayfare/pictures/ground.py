"""The ground of a drawing as SVG: every layer and figure in its paint."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

from wayfare.layout import Drawing
from wayfare.layout.paths import number
from wayfare.layout.structs import CaptionDrawing, Figure, Layer, Rect
from wayfare.pictures.painter import Painter
from wayfare.pictures.paints import PAINTS
from wayfare.pictures.svg import place, tag, text


class GroundPainter:
    """Paints one drawing's ground in one theme."""

    def __init__(self, drawing: Drawing, board: str, painter: Painter) -> None:
        self.drawing, self.painter = drawing, painter
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

    def _layers(self, layers: Iterable[Layer]) -> list[str]:
        drawn = []
        for layer in layers:
            if PAINTS[layer.kind].opacity_in(self.painter.theme):
                brush = self.painter.brush(layer.kind, self.drawing.ground.unit)
                if layer.on_land:
                    brush["clip_path"] = f"url(#{self.clip})"
                shape = tag("path", d=layer.d, **brush) if layer.d else tag("use", href=f"#{self.clip}-path", **brush)
                drawn.append(shape)
        return drawn

    def _figure(self, figure: Figure) -> str:
        where = place(*figure.at, figure.turn)
        mirror = "-" if figure.flip else ""
        size = number(figure.scale)
        return self.painter.picture(figure.parts, transform=f"{where} scale({mirror}{size} {size})")

    def _caption(self, caption: CaptionDrawing, language: str) -> str:
        words = text(caption.names.get(language, caption.text))
        where = place(*caption.at, caption.angle)
        return tag("text", words, transform=where, **self.painter.letters("caption", caption.size))

    def _title(self, language: str, title: str) -> str:
        titles = self.drawing.ground.titles
        plate = titles.get(language, titles.get(""))
        if plate is None:
            return ""
        line = f"title-{self.clip}"
        words = tag("textPath", text(title), href=f"#{line}", startOffset="50%")
        return tag(
            "g",
            *self._layers(plate.parts),
            tag("path", id=line, d=plate.line, fill="none"),
            tag("text", words, **self.painter.letters("title", plate.letter)),
        )


def _window(panel: Rect, *content: str) -> str:
    """A picture within the picture: anything beyond its edge is cut off."""
    size = {"x": panel.left, "y": panel.top, "width": panel.width, "height": panel.height}
    return tag("svg", *content, viewBox=" ".join(map(number, size.values())), **size)
