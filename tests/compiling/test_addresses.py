"""Compiled code reads and writes records as NumPy does."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba.core.errors import TypingError

from wayfare.compiling import as_record, copy_bytes, entry
from wayfare.compiling.records import Raw, Record, boolean, empty_record, float32, int8, int16, nested, uint64


class Inner(Record):
    flag = boolean()
    small = int8(3)


class Outer(Record):
    word = uint64()
    grid = int16(2, 4)
    inner = nested(Inner)
    share = float32()


@entry
def change(raw: Raw, row: int, column: int, number: int) -> int:
    outer = as_record(raw, Outer)
    outer.word = np.uint64(1 << 40)
    outer.grid[row, column] = number
    outer.grid[0][column] += number
    outer.inner.flag = number > 0
    outer.inner.small[column] = number
    outer.share = number / 2
    return outer.grid[row][column] + outer.inner.small[column] + outer.inner.flag


@entry
def double(raw: Raw) -> None:
    half = len(raw) // 2
    copy_bytes(raw[half:], raw[:half])


@entry
def fill_row(raw: Raw) -> None:
    grid: Any = as_record(raw, Outer).grid
    grid[0] = 1


@pytest.mark.parametrize(("row", "column", "number"), [(0, 1, 7), (1, 2, -3), (1, 0, 300)])
def test_fields_items_and_conversions(row: int, column: int, number: int) -> None:
    ours, theirs = empty_record(Outer), empty_record(Outer)
    expected = theirs.view(Outer.dtype)[0]
    expected.word, expected.share = 1 << 40, number / 2
    expected.grid[row, column] = number
    expected.grid[0][column] += number
    expected.inner.flag = number > 0
    expected.inner.small[column] = np.array(number).astype(np.int8)
    if number == 300 and not hasattr(change, "overloads"):
        pytest.skip("NumPy by itself refuses numbers that don't fit")
    found = change(ours, row, column, number)
    assert ours.tobytes() == theirs.tobytes()
    assert found == int(expected.grid[row, column]) + int(expected.inner.small[column]) + int(expected.inner.flag)


def test_bytes_are_copied() -> None:
    raw = np.arange(8, dtype=np.uint8)
    double(raw)
    assert raw.tolist() == [0, 1, 2, 3, 0, 1, 2, 3]


def test_a_number_cannot_be_assigned_to_a_whole_row() -> None:
    if not hasattr(fill_row, "overloads"):
        pytest.skip("NumPy by itself allows it")
    with pytest.raises(TypingError):
        fill_row(empty_record(Outer))
