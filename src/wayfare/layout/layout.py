"""Where everything on the map lies, before anything is drawn."""

from __future__ import annotations

import math
from dataclasses import dataclass

from wayfare.engine.board import Board, Location

from .gauge import Gauge
from .geometry import Box, Point
from .tracks import Bundle, Track, bundles, settle


@dataclass(frozen=True)
class Station:
    location: Location
    centre: Point
    radius: float


@dataclass(frozen=True)
class Layout:
    board: Board
    gauge: Gauge
    panel: Box  # the map: the canvas and a margin
    stations: tuple[Station, ...]
    tracks: tuple[Track, ...]  # in the order of the routes


def lay_out(board: Board) -> Layout:
    places = {location.id: Point(*location.at) for location in board.map.locations}
    groups = bundles(board.map.routes, places)
    gauge = Gauge(_unit(board, groups))
    stations = tuple(_station(location, gauge) for location in board.map.locations)
    tracks = settle(groups, gauge, [(station.centre, station.radius) for station in stations])
    return Layout(
        board=board,
        gauge=gauge,
        panel=Box(0, 0, *board.canvas).grown(gauge.margin),
        stations=stations,
        tracks=tuple(tracks[route.id] for route in board.map.routes),
    )


def _unit(board: Board, groups: tuple[Bundle, ...]) -> float:
    """1 on a canvas of about 850 by 850; less where routes are too short for their spaces."""
    usual = math.sqrt(board.canvas[0] * board.canvas[1]) / 850
    tightest = min((group.line().length / (32 + 24 * group.spaces) for group in groups), default=usual)
    return max(min(usual, tightest), usual / 4)


def _station(location: Location, gauge: Gauge) -> Station:
    marked = location.attraction or location.coast is not None
    return Station(location, Point(*location.at), (12.5 if marked else 9.0) * gauge.unit)
