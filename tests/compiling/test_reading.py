"""A reading has the same numbers as NumPy's record of the same bytes, and can't be changed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from wayfare.compiling.reading import byte_of, bytes_of, read, span
from wayfare.compiling.records import Record, boolean, empty_record, float32, int8, int16, nested, uint64


class Inner(Record):
    weight = float32()


class Outer(Record):
    words = uint64(2)
    inner = nested(Inner)
    flag = boolean()
    turn = int8()
    counts = int8(3)
    grid = int16(2, 4)


def test_numbers_rows_and_grids() -> None:
    raw = np.random.default_rng(0).integers(0, 2, Outer.nbytes, np.uint8) * np.uint8(255)
    theirs: Any = raw.view(Outer.dtype)[0]
    ours = read(raw, Outer)
    assert (ours.turn, ours.flag) == (int(theirs.turn), bool(theirs.flag))
    assert [*ours.words] == theirs.words.tolist()
    assert [*ours.counts] == theirs.counts.tolist()
    assert [[*row] for row in ours.grid] == theirs.grid.tolist()
    assert ours.grid[1][2] == theirs.grid[1, 2]


def test_bytes_of_fields_and_rows() -> None:
    raw = empty_record(Outer)
    record: Any = raw.view(Outer.dtype)[0]
    record.grid[1], record.counts[:], record.turn = 7, 1, 3
    data = bytes_of(read(raw, Outer))
    assert data[span(Outer, "counts")] == b"\1\1\1"
    assert data[span(Outer, "grid", 1)] == record.grid[1].tobytes()
    assert byte_of(Outer, "turn")(raw) == 3


def test_a_reading_is_a_snapshot() -> None:
    raw = empty_record(Outer)
    reading = read(raw, Outer)
    raw.view(Outer.dtype)[0].turn = 4
    assert reading.turn == 0
    with pytest.raises(AttributeError, match="turn can be read here"):
        reading.turn = 1
    with pytest.raises(TypeError):
        reading.counts[0] = 1
    with pytest.raises(AttributeError):
        _ = reading.inner
