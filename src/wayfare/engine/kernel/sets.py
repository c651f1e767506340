"""Sets of routes, tickets or locations as 64-bit words."""

from __future__ import annotations

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import ConcreteTemplate, infer_global, signature

from wayfare.compiling import hot

Bits = np.uint64  # a set of up to 64 elements

ONE = Bits(1)
NONE = Bits(0)


@hot
def bit(index: int) -> Bits:
    """The bit of an element in its word."""
    return ONE << Bits(index & 63)


@hot
def drop_lowest(word: Bits) -> Bits:
    return word & (word - ONE)


def lowest(word: Bits) -> int:
    """The index of the lowest bit of a word that isn't zero. Compiled, it's one instruction."""
    return (int(word) & -int(word)).bit_length() - 1


def size(word: Bits) -> int:
    """How many bits a word has. Compiled, it's one instruction."""
    return int(word).bit_count()


@infer_global(lowest)
@infer_global(size)
class _OfWord(ConcreteTemplate):  # type: ignore[misc]
    cases = [signature(types.int64, types.uint64)]  # noqa: RUF012


lower_builtin(lowest, types.uint64)(lambda _, builder, __, words: builder.cttz(words[0], ir.Constant(ir.IntType(1), 1)))
lower_builtin(size, types.uint64)(lambda _, builder, __, words: builder.ctpop(words[0]))
