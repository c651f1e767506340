"""Reading records in Python: their fields as Python's own numbers, several times faster than through NumPy.

`read(raw, State)` has the fields of a `State`. It's a snapshot: it doesn't change with the bytes, and can't be changed.
Rows are tuples; a grid is a tuple of rows, so it takes one index after the other, `hand[seat][card]`; what is unsigned
is an `int` here, too. Where a whole field is only compared with itself, its bytes do: `span` says where they are.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from operator import methodcaller
from typing import Any, cast

import numpy as np

from wayfare.compiling.records import R, Raw, Record, RecordType

FORMATS = {"b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u4": "I", "u8": "Q", "f4": "f", "f8": "d"}


def read(raw: Raw, kind: type[R]) -> R:
    return cast(R, _reading(kind)(raw.tobytes()))


def bytes_of(reading: Record) -> bytes:
    return cast(Reading, reading).data


def span(kind: RecordType, field: str, row: int | None = None) -> slice:
    """Where the bytes of a field are, or those of one row of it."""
    dtype, offset = _field(kind, field)
    if row is None:
        return slice(offset, offset + dtype.itemsize)
    width = dtype.itemsize // dtype.shape[0]
    return slice(offset + row * width, offset + (row + 1) * width)


def byte_of(kind: RecordType, field: str) -> Callable[[Raw], int]:
    """Reads a single field of one byte that is never negative: for what is asked all the time."""
    return methodcaller("item", _field(kind, field)[1])


class Reading:
    """The fields of one record by name, each of them read at most once."""

    data: bytes

    def __init__(self, data: bytes) -> None:
        self.__dict__["data"] = data

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name} can be read here, not changed: see as_record.")


class Number:
    """A field that is a single number. The first one that is asked for reads all of them."""

    def __init__(self, name: str, names: tuple[str, ...], read_all: Callable[[bytes], tuple[Any, ...]]) -> None:
        self.name, self.names, self.read_all = name, names, read_all

    def __get__(self, reading: Reading, owner: type) -> Any:
        values = reading.__dict__
        values.update(zip(self.names, self.read_all(reading.data), strict=True))
        return values[self.name]


class Array:
    """A field with one index or two."""

    def __init__(self, name: str, dtype: np.dtype[Any], offset: int) -> None:
        count = int(np.prod(dtype.shape))
        self.name, self.offset = name, offset
        self.unpack = struct.Struct(f"<{count}{FORMATS[dtype.base.str[1:]]}").unpack_from
        width = dtype.shape[-1]
        self.rows = [slice(start, start + width) for start in range(0, count, width)] if dtype.ndim == 2 else None

    def __get__(self, reading: Reading, owner: type) -> Any:
        value = self.unpack(reading.data, self.offset)
        if self.rows:
            value = tuple([value[row] for row in self.rows])
        reading.__dict__[self.name] = value
        return value


@cache
def _reading(kind: RecordType) -> type[Reading]:
    """The class that reads records of a kind. Records within it are left out, and arrays with three indices."""
    fields = {name: _field(kind, name) for name in kind.dtype.names or ()}
    arrays = {
        name: Array(name, *field)
        for name, field in fields.items()
        if field[0].base.names is None and 0 < field[0].ndim < 3
    }
    names = tuple(name for name, field in fields.items() if field[0].names is None and not field[0].shape)
    form, end = "<", 0
    for dtype, offset in (fields[name] for name in names):
        form += f"{offset - end}x{FORMATS[dtype.str[1:]]}"
        end = offset + dtype.itemsize
    read_all = struct.Struct(form).unpack_from
    return type(kind.__name__, (Reading,), {**arrays, **{name: Number(name, names, read_all) for name in names}})


def _field(kind: RecordType, name: str) -> tuple[np.dtype[Any], int]:
    assert kind.dtype.fields is not None
    dtype, offset, *_ = kind.dtype.fields[name]
    return dtype, offset
