"""Boards as pictures: complete, readable, inside their frame, and safe with whatever a board file says."""

from __future__ import annotations

import itertools
import math
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from layout.boards import BOARDS, NAMES, common_area, labels_of, laid, pair, tiny
from numpy.typing import NDArray

from wayfare.engine.board import Board
from wayfare.layout.geometry import Box, Point
from wayfare.messages import languages, message
from wayfare.pictures import Theme, draw, palette
from wayfare.pictures.pieces import BODIES, ROOFS, piece

SVG = "{http://www.w3.org/2000/svg}"
every_board = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", list(languages()))
every_theme = pytest.mark.parametrize("theme", ["light", "dark"])


def read(picture: str) -> ET.Element:
    return ET.fromstring(picture)


def of_class(element: ET.Element, name: str) -> list[ET.Element]:
    return [e for e in element.iter() if e.get("class") == name]


def route_groups(picture: ET.Element) -> dict[str, ET.Element]:
    return {group.attrib["data-route"]: group for group in of_class(picture, "route")}


def title(element: ET.Element) -> str:
    return element.findtext(f"{SVG}title", "")


def view_box(picture: ET.Element) -> Box:
    left, top, width, height = map(float, picture.attrib["viewBox"].split())
    return Box(left, top, left + width, top + height)


@cache
def drawn(name: str, theme: Theme, language: str) -> str:
    return draw(BOARDS[name], theme=theme, language=language)


def shown(name: str, theme: Theme = "light", language: str = "en") -> ET.Element:
    return read(drawn(name, theme, language))


@every_board
@every_language
def test_a_picture_is_a_whole_svg_document_that_says_what_it_shows(name: str, language: str) -> None:
    board, picture = BOARDS[name], shown(name, language=language)
    assert picture.tag == f"{SVG}svg"
    assert picture.get("role") == "img"
    assert title(picture) == board.names.get(language, board.name)
    assert str(len(board.map.routes)) in picture.findtext(f"{SVG}desc", "")


@every_board
def test_every_route_has_as_many_spaces_as_it_is_long(name: str) -> None:
    board = BOARDS[name]
    groups = route_groups(shown(name))
    assert {id_: len(of_class(group, "space")) for id_, group in groups.items()} == {
        route.id: route.length for route in board.map.routes
    }


@every_board
@every_theme
def test_every_space_carries_its_colour_and_symbol(name: str, theme: Theme) -> None:
    board = BOARDS[name]
    groups = route_groups(shown(name, theme))
    for route in board.map.routes:
        assert groups[route.id].get("fill") == palette.colour(route.colour).tone(theme).fill
        for space in of_class(groups[route.id], "space"):
            assert len(of_class(space, "symbol")) == (route.colour != "gray")


def test_no_two_colours_of_a_board_share_a_symbol() -> None:
    chars = [colour.char for colour in palette.CARD_COLOURS.values()]
    assert "".join(chars) == "■▲●◆✚★⬟○ "
    assert len({symbol_of(name) for name in palette.CARD_COLOURS}) == len(palette.CARD_COLOURS)


def symbol_of(colour: str) -> str:
    space = of_class(read(draw(pair(colour=colour, length=1))), "space")[0]
    return "".join(f"{s.tag} {s.get('d')}" for mark in of_class(space, "symbol") for s in mark)


@every_board
@every_language
def test_every_location_is_named_in_the_language(name: str, language: str) -> None:
    board = BOARDS[name]
    names = of_class(shown(name, language=language), "names")[0]
    written = [" ".join("".join(label.itertext()).split()) for label in names]
    assert written == [place.names.get(language, place.name) for place in board.map.locations]


def test_a_route_can_be_found_and_tells_what_it_is() -> None:
    group = route_groups(shown("new-york"))["chelsea-soho"]
    assert group.get("id") == "route-chelsea-soho"
    assert title(group) == "Chelsea – Soho, pink, 4 spaces"


def test_a_route_tells_what_it_is_in_other_languages() -> None:
    group = route_groups(shown("new-york", language="hu"))["east-village-lower-east-side"]
    assert title(group) == "East Village – Lower East Side, fekete, 1 mező"


def test_a_language_that_we_do_not_speak_falls_back_to_the_board_and_english() -> None:
    assert title(route_groups(read(draw(pair(), language="fi")))["way"]) == "West – East, red, 3 spaces"


@every_board
@every_language
def test_nothing_is_drawn_outside_the_picture(name: str, language: str) -> None:
    layout, picture = laid(name), shown(name, language=language)
    frame = view_box(picture)
    for track in layout.tracks:
        assert all(frame.holds(corner) for space in track.spaces for corner in space.corners)
        assert all(map(frame.holds, track.road))
    for stop in layout.stops:
        box = Box.around(stop.centre, 2 * stop.radius, 2 * stop.radius)
        assert common_area(box, layout.panel) == pytest.approx(box.width * box.height)
    for label in labels_of(name, language).values():
        assert common_area(label.box, layout.panel) == pytest.approx(label.box.width * label.box.height)
    for text in picture.iter(f"{SVG}text"):
        assert all(frame.holds(Point(float(t.attrib["x"]), float(t.attrib["y"]))) for t in text.iter() if t.get("x"))


