"""Whether a board can be played. The first problem is reported with its field and what would be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import islice
from typing import assert_never, get_args, get_origin, get_type_hints

import msgspec

from wayfare.engine.board import GRAY_ROUTE, AnyRules, Board, PointsRules, RaceRules, Range, Route
from wayfare.engine.keeps import Keeps
from wayfare.engine.look import check_look
from wayfare.engine.mechanics import action_fields
from wayfare.engine.state import (
    ACTIONS,
    CARDS,
    COLOURS,
    INDICES,
    LOCATIONS,
    MAX_LENGTH,
    ROUTES,
    SEATS,
    SLOTS,
    TICKETS,
)
from wayfare.errors import BoardError
from wayfare.messages import languages


def check(board: Board, label: str) -> None:
    """Raise BoardError, naming the file (`label`), if the board can't be played."""
    try:
        _check_cards(board)
        _check_locations(board)
        _check_routes(board)
        _check_rules(board, board.rules)
        _check_goal(board)
        _check_tickets(board)
        _check_action_space(board)
        _check_about(board)
        check_look(board.look, {place.id for place in board.map.locations}, {route.id for route in board.map.routes})
    except BoardError as error:
        raise BoardError(f"{label}: {error}.") from None


def _need(condition: bool, field: str, reason: str) -> None:
    if not condition:
        raise BoardError(f"{field}: {reason}")


def _between(value: int, low: int, high: int, field: str) -> None:
    _need(low <= value <= high, field, f"{value} is not between {low} and {high}")


def _check_ranges(part: msgspec.Struct, field: str) -> None:
    """Every number that engine/board.py declares with a range, and the numbers of its lists."""
    for name, (low, high) in _ranges(type(part)).items():
        value = getattr(part, name)
        for number in value if isinstance(value, tuple) else (value,):
            _between(number, low, high, f"{field}.{name}")


@cache
def _ranges(kind: type[msgspec.Struct]) -> dict[str, Range]:
    hints = get_type_hints(kind, include_extras=True)
    numbers = {name: get_args(hints[name])[0] if get_origin(hints[name]) is tuple else hints[name] for name in hints}
    noted = ((name, getattr(number, "__metadata__", ())) for name, number in numbers.items())
    return {name: note for name, notes in noted for note in notes if isinstance(note, Range)}


def _unique(ids: Iterable[str], field: str) -> None:
    for name, count in Counter(ids).items():
        _need(count == 1, field, f"{name!r} appears {count} times")


def _slug(text: str, field: str) -> None:
    """Ids become words of the notation, so they have no spaces and no punctuation but the dash."""
    good = bool(text) and text.replace("-", "").isalnum() and text == text.lower()
    _need(good, field, f"{text!r} is not an id: use lower-case letters, digits and dashes")


def _check_cards(board: Board) -> None:
    _slug(board.id, "id")
    _check_languages(board.names, board.id)
    _need(board.wild in board.cards, "wild", f"{board.wild!r} is not one of the cards")
    _between(len(board.cards) - 1, 1, COLOURS, "cards: the number of colours")
    for card, count in board.cards.items():
        _slug(card, "cards")
        _need(card != GRAY_ROUTE, "cards.gray", "gray is for routes that take any colour, not for cards")
        _between(count, 1, CARDS, f"cards.{card}")
    _between(sum(board.cards.values()), 1, CARDS, "cards: their sum")


def _check_about(board: Board) -> None:
    about = board.about
    _check_ranges(about, "about")
    if about.minutes:
        fewest, most = about.minutes
        _need(0 < fewest <= most, "about.minutes", f"{fewest} to {most} is not a range of minutes")


def _check_locations(board: Board) -> None:
    locations = board.map.locations
    _between(len(locations), 2, LOCATIONS, "map.locations: their number")
    _unique((location.id for location in locations), "map.locations")
    width, height = board.canvas
    _need(width > 0 and height > 0, "canvas", "width and height must be above 0")
    for location in locations:
        field = f"map.locations.{location.id}"
        _slug(location.id, "map.locations")
        _need(bool(location.name.strip()), f"{field}.name", "it is empty")
        x, y = location.at
        _need(0 <= x <= width and 0 <= y <= height, f"{field}.at", f"{x}, {y} is outside the canvas {width} x {height}")
        _check_languages(location.names, field)
        _check_languages(location.printed_names, field)


def _check_languages(names: dict[str, str], field: str) -> None:
    for language in names:
        _need(language in languages(), f"{field}.names.{language}", f"the languages are {', '.join(languages())}")


def _check_routes(board: Board) -> None:
    routes = board.map.routes
    _between(len(routes), 1, ROUTES, "map.routes: their number")
    _unique((route.id for route in routes), "map.routes")
    known = {location.id for location in board.map.locations}
    for route in routes:
        field = f"map.routes.{route.id}"
        _slug(route.id, "map.routes")
        for end in (route.a, route.b):
            _need(end in known, field, f"there is no location {end!r}")
        _need(route.a != route.b, field, f"it goes from {route.a!r} to itself")
        _check_ranges(route, field)
        colour = route.colour == GRAY_ROUTE or (route.colour in board.cards and route.colour != board.wild)
        _need(colour, f"{field}.colour", f"there are no {route.colour!r} cards; gray takes any colour")
        most = max(n for card, n in board.cards.items() if card != board.wild and route.colour in (card, GRAY_ROUTE))
        _need(
            most + board.cards[board.wild] >= route.length,
            f"{field}.length",
            "it needs more cards than any colour has, even with wild cards",
        )
        _need(route.length <= board.rules.pieces, f"{field}.length", "it needs more pieces than a player has")
        _between(route.wilds, 0, min(route.length, board.cards[board.wild]), f"{field}.wilds")
        _need(not route.tunnel or board.rules.tunnel_cards > 0, field, "a tunnel needs rules.tunnel_cards")
    _check_doubles(board)


