"""The drawing of a board: complete, short, the same every time, and clear of names and routes."""

from __future__ import annotations

import math
import re
import time
import zlib
from collections import Counter
from typing import Any, get_args

import msgspec
import numpy as np
import pytest

from layout.boards import BOARDS, EXAMPLE, NAMES, common_area, laid, pair
from wayfare.engine import load
from wayfare.engine.board import Board
from wayfare.engine.look import FigureName, Look, check_look
from wayfare.errors import BoardError
from wayfare.layout import Drawing, drawing
from wayfare.layout.draw import location_names
from wayfare.layout.geometry import Box
from wayfare.layout.ground.figures import ENGRAVED, PAINTED, SIGHTS
from wayfare.layout.ground.projection import projector
from wayfare.layout.ground.room import Room
from wayfare.layout.structs import Figure, Layer
from wayfare.pictures.paints import PAINTS

every_board = pytest.mark.parametrize("name", NAMES)


def layers(made: Drawing) -> list[Layer]:
    ground = made.ground
    figures = [*ground.ornaments, *ground.landmarks, *([ground.compass] if ground.compass else [])]
    plates = [part for plate in ground.titles.values() for part in plate.parts]
    return [*ground.layers, *ground.frame, *plates, *(part for figure in figures for part in figure.parts)]


def kinds(made: Drawing) -> set[str]:
    return {layer.kind for layer in made.ground.layers}


def box_of(figure: Figure) -> Box:
    x, y = figure.at
    return Box(x - 13 * figure.scale, y - 13 * figure.scale, x + 13 * figure.scale, y + 12 * figure.scale)


@every_board
def test_a_drawing_has_every_route_and_location_in_order(name: str) -> None:
    board, made = BOARDS[name], drawing(BOARDS[name])
    assert [(route.id, len(route.spaces)) for route in made.routes] == [(r.id, r.length) for r in board.map.routes]
    assert [drawn.id for drawn in made.locations] == [location.id for location in board.map.locations]
    for lettering in made.lettering:
        names = location_names(board, lettering.language or "", lettering.printed).values()
        assert [" ".join(label.lines) for label in lettering.labels] == list(names)


@every_board
def test_every_language_with_names_of_its_own_has_its_lettering_in_three_sizes(name: str) -> None:
    locations = BOARDS[name].map.locations
    own = {(language, False) for location in locations for language in location.names}
    printed = {(language, True) for location in locations for language in location.printed_names}
    sizes = Counter((lettering.language, lettering.printed) for lettering in drawing(BOARDS[name]).lettering)
    assert sizes == dict.fromkeys({(None, False), *own, *printed}, 3)


@every_board
def test_every_layer_has_a_paint(name: str) -> None:
    assert {layer.kind for layer in layers(drawing(BOARDS[name]))} <= PAINTS.keys()


@every_board
def test_numbers_are_short_and_a_drawing_is_small(name: str) -> None:
    encoded = msgspec.json.encode(drawing(BOARDS[name])).decode()
    assert not re.search(r"\d\.\d{5}", encoded)
    assert len(encoded) < max(140_000, 1_700 * len(BOARDS[name].map.routes))
    assert msgspec.json.decode(encoded, type=Drawing) == drawing(BOARDS[name])


@every_board
def test_landmarks_stand_near_their_locations_clear_of_names_and_routes(name: str) -> None:
    board, layout = BOARDS[name], laid(name)
    made = drawing(board)
    assert len(made.ground.landmarks) >= 0.9 * len(board.look.landmarks)
    centres = [stop.centre for stop in layout.stops if stop.location.id in board.look.landmarks]
    spaces = [space for track in layout.tracks for space in track.spaces]
    for landmark in made.ground.landmarks:
        box = box_of(landmark)
        assert common_area(box, layout.panel) == pytest.approx(box.width * box.height)
        assert min(box.distance(centre) for centre in centres) < 80 * layout.gauge.unit
        assert not any(box.holds(space.spot(along, 0)) for space in spaces for along in (-1, 0, 1))