def test_attractions_and_coasts_are_marked_and_explained() -> None:
    plain, coastal, famous = (
        tiny([{"id": "a", "name": "A", "at": (200, 150)} | mark], [])
        for mark in ({}, {"coast": "east"}, {"attraction": True})
    )
    marks = {ET.tostring(of_class(read(draw(board)), "location")[0]) for board in (plain, coastal, famous)}
    assert len(marks) == 3
    assert [legend(read(draw(board)))[1:] for board in (plain, coastal, famous)] == [
        [],
        ["east"],
        ["tourist attraction"],
    ]


def legend(picture: ET.Element) -> list[str]:
    return [text.text or "" for text in of_class(picture, "legend")[0].iter(f"{SVG}text")]


@every_board
def test_the_legend_explains_every_colour_on_the_board(name: str) -> None:
    board = BOARDS[name]
    words = " ".join(legend(shown(name)))
    assert all(message(f"colour-{route.colour}") in words for route in board.map.routes)
    assert message(f"card-{board.wild}") in words


@every_board
def test_claimed_routes_carry_a_piece_on_every_space(name: str) -> None:
    board = BOARDS[name]
    owners = {route.id: i % 4 for i, route in enumerate(board.map.routes) if i % 3}
    picture = read(draw(board, owners=owners))
    for id_, group in route_groups(picture).items():
        pieces = [piece.get("href") for piece in of_class(group, "piece")]
        spaces = of_class(group, "space")
        assert pieces == ([f"#{board.look.style}-piece-{owners[id_]}"] * len(spaces) if id_ in owners else [])
    defined = {f"#{piece.get('id')}" for defs in picture.iter(f"{SVG}defs") for piece in defs}
    assert defined == {f"#{board.look.style}-piece-{seat}" for seat in range(4)}


def test_an_owner_of_a_route_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="no such route on tiny: nowhere"):
        draw(pair(), owners={"nowhere": 0})


def test_ferries_and_tunnels_look_like_what_they_are_and_say_so() -> None:
    ferry, tunnel, plain = (
        read(draw(pair(colour="gray", length=2, **kind))) for kind in ({"wilds": 1}, {"tunnel": True}, {})
    )
    spaces = [of_class(picture, "space") for picture in (ferry, tunnel, plain)]
    assert [len(of_class(space, "ferry-sign")) for space in spaces[0]] == [1, 0]
    assert [len(of_class(space, "wild-space")) for space in spaces[0]] == [0, 1]
    assert all(space[0].get("stroke-dasharray") for space in spaces[1])
    assert not any(space[0].get("stroke-dasharray") for space in spaces[2])
    assert [legend(picture)[-1] for picture in (ferry, tunnel)] == ["ferry", "tunnel"]
    assert title(route_groups(tunnel)["way"]) == "West – East, grey, 2 spaces, tunnel"


def test_stations_stand_at_their_locations_in_their_seats_colours() -> None:
    picture = read(draw(BOARDS["europe"], stations={"paris": 4, "rome": 0}))
    built = [station.get("href") for station in of_class(picture, "station")]
    assert built == ["#atlas-station-4", "#atlas-station-0"]
    assert legend(picture)[-2:] == ["seat 1", "seat 5"]
    with pytest.raises(ValueError, match="no such location on europe: atlantis"):
        draw(BOARDS["europe"], stations={"atlantis": 0})


def test_the_printed_names_can_be_had() -> None:
    def names(**how: Any) -> str:
        return "".join(of_class(read(draw(BOARDS["europe"], **how)), "names")[0].itertext())

    assert "Constantinople" in names(printed=True)
    assert "Konstantinápoly" in names(printed=True, language="hu")
    assert "Constantinople" not in names()


# Red, green and blue as people without red or green cones see them (Viénot, Brettel and Mollon, 1999).
SIGHTS = {
    "all colours": np.eye(3),
    "protanopia": np.array([[0.112, 0.888, 0.0], [0.113, 0.887, 0.0], [0.004, -0.004, 1.0]]),
    "deuteranopia": np.array([[0.293, 0.707, 0.0], [0.293, 0.707, 0.0], [-0.022, 0.022, 1.0]]),
}


@pytest.mark.parametrize("sight", SIGHTS)
def test_everyone_can_tell_the_five_seats_apart(sight: str) -> None:
    """By colour, even without red or green cones; and by the dots on pieces, and by the roofs of stations."""
    seats = [SIGHTS[sight] @ linear(tone.fill) for tone in palette.SEAT_TONES]
    assert len(seats) == 5
    assert min(math.dist(lab(one), lab(other)) for one, other in itertools.combinations(seats, 2)) > 20
    for vehicle in BODIES:
        assert len({piece(vehicle, seat)[-1].d for seat in range(5)}) == 5
    assert len(set(ROOFS)) == 5


