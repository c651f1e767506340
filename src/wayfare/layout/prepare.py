"""Draw every board once, before anyone has to wait for it: the first server does it, or `cli/prepare.py`."""

from __future__ import annotations

from wayfare.engine import game_names, load
from wayfare.layout.draw import drawing, is_kept


def is_ready() -> bool:
    """Whether the drawings of all games are in the cache."""
    return all(is_kept(load(name).board) for name in game_names())


def prepare() -> None:
    """Draw every board, and its small picture. Those in the cache are only loaded."""
    for name in game_names():
        board = load(name).board
        drawing(board)
        drawing(board, small=True)