@every_board
def test_the_title_has_room_in_every_language(name: str) -> None:
    titles = drawing(BOARDS[name]).ground.titles
    assert titles.keys() == {"", *BOARDS[name].names}


def test_room_for_a_box_touches_nothing() -> None:
    layout = laid("new-york")
    box, air = Room(layout).emptiest(200, 50)
    assert air > 0
    assert all(box.distance(space.centre) > 0 for track in layout.tracks for space in track.spaces)


def test_the_library_has_a_picture_for_every_name_a_board_may_use() -> None:
    assert SIGHTS.keys() | ENGRAVED.keys() | PAINTED.keys() == set(get_args(FigureName))


def test_a_board_without_a_look_gets_land_along_its_routes() -> None:
    made = drawing(pair())
    assert made.ground.land
    assert {"coast", "land", "graticule", "sea-line-1"} <= kinds(made)


def test_a_city_without_a_plan_spreads_along_its_routes() -> None:
    assert {"shore", "block-0", "window", "ripple"} <= kinds(drawing(pair(look={"style": "city"})))


def test_a_plain_board_is_paper() -> None:
    made = drawing(pair(look={"style": "plain"}))
    assert made.ground.land == ""
    assert kinds(made) == {"sea", "paper", "graticule"}


def test_bridges_go_from_shore_to_shore_only_where_there_is_water() -> None:
    shores = [[0, 0, 120, 0, 120, 300, 0, 300], [280, 0, 400, 0, 400, 300, 280, 300]]
    town: dict[str, Any] = {"shores": shores, "bridged": ["way"]}
    assert "deck" in kinds(drawing(pair(look={"style": "city", "town": town})))
    dry = town | {"shores": [[-50, -50, 450, -50, 450, 350, -50, 350]]}
    assert "deck" not in kinds(drawing(pair(look={"style": "city", "town": dry})))


def test_a_region_has_its_coasts_where_the_box_says() -> None:
    """Iceland alone in the sea, then the middle of Germany: all land."""
    island = pair(look={"region": {"box": [-26, 62, -12, 68]}})
    inland = pair(look={"region": {"box": [9, 50, 11, 51], "borders": "none"}})
    assert box_of_path(drawing(island).ground.land).width < 400
    assert box_of_path(drawing(inland).ground.land).width >= 400
    assert not any(kind.startswith("wash") for kind in kinds(drawing(inland)))


@pytest.mark.parametrize("projection", ["equirectangular", "mercator", "conic", "albers"])
def test_every_projection_fills_the_canvas(projection: str) -> None:
    made = drawing(pair(look={"region": {"box": [-10, 36, 30, 60], "projection": projection}}))
    box = box_of_path(made.ground.land)
    assert box.width > 390
    assert box.height > 290


def test_places_bend_the_map_until_they_lie_where_the_board_has_them() -> None:
    """With Britain's corners put far apart, the island is as large as the board."""
    locations = {"west": (-5.7, 50.1), "east": (1.7, 52.5), "north": (-3.0, 58.6)}
    board = pair()
    north = msgspec.structs.replace(board.map.locations[0], id="north", name="North", at=(200, 20))
    spread = msgspec.structs.replace(board.map, locations=(*board.map.locations, north))
    region = {"box": [-12, 48, 4, 61], "places": locations}
    look = msgspec.convert({"region": region}, type=type(board.look))
    made = drawing(msgspec.structs.replace(board, map=spread, look=look))
    assert box_of_path(made.ground.land).height > 200


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("europe", {"lisbon": (-9.14, 38.72), "moscow": (37.62, 55.76), "palermo": (13.36, 38.12)}),
        ("usa", {"seattle": (-122.33, 47.61), "miami": (-80.19, 25.76), "boston": (-71.06, 42.36)}),
    ],
)
def test_an_anchored_map_has_the_cities_where_the_board_has_them(
    name: str, places: dict[str, tuple[float, float]]
) -> None:
    board = BOARDS[name]
    at = {location.id: location.at for location in board.map.locations}
    assert board.look.region
    project = projector(board, board.look.region)
    for city, where in places.items():
        assert project(np.array([where]))[0].tolist() == pytest.approx(at[city], abs=1)


