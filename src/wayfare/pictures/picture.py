"""A board as a picture: its drawing painted as SVG, with a key below."""

from __future__ import annotations

from collections.abc import Mapping

from wayfare.engine.board import Board, Location, Route
from wayfare.layout import Drawing, drawing
from wayfare.layout.draw import location_names
from wayfare.layout.geometry import Box, Point
from wayfare.layout.labels import LINE, text_width
from wayfare.layout.paths import number
from wayfare.layout.structs import LabelDrawing, Lettering, LocationDrawing, RouteDrawing, RouteKind, SpaceDrawing
from wayfare.messages import message

from . import art, palette
from .ground import GroundPainter
from .legend import KINDS, Legend, colour_name, entries
from .palette import Ground, Theme
from .svg import place, tag, text

Brush = dict[str, str | float]
FONTS = {
    "city": "'Avenir Next', 'Segoe UI', Roboto, Helvetica, Arial, 'Liberation Sans', sans-serif",
    "atlas": "'Iowan Old Style', Palatino, Georgia, 'Liberation Serif', 'Times New Roman', serif",
}
FONTS["plain"] = FONTS["atlas"]


def draw(
    board: Board,
    *,
    language: str = "en",
    theme: Theme = "light",
    printed: bool = False,
    owners: Mapping[str, int] | None = None,
    stations: Mapping[str, int] | None = None,
) -> str:
    """A board as a standalone SVG document, with today's names or the printed board's.

    `owners` (seats by route id) puts pieces on claimed routes, `stations` (seats by location id) the stations built.
    """
    owners, stations = owners or {}, stations or {}
    _known(owners, {route.id for route in board.map.routes}, f"no such route on {board.id}")
    _known(stations, {location.id for location in board.map.locations}, f"no such location on {board.id}")
    return Picture(board, language, theme, printed, owners, stations).document()


def _known(names: Mapping[str, int], known: set[str], complaint: str) -> None:
    strangers = sorted(names.keys() - known)
    if strangers:
        raise ValueError(f"{complaint}: {', '.join(strangers)}")


