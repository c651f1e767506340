"""A game exactly as its TOML file describes it: typed, with nothing derived and nothing decided.

`parse_board` reads a file's text; `check.py` finds out whether the board can be played; `catalog.py` finds the files.
A number's range is declared here, with the number; checks between several fields are in `check.py`.
"""

from __future__ import annotations

import hashlib
import tomllib
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args

import msgspec

from wayfare.engine.chapters import PointsChapter, RaceChapter
from wayfare.engine.lists import TieBreak
from wayfare.engine.look import Look
from wayfare.engine.state import CARDS, MAX_LENGTH, ROW, SEATS, SLOTS, STATIONS, TICKETS
from wayfare.errors import BoardError

GRAY_ROUTE = "gray"

Point = tuple[int, int]
Coast = Literal["east", "west"]
Vocabulary = Literal["city", "journey", "railway"]
VOCABULARIES: tuple[Vocabulary, ...] = get_args(Vocabulary)
Side = Literal["north", "east", "south", "west"]


class Range(NamedTuple):
    """What a number may be, both ends included: an annotation of its type, which `check.py` reads."""

    low: int
    high: int


Points = Annotated[int, Range(0, 1000)]  # far below what 16 bits hold
Length = Annotated[int, Range(1, MAX_LENGTH)]  # of a route, and what anything costs in cards


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table in the file. A misspelt key is an error, not a silent default."""


class Location(Strict, frozen=True):
    """A location that routes connect: where it is drawn, and what it is called in other languages."""

    id: str
    name: str
    at: Point
    names: dict[str, str] = {}
    printed_names: dict[str, str] = {}  # by language: what the printed board calls it, where that differs
    attraction: bool = False
    coast: Coast | None = None


class Route(Strict, frozen=True):
    """A route for one player to claim. A gray one takes cards of any one colour; a ferry needs wild cards."""

    id: str
    a: str
    b: str
    colour: str
    length: Length
    wilds: int = 0  # a ferry: how many of its spaces take nothing but wild cards
    tunnel: bool = False  # cards turned up when it's claimed may make it cost more
    double: str | None = None  # the id that both routes of a double share
    side: Side | None = None  # which side of its twin it's drawn on
    via: tuple[Point, ...] = ()  # where the drawing bends


class Ticket(Strict, frozen=True):
    """Two locations to connect. In a race its points don't count."""

    a: str
    b: str
    points: Points = 0
    long: bool = False  # dealt apart from the others, and only at the start

    @property
    def id(self) -> str:
        """Its two ends. Unique on its board, so records and actions refer to it by this."""
        return f"{self.a}-{self.b}"


class Map(Strict, frozen=True):
    """The locations, the routes between them, and the tickets."""

    locations: tuple[Location, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]


class Rules(Strict, frozen=True, kw_only=True, tag_field="goal"):
    """The numbers that every game has."""

    players: tuple[int, int]
    pieces: Annotated[int, Range(1, CARDS)]
    hand: Annotated[int, Range(0, CARDS)]
    draw: Annotated[int, Range(1, CARDS)]
    both_halves_from: Annotated[int, Range(2, SEATS + 1)]
    tickets_dealt: Annotated[int, Range(1, SLOTS)]
    tunnel_cards: Annotated[int, Range(0, ROW)] = 0  # turned up when a tunnel is claimed


# What the code may ask of any board's rules. Each kind of game says it once, and has every number of the others: 0, if
# it hasn't got the thing. The kernel's record of a game has the traits and the numbers under the same names.
Trait = Literal["for_points", "draws_singly", "offers_tickets", "shows_completed"]
TRAITS: tuple[Trait, ...] = get_args(Trait)


class PointsRules(Rules, frozen=True, kw_only=True, tag="points"):
    """The most points win."""

    for_points: ClassVar[bool] = True  # points decide who wins; otherwise the completed tickets do
    draws_singly: ClassVar[bool] = True  # cards are drawn one by one, each a decision; otherwise all of a turn at once
    offers_tickets: ClassVar[bool] = True  # tickets are offered to choose from and kept in secret, others are swapped
    shows_completed: ClassVar[bool] = False  # a completed ticket is shown at once, and another one drawn
    tickets_to_win: ClassVar[int] = 0
    bonus_tickets: ClassVar[int] = 0
    stalemate_rounds: ClassVar[int] = 0

    chapter: PointsChapter = "new-york"  # of the rules
    market: Annotated[int, Range(0, ROW)]
    reset_at: Annotated[int, Range(1, ROW + 1)]
    reset_limit: Annotated[int, Range(0, 10)]
    tickets_offered: Annotated[int, Range(1, SLOTS)]
    tickets_kept: int
    last_round_at: int
    route_points: tuple[Points, ...]
    attraction_points: Points = 0
    long_tickets_dealt: int = 0
    tickets_kept_at_start: int = 0  # 0: as many as later, `tickets_kept`
    unkept_at_start: Literal["returned", "removed"] = "returned"
    stations: Annotated[int, Range(0, STATIONS)] = 0  # for each player
    station_cost: tuple[Length, ...] = ()  # the cards that the first costs, the second, …
    station_points: Points = 0  # for each that isn't built
    longest_points: Points = 0  # for the longest path
    tie_breaks: tuple[TieBreak, ...] = ("completed",)


