"""Where everything on the map goes, before anything is painted."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from wayfare.engine.board import Board, Location
from wayfare.layout.gauge import Gauge
from wayfare.layout.geometry import Box, Line, Point
from wayfare.layout.tracks import Bundle, Track, bundles, settle


@dataclass(frozen=True)
class Stop:
    """A location as it is drawn: a disc."""

    location: Location
    centre: Point
    radius: float
    station: Point | None = None  # where a station would stand, if the game has any


@dataclass(frozen=True)
class Layout:
    """The positions of all stops, spaces and roads of a board."""

    board: Board
    gauge: Gauge
    panel: Box  # the map: the canvas and a margin
    stops: tuple[Stop, ...]
    tracks: tuple[Track, ...]  # in the order of the routes

    @property
    def usual(self) -> float:
        """The unit of a board of this size whose routes have room enough; the ground is measured in it."""
        return self.gauge.usual

    @cached_property
    def obstacles(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Points all over the spaces, and points along the ends of roads: what names should not cover."""
        spots = [spot for track in self.tracks for space in track.spaces for spot in space.samples]
        ends = [Line(end) for track in self.tracks for end in (track.road[:2], track.road[-2:])]
        roads = [end.at(end.length * i / 5) for end in ends for i in range(6)]
        return np.array(spots).reshape(-1, 2), np.array(roads).reshape(-1, 2)


def lay_out(board: Board) -> Layout:
    """Place a board's stops and routes."""
    centres = {location.id: Point(*location.at) for location in board.map.locations}
    groups = bundles(board.map.routes, centres)
    gauge = Gauge(_unit(board, groups), _usual(board))
    stations = board.rules.stations > 0
    stops = tuple(_stop(location, gauge, stations) for location in board.map.locations)
    tracks = settle(groups, gauge, [(stop.centre, stop.radius) for stop in stops])
    return Layout(
        board=board,
        gauge=gauge,
        panel=Box(0, 0, *board.canvas).grown(gauge.margin),
        stops=stops,
        tracks=tuple(tracks[route.id] for route in board.map.routes),
    )


def _unit(board: Board, groups: tuple[Bundle, ...]) -> float:
    """1 on a canvas of about 850 by 850; less where routes are too short for their spaces."""
    usual = _usual(board)
    tightest = min((group.line().length / (32 + 21 * group.spaces) for group in groups), default=usual)
    return max(min(usual, tightest), usual / 4)


def _usual(board: Board) -> float:
    return math.sqrt(board.canvas[0] * board.canvas[1]) / 850


def _stop(location: Location, gauge: Gauge, stations: bool) -> Stop:
    marked = location.attraction or location.coast is not None
    centre = Point(*location.at)
    above = Point(centre.x, centre.y - 4 * gauge.unit)  # it stands on the disc, and leaves some of it in sight
    return Stop(location, centre, (12.5 if marked else 9.0) * gauge.unit, above if stations else None)
