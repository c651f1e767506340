"""A board as a picture: the parts put together, back to front."""

from __future__ import annotations

from collections.abc import Mapping

from wayfare.engine.board import Board
from wayfare.layout.geometry import Space
from wayfare.layout.labels import LINE, Label, place_labels, text_width
from wayfare.layout.layout import Layout, Station, lay_out
from wayfare.layout.paths import number, path
from wayfare.layout.tracks import Track

from . import art, ground, palette, words
from .legend import Legend, entries
from .palette import Ground, Theme
from .svg import place, tag, text

FONTS = {
    "city": "'Avenir Next', 'Segoe UI', Roboto, Helvetica, Arial, 'Liberation Sans', sans-serif",
    "atlas": "'Iowan Old Style', Palatino, Georgia, 'Liberation Serif', 'Times New Roman', serif",
}


def draw(board: Board, *, language: str = "en", theme: Theme = "light", owners: Mapping[str, int] | None = None) -> str:
    """A board as a standalone SVG document; `owners` (seats by route id) puts pieces on claimed routes."""
    owners = owners or {}
    strangers = sorted(owners.keys() - {route.id for route in board.map.routes})
    if strangers:
        raise ValueError(f"no such route on {board.id}: {', '.join(strangers)}")
    return Picture(board, language, theme, owners).document()


