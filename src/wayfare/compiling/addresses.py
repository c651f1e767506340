"""Records as compiled code sees them: addresses.

To Numba, an array inside a record is an array like any other: each use of `state.hand[seat, card]` builds a description
of it (address, shape, strides, owner) and takes one number from it, all of which has to be compiled and optimised
away again. So here a record is an address, an array inside one is another, and an item is a number of bytes further on.
"""

from __future__ import annotations

import operator
from functools import cache
from typing import Any, cast

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.cgutils import raw_memmove
from numba.core.datamodel.models import OpaqueModel, RecordModel
from numba.core.imputils import lower_builtin, lower_constant, lower_getattr_generic, lower_setattr_generic
from numba.core.types.containers import BaseTuple
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr, infer_global, signature
from numba.extending import register_model, typeof_impl

from wayfare.compiling.records import R, Raw, RecordType


def as_record(raw: Raw, kind: type[R]) -> R:
    """The record that bytes are: what a kernel's entry does first with its arguments."""
    record: Any = raw.view(kind.dtype)[0]
    return cast(R, record)


def copy_bytes(to: Raw, source: Raw) -> None:
    """Copy all bytes of one array into another: NumPy's assignment would make room for a copy in between."""
    to[: len(source)] = source


class RecordClass(types.Type):
    """A record class: what compiled code knows of `State` in `as_record(raw, State)`."""

    def __init__(self, kind: RecordType) -> None:
        self.dtype, self.record = kind.dtype, record_type(kind)
        super().__init__(f"class({self.record})")

    @property
    def key(self) -> Any:
        """Types with equal keys are equal."""
        return self.record


class RecordAddress(types.Type):
    """The address of a record."""

    mutable, members = True, ()

    def __init__(self, described: types.Record) -> None:
        """Has the same fields as Numba's type."""
        self.described = described
        self.size = described.size
        self.fields = {name: (address_type(field.type), field.offset) for name, field in described.fields.items()}
        super().__init__(f"Record({self.size})")

    @property
    def key(self) -> Any:
        return self.described


class FieldAddress(types.Type):
    """The address of an array inside a record."""

    mutable, members = True, ()

    def __init__(self, dtype: types.Type, shape: tuple[int, ...], item_size: int) -> None:
        """A C-contiguous array."""
        self.dtype, self.shape, self.item_size = dtype, shape, item_size
        self.size = item_size * int(np.prod(shape))
        super().__init__(f"Field({dtype}, {shape})")

    @property
    def key(self) -> Any:
        return self.dtype, self.shape

    def strides(self) -> list[int]:
        """Bytes from one item to the next, for each dimension."""
        return [self.item_size * int(np.prod(self.shape[i + 1 :])) for i in range(len(self.shape))]


def record_type(kind: RecordType) -> Any:
    return address_type(numba.from_dtype(kind.dtype))


@cache
def address_type(described: Any) -> Any:
    if isinstance(described, types.NestedArray):
        return FieldAddress(address_type(described.dtype), described.shape, described.strides[-1])
    return RecordAddress(described) if isinstance(described, types.Record) else described


@infer_global(as_record)
class _AsRecord(AbstractTemplate):  # type: ignore[misc]
    def generic(self, arguments: tuple[Any, Any], _: dict[str, Any]) -> Any:
        raw, kind = arguments
        return signature(kind.record, raw, kind)


@infer_global(copy_bytes)
class _CopyBytes(AbstractTemplate):  # type: ignore[misc]
    def generic(self, arguments: tuple[Any, Any], _: dict[str, Any]) -> Any:
        return signature(types.none, *arguments)


@infer_getattr
class _Attributes(AttributeTemplate):  # type: ignore[misc]
    key = RecordAddress

    def generic_resolve(self, record: RecordAddress, name: str) -> Any:
        return record.fields[name][0] if name in record.fields else None


@infer_global(operator.getitem)
class _GetItem(AbstractTemplate):  # type: ignore[misc]
    def generic(self, arguments: tuple[Any, Any], _: dict[str, Any]) -> Any:
        field, index = arguments
        item = item_type(field, index)
        return signature(item, field, index) if item else None


@infer_global(operator.setitem)
class _SetItem(AbstractTemplate):  # type: ignore[misc]
    def generic(self, arguments: tuple[Any, Any, Any], _: dict[str, Any]) -> Any:
        field, index, _value = arguments
        item = item_type(field, index)
        return signature(types.none, field, index, item) if isinstance(item, types.Number | types.Boolean) else None


