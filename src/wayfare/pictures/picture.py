"""A board as a picture: its drawing painted as SVG, with a key below."""

from __future__ import annotations

from collections.abc import Mapping

from wayfare.engine.board import Board, Location, Route
from wayfare.layout import Drawing, drawing
from wayfare.layout.labels import LINE, text_width
from wayfare.layout.paths import number
from wayfare.layout.structs import LabelDrawing, Lettering, LocationDrawing, RouteDrawing, SpaceDrawing
from wayfare.messages import message

from . import art, palette
from .ground import GroundPainter
from .legend import Legend, colour_name, entries
from .palette import Ground, Theme
from .svg import place, tag, text

FONTS = {
    "city": "'Avenir Next', 'Segoe UI', Roboto, Helvetica, Arial, 'Liberation Sans', sans-serif",
    "atlas": "'Iowan Old Style', Palatino, Georgia, 'Liberation Serif', 'Times New Roman', serif",
}
FONTS["plain"] = FONTS["atlas"]


def draw(board: Board, *, language: str = "en", theme: Theme = "light", owners: Mapping[str, int] | None = None) -> str:
    """A board as a standalone SVG document; `owners` (seats by route id) puts pieces on claimed routes."""
    owners = owners or {}
    strangers = sorted(owners.keys() - {route.id for route in board.map.routes})
    if strangers:
        raise ValueError(f"no such route on {board.id}: {', '.join(strangers)}")
    return Picture(board, language, theme, owners).document()


