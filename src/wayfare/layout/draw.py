"""From a board to its drawing. This is the one place where a board's layout is computed."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from wayfare.engine.board import Board

from .geometry import Box
from .ground import draw_ground
from .labels import Labeller
from .layout import Layout, lay_out
from .small import for_cards
from .structs import Drawing, Lettering, draw_labels, draw_locations, draw_routes, rect, sizes

LETTER_SIZES = (1.0, 1.125, 1.25)  # small screens take the larger ones


def drawing(board: Board, *, small: bool = False) -> Drawing:
    """Everything that is painted of a board, or only what a small picture shows.

    It takes about a second the first time; the same board is remembered.
    """
    encoded = msgspec.json.encode(board)
    return _small(encoded) if small else _drawing(encoded)


@lru_cache(maxsize=64)
def _small(encoded: bytes) -> Drawing:
    return for_cards(_drawing(encoded))


@lru_cache(maxsize=64)
def _drawing(encoded: bytes) -> Drawing:
    board = msgspec.json.decode(encoded, type=Board)
    layout = lay_out(board)
    lettering, names = _lettering(layout)
    return Drawing(
        style=board.look.style,
        sheet=rect(layout.panel.grown(10 * layout.usual)),
        panel=rect(layout.panel),
        sizes=sizes(layout),
        routes=draw_routes(layout),
        locations=draw_locations(layout),
        lettering=lettering,
        ground=draw_ground(layout, names),
    )


def _lettering(layout: Layout) -> tuple[tuple[Lettering, ...], list[Box]]:
    """Names in every language that has its own and in every size, and the room that the smallest of them take."""
    made: list[Lettering] = []
    boxes: list[Box] = []
    labeller = Labeller(layout)
    for language, printed in _sets(layout.board):
        names = location_names(layout.board, language or "", printed)
        for size in LETTER_SIZES:
            letter = layout.gauge.letter * size
            labels = labeller.place(names, letter)
            made.append(Lettering(language, round(letter, 2), draw_labels(labels), printed))
            if size == LETTER_SIZES[0]:
                boxes += [label.box for label in labels.values()]
    return tuple(made), boxes


def _sets(board: Board) -> list[tuple[str | None, bool]]:
    """The languages that have names of their own, then those in which the printed board's names differ."""
    locations = board.map.locations
    own = dict.fromkeys(language for location in locations for language in location.names)
    printed = dict.fromkeys(language for location in locations for language in location.printed_names)
    return [(None, False), *((language, False) for language in own), *((language, True) for language in printed)]


def location_names(board: Board, language: str, printed: bool = False) -> dict[str, str]:
    """What every location is called in a language: today, or on the printed board."""
    names = {location.id: location.names.get(language, location.name) for location in board.map.locations}
    if printed:
        names |= {one.id: one.printed_names[language] for one in board.map.locations if language in one.printed_names}
    return names
