"""The layout of a board: spaces in chains that keep apart, names that cover nothing, everything inside the frame."""

from __future__ import annotations

import itertools
import math
from typing import Any

import msgspec
import numpy as np
import pytest

from layout.boards import NAMES, common_area, labels_of, laid, overlap, pair, tiny
from wayfare.layout import lay_out
from wayfare.layout.collisions import Bars
from wayfare.layout.geometry import Box, Line, Point, Space, curve, to_segment
from wayfare.messages import languages

every_board = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", list(languages()))
every_size = pytest.mark.parametrize("larger", [1.0, 1.125, 1.25])


@every_board
def test_every_route_has_as_many_spaces_as_it_is_long_along_its_own_road(name: str) -> None:
    centres = {stop.location.id: stop.centre for stop in laid(name).stops}
    for track in laid(name).tracks:
        assert len(track.spaces) == track.route.length
        for space in track.spaces:
            assert min(to_segment(space.centre, *piece) for piece in itertools.pairwise(track.road)) < 1
        assert math.dist(track.road[0], centres[track.route.a]) < 0.01
        assert math.dist(track.road[-1], centres[track.route.b]) < 0.01


@every_board
@every_language
@every_size
def test_spaces_and_names_stay_inside_the_frame(name: str, language: str, larger: float) -> None:
    layout = laid(name)
    assert all(layout.panel.holds(corner) for t in layout.tracks for space in t.spaces for corner in space.corners)
    for label in labels_of(name, language, larger).values():
        assert common_area(label.box, layout.panel) == pytest.approx(label.box.width * label.box.height)


@every_board
@every_language
def test_no_name_covers_the_middle_of_a_space(name: str, language: str) -> None:
    middles = [space.centre for track in laid(name).tracks for space in track.spaces]
    for label in labels_of(name, language).values():
        assert not any(map(label.box.holds, middles))


@every_board
@every_language
@every_size
def test_no_two_names_overlap(name: str, language: str, larger: float) -> None:
    boxes = [label.box for label in labels_of(name, language, larger).values()]
    assert all(common_area(one, other) == 0 for one, other in itertools.combinations(boxes, 2))


@every_board
@every_language
@every_size
def test_no_name_covers_a_stop(name: str, language: str, larger: float) -> None:
    stops = laid(name).stops
    for label in labels_of(name, language, larger).values():
        assert all(label.box.distance(stop.centre) >= stop.radius for stop in stops)


@every_board
def test_no_space_overlaps_another(name: str) -> None:
    """Of the same route, of its twin, or of any other."""
    spaces = [space for track in laid(name).tracks for space in track.spaces]
    assert not [pair for pair in itertools.combinations(spaces, 2) if overlap(*pair)]


@every_board
def test_no_space_overlaps_a_stop(name: str) -> None:
    stops = laid(name).stops
    bars = Bars.of([space for track in laid(name).tracks for space in track.spaces])
    gaps = bars.distances(np.array([stop.centre for stop in stops])).min(axis=1)
    assert all(gap > stop.radius for gap, stop in zip(gaps, stops, strict=True))


@every_language
@every_size
def test_the_printed_boards_names_have_room_too(language: str, larger: float) -> None:
    layout, labels = laid("europe"), labels_of("europe", language, larger, printed=True)
    boxes = [label.box for label in labels.values()]
    assert all(common_area(one, other) == 0 for one, other in itertools.combinations(boxes, 2))
    assert all(box.distance(stop.centre) >= stop.radius for box in boxes for stop in layout.stops)
    if larger == 1:
        middles = [space.centre for track in layout.tracks for space in track.spaces]
        assert not any(box.holds(middle) for box in boxes for middle in middles)


@every_board
def test_the_halves_of_a_double_lie_on_the_sides_that_the_board_says(name: str) -> None:
    towards = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    tracks = laid(name).tracks
    for one, other in itertools.permutations(tracks, 2):
        if one.route.double and one.route.double == other.route.double and one.route.side:
            x, y = towards[one.route.side]
            here, there = one.spaces[0].centre, other.spaces[0].centre
            assert (here.x - there.x) * x + (here.y - there.y) * y > 0


def test_halves_written_in_opposite_directions_still_lie_side_by_side() -> None:
    board = pair(double="d", side="north")
    back = {"id": "back", "a": "east", "b": "west", "colour": "blue", "length": 3, "double": "d", "side": "south"}
    routes = (*board.map.routes, msgspec.convert(back, type=type(board.map.routes[0])))
    there, back_again = lay_out(
        msgspec.structs.replace(board, map=msgspec.structs.replace(board.map, routes=routes))
    ).tracks
    assert there.spaces[0].centre.y < back_again.spaces[0].centre.y
    assert not any(overlap(*both) for both in itertools.product(there.spaces, back_again.spaces))


def test_a_route_runs_through_its_bends() -> None:
    middle = lay_out(pair(via=[(200, 60)])).tracks[0].spaces[1].centre
    assert (middle.x, middle.y) == pytest.approx((200, 60), abs=1)


def test_nothing_on_a_route_is_upside_down() -> None:
    there, back = (lay_out(pair(a=a, b=b)).tracks[0].spaces[0].angle for a, b in (("west", "east"), ("east", "west")))
    assert there == back == 0


def test_a_line_is_measured_along_its_length() -> None:
    line = Line((Point(0, 0), Point(3, 4), Point(3, 10)))
    assert line.length == 11
    assert line.at(8) == (3, 7)
    assert line.part(5, 11) == ((3, 4), (3, 10))
    assert line.moved(0) is line
    assert Line((Point(0, 0), Point(10, 0))).moved(2).points[0] == (0, -2)


def test_a_curve_runs_through_its_points() -> None:
    points = (Point(0, 0), Point(50, 40), Point(100, 0))
    line = curve(points)
    assert all(any(math.dist(point, near) < 1e-9 for near in line.points) for point in points)


def test_boxes_know_what_is_near_and_in_them() -> None:
    box = Box(0, 0, 10, 10)
    assert box.distance(Point(13, 14)) == 5
    assert box.holds(Point(5, 5))


def test_a_space_has_its_corners_where_they_belong() -> None:
    corners = Space(Point(0, 0), 90, 4, 2).corners
    assert {(round(x), round(y)) for x, y in corners} == {(1, -2), (1, 2), (-1, 2), (-1, -2)}


def test_crowded_boards_are_drawn_smaller() -> None:
    near: list[dict[str, Any]] = [
        {"id": "a", "name": "A", "at": (100, 100)},
        {"id": "b", "name": "B", "at": (140, 100)},
    ]
    route = {"id": "r", "a": "a", "b": "b", "colour": "red", "length": 4}
    assert lay_out(tiny(near, [route])).gauge.unit < lay_out(pair()).gauge.unit
