"""From a board to its drawing. This is the one place where a board's layout is computed."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from wayfare.engine.board import Board

from .geometry import Box
from .ground import draw_ground
from .labels import place_labels
from .layout import Layout, lay_out
from .structs import Drawing, Lettering, draw_labels, draw_locations, draw_routes, rect, sizes

LETTER_SIZES = (1.0, 1.125, 1.25)  # small screens take the larger ones


def drawing(board: Board) -> Drawing:
    """Everything that is painted of a board. It takes about a second the first time; the same board is remembered."""
    return _drawing(msgspec.json.encode(board))


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
    locations = layout.board.map.locations
    languages = dict.fromkeys(language for location in locations for language in location.names)
    made: list[Lettering] = []
    boxes: list[Box] = []
    for language in (None, *languages):
        names = {place.id: place.names.get(language or "", place.name) for place in locations}
        for size in LETTER_SIZES:
            letter = layout.gauge.letter * size
            labels = place_labels(layout, names, letter)
            made.append(Lettering(language, round(letter, 2), draw_labels(labels)))
            if size == LETTER_SIZES[0]:
                boxes += [label.box for label in labels.values()]
    return tuple(made), boxes
