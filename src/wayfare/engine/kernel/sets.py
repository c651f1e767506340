"""Sets of routes, tickets or locations as 64-bit words."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import config, types
from numba.extending import intrinsic

from wayfare.compiling import hot

ONE = np.uint64(1)
NONE = np.uint64(0)


@hot
def bit(index: int) -> Any:
    """The bit of an element in its word."""
    return ONE << np.uint64(index & 63)


if config.DISABLE_JIT:

    def lowest(word: Any) -> int:
        """The index of the lowest bit of a word that isn't zero."""
        return (int(word) & -int(word)).bit_length() - 1

    def size(word: Any) -> int:
        """How many bits a word has."""
        return int(word).bit_count()

else:

    @intrinsic  # type: ignore[untyped-decorator]
    def _trailing_zeros(context: Any, word: Any) -> Any:
        """The processor's own instruction for this."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.uint64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def _ones(context: Any, word: Any) -> Any:
        """The same for this."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.uint64), generate

    @hot
    def lowest(word: Any) -> int:
        """The index of the lowest bit of a word that isn't zero."""
        return _trailing_zeros(word)  # type: ignore[no-any-return]

    @hot
    def size(word: Any) -> int:
        """How many bits a word has."""
        return _ones(word)  # type: ignore[no-any-return]


@hot
def drop_lowest(word: Any) -> Any:
    """The word without its lowest bit."""
    return word & (word - ONE)
