"""The key under the map: what the colours, marks and pieces mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from wayfare.engine.board import GRAY, Board
from wayfare.layout.geometry import Box
from wayfare.layout.labels import text_width
from wayfare.layout.layout import Layout

from . import art, palette, words
from .palette import Theme
from .svg import place, tag, text


@dataclass(frozen=True)
class Entry:
    """A colour, the wild card, a mark or a seat, and what the key says about it."""

    kind: Literal["colour", "wild", "attraction", "coast", "seat"]
    key: str
    words: str


def entries(board: Board, owners: Mapping[str, int], language: str) -> list[Entry]:
    """The colours on the map in the order of the cards, then the wild card, the marks and the seats."""
    used = {route.colour for route in board.map.routes}
    known = [name for name in board.cards if name in used]
    others = sorted(used - set(known) - {GRAY})
    anything = words.phrase("any", language)
    key = [Entry("colour", name, words.name(name, language)) for name in (*known, *others)]
    if GRAY in used:
        key.append(Entry("colour", GRAY, f"{words.name(GRAY, language)}: {anything}"))
    key.append(Entry("wild", board.wild, f"{words.name(board.wild, language)}: {anything}"))
    if any(location.attraction for location in board.map.locations):
        key.append(Entry("attraction", "", words.phrase("attraction", language)))
    coasts = {location.coast for location in board.map.locations}
    key += [Entry("coast", side, words.phrase(side, language)) for side in ("west", "east") if side in coasts]
    seats = sorted(set(owners.values()))
    return key + [Entry("seat", str(seat), words.phrase("seat", language, seat)) for seat in seats]


class Legend:
    """The key in as many rows as it needs below the map."""

    def __init__(self, layout: Layout, theme: Theme, key: list[Entry]) -> None:
        self.look, self.theme = layout.board.look.style, theme
        self.paint = palette.GROUNDS[self.look, theme]
        self.unit = layout.gauge.unit
        self.letter = 13.5 * self.unit
        self.panel = layout.panel
        self.line = 27 * self.unit
        self.rows = self._rows(key)

    @property
    def height(self) -> float:
        return len(self.rows) * self.line + 26 * self.unit

    def _rows(self, key: list[Entry]) -> list[list[Entry]]:
        rows: list[list[Entry]] = [[]]
        for entry in key:
            row = rows[-1]
            seats_begin = bool(row) and entry.kind == "seat" and row[-1].kind != "seat"
            if seats_begin or (row and self._width([*row, entry]) > self.panel.width):
                rows.append([])
            rows[-1].append(entry)
        return rows

    def _width(self, row: list[Entry]) -> float:
        return sum(map(self._step, row)) - 20 * self.unit

    def _step(self, entry: Entry) -> float:
        return self._swatch(entry) + 7 * self.unit + text_width(entry.words, self.letter) + 20 * self.unit

    def _swatch(self, entry: Entry) -> float:
        return (26 if entry.kind in ("attraction", "coast") else 40) * self.unit

    def draw(self) -> str:
        drawn = []
        for i, row in enumerate(self.rows):
            x = self.panel.middle.x - self._width(row) / 2
            y = self.panel.bottom + 18 * self.unit + (i + 0.5) * self.line
            for entry in row:
                swatch = self._swatch(entry)
                drawn.append(self._mark(entry, Box(x, y - 10 * self.unit, x + swatch, y + 10 * self.unit)))
                drawn.append(tag("text", text(entry.words), x=x + swatch + 7 * self.unit, y=y + self.letter * 0.35))
                x += self._step(entry)
        return tag("g", *drawn, class_="legend", font_size=self.letter, fill=self.paint.ink)

    def _mark(self, entry: Entry, box: Box) -> str:
        x, y = box.middle
        if entry.kind == "wild":
            return art.wild(entry.key, self.theme, box)
        if entry.kind == "seat":
            return tag(
                "use", href=f"#{art.piece_id(self.look, int(entry.key))}", transform=place(x, y, scale=self.unit)
            )
        if entry.kind == "attraction":
            return art.attraction(self.paint, x, y, 12.5 * self.unit)
        if entry.kind == "coast":
            return art.coast(self.paint, entry.key, x, y, 12.5 * self.unit)
        colour = palette.colour(entry.key)
        tone = colour.tone(self.theme)
        bar = tag(
            "rect",
            x=box.left,
            y=box.top,
            width=box.width,
            height=box.height,
            rx=4.5 * self.unit,
            fill=tone.fill,
            stroke=tone.edge,
            stroke_width=1.2 * self.unit,
        )
        return bar + art.symbol(colour.symbol, x, y, 6.6 * self.unit, tone.ink)