def item_type(field: Any, index: Any) -> Any:
    """What an index leads to: an item, or a row of them; None if it isn't whole numbers into a field."""
    kinds = [*index] if isinstance(index, BaseTuple) else [index]
    if not isinstance(field, FieldAddress) or not all(isinstance(kind, types.Integer) for kind in kinds):
        return None
    left = field.shape[len(kinds) :]
    return FieldAddress(field.dtype, left, field.item_size) if left else field.dtype


def make_array(kind: Any) -> Any:
    """Numba's, imported on demand: only compiling needs it, and it would delay every start."""
    from numba.np.arrayobj import make_array

    return make_array(kind)


def lower_as_record(context: Any, builder: Any, types_: Any, arguments: Any) -> Any:
    """The array's address."""
    array = make_array(types_.args[0])(context, builder, arguments[0])
    return builder.bitcast(array.data, context.get_value_type(types_.return_type))


def lower_copy_bytes(context: Any, builder: Any, types_: Any, arguments: Any) -> Any:
    """One call, whatever the size."""
    to, source = (make_array(kind)(context, builder, value) for kind, value in zip(types_.args, arguments, strict=True))
    raw_memmove(builder, to.data, source.data, source.nitems, 1)
    return context.get_dummy_value()


def lower_getattr(context: Any, builder: Any, record: RecordAddress, address: Any, name: str) -> Any:
    kind, offset = record.fields[name]
    return load(context, builder, kind, address, ir.Constant(ir.IntType(64), offset))


def lower_setattr(context: Any, builder: Any, types_: Any, arguments: Any, name: str) -> None:
    (record, value_type), (address, value) = types_.args, arguments
    kind, offset = record.fields[name]
    store(context, builder, kind, address, ir.Constant(ir.IntType(64), offset), value_type, value)


def lower_getitem(context: Any, builder: Any, types_: Any, arguments: Any) -> Any:
    (field, index_type), (address, index) = types_.args, arguments
    offset = item_offset(context, builder, field, index_type, index)
    return load(context, builder, types_.return_type, address, offset)


def lower_setitem(context: Any, builder: Any, types_: Any, arguments: Any) -> Any:
    (field, index_type, value_type), (address, index, value) = types_.args, arguments
    offset = item_offset(context, builder, field, index_type, index)
    store(context, builder, field.dtype, address, offset, value_type, value)
    return context.get_dummy_value()


def item_offset(context: Any, builder: Any, field: FieldAddress, index_type: Any, index: Any) -> Any:
    """How many bytes from the start of an array to an item. No index is ever negative: testing each would take time."""
    pairs = [(index_type, index)]
    if isinstance(index_type, BaseTuple):
        pairs = list(zip(index_type, (builder.extract_value(index, i) for i in range(len(index_type))), strict=True))
    offset = ir.Constant(ir.IntType(64), 0)
    for (kind, value), stride in zip(pairs, field.strides(), strict=False):
        at = context.cast(builder, value, kind, types.int64)
        offset = builder.add(offset, builder.mul(at, at.type(stride)))
    return offset


def pointer(context: Any, builder: Any, kind: Any, address: Any, offset: Any) -> Any:
    """Where something of a type is, that many bytes after an address."""
    start = builder.bitcast(address, ir.IntType(8).as_pointer())
    return builder.bitcast(builder.gep(start, [offset], inbounds=True), context.get_data_type(kind).as_pointer())


def load(context: Any, builder: Any, kind: Any, address: Any, offset: Any) -> Any:
    """Read a number, or get the address of a record or an array."""
    return context.unpack_value(builder, kind, pointer(context, builder, kind, address, offset))


def store(context: Any, builder: Any, kind: Any, address: Any, offset: Any, value_type: Any, value: Any) -> None:
    """Write a number, converted as NumPy does."""
    converted = context.cast(builder, value, value_type, kind)
    context.pack_value(builder, kind, converted, pointer(context, builder, kind, address, offset))


typeof_impl.register(RecordType)(lambda kind, _context: RecordClass(kind))
lower_constant(RecordClass)(lambda context, _builder, _kind, _value: context.get_dummy_value())
register_model(RecordClass)(OpaqueModel)
register_model(RecordAddress)(RecordModel)
register_model(FieldAddress)(RecordModel)
lower_builtin(as_record, types.Array, RecordClass)(lower_as_record)
lower_builtin(copy_bytes, types.Array, types.Array)(lower_copy_bytes)
lower_getattr_generic(RecordAddress)(lower_getattr)
lower_setattr_generic(RecordAddress)(lower_setattr)
lower_builtin(operator.getitem, FieldAddress, types.Any)(lower_getitem)
lower_builtin(operator.setitem, FieldAddress, types.Any, types.Any)(lower_setitem)
