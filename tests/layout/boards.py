"""Boards for tests of layout and pictures: the built-in ones, and tiny ones made for the purpose."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from wayfare.engine import load
from wayfare.engine.board import Board
from wayfare.layout import Labeller, Layout, lay_out
from wayfare.layout.draw import location_names
from wayfare.layout.geometry import Box, Point, Space
from wayfare.layout.labels import Label

NAMES = ("new-york", "first-journey-europe", "first-journey-usa", "europe", "usa")
BOARDS = {name: load(name).board for name in NAMES}
EXAMPLE = Path(__file__).parents[2] / "examples" / "boards" / "north-sea.toml"


def tiny(locations: list[dict[str, Any]], routes: list[dict[str, Any]], **more: Any) -> Board:
    """A board of a few locations; it needn't be playable."""
    rules = msgspec.to_builtins(BOARDS["first-journey-usa"].rules)
    game = {
        "format": "wayfare-game/1",
        "id": "tiny",
        "version": 1,
        "name": "Tiny",
        "canvas": (400, 300),
        "wild": "locomotive",
        "cards": {"red": 10, "locomotive": 4},
        "rules": rules,
        "map": {"locations": locations, "routes": routes, "tickets": []},
    }
    return msgspec.convert(game | more, type=Board)


def pair(look: dict[str, Any] | None = None, **route: Any) -> Board:
    """Two locations in a row, west and east, and one route between them."""
    west = {"id": "west", "name": "West", "at": (80, 150)}
    east = {"id": "east", "name": "East", "at": (320, 150)}
    way = {"id": "way", "a": "west", "b": "east", "colour": "red", "length": 3} | route
    return tiny([west, east], [way], look=look or {})


@cache
def laid(name: str) -> Layout:
    """The layout of a built-in board."""
    return lay_out(BOARDS[name])


@cache
def labels_of(name: str, language: str, larger: float = 1.0, printed: bool = False) -> dict[str, Label]:
    """The names of a built-in board where they go."""
    names = location_names(BOARDS[name], language, printed)
    return labeller(name).place(names, laid(name).gauge.letter * larger)


@cache
def labeller(name: str) -> Labeller:
    """Finds room for the names of a built-in board."""
    return Labeller(laid(name))


def common_area(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    width = min(one.right, other.right) - max(one.left, other.left)
    height = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(width, 0.0) * max(height, 0.0)


def overlap(one: Space, other: Space) -> bool:
    """Two turned bars overlap unless a line along one of their sides keeps them apart."""
    for a, b in itertools.chain(_sides(one), _sides(other)):
        normal = (b.y - a.y, a.x - b.x)
        first, second = ([p.x * normal[0] + p.y * normal[1] for p in space.corners] for space in (one, other))
        if max(first) <= min(second) or max(second) <= min(first):
            return False
    return True


def _sides(space: Space) -> Iterable[tuple[Point, Point]]:
    return itertools.pairwise(space.corners)
