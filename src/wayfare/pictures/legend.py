"""The key below the map: the meaning of colours, marks and pieces."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, assert_never

from wayfare.engine.board import GRAY_ROUTE, Board
from wayfare.layout.geometry import Box, Point
from wayfare.layout.labels import text_width
from wayfare.layout.paths import number
from wayfare.layout.structs import Drawing, Mark, route_kind
from wayfare.messages import has_message, message
from wayfare.pictures import palette
from wayfare.pictures.painter import Painter
from wayfare.pictures.shapes import FERRY_SIGN, FITS, MARK_SHAPES, RADIUS, STRIPES, symbol, wild_picture
from wayfare.pictures.svg import piece_id, place, sides, tag, text

ROUTE_KINDS: dict[Literal["ferry", "tunnel"], str] = {"ferry": "picture-ferry", "tunnel": "picture-tunnel"}
COAST_WORDS = {"west": "picture-coast-west", "east": "picture-coast-east"}


@dataclass(frozen=True)
class Entry:
    """A colour, the wild card, a mark or a seat, and its explanation."""

    kind: Literal["colour", "wild", "ferry", "tunnel", "attraction", "coast", "seat"]
    key: str
    words: str


def entries(board: Board, seats: Iterable[int], language: str) -> list[Entry]:
    """The colours on the map in the order of the cards, then the wild card, kinds of route, the marks and the seats."""
    used = {route.colour for route in board.map.routes}
    known = [name for name in board.cards if name in used]
    others = sorted(used - set(known) - {GRAY_ROUTE})
    key = [Entry("colour", name, colour_name(name, language)) for name in (*known, *others)]
    if GRAY_ROUTE in used:
        key.append(
            Entry("colour", GRAY_ROUTE, message("picture-any-colour", language, name=colour_name(GRAY_ROUTE, language)))
        )
    wild = _name(f"card-{board.wild}", language, board.wild)
    key.append(Entry("wild", board.wild, message("picture-any-colour", language, name=wild)))
    kinds = {route_kind(route) for route in board.map.routes}
    key += [Entry(kind, "", message(name, language)) for kind, name in ROUTE_KINDS.items() if kind in kinds]
    if any(location.attraction for location in board.map.locations):
        key.append(Entry("attraction", "", message("picture-attraction", language)))
    coasts = {location.coast for location in board.map.locations}
    key += [Entry("coast", side, message(COAST_WORDS[side], language)) for side in COAST_WORDS if side in coasts]
    return key + [Entry("seat", str(seat), message("seat-number", language, number=seat + 1)) for seat in seats]


def colour_name(colour: str, language: str) -> str:
    """What a colour is called; one that only the board's author knows keeps its name."""
    return _name(f"colour-{colour}", language, colour)


def _name(key: str, language: str, otherwise: str) -> str:
    return message(key, language) if has_message(key) else otherwise


class Legend:
    """The key in as many rows as it needs below the map."""

    def __init__(self, drawing: Drawing, painter: Painter, key: list[Entry]) -> None:
        self.painter = painter
        self.unit = drawing.ground.unit
        self.letter = 13.5 * self.unit
        sheet = drawing.sheet
        self.sheet = Box(sheet.left, sheet.top, sheet.left + sheet.width, sheet.top + sheet.height)
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
            if seats_begin or (row and self._width([*row, entry]) > self.sheet.width):
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
        """The legend as SVG, each row centred below the map."""
        drawn = []
        for i, row in enumerate(self.rows):
            x = self.sheet.middle.x - self._width(row) / 2
            y = self.sheet.bottom + 8 * self.unit + (i + 0.5) * self.line
            for entry in row:
                swatch = self._swatch(entry)
                drawn.append(self._mark(entry, Box(x, y - 10 * self.unit, x + swatch, y + 10 * self.unit)))
                drawn.append(tag("text", text(entry.words), x=x + swatch + 7 * self.unit, y=y + self.letter * 0.35))
                x += self._step(entry)
        return tag("g", *drawn, class_="legend", font_size=self.letter, fill=self.painter.ground.ink)

    def _mark(self, entry: Entry, box: Box) -> str:
        middle, unit = box.middle, self.unit
        match entry.kind:
            case "colour":
                colour = palette.colour(entry.key)
                tone = colour.tone(self.painter.theme)
                where = place(*middle, scale=FITS["symbol"].scale(unit, box.width))
                mark = self.painter.picture(symbol(colour.symbol), tone=tone, transform=where)
                return self._bar("space", box, tone) + mark
            case "ferry":
                gray = palette.colour(GRAY_ROUTE).tone(self.painter.theme)
                where = place(*middle, scale=FITS["ferry-sign"].scale(unit))
                return self._bar("space", box, gray) + self.painter.picture(FERRY_SIGN, tone=gray, transform=where)
            case "tunnel":
                return self._bar("tunnel-space", box, palette.colour(GRAY_ROUTE).tone(self.painter.theme))
            case "wild":
                return self._wild(entry.key, box)
            case "attraction":
                return self._location("attraction", middle)
            case "coast":
                return self._location("coast-east" if entry.key == "east" else "coast-west", middle)
            case "seat":
                return tag(
                    "use", href=f"#{piece_id(self.painter.style, int(entry.key))}", transform=place(*middle, scale=unit)
                )
            case _:
                assert_never(entry.kind)

    def _location(self, mark: Mark, middle: Point) -> str:
        return self.painter.picture(MARK_SHAPES[mark], transform=place(*middle, scale=12.5 * self.unit / RADIUS))

    def _wild(self, card: str, box: Box) -> str:
        size = f"scale({number(box.width / 10)} {number(box.height / 10)})"
        stripes = self.painter.picture(STRIPES, transform=f"{place(*box.middle)} {size}")
        frame = tag("rect", **sides(box), fill="none", stroke=palette.PLAIN_TONE.edge, stroke_width=self.unit)
        where = place(*box.middle, scale=FITS["wild-picture"].scale(self.unit, box.width, box.height))
        return tag("g", stripes, frame, self.painter.picture(wild_picture(card), transform=where), class_="wild")

    def _bar(self, paint: str, box: Box, tone: palette.Tone) -> str:
        brush = self.painter.brush(paint, self.unit, tone=tone)
        return tag("rect", **sides(box), rx=FITS["corner"].scale(self.unit, box.width), **brush)
