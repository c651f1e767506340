"""Records: classes whose fields are numbers, and arrays of them, at fixed places in memory.

    class State(Record):
        turn = int8()
        hand = int8(SEATS, KINDS)
        open = uint64(SEATS, WORDS)
        scores = nested(Scores)

A class is the only description of its fields: the NumPy type follows from it (`State.dtype`), compiled code knows where
each field is (see addresses.py), and a type checker knows that `state.turn` and `state.hand[seat, card]` are an `int`.
The memory itself is an array of bytes, `Raw`; `as_record(raw, State)` gives it its fields.

Integers up to 64 bits are an `int`, except unsigned ones: those are sets and random words, which compiled code mixes
with nothing but their own kind, so they are `np.uint32` and `np.uint64`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

Raw = NDArray[np.uint8]  # the bytes of one record: the form in which Python passes it to compiled code

T = TypeVar("T")
R = TypeVar("R", bound="Record")


class Row(Sequence[T]):
    """A field with one index. In compiled code it has no length, no slices, and can't be looped over."""

    @overload
    def __setitem__(self, index: int, value: T) -> None: ...
    @overload
    def __setitem__(self, index: slice, value: Sequence[T] | NDArray[Any]) -> None: ...
    def __setitem__(self, index: Any, value: Any) -> None: ...


class Grid(Protocol[T]):
    """A field with two indices."""

    @overload
    def __getitem__(self, index: int) -> Row[T]: ...
    @overload
    def __getitem__(self, index: tuple[int, int]) -> T: ...
    def __getitem__(self, index: Any) -> Any: ...
    def __setitem__(self, index: tuple[int, int], value: T) -> None: ...
    def __iter__(self) -> Iterator[Row[T]]: ...
    def __len__(self) -> int: ...


class Cube(Protocol[T]):
    """A field with three indices."""

    @overload
    def __getitem__(self, index: int) -> Grid[T]: ...
    @overload
    def __getitem__(self, index: tuple[int, int]) -> Row[T]: ...
    @overload
    def __getitem__(self, index: tuple[int, int, int]) -> T: ...
    def __getitem__(self, index: Any) -> Any: ...
    def __setitem__(self, index: tuple[int, int, int], value: T) -> None: ...


class Field(NamedTuple):
    """A field's type and shape, as NumPy has them."""

    dtype: str | np.dtype[Any]
    shape: tuple[int, ...]


class Number(Generic[T]):
    """A type of number. Calling it declares a field: one number, or an array of this shape."""

    def __init__(self, dtype: str) -> None:
        self.dtype = dtype

    @overload
    def __call__(self) -> T: ...
    @overload
    def __call__(self, length: int, /) -> Row[T]: ...
    @overload
    def __call__(self, rows: int, columns: int, /) -> Grid[T]: ...
    @overload
    def __call__(self, layers: int, rows: int, columns: int, /) -> Cube[T]: ...
    def __call__(self, *shape: int) -> Any:
        return Field(self.dtype, shape)


boolean = Number[bool]("?")
int8, int16, int32, int64 = Number[int]("i1"), Number[int]("<i2"), Number[int]("<i4"), Number[int]("<i8")
uint32, uint64 = Number[np.uint32]("<u4"), Number[np.uint64]("<u8")
float32, float64 = Number[float]("<f4"), Number[float]("<f8")


@overload
def nested(kind: type[R]) -> R: ...
@overload
def nested(kind: type[R], length: int, /) -> Row[R]: ...
def nested(kind: type[R], *shape: int) -> Any:
    """A field that is a record itself, or a row of records."""
    return Field(kind.dtype, shape)


class RecordType(type):
    """The type of a record class: finds out where its fields are, in the order of their declaration."""

    dtype: np.dtype[Any]

    def __init__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], dtype: np.dtype[Any] | None = None
    ) -> None:
        super().__init__(name, bases, body)
        fields = {name: field for name, field in body.items() if isinstance(field, Field)}
        cls.dtype = aligned(fields) if dtype is None else dtype

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **_: Any) -> RecordType:
        """`dtype` is for a record whose fields aren't one after the other."""
        return super().__new__(cls, name, bases, body)

    @property
    def nbytes(cls) -> int:
        return cls.dtype.itemsize


def aligned(fields: dict[str, Field]) -> np.dtype[Any]:
    """The NumPy type of a record with these fields.

    None may have the name of an attribute of every NumPy scalar, such as `size`. NumPy doesn't align records within
    records, so the size of each is a multiple of 8.
    """
    assert not any(hasattr(np.void, name) for name in fields)
    described = [(name, *field) for name, field in fields.items()]
    missing = -np.dtype(described, align=True).itemsize % 8
    padding = [("padding", "u1", (missing,))] if missing else []
    return np.dtype((np.record, np.dtype([*described, *padding], align=True)))


class Record(metaclass=RecordType):
    """The base class. No instances are made of it: see `as_record`."""


def empty_record(kind: RecordType) -> Raw:
    """The bytes of a new record, all zero."""
    return np.zeros(kind.nbytes, np.uint8)