class RaceRules(Rules, frozen=True, kw_only=True, tag="race"):
    """The first player to complete enough tickets wins."""

    for_points: ClassVar[bool] = False
    draws_singly: ClassVar[bool] = False
    offers_tickets: ClassVar[bool] = False
    shows_completed: ClassVar[bool] = True
    market: ClassVar[int] = 0
    reset_at: ClassVar[int] = 0
    reset_limit: ClassVar[int] = 0
    tickets_offered: ClassVar[int] = 0
    tickets_kept: ClassVar[int] = 0
    last_round_at: ClassVar[int] = 0
    route_points: ClassVar[tuple[int, ...]] = ()
    attraction_points: ClassVar[int] = 0
    long_tickets_dealt: ClassVar[int] = 0
    tickets_kept_at_start: ClassVar[int] = 0
    unkept_at_start: ClassVar[Literal["returned", "removed"]] = "returned"
    stations: ClassVar[int] = 0
    station_cost: ClassVar[tuple[int, ...]] = ()
    station_points: ClassVar[int] = 0
    longest_points: ClassVar[int] = 0
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = ("completed",)

    chapter: RaceChapter = "first-journey"
    tickets_to_win: Annotated[int, Range(1, TICKETS)]
    bonus_tickets: Annotated[int, Range(0, SEATS)]
    stalemate_rounds: Annotated[int, Range(1, 1000)]


AnyRules = PointsRules | RaceRules


def fixed_rules() -> dict[str, dict[str, Any]]:
    """By goal, everything that a board with that goal can't choose: its traits, and the numbers that others have."""
    kinds = get_args(AnyRules)
    every = dict.fromkeys((*TRAITS, *(name for kind in kinds for name in kind.__struct_fields__)))
    return {
        kind.__struct_config__.tag: {name: getattr(kind, name) for name in every if name not in kind.__struct_fields__}
        for kind in kinds
    }


class About(Strict, frozen=True):
    """What people read about a board before they play it, and how sure its author is of the data."""

    text: dict[str, str] = {}  # one line by language
    ages: Annotated[int, Range(0, 99)] = 0  # the youngest age it is meant for; 0 if not given
    minutes: tuple[int, int] | None = None  # how long a game takes
    board: str = ""  # how sure we are of the map
    tickets: str = ""  # and of the tickets


class Board(Strict, frozen=True):
    """A whole game file: cards, rules and map, and how it is presented."""

    format: Literal["wayfare-game/1"]
    id: str
    version: int
    name: str
    canvas: Point
    wild: str
    cards: dict[str, int]
    rules: AnyRules
    map: Map
    names: dict[str, str] = {}
    order: int = 1000  # among the games on offer: the lowest first, then by id
    look: Look = msgspec.field(default_factory=Look)
    about: About = msgspec.field(default_factory=About)

    @property
    def vocabulary(self) -> Vocabulary:
        """Which words suit the board, as `$words` in messages: a ticket has other names in a city and on a journey."""
        if not self.rules.for_points:
            return "journey"
        return "city" if self.look.style == "city" else "railway"


PRESENTED = {
    "name",
    "names",
    "printed_names",
    "at",
    "side",
    "via",
    "chapter",
}  # fields of locations, routes and rules that affect what people see, not how a board plays


def digest(board: Board) -> str:
    """SHA-256 of everything that affects play. A new drawing or wording doesn't change it.

    Fields with their default value are left out, so a new optional rule doesn't change the digest of older boards.
    """
    facts = {
        "id": board.id,
        "version": board.version,
        "wild": board.wild,
        "cards": list(board.cards.items()),  # their order decides which card a random number means
        "goal": board.rules.__struct_config__.tag,
        "rules": _given(board.rules),
        "locations": [_given(location) for location in board.map.locations],
        "routes": [_given(route) for route in board.map.routes],
        "tickets": [_given(ticket) for ticket in board.map.tickets],
    }
    return hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()


def _given(part: msgspec.Struct) -> dict[str, Any]:
    """The fields that affect play and differ from their defaults."""
    fields = (field for field in msgspec.structs.fields(part) if field.name not in PRESENTED)
    values = ((field, getattr(part, field.name)) for field in fields)
    return {field.name: value for field, value in values if value != field.default}


def parse_board(text: str, label: str) -> Board:
    """Read a game file's text. BoardError names the file (`label`), the field and the reason."""
    try:
        tree = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: bad TOML, and numbers of thousands of digits
        raise BoardError(f"{label}: this is not valid TOML: {error}.") from None
    if isinstance(tree.get("look"), str):
        tree["look"] = {"style": tree["look"]}  # `look = "city"` is short for a style and nothing else
    try:
        return msgspec.convert(tree, Board)
    except msgspec.ValidationError as error:
        raise BoardError(f"{label}: {_plain(str(error))}.") from None


def _plain(message: str) -> str:
    """Put msgspec's `... - at `$.map.routes[3].length`` in the file's own terms."""
    reason, _, where = message.partition(" - at ")
    where = where.strip("`").removeprefix("$").lstrip(".")
    return f"{where or 'the file'}: {reason[:1].lower()}{reason[1:]}"
