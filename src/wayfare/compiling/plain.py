"""The decorators as Numba alone does them: with `WAYFARE_PLAIN_NUMBA=1`, for comparing and when Numba has changed.

Kernels compute the same. They take far longer to compile, and the biggest rules are compiled once more for each caller.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from numba.core import config
from numba.extending import overload

from wayfare.compiling import addresses
from wayfare.compiling.cache import cached_in
from wayfare.compiling.decorators import F

PLAIN_OPTIONS = {"nogil": True, "error_model": "numpy"}


def rule(function: F) -> F:
    """A function that Numba compiles with each set of types it is called with."""
    return numba.njit(**PLAIN_OPTIONS)(function)  # type: ignore[no-any-return]


def entry(function: F) -> F:
    if config.DISABLE_JIT:
        return function
    with cached_in(function):
        return numba.njit(cache=True, **PLAIN_OPTIONS)(function)  # type: ignore[no-any-return]


def as_record(raw: Any, kind: Any) -> Any:
    """The record that bytes are."""
    return addresses.as_record(raw, kind)


@overload(as_record)  # type: ignore[untyped-decorator]
def _as_record(raw: Any, kind: Any) -> Callable[[Any, Any], Any]:
    dtype = kind.dtype

    def view(raw: Any, kind: Any) -> Any:
        return raw.view(dtype)[0]

    return view


hot = shared = rule  # the types of a shared rule follow from its callers
copy_bytes = rule(addresses.copy_bytes)