def _check_doubles(board: Board) -> None:
    halves: dict[str, list[Route]] = {}
    for route in board.map.routes:
        if route.double is not None:
            halves.setdefault(route.double, []).append(route)
    for name, routes in halves.items():
        _need(
            len(routes) == 2,
            f"map.routes: double {name}",
            f"a double route has exactly two halves, not {len(routes)}",
        )
        one, two = routes
        same = {one.a, one.b} == {two.a, two.b} and one.length == two.length
        _need(same, f"map.routes: double {name}", f"its two routes, {one.id} and {two.id}, differ in ends or length")
        same = (one.tunnel, one.wilds) == (two.tunnel, two.wilds)
        _need(same, f"map.routes: double {name}", f"its two routes, {one.id} and {two.id}, are not of one kind")


def _check_rules(board: Board, rules: AnyRules) -> None:
    _check_ranges(rules, "rules")
    low, high = rules.players
    _need(2 <= low <= high <= SEATS, "rules.players", f"[{low}, {high}] is not a range from 2 to {SEATS}")
    dealt = high * rules.hand + rules.market
    cards = sum(board.cards.values())
    _need(
        dealt < cards, "cards", f"{cards} are not enough: {high} players are dealt {dealt}, and the deck needs one more"
    )
    long = sum(ticket.long for ticket in board.map.tickets)
    _check_deal(len(board.map.tickets) - long, high * rules.tickets_dealt, "map.tickets")
    _check_deal(long, high * rules.long_tickets_dealt, "map.tickets: the long ones")
    _need(
        rules.long_tickets_dealt > 0 or not long,
        "rules.long_tickets_dealt",
        "the board has long tickets, but nobody gets any",
    )


def _check_deal(tickets: int, need: int, field: str) -> None:
    _need(need <= tickets, field, f"{tickets} are not enough to deal {need}")


def _check_goal(board: Board) -> None:
    match board.rules:
        case PointsRules():
            _check_points(board, board.rules)
        case RaceRules():
            _check_race(board, board.rules)
        case _:
            assert_never(board.rules)


def _check_points(board: Board, rules: PointsRules) -> None:
    dealt = rules.tickets_dealt + rules.long_tickets_dealt
    _between(rules.long_tickets_dealt, 0, SLOTS - rules.tickets_dealt, "rules.long_tickets_dealt")
    _between(rules.tickets_kept, 1, min(dealt, rules.tickets_offered), "rules.tickets_kept")
    _between(rules.tickets_kept_at_start, 0, dealt, "rules.tickets_kept_at_start")
    _between(rules.last_round_at, 0, rules.pieces - 1, "rules.last_round_at")
    longest = max(route.length for route in board.map.routes)
    _between(len(rules.route_points), longest, MAX_LENGTH, "rules.route_points: how many (one for each length)")
    costs = len(rules.station_cost)
    _need(costs == rules.stations, "rules.station_cost", f"{costs} costs for {rules.stations} stations")
    _unique(rules.tie_breaks, "rules.tie_breaks")
    _need("shared" not in rules.tie_breaks, "rules.tie_breaks", "'shared' is what remains when none of them decides")


def _check_race(board: Board, rules: RaceRules) -> None:
    coasts = {location.coast for location in board.map.locations}
    both = {"east", "west"} <= coasts
    _need(
        both or not rules.bonus_tickets,
        "rules.bonus_tickets",
        "it needs at least one location with coast = 'east' and one with coast = 'west'",
    )


def _check_tickets(board: Board) -> None:
    tickets = board.map.tickets
    _between(len(tickets), 1, TICKETS, "map.tickets: their number")
    _unique((ticket.id for ticket in tickets), "map.tickets")
    region = _regions(board)
    first_other = next((n for n, ticket in enumerate(tickets) if not ticket.long), len(tickets))
    _need(not any(ticket.long for ticket in tickets[first_other:]), "map.tickets", "long tickets come first")
    for ticket in tickets:
        field = f"map.tickets.{ticket.id}"
        for end in (ticket.a, ticket.b):
            _need(end in region, field, f"there is no location {end!r}")
        _need(ticket.a != ticket.b, field, "both ends are the same")
        _need(region[ticket.a] == region[ticket.b], field, "no routes connect its two ends")
        _check_ranges(ticket, field)


def _regions(board: Board) -> dict[str, str]:
    """Locations that routes connect get the same name."""
    region = {location.id: location.id for location in board.map.locations}
    for route in board.map.routes:
        old, new = region[route.a], region[route.b]
        region = {location: new if name == old else name for location, name in region.items()}
    return region


def _check_action_space(board: Board) -> None:
    """Every payment and every choice of tickets is an action, and there is a limit to their number."""
    actions = Counter(kind for kind, _ in islice(action_fields(board), ACTIONS + 1))
    kind, count = actions.most_common(1)[0]
    most = f"at least {count} of them begin with {kind!r}"
    _need(actions.total() <= ACTIONS, "map", f"there are more than {ACTIONS} actions; {most}")
    keeps, room = Keeps(board).count, INDICES - ACTIONS
    _need(keeps <= room, "map.tickets", f"{keeps} ways to keep tickets are more than the {room} there is room for")
