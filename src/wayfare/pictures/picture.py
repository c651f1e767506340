"""A board as a picture: its drawing painted as SVG, with a key below."""

from __future__ import annotations

from collections.abc import Mapping

from wayfare.engine.board import Board, Location, Route
from wayfare.layout import Drawing, drawing
from wayfare.layout.draw import location_names
from wayfare.layout.geometry import Box, Point
from wayfare.layout.labels import LINE_HEIGHT, text_width
from wayfare.layout.paths import number
from wayfare.layout.structs import (
    LabelDrawing,
    Layer,
    Lettering,
    LocationDrawing,
    RouteDrawing,
    RouteKind,
    SpaceDrawing,
)
from wayfare.messages import message
from wayfare.pictures import palette
from wayfare.pictures.ground import GroundPainter
from wayfare.pictures.legend import ROUTE_KINDS, Legend, colour_name, entries
from wayfare.pictures.painter import Painter
from wayfare.pictures.palette import Theme
from wayfare.pictures.pieces import VEHICLES, piece, station
from wayfare.pictures.shapes import FERRY_SIGN, FITS, INSET, MARK_SHAPES, RADIUS, STRIPES, symbol, wild_picture
from wayfare.pictures.svg import piece_id, place, sides, station_id, tag, text

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
        self.painter = Painter(self.style, theme)
        self.unit, self.width = self.drawing.sizes.unit, self.drawing.sizes.space
        self.legend = Legend(self.drawing, self.painter, entries(board, self._seats(), language))

    def document(self) -> str:
        sheet, unit = self.drawing.sheet, self.drawing.ground.unit
        header = 0 if self.drawing.ground.titles else 44 * unit
        edge = 10 * unit
        left, top = sheet.left - edge, sheet.top - edge - header
        width, height = sheet.width + 2 * edge, sheet.height + edge + header + self.legend.height
        locations, routes = len(self.board.map.locations), len(self.board.map.routes)
        words = self.board.vocabulary
        count = message("picture-count", self.language, words=words, locations=locations, routes=routes)
        ground = GroundPainter(self.drawing, self.board.id, self.painter)
        lettering = self._lettering()
        parts = (
            tag("title", text(self.title)),
            tag("desc", text(count)),
            tag("rect", x=left, y=top, width=width, height=height, fill=self.painter.ground.page),
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
                **self.painter.letters("name", lettering.letter),
                pointer_events="none",
            ),
            self.legend.draw(),
        )
        view = " ".join(map(number, (left, top, width, height)))
        about = {"role": "img", "lang": self.language, "font_family": FONTS[self.style], "stroke_linejoin": "round"}
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
            fill=self.painter.ground.ink,
        )

    def _roads(self) -> str:
        """The thin roads and the beds of all routes, below all spaces: hatched for tunnels, water for ferries."""
        routes = self.drawing.routes

        def beds(*kinds: RouteKind) -> str:
            return "".join(route.bed for route in routes if route.kind in kinds)

        roads = "".join(route.road for route in routes)
        layers = (
            Layer("road", roads),
            Layer("sleepers", "" if self.style == "city" else roads),
            Layer("tunnel-rock", beds("tunnel")),
            Layer("bed-edge", beds("plain", "ferry", "tunnel")),
            Layer("bed", beds("plain", "tunnel")),
            Layer("ferry-bed", beds("ferry")),
            Layer("waves", "".join(route.waves for route in routes)),
        )
        brushes = ((layer.d, self.painter.brush(layer.kind, self.unit, space=self.width)) for layer in layers)
        return tag("g", *(tag("path", d=d, **brush) for d, brush in brushes if d), class_="roads")

    def _route(self, drawn: RouteDrawing, route: Route) -> str:
        colour = palette.colour(route.colour)
        tone = colour.tone(self.theme)
        seat = self.owners.get(route.id)
        spaces = (self._space(space, drawn.kind, colour) for space in drawn.spaces)
        claimed = () if seat is None else (self._claimed(space, drawn.kind, tone) for space in drawn.spaces)
        pieces = () if seat is None else (self._piece(space, seat) for space in drawn.spaces)
        title = [f"{self.names[route.a]} – {self.names[route.b]}", colour_name(route.colour, self.language)]
        title.append(message("picture-spaces", self.language, count=route.length))
        title += [] if drawn.kind == "plain" else [message(ROUTE_KINDS[drawn.kind], self.language)]
        title += [] if seat is None else [message("seat-number", self.language, number=seat + 1)]
        data = {"id": f"route-{route.id}", "data_route": route.id, "data_colour": route.colour}
        parts = (tag("title", text(", ".join(title))), *spaces, *claimed, *pieces)
        return tag("g", *parts, class_="route", **data, fill=tone.fill)

    def _space(self, space: SpaceDrawing, kind: RouteKind, colour: palette.Colour) -> str:
        """A space, which has its fill from its group, and its symbol."""
        where = place(*space.at, space.angle)
        tone = colour.tone(self.theme)
        rim = self.painter.brush("tunnel-space" if kind == "tunnel" else "space", self.unit, tone=tone)
        del rim["fill"]
        bar = tag("rect", **self._bar(space), transform=where, **rim)
        if space.wild:
            mark = self._wild(space)
        elif kind == "ferry":
            where = place(*space.at, space.angle, FITS["ferry-sign"].scale(self.unit, space.length))
            mark = self.painter.picture(FERRY_SIGN, tone=tone, class_="ferry-sign", transform=where)
        elif colour.symbol == "none":
            mark = ""
        else:
            where = place(*space.at, scale=FITS["symbol"].scale(self.unit, space.length))
            mark = self.painter.picture(symbol(colour.symbol), tone=tone, class_="symbol", transform=where)
        return tag("g", bar, mark, class_="space")

    def _bar(self, space: SpaceDrawing) -> dict[str, float]:
        box = Box.around(Point(0, 0), space.length, self.width)
        return {**sides(box), "rx": FITS["corner"].scale(self.unit, space.length)}

    def _wild(self, space: SpaceDrawing) -> str:
        """The mark of a space that takes nothing but a wild card."""
        length, width = space.length - INSET * self.unit, self.width - INSET * self.unit
        scale = FITS["wild-picture"].scale(self.unit, space.length, self.width)
        stripes = self.painter.picture(STRIPES, transform=f"scale({number(length / 10)} {number(width / 10)})")
        picture = self.painter.picture(wild_picture(self.board.wild), transform=place(0, 0, scale=scale))
        return tag("g", stripes, picture, class_="wild-space", transform=place(*space.at, space.angle))

    def _pieces(self) -> str:
        """Each seat's piece and station once; claimed spaces, locations and the key use them."""
        stations = sorted(set(self.stations.values()))
        style, picture = self.style, self.painter.picture
        drawn = [
            *(picture(piece(VEHICLES[style], n), tone=palette.seat(n), id=piece_id(style, n)) for n in self._seats()),
            *(picture(station(n), tone=palette.seat(n), id=station_id(style, n)) for n in stations),
        ]
        return tag("defs", *drawn) if drawn else ""

    def _seats(self) -> list[int]:
        return sorted({*self.owners.values(), *self.stations.values()})

    def _claimed(self, space: SpaceDrawing, kind: RouteKind, tone: palette.Tone) -> str:
        """A space under a piece: painted again in a paler tone, without its symbol."""
        brush = self.painter.brush(
            "claimed-tunnel-space" if kind == "tunnel" else "claimed-space", self.unit, tone=tone
        )
        return tag("rect", class_="claimed", **self._bar(space), transform=place(*space.at, space.angle), **brush)

    def _piece(self, space: SpaceDrawing, seat: int) -> str:
        where = place(*space.at, space.angle, FITS["piece"].scale(self.unit, space.length, self.width))
        return tag("use", class_="piece", href=f"#{piece_id(self.style, seat)}", transform=where)

    def _location(self, stop: LocationDrawing, location: Location) -> str:
        marks = (self.painter.picture(MARK_SHAPES[mark]) for mark in stop.marks)
        title = tag("title", text(self.names[location.id]))
        data = {"id": f"location-{location.id}", "data_location": location.id}
        return tag("g", title, *marks, class_="location", **data, transform=place(*stop.at, scale=stop.radius / RADIUS))

    def _station(self, drawn: LocationDrawing) -> str:
        seat = self.stations.get(drawn.id)
        if seat is None:
            return ""
        where = place(*(drawn.station or drawn.at), scale=FITS["station"].scale(self.unit))
        return tag("use", class_="station", href=f"#{station_id(self.style, seat)}", transform=where)

    def _label(self, label: LabelDrawing, letter: float) -> str:
        x, y = label.at
        rows = (tag("tspan", text(line), x=x, y=y + letter * LINE_HEIGHT * i) for i, line in enumerate(label.lines))
        return tag("text", " ".join(rows))
