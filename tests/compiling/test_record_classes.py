"""Record classes: their fields lie where a C compiler would put them, in the order of their declaration."""

from __future__ import annotations

import numpy as np
import pytest

from wayfare.compiling.records import Record, boolean, empty_record, float64, int8, int16, nested, uint64


class Point(Record):
    place = int16(2)
    weight = float64()


class Line(Record):
    ends = nested(Point, 2)
    middle = nested(Point)
    flag = boolean()
    grid = int8(2, 3)
    last = int16()


def test_fields_are_aligned_and_sizes_are_multiples_of_eight() -> None:
    fields = Line.dtype.fields
    assert fields is not None
    assert {name: offset for name, (_, offset, *_) in fields.items() if name != "padding"} == {
        "ends": 0,
        "middle": 32,
        "flag": 48,
        "grid": 49,
        "last": 56,
    }
    assert (Point.nbytes, Line.nbytes, len(empty_record(Line))) == (16, 64, 64)


def test_a_record_may_say_where_its_fields_are() -> None:
    class Moved(Point, dtype=np.dtype({"names": ["weight"], "formats": ["<f8"], "offsets": [32], "itemsize": 40})):
        pass

    assert Moved.nbytes == 40


def test_no_field_hides_an_attribute_of_numpy() -> None:
    with pytest.raises(AssertionError):
        type("Wrong", (Record,), {"size": uint64()})
