"""From a board to its drawing. This is the one place where a board's layout is computed."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from wayfare.engine.board import Board
from wayfare.layout.drawing_cache import kept, path_of
from wayfare.layout.geometry import Box
from wayfare.layout.ground import draw_ground
from wayfare.layout.labels import Labeller
from wayfare.layout.layout import Layout, lay_out
from wayfare.layout.small_drawing import for_cards
from wayfare.layout.structs import Drawing, Lettering, draw_labels, draw_location, draw_route, rect, sizes

LETTER_SIZES = (1.0, 1.125, 1.25)  # small screens take the larger ones


def drawing(board: Board, *, small: bool = False) -> Drawing:
    """Everything that is painted of a board, or only what a small picture shows.

    It takes up to a few seconds the first time; after that, it's in the cache.
    """
    return _drawing(msgspec.json.encode(board), small)


def is_kept(board: Board) -> bool:
    """Whether both drawings of a board are on disk."""
    encoded = msgspec.json.encode(board)
    return all(path_of(kind, encoded).exists() for kind in ("full", "small"))


@lru_cache(maxsize=128)
def _drawing(encoded: bytes, small: bool) -> Drawing:
    if small:
        return kept("small", encoded, lambda: for_cards(_drawing(encoded, False)))
    return kept("full", encoded, lambda: draw(msgspec.json.decode(encoded, type=Board)))


def draw(board: Board) -> Drawing:
    """Lay the board out and draw it, whatever is in the cache."""
    layout = lay_out(board)
    lettering, names = _lettering(layout)
    return Drawing(
        style=board.look.style,
        sheet=rect(layout.panel.grown(10 * layout.usual)),
        panel=rect(layout.panel),
        sizes=sizes(layout),
        routes=tuple(map(draw_route, layout.tracks)),
        locations=tuple(map(draw_location, layout.stops)),
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