def test_a_ferry_has_waves_and_its_wild_spaces_and_a_tunnel_neither() -> None:
    ferry, tunnel, plain = (
        drawing(pair(colour="gray", length=4, **kind)).routes[0] for kind in ({"wilds": 2}, {"tunnel": True}, {})
    )
    assert [route.kind for route in (ferry, tunnel, plain)] == ["ferry", "tunnel", "plain"]
    assert [space.wild for space in ferry.spaces] == [False, True, False, True]
    assert ferry.waves.startswith("M")
    assert not tunnel.waves + plain.waves
    assert not any(space.wild for space in (*tunnel.spaces, *plain.spaces))


def test_a_station_goes_on_every_location_of_a_game_that_has_them() -> None:
    unit = drawing(BOARDS["europe"]).sizes.unit
    for location in drawing(BOARDS["europe"]).locations:
        assert location.station
        assert math.dist(location.station, location.at) < 6 * unit
    assert not any(location.station for location in drawing(BOARDS["usa"]).locations)


@every_board
def test_a_small_picture_has_the_same_routes_in_half_the_bytes(name: str) -> None:
    full, small = drawing(BOARDS[name]), drawing(BOARDS[name], small=True)
    assert small.locations == full.locations
    assert {layer.kind for layer in small.ground.layers} <= kinds(full)
    for one, other in zip(full.routes, small.routes, strict=True):
        assert (one.id, one.kind) == (other.id, other.kind)
        for here, there in zip(one.spaces, other.spaces, strict=True):
            assert math.dist(here.at, there.at) < 1
    sizes = [len(zlib.compress(msgspec.json.encode(made))) for made in (full, small)]
    assert sizes[1] < 0.55 * sizes[0]


def box_of_path(d: str) -> Box:
    """The extent of path data made of relative lines."""
    xs, ys = [], []
    for part in re.findall(r"M([^M]*)", d):
        x = y = 0.0
        numbers = [float(n) for n in re.findall(r"-?(?:\d+\.\d+|\.\d+|\d+)", part)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            xs.append(x)
            ys.append(y)
    return Box(min(xs), min(ys), max(xs), max(ys))


@pytest.mark.parametrize(
    ("look", "reason"),
    [
        ({"landmarks": {"nowhere": "palm"}}, "look.landmarks: there is no location 'nowhere'"),
        ({"region": {"box": [30, 0, 10, 20]}}, "look.region.box: it must be west, south, east, north"),
        ({"region": {"box": [0, 0, 9, 9], "places": {"west": [1, 1]}}}, "at least three places"),
        (
            {
                "region": {
                    "box": [0, 0, 9, 9],
                    "anchor": {"place": [1, 1], "at": [1, 1], "scale": 9},
                    "places": {"west": [1, 1], "east": [2, 2]},
                }
            },
            "either anchored or bent",
        ),
        (
            {"region": {"box": [0, 0, 9, 9], "anchor": {"place": [1, 1], "at": [1, 1], "scale": 0}}},
            "look.region.anchor.scale: it must be more than 0",
        ),
        ({"town": {"shores": [[0, 0, 1, 1]]}}, "at least three of them"),
        ({"town": {"shores": [], "bridged": ["nowhere"]}}, "there is no route 'nowhere'"),
    ],
)
def test_a_look_that_makes_no_sense_is_refused(look: dict[str, Any], reason: str) -> None:
    with pytest.raises(BoardError, match=re.escape(reason)):
        check_look(msgspec.convert(look, type=Look), {"west", "east"}, {"way"})


def test_the_example_board_is_drawn_with_its_region() -> None:
    board = load(EXAMPLE).board
    made = drawing(board)
    assert {"coast", "border", "wash-0"} <= kinds(made)
    assert len(made.ground.ornaments) == len(board.look.ornaments)


def test_the_same_board_is_drawn_once() -> None:
    board = BOARDS["first-journey-usa"]
    drawing(board)
    start = time.perf_counter()
    assert drawing(msgspec.json.decode(msgspec.json.encode(board), type=Board)) is drawing(board)
    assert time.perf_counter() - start < 0.1