class Picture:
    """One picture of one board: what it shows, in which language, in which paint."""

    def __init__(
        self,
        board: Board,
        language: str,
        theme: Theme,
        printed: bool,
        owners: Mapping[str, int],
        stations: Mapping[str, int],
    ) -> None:
        self.board, self.language, self.theme, self.printed = board, language, theme, printed
        self.owners, self.stations = owners, stations
        self.names = location_names(board, language, printed)
        self.title = board.names.get(language, board.name)
        self.drawing: Drawing = drawing(board)
        self.style = self.drawing.style
        self.paint: Ground = palette.GROUNDS[self.style, theme]
        self.unit, self.width = self.drawing.sizes.unit, self.drawing.sizes.space
        self.legend = Legend(self.drawing, theme, entries(board, self._seats(), language))

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
            tag("g", *map(self._station, self.drawing.locations), class_="stations"),
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
        wanted = [(self.language, self.printed), (self.language, False), (None, False)]
        sets = {(one.language, one.printed): one for one in reversed(self.drawing.lettering)}
        return next(sets[key] for key in wanted if key in sets)

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
        """The thin roads and the beds of all routes, below all spaces: hatched for tunnels, water for ferries."""
        unit, paint = self.unit, self.paint
        roads = "".join(route.road for route in self.drawing.routes)
        line = tag("path", d=roads, stroke=paint.road, stroke_width=3.8 * unit)
        if self.style != "city":  # the white dashes of a railway line on a map
            dashes = f"{number(5 * unit)} {number(5 * unit)}"
            line += tag("path", d=roads, stroke=paint.halo, stroke_width=2 * unit, stroke_dasharray=dashes)
        hatch: Brush = {
            "stroke_width": self.width + 11 * unit,
            "stroke_dasharray": f"{number(2 * unit)} {number(2.4 * unit)}",
        }
        edge: Brush = {"stroke_width": self.width + 6.5 * unit, "stroke_linecap": "round", "opacity": 0.28}
        bed: Brush = {"stroke_width": self.width + 5 * unit, "stroke_linecap": "round"}
        waves = "".join(route.waves for route in self.drawing.routes)
        parts = (
            self._beds({"tunnel"}, stroke=paint.rock, **hatch),
            self._beds({"plain", "ferry", "tunnel"}, stroke=paint.ink, **edge),
            self._beds({"plain", "tunnel"}, stroke=paint.halo, **bed),
            self._beds({"ferry"}, stroke=paint.ferry, **bed),
            tag("path", d=waves, stroke=paint.wave, stroke_width=1.5 * unit, stroke_linecap="round") if waves else "",
        )
        return tag("g", line, *parts, class_="roads", fill="none", stroke_linejoin="round")

    def _beds(self, kinds: set[RouteKind], **paint: str | float) -> str:
        beds = "".join(route.bed for route in self.drawing.routes if route.kind in kinds)
        return tag("path", d=beds, **paint) if beds else ""

    def _route(self, drawn: RouteDrawing, route: Route) -> str:
        colour = palette.colour(route.colour)
        tone = colour.tone(self.theme)
        seat = self.owners.get(route.id)
        spaces = (self._space(space, drawn.kind, colour) for space in drawn.spaces)
        pieces = () if seat is None else (self._piece(space, seat) for space in drawn.spaces)
        title = [f"{self.names[route.a]} – {self.names[route.b]}", colour_name(route.colour, self.language)]
        title.append(message("picture-spaces", self.language, count=route.length))
        title += [] if drawn.kind == "plain" else [message(KINDS[drawn.kind], self.language)]
        title += [] if seat is None else [message("seat-number", self.language, number=seat + 1)]
        data = {"id": f"route-{route.id}", "data_route": route.id, "data_colour": route.colour}
        paint = {"fill": tone.fill, "stroke": tone.edge, "stroke_width": number(1.3 * self.unit)}
        return tag("g", tag("title", text(", ".join(title))), *spaces, *pieces, class_="route", **data, **paint)

    def _space(self, space: SpaceDrawing, kind: RouteKind, colour: palette.Colour) -> str:
        length, width, unit = space.length, self.width, self.unit
        where = place(*space.at, space.angle)
        rim = art.tunnel_rim(self.paint, unit) if kind == "tunnel" else {}
        size = {"x": -length / 2, "y": -width / 2, "width": length, "height": width}
        bar = tag("rect", **size, rx=min(4.5 * unit, length / 3), transform=where, **rim)
        ink = colour.tone(self.theme).ink
        if space.wild:
            inner = Box.around(Point(0, 0), length - 3 * unit, width - 3 * unit)
            mark = art.wild_space(self.board.wild, self.theme, inner, where)
        elif kind == "ferry":
            mark = art.ripple(ink, *space.at, space.angle, min(unit, length / 24))
        else:
            mark = art.symbol(colour.symbol, *space.at, min(6.4 * unit, length * 0.4), ink)
        return tag("g", bar, mark, class_="space")

    def _pieces(self) -> str:
        """Each seat's piece and station once; claimed spaces, locations and the key use them."""
        stations = sorted(set(self.stations.values()))
        drawn = [art.piece(self.style, seat) for seat in self._seats()]
        drawn += [art.station(self.style, seat) for seat in stations]
        return tag("defs", *drawn) if drawn else ""

    def _seats(self) -> list[int]:
        """The seats that have anything on the board."""
        return sorted({*self.owners.values(), *self.stations.values()})

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

    def _station(self, drawn: LocationDrawing) -> str:
        seat = self.stations.get(drawn.id)
        if seat is None:
            return ""
        where = place(*(drawn.station or drawn.at), scale=1.25 * self.unit)
        return tag("use", class_="station", href=f"#{art.station_id(self.style, seat)}", transform=where)

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
