"""The layout of an observation: names and sizes for the numbers that kernel/observe.py writes."""

from __future__ import annotations

from typing import NamedTuple

from wayfare.engine import Game
from wayfare.engine.board import PointsRules


class Feature(NamedTuple):
    """A part of the observation: `observation[start : start + size]`."""

    name: str
    start: int
    size: int
    meaning: str


def features(game: Game, players: int) -> tuple[Feature, ...]:
    """The parts of a seat's observation, in order. Other seats follow in turn order."""
    cards = len(game.board.cards)
    routes, tickets = len(game.board.map.routes), len(game.board.map.tickets)
    sizes = [
        ("hand", cards, "own cards: the colours in the order of the board file, then wild"),
        ("discards", cards, "discarded cards, likewise"),
    ]
    if isinstance(game.board.rules, PointsRules):
        sizes.append(("market", cards, "face-up cards, likewise"))
    sizes.append(("table", 8, "my decision · turn · next card · keep · deck · ticket deck · turns left · idle turns"))
    facts = "cards · pieces · tickets · completed · bonus · known cards"
    sizes += [(f"seat+{ahead}", 5 + cards, f"{_whose(ahead)}: {facts}") for ahead in range(players)]
    sizes.append(("open", routes, "1 for every route the seat may still claim, cards and pieces aside"))
    for ahead in range(players):
        sizes.append((f"routes+{ahead}", routes, f"1 for every route of {_whose(ahead)}"))
    sizes += [
        ("tickets", tickets, "1 for every ticket held"),
        ("offer", tickets, "1 for every ticket on offer"),
        ("joined", tickets, "1 for every ticket whose ends the seat's routes connect"),
    ]
    rules, locations = game.board.rules, len(game.board.map.locations)
    if rules.tunnel_cards:
        meaning = "cards due for an open tunnel · cards laid down · cards turned up · 1 for its route"
        sizes.append(("tunnel", 1 + 2 * cards + routes, meaning))
    if isinstance(rules, PointsRules) and rules.stations:
        for ahead in range(players):
            sizes.append((f"stations+{ahead}", locations, f"1 for every location with a station of {_whose(ahead)}"))
    found, start = [], 0
    for name, size, meaning in sizes:
        found.append(Feature(name, start, size, meaning))
        start += size
    return tuple(found)


def _whose(ahead: int) -> str:
    return "this seat" if ahead == 0 else f"the seat {ahead} after it"


def observation_size(game: Game, players: int) -> int:
    """How many numbers an observation has."""
    last = features(game, players)[-1]
    return last.start + last.size
