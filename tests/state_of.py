"""A match's state as NumPy sees it: for tests that compare whole arrays, or put together a position."""

from __future__ import annotations

from typing import Any

from wayfare.engine import Match
from wayfare.engine.state import State


def state_of(match: Match) -> Any:
    """The record itself: writing to it changes the match."""
    return match._raw.view(State.dtype)[0]
