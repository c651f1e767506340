"""A deal forgets the match before it: states are used again, by batches and searches."""

from __future__ import annotations

import numpy as np
import pytest
from state_of import state_of

import wayfare
from wayfare.compiling.records import Raw, empty_record
from wayfare.engine.kernel.entries import deal_entry
from wayfare.engine.state import Log, State


@pytest.mark.parametrize("name", wayfare.builtin_names())
def test_a_deal_forgets_the_match_before(name: str) -> None:
    """On top of anything, it gives what it gives on an empty table."""
    game = wayfare.load(name)

    def dealt(byte: int) -> Raw:
        raw = np.full(State.nbytes, byte, np.uint8)
        raw.view(State.dtype)[0].key = state_of(game.new_match(2, seed=1)).key
        deal_entry(game.raw, raw, 2, empty_record(Log))
        raw.view(State.dtype)[0].owner[len(game.board.map.routes) :] = 0  # beyond the board's routes
        return raw

    one, other = dealt(0).view(State.dtype)[0], dealt(3).view(State.dtype)[0]
    left = [field for field in State.dtype.names or () if not np.array_equal(one[field], other[field])]
    assert not left, f"clear in engine/kernel/turns.py leaves {left}"
