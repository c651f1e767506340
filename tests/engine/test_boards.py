"""Games as data: what the built-in ones hold, and what is said of files that cannot be played."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

import wayfare
from wayfare.engine import check
from wayfare.engine.board import PointsRules, RaceRules
from wayfare.engine.state import State

TINY = (Path(__file__).parent.parent / "boards" / "tiny.toml").read_text("utf-8")


def test_new_york_is_as_in_the_box() -> None:
    board = wayfare.load("new-york").board
    assert isinstance(board.rules, PointsRules)
    assert (len(board.map.locations), len(board.map.routes), len(board.map.tickets)) == (15, 41, 18)
    assert sum(board.cards.values()) == 44
    assert sum(location.attraction for location in board.map.locations) == 9
    assert len({route.double for route in board.map.routes if route.double}) == 11


@pytest.mark.parametrize(("name", "locations", "routes"), [("europe", 22, 70), ("usa", 19, 64)])
def test_first_journey_is_as_in_the_box(name: str, locations: int, routes: int) -> None:
    board = wayfare.load(f"first-journey-{name}").board
    assert isinstance(board.rules, RaceRules)
    assert (len(board.map.locations), len(board.map.routes), len(board.map.tickets)) == (locations, routes, 32)
    assert sum(board.cards.values()) == 72
    assert {location.coast for location in board.map.locations} == {None, "east", "west"}


@pytest.mark.parametrize(("name", "locations", "routes", "tickets"), [("usa", 36, 100, 30), ("europe", 47, 101, 46)])
def test_the_big_boards_are_as_in_the_box(name: str, locations: int, routes: int, tickets: int) -> None:
    board = wayfare.load(name).board
    assert isinstance(board.rules, PointsRules)
    assert (len(board.map.locations), len(board.map.routes), len(board.map.tickets)) == (locations, routes, tickets)
    assert sum(board.cards.values()) == 110
    assert len({route.double for route in board.map.routes if route.double}) == (22 if name == "usa" else 11)


def test_europes_tickets_are_labelled_as_ours() -> None:
    assert "Our own set" in wayfare.load("first-journey-europe").board.about.tickets


def test_a_state_is_under_two_kibibytes() -> None:
    assert State.dtype.itemsize < 2048


def test_a_typo_suggests_the_near_name() -> None:
    with pytest.raises(wayfare.UnknownGame, match=r"did you mean new-york\?"):
        wayfare.load("new-yrok")
    with pytest.raises(wayfare.UnknownGame, match="the games are new-york, first-journey-europe"):
        wayfare.load("chess")
    with pytest.raises(wayfare.UnknownGame, match=r"no file nowhere\.toml"):
        wayfare.load("nowhere.toml")


def test_a_users_own_file_plays(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TINY)
    assert wayfare.load(file).new_match(3, seed=1).turn == 0


def replaced(old: str, new: str) -> Callable[[str], str]:
    assert old in TINY
    return lambda text: text.replace(old, new, 1)


SECOND = 'colour = "gray", length = 2 }'
FAULTS = {
    "not TOML": (replaced("[cards]", "[cards"), r"is not valid TOML.*line"),
    "a field is missing": (replaced("pieces = 12\n", ""), r"rules: .*missing required field `pieces`"),
    "a field is misspelt": (replaced("pieces", "peices"), r"rules: .*peices"),
    "a wrong type": (replaced("pieces = 12", 'pieces = "many"'), r"rules\.pieces: expected `int`"),
    "an unknown goal": (replaced('"points"', '"fame"'), r"rules.*fame"),
    "an unknown format": (replaced("wayfare-game/1", "wayfare-game/9"), r"format: .*wayfare-game/9"),
    "an unknown location": (
        replaced('b = "west", colour', 'b = "mars", colour'),
        r"middle-west: there is no location 'mars'",
    ),
    "a route to itself": (
        replaced('b = "west", colour', 'b = "middle", colour'),
        r"middle-west: it goes from 'middle' to it",
    ),
    "an unknown colour": (
        replaced('colour = "red"', 'colour = "mauve"'),
        r"east-middle\.colour: there are no 'mauve' cards",
    ),
    "a wild route": (replaced('colour = "red"', 'colour = "joker"'), r"colour: there are no 'joker' cards"),
    "a route too long": (replaced("length = 2", "length = 10"), r"middle-west\.length: 10 is not between 1 and 9"),
    "a route of no length": (replaced("length = 2", "length = 0"), r"length: 0 is not between 1 and 9"),
    "more cards than there are": (
        replaced("length = 2", "length = 9"),
        r"middle-west\.length: it needs more cards than any colour has, even with wild cards",
    ),
    "half a double": (
        replaced(SECOND, SECOND[:-2] + ', double = "d" }'),
        r"double d: a double route has exactly two halves, not 1",
    ),
    "unequal halves": (
        replaced(
            SECOND,
            SECOND + ',\n  { id = "x", a = "east", b = "west", colour = "red", length = 1, double = "d" },'
            '\n  { id = "y", a = "east", b = "west", colour = "red", length = 2, double = "d" }',
        ),
        r"double d: its two routes, x and y, differ in ends or length",
    ),
    "a ticket that cannot be joined": (
        replaced('{ id = "middle-west", a = "middle", b = "west"', '{ id = "middle-west", a = "east", b = "middle"'),
        r"tickets\.east-west: no routes connect its two ends",
    ),
    "a ticket to itself": (
        replaced('{ a = "east", b = "west", p', '{ a = "east", b = "east", p'),
        r"both ends are the same",
    ),
    "a ticket twice": (
        replaced('{ a = "east", b = "middle", p', '{ a = "east", b = "west", p'),
        r"'east-west' appears 2",
    ),
    "no cards": (replaced("blue = 6", "blue = 0"), r"cards\.blue: 0 is not between 1 and 120"),
    "too many cards": (replaced("blue = 6", "blue = 115"), r"cards: their sum: 123 is not between 1 and 120"),
    "too few cards to deal": (replaced("hand = 1", "hand = 4"), r"cards: 14 are not enough: 3 players are dealt 14"),
    "too few tickets to deal": (
        replaced("tickets_dealt = 1", "tickets_dealt = 2"),
        r"tickets: 3 are not enough to deal 6",
    ),
    "no wild card": (replaced('wild = "joker"', 'wild = "ace"'), r"wild: 'ace' is not one of the cards"),
    "too many players": (replaced("[2, 3]", "[2, 6]"), r"rules\.players"),
    "outside the canvas": (replaced("[260, 50]", "[360, 50]"), r"west\.at: 360, 50 is outside the canvas 300 x 100"),
    "an id with a space": (replaced('id = "east-middle"', 'id = "east middle"'), r"'east middle' is not an id"),
    "too few route points": (
        replaced("route_points = [1, 2]", "route_points = [1]"),
        r"route_points: how many.*1 is not",
    ),
    "no end": (
        replaced("last_round_at = 0", "last_round_at = 12"),
        r"rules\.last_round_at: 12 is not between 0 and 11",
    ),
    "a tunnel without a number": (
        replaced(SECOND, SECOND[:-2] + ", tunnel = true }"),
        r"middle-west: a tunnel needs rules\.tunnel_cards",
    ),
    "a ferry of nothing but more": (
        replaced(SECOND, SECOND[:-2] + ", wilds = 3 }"),
        r"middle-west\.wilds: 3 is not between 0 and 2",
    ),
    "halves of two kinds": (
        replaced(
            SECOND,
            SECOND + ',\n  { id = "x", a = "east", b = "west", colour = "red", length = 1, wilds = 1, double = "d" },'
            '\n  { id = "y", a = "east", b = "west", colour = "red", length = 1, double = "d" }',
        ),
        r"double d: its two routes, x and y, are not of one kind",
    ),
    "stations without a price": (
        replaced("attraction_points = 1", "attraction_points = 1\nstations = 2\nstation_cost = [1]"),
        r"rules\.station_cost: 1 costs for 2 stations",
    ),
    "long tickets that nobody gets": (
        replaced("points = 5 }", "points = 5, long = true }"),
        r"tickets: 2 are not enough to deal 3",
    ),
    "a long ticket among the others": (
        replaced("points = 3 }", "points = 3, long = true }"),
        r"not enough|long tickets come first",
    ),
    "a tie-break of its own": (
        replaced("attraction_points = 1", 'attraction_points = 1\ntie_breaks = ["luck"]'),
        r"rules\.tie_breaks.*luck",
    ),
    "nothing decides last": (
        replaced("attraction_points = 1", 'attraction_points = 1\ntie_breaks = ["shared"]'),
        r"rules\.tie_breaks: 'shared' is what remains",
    ),
    "an unknown language": (
        replaced('name = "East"', 'name = "East", names = { xx = "E" }'),
        r"the languages are en, ro, hu, sv",
    ),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_bad_file_is_told_with_file_field_and_reason(what: str, tmp_path: Path) -> None:
    change, reason = FAULTS[what]
    file = tmp_path / "bad.toml"
    file.write_text(change(TINY))
    with pytest.raises(wayfare.BoardError, match=reason) as caught:
        wayfare.load(file)
    assert str(caught.value).startswith(f"{file}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("rules", [PointsRules, RaceRules])
def test_every_number_of_the_rules_has_a_range(rules: type[PointsRules | RaceRules]) -> None:
    in_check = set(re.findall(r'"rules\.(\w+)"', Path(check.__file__).read_text("utf-8")))
    without = {field.name for field in structs.fields(rules) if field.type is int} - in_check
    assert not without, f"engine/board.py declares no range for {sorted(without)}"


def test_over_a_cap(tmp_path: Path) -> None:
    more = "\n".join(f'  {{ id = "l{n}", name = "L{n}", at = [1, 1] }},' for n in range(70))
    file = tmp_path / "big.toml"
    file.write_text(TINY.replace("locations = [", f"locations = [\n{more}"))
    with pytest.raises(wayfare.BoardError, match="locations: their number: 73 is not between 2 and 64"):
        wayfare.load(file)


def test_more_actions_than_there_is_room_for() -> None:
    board = wayfare.load("europe").board
    longest = tuple(structs.replace(route, colour="gray", length=9, wilds=0) for route in board.map.routes)
    big = structs.replace(board, map=structs.replace(board.map, routes=longest))
    with pytest.raises(wayfare.BoardError, match=r"map: there are more than 8192 actions; at least \d+ of them"):
        check.check(structs.replace(big, rules=structs.replace(board.rules, route_points=(1,) * 9)), "big.toml")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(wayfare.BoardError, match="not UTF-8"):
        wayfare.load(file)
    with pytest.raises(wayfare.BoardError, match="cannot be read: Is a directory"):
        wayfare.load(tmp_path)


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "version = " + "9" * 6000, 'a = "\0"'])
def test_toml_that_nobody_writes(text: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(text)
    with pytest.raises(wayfare.BoardError, match="is not valid TOML"):
        wayfare.load(file)


@pytest.mark.parametrize("players", [1, 5])
def test_how_many_may_play(players: int) -> None:
    with pytest.raises(wayfare.WayfareError, match=f"for 2 to 4 players, not {players}"):
        wayfare.load("new-york").new_match(players)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "Middle", at = [150, 50]', 'name = "Centre", at = [151, 52]'),
        ("canvas = [", "canvas = [1"),
    ],
)
def test_the_digest_ignores_the_drawing(tmp_path: Path, old: str, new: str) -> None:
    assert digest_of(tmp_path, replaced(old, new)(TINY)) == digest_of(tmp_path, TINY)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("version = 1", "version = 2"),
        ("attraction = true", "attraction = false"),
        ("attraction_points = 1", "attraction_points = 2"),
        ("length = 1", "length = 2"),
    ],
)
def test_the_digest_covers_all_that_affects_play(tmp_path: Path, old: str, new: str) -> None:
    assert digest_of(tmp_path, replaced(old, new)(TINY)) != digest_of(tmp_path, TINY)


def digest_of(folder: Path, text: str) -> str:
    file = folder / "mine.toml"
    file.write_text(text)
    return wayfare.load(file).digest