class Picture:
    """One drawing of one board: what it shows, for whom, in which paint."""

    def __init__(self, board: Board, language: str, theme: Theme, owners: Mapping[str, int]) -> None:
        self.board, self.language, self.theme, self.owners = board, language, theme, owners
        self.names = {place.id: place.names.get(language, place.name) for place in board.map.locations}
        self.title = board.names.get(language, board.name)
        self.paint: Ground = palette.GROUNDS[board.look.style, theme]
        self.layout: Layout = lay_out(board)
        self.unit = self.layout.gauge.unit
        self.labels = place_labels(self.layout, self.names)
        self.legend = Legend(self.layout, theme, entries(board, owners, language))

    def document(self) -> str:
        panel, header = self.layout.panel, 62 * self.unit
        edge = 20 * self.unit
        left, top = panel.left - edge, panel.top - header
        width, height = panel.width + 2 * edge, panel.height + header + self.legend.height
        count = words.phrase("count", self.language, len(self.board.map.locations), len(self.board.map.routes))
        parts = (
            tag("title", text(self.title)),
            tag("desc", text(count)),
            tag("rect", x=left, y=top, width=width, height=height, fill=self.paint.page),
            self._pieces(),
            self._ground(),
            self._frame(),
            self._title(),
            self._roads(),
            tag("g", *map(self._route, self.layout.tracks), class_="routes"),
            tag("g", *map(self._station, self.layout.stations), class_="locations"),
            tag("g", *(self._label(label) for label in self.labels.values()), class_="names", **self._lettering()),
            self.legend.draw(),
        )
        view = " ".join(map(number, (left, top, width, height)))
        about = {"role": "img", "lang": self.language, "font_family": FONTS[self.board.look.style]}
        return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=view, **about) + "\n"

    def _ground(self) -> str:
        if self.board.look.style == "city":
            return ground.city(self.layout, self.paint)
        return ground.atlas(self.layout, self.paint, [label.box for label in self.labels.values()])

    def _frame(self) -> str:
        """A line round the map; outside it a ruler for an atlas, a taxi's checkers for a city."""
        ink, page = self.paint.ink, self.paint.page
        ruler = self._border(5, 8, ink) + self._border(5, 5.6, page, 28)
        outer = ruler if self.board.look.style == "atlas" else self._checkers()
        return tag("g", outer, self._border(0, 1.4, ink), class_="frame", fill="none")

    def _border(self, out: float, width: float, stroke: str, dash: float = 0.0) -> str:
        """A line round the map so many units outside it."""
        box = self.layout.panel.grown(out * self.unit)
        size = {"x": box.left, "y": box.top, "width": box.width, "height": box.height}
        dashes = number(dash * self.unit) if dash else "none"
        return tag("rect", **size, stroke=stroke, stroke_width=width * self.unit, stroke_dasharray=dashes)

    def _checkers(self) -> str:
        """Two rows of squares above the map and two below."""
        panel, square = self.layout.panel, 4.5 * self.unit
        rows = [
            edge + i * square for edge, sides in ((panel.top, (-1.5, -0.5)), (panel.bottom, (0.5, 1.5))) for i in sides
        ]
        whole = "".join(path(((panel.left, y), (panel.right, y))) for y in rows)
        shifted = "".join(path(((panel.left + i % 2 * square, y), (panel.right, y))) for i, y in enumerate(rows))
        yellow, black = (palette.COLOURS[name].light.fill for name in ("yellow", "black"))
        checks = tag("path", d=shifted, stroke=black, stroke_dasharray=number(square))
        return tag("g", tag("path", d=whole, stroke=yellow), checks, stroke_width=square)

    def _title(self) -> str:
        panel, unit = self.layout.panel, self.unit
        size = min(27 * unit, panel.width / max(text_width(self.title, 1.1), 1))  # a long title is set smaller
        return tag(
            "text",
            text(self.title),
            x=panel.middle.x,
            y=panel.top - 26 * unit,
            font_size=size,
            font_weight="700",
            letter_spacing=0.04 * size,
            text_anchor="middle",
            fill=self.paint.ink,
        )

    def _roads(self) -> str:
        """The thin roads and the beds of all routes lie below all spaces."""
        unit, atlas = self.unit, self.board.look.style == "atlas"
        roads = "".join(path(track.road) for track in self.layout.tracks)
        beds = "".join(path(track.bed) for track in self.layout.tracks)
        line = tag("path", d=roads, stroke=self.paint.road, stroke_width=3.6 * unit)
        if atlas:  # the white dashes of a railway line on a map
            dashes = f"{number(5 * unit)} {number(5 * unit)}"
            line += tag("path", d=roads, stroke=self.paint.halo, stroke_width=1.8 * unit, stroke_dasharray=dashes)
        width = self.layout.gauge.width + 5 * unit
        bed = tag("path", d=beds, stroke=self.paint.halo, stroke_width=width, stroke_linecap="round")
        return tag("g", line, bed, class_="roads", fill="none", stroke_linejoin="round")

    def _route(self, track: Track) -> str:
        route = track.route
        colour = palette.colour(route.colour)
        tone = colour.tone(self.theme)
        seat = self.owners.get(route.id)
        spaces = (self._space(space, colour.symbol, tone.ink) for space in track.spaces)
        pieces = () if seat is None else (self._piece(space, seat) for space in track.spaces)
        told = [f"{self.names[route.a]} – {self.names[route.b]}", words.name(route.colour, self.language)]
        told.append(words.spaces(route.length, self.language))
        told += [] if seat is None else [words.phrase("seat", self.language, seat)]
        data = {"id": f"route-{route.id}", "data_route": route.id, "data_colour": route.colour}
        paint = {"fill": tone.fill, "stroke": tone.edge, "stroke_width": number(1.2 * self.unit)}
        return tag("g", tag("title", text(", ".join(told))), *spaces, *pieces, class_="route", **data, **paint)

    def _space(self, space: Space, symbol: str, ink: str) -> str:
        bar = tag(
            "rect",
            x=-space.length / 2,
            y=-space.width / 2,
            width=space.length,
            height=space.width,
            rx=min(4.5 * self.unit, space.length / 3),
            transform=place(*space.centre, space.angle),
        )
        radius = min(6.6 * self.unit, space.length * 0.4)
        mark = art.symbol(symbol, *space.centre, radius, ink)
        return tag("g", bar, mark, class_="space")

    def _pieces(self) -> str:
        """Each seat's piece once; claimed spaces and the legend use it."""
        seats = sorted(set(self.owners.values()))
        return tag("defs", *(art.piece(self.board.look.style, seat) for seat in seats)) if seats else ""

    def _piece(self, space: Space, seat: int) -> str:
        where = place(*space.centre, space.angle, min(space.length / 40, space.width / 19))
        return tag("use", class_="piece", href=f"#{art.piece_id(self.board.look.style, seat)}", transform=where)

    def _station(self, station: Station) -> str:
        location, (x, y), radius = station.location, station.centre, station.radius
        marks = []
        if location.coast:
            marks.append(art.coast(self.paint, location.coast, x, y, radius))
        if location.attraction:
            aside = 0.8 * radius if marks else 0.0  # a coast city that is an attraction too wears both
            marks.append(art.attraction(self.paint, x + aside, y - aside, radius - aside / 3))
        marks = marks or [art.station(self.paint, x, y, radius)]
        title = tag("title", text(self.names[location.id]))
        return tag("g", title, *marks, class_="location", id=f"location-{location.id}", data_location=location.id)

    def _label(self, label: Label) -> str:
        letter = self.layout.gauge.letter
        rows = (
            tag("tspan", text(line), x=label.box.middle.x, y=label.box.top + letter * (0.88 + LINE * i))
            for i, line in enumerate(label.lines)
        )
        return tag("text", " ".join(rows))

    def _lettering(self) -> dict[str, str | float]:
        letter = self.layout.gauge.letter
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