class Picture:
    """One picture of one board: what it shows, in which language, in which paint."""

    def __init__(self, board: Board, language: str, theme: Theme, owners: Mapping[str, int]) -> None:
        self.board, self.language, self.theme, self.owners = board, language, theme, owners
        self.names = {location.id: location.names.get(language, location.name) for location in board.map.locations}
        self.title = board.names.get(language, board.name)
        self.drawing: Drawing = drawing(board)
        self.style = self.drawing.style
        self.paint: Ground = palette.GROUNDS[self.style, theme]
        self.unit, self.width = self.drawing.sizes.unit, self.drawing.sizes.space
        self.legend = Legend(self.drawing, theme, entries(board, owners, language))

    def document(self) -> str:
        """The whole SVG document."""
        sheet, unit = self.drawing.sheet, self.drawing.ground.unit
        header = 0 if self.drawing.ground.titles else 44 * unit
        edge = 10 * unit
        left, top = sheet.left - edge, sheet.top - edge - header
        width, height = sheet.width + 2 * edge, sheet.height + edge + header + self.legend.height
        locations, routes = len(self.board.map.locations), len(self.board.map.routes)
        count = message("picture-count", self.language, locations=locations, routes=routes)
        ground = GroundPainter(self.drawing, self.board.id, self.theme, self.paint)
        lettering = self._lettering()
        parts = (
            tag("title", text(self.title)),
            tag("desc", text(count)),
            tag("rect", x=left, y=top, width=width, height=height, fill=self.paint.page),
            self._pieces(),
            ground.paint(self.language, self.title),
            self._heading() if header else "",
            self._roads(),
            tag("g", *map(self._route, self.drawing.routes, self.board.map.routes), class_="routes"),
            tag("g", *map(self._location, self.drawing.locations, self.board.map.locations), class_="locations"),
            tag(
                "g",
                *(self._label(label, lettering.letter) for label in lettering.labels),
                class_="names",
                **self._letters(lettering.letter),
            ),
            self.legend.draw(),
        )
        view = " ".join(map(number, (left, top, width, height)))
        about = {"role": "img", "lang": self.language, "font_family": FONTS[self.style]}
        return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=view, **about) + "\n"

    def _lettering(self) -> Lettering:
        """The smallest letters in the language, or in the board's own."""
        mine = [one for one in self.drawing.lettering if one.language == self.language]
        return (mine or [one for one in self.drawing.lettering if one.language is None])[0]

    def _heading(self) -> str:
        """The title above a map that has no room for it."""
        sheet, unit = self.drawing.sheet, self.drawing.ground.unit
        size = min(27 * unit, sheet.width / max(text_width(self.title, 1.1), 1))  # a long title is set smaller
        return tag(
            "text",
            text(self.title),
            x=sheet.left + sheet.width / 2,
            y=sheet.top - 16 * unit,
            font_size=size,
            font_weight="700",
            letter_spacing=0.04 * size,
            text_anchor="middle",
            fill=self.paint.ink,
        )

    def _roads(self) -> str:
        """The thin roads and the beds of all routes, below all spaces."""
        unit = self.unit
        roads = "".join(route.road for route in self.drawing.routes)
        beds = "".join(route.bed for route in self.drawing.routes)
        line = tag("path", d=roads, stroke=self.paint.road, stroke_width=3.8 * unit)
        if self.style != "city":  # the white dashes of a railway line on a map
            dashes = f"{number(5 * unit)} {number(5 * unit)}"
            line += tag("path", d=roads, stroke=self.paint.halo, stroke_width=2 * unit, stroke_dasharray=dashes)
        round_ends = {"stroke_linecap": "round"}
        edge = tag(
            "path", d=beds, stroke=self.paint.ink, stroke_width=self.width + 6.5 * unit, opacity=0.28, **round_ends
        )
        bed = tag("path", d=beds, stroke=self.paint.halo, stroke_width=self.width + 5 * unit, **round_ends)
        return tag("g", line, edge, bed, class_="roads", fill="none", stroke_linejoin="round")

    def _route(self, drawn: RouteDrawing, route: Route) -> str:
        colour = palette.colour(route.colour)
        tone = colour.tone(self.theme)
        seat = self.owners.get(route.id)
        spaces = (self._space(space, colour.symbol, tone.ink) for space in drawn.spaces)
        pieces = () if seat is None else (self._piece(space, seat) for space in drawn.spaces)
        title = [f"{self.names[route.a]} – {self.names[route.b]}", colour_name(route.colour, self.language)]
        title.append(message("picture-spaces", self.language, count=route.length))
        title += [] if seat is None else [message("seat-number", self.language, number=seat + 1)]
        data = {"id": f"route-{route.id}", "data_route": route.id, "data_colour": route.colour}
        paint = {"fill": tone.fill, "stroke": tone.edge, "stroke_width": number(1.3 * self.unit)}
        return tag("g", tag("title", text(", ".join(title))), *spaces, *pieces, class_="route", **data, **paint)

    def _space(self, space: SpaceDrawing, symbol: str, ink: str) -> str:
        bar = tag(
            "rect",
            x=-space.length / 2,
            y=-self.width / 2,
            width=space.length,
            height=self.width,
            rx=min(4.5 * self.unit, space.length / 3),
            transform=place(*space.at, space.angle),
        )
        radius = min(6.4 * self.unit, space.length * 0.4)
        return tag("g", bar, art.symbol(symbol, *space.at, radius, ink), class_="space")

    def _pieces(self) -> str:
        """Each seat's piece once; claimed spaces and the key use it."""
        seats = sorted(set(self.owners.values()))
        return tag("defs", *(art.piece(self.style, seat) for seat in seats)) if seats else ""

    def _piece(self, space: SpaceDrawing, seat: int) -> str:
        where = place(*space.at, space.angle, min(space.length / 40, self.width / 19))
        return tag("use", class_="piece", href=f"#{art.piece_id(self.style, seat)}", transform=where)

    def _location(self, stop: LocationDrawing, location: Location) -> str:
        radius = stop.radius
        marks = []
        if location.coast:
            marks.append(art.coast(self.paint, location.coast, 0, 0, radius))
        if location.attraction:
            aside = 0.8 * radius if marks else 0.0  # a coast city that is also an attraction wears both marks
            marks.append(art.attraction(self.paint, aside, -aside, radius - aside / 3))
        marks = marks or [art.stop(self.paint, 0, 0, radius)]
        title = tag("title", text(self.names[location.id]))
        data = {"id": f"location-{location.id}", "data_location": location.id, "transform": place(*stop.at)}
        return tag("g", title, *marks, class_="location", **data)

    def _label(self, label: LabelDrawing, letter: float) -> str:
        x, y = label.at
        rows = (tag("tspan", text(line), x=x, y=y + letter * LINE * i) for i, line in enumerate(label.lines))
        return tag("text", " ".join(rows))

    def _letters(self, letter: float) -> dict[str, str | float]:
        return {
            "font_size": letter,
            "font_weight": "700",
            "text_anchor": "middle",
            "fill": self.paint.ink,
            "stroke": self.paint.halo,
            "stroke_width": letter * 0.25,
            "stroke_linejoin": "round",
            "paint_order": "stroke",
            "pointer_events": "none",
        }