def linear(colour: str) -> NDArray[np.float64]:
    """A hexadecimal colour as amounts of light."""
    channels = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def lab(light: NDArray[np.float64]) -> NDArray[np.float64]:
    """CIE L*a*b*, in which distances are about as large as they look."""
    xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]) @ light
    x, y, z = np.cbrt(np.maximum(xyz / np.array([0.9505, 1.0, 1.089]), 0.009))
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def test_hostile_names_are_only_text() -> None:
    hostile = """<script>alert("&'")</script>\x01]]>"""
    board = tiny(
        [{"id": hostile, "name": hostile, "at": (80, 150)}, {"id": "b", "name": "B", "at": (320, 150)}],
        [{"id": f"x{hostile}", "a": hostile, "b": "b", "colour": hostile, "length": 2, "double": hostile}],
        name=hostile,
        wild=hostile,
        id=hostile,
    )
    picture = draw(board, language=hostile, owners={f"x{hostile}": 1})
    assert "<script" not in picture
    assert title(read(picture)) == hostile.replace("\x01", "\ufffd")


@every_theme
@pytest.mark.parametrize("name", ["purple", "ultraviolet", "", "ünïcode 🚋", "count", "none"])
def test_a_colour_of_the_users_own_gets_a_paint_and_a_symbol(name: str, theme: Theme) -> None:
    group = route_groups(read(draw(pair(colour=name), theme=theme)))["way"]
    assert re.fullmatch("#[0-9a-f]{6}", group.get("fill") or "")
    assert len(of_class(group, "symbol")) == 3
    assert palette.colour(name) == palette.colour(name)


def test_any_wild_card_is_striped_and_two_have_pictures() -> None:
    def stripes(wild: str) -> list[str | None]:
        card = of_class(read(draw(msgspec.structs.replace(pair(), wild=wild))), "wild")[0]
        return [band.get("fill") for band in card[0]]

    assert stripes("taxi") == stripes("locomotive") == stripes("joker") == list(palette.stripes("light"))
    assert len({palette.wild(name).char for name in ("taxi", "locomotive", "joker")}) == 3


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21, as the web accessibility guidelines define it."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@every_theme
def test_symbols_and_names_can_be_read(theme: Theme) -> None:
    own = (palette.colour(f"own {i}") for i in range(200))
    tones = [colour.tone(theme) for colour in (*palette.CARD_COLOURS.values(), *own)] + list(palette.SEAT_TONES)
    assert min(contrast(tone.fill, tone.ink) for tone in tones) >= 3
    grounds = [ground for (_, of), ground in palette.GROUNDS.items() if of == theme]
    for ground in grounds:
        surfaces = (ground.page, ground.halo, ground.sea, ground.land, ground.block, ground.park)
        assert min(contrast(ground.ink, surface) for surface in surfaces) >= 7
        assert contrast(ground.badge, ground.halo) >= 4.5


def drawn_elsewhere(board: Board, cache: Path) -> str:
    """Drawn from scratch in another process: it has other hashes, and so another order of sets."""
    code = "import sys, msgspec; from wayfare.engine.board import Board; from wayfare.pictures import draw; "
    code += "board = msgspec.json.decode(sys.stdin.buffer.read(), type=Board); "
    code += "print(draw(board, owners={board.map.routes[0].id: 2}), end='')"
    ended = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code],
        input=msgspec.json.encode(board),
        env={**os.environ, "NUMBA_CACHE_DIR": str(cache)},
        capture_output=True,
        check=True,
    )
    return ended.stdout.decode()


@pytest.mark.parametrize("name", [NAMES[0], *(pytest.param(name, marks=pytest.mark.deep) for name in NAMES[1:])])
def test_the_same_board_is_always_the_same_picture(name: str, tmp_path: Path) -> None:
    board = BOARDS[name]
    assert drawn_elsewhere(board, tmp_path) == draw(board, owners={board.map.routes[0].id: 2})


@every_board
def test_numbers_are_short(name: str) -> None:
    assert not re.search(r"\d\.\d{3}", drawn(name, "light", "en"))


@pytest.mark.parametrize("canvas", [(100, 80), (4000, 300), (300, 4000)])
@pytest.mark.parametrize("look", ["city", "atlas"])
def test_any_canvas_will_do(canvas: tuple[int, int], look: str) -> None:
    width, height = canvas
    corners = [(0, 0), (width, 0), (width, height), (0, height), (width // 2, height // 2)]
    locations = [{"id": f"l{i}", "name": f"Location number {i}", "at": at} for i, at in enumerate(corners)]
    routes = [{"id": f"r{i}", "a": f"l{i}", "b": "l4", "colour": "red", "length": 2} for i in range(4)]
    picture = read(draw(tiny(locations, routes, canvas=canvas, look={"style": look})))
    assert len(of_class(picture, "space")) == 8


def test_a_map_without_routes_or_with_two_locations_in_one_place_is_still_drawn() -> None:
    here = [{"id": name, "name": name, "at": (50, 50)} for name in "ab"]
    assert not of_class(read(draw(tiny(here, []))), "space")
    assert (
        len(of_class(read(draw(tiny(here, [{"id": "r", "a": "a", "b": "b", "colour": "red", "length": 2}]))), "space"))
        == 2
    )
