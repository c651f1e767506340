"""The decorators of kernels: `rule`, `hot`, `entry` and `shared`."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType
from typing import Any, TypeVar, get_type_hints

import numba
from numba.core import config, types

from wayfare.compiling.addresses import record_type
from wayfare.compiling.cache import KernelCache, cached_in, in_turn
from wayfare.compiling.pipeline import ENTRY_OPTIONS, RULE_OPTIONS
from wayfare.compiling.shared_rules import SHARED, SharedRule, shared_within, symbol_of

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Compile a function of the kernel that other compiled functions call."""
    return numba.njit(**RULE_OPTIONS)(function)  # type: ignore[no-any-return]


def hot(function: F) -> F:
    """Compile a rule on the path of nearly every action into its callers: slower to compile, and no calls."""
    return numba.njit(forceinline=True, **RULE_OPTIONS)(function)  # type: ignore[no-any-return]


def entry(function: F) -> F:
    """Compile a function that Python calls, and cache it."""
    if config.DISABLE_JIT:
        return function
    with cached_in(function) as folder:
        compiled = numba.njit(**ENTRY_OPTIONS)(function)
        compiled._cache = KernelCache(function)
    compile_entry, lock = compiled.compile, folder / f"{symbol_of(function)}.lock"

    def compile_with_shared(signature: Any) -> Any:
        for symbol in shared_within(function, set()):
            SHARED[symbol].load()
        with in_turn(lock):
            return compile_entry(signature)

    compiled.compile = compile_with_shared
    return compiled  # type: ignore[no-any-return]


NUMBERS = {int: types.int64, float: types.float64, bool: types.boolean, NoneType: types.void}


def shared(function: F) -> F:
    """Compile a rule once for all entries, with the types in its signature. Only compiled code can call it."""
    if config.DISABLE_JIT:
        return function
    kinds = {name: NUMBERS.get(kind) or record_type(kind) for name, kind in get_type_hints(function).items()}
    returns, arguments = kinds.pop("return"), tuple(kinds.values())
    rule = SharedRule(function, returns, arguments)
    SHARED[rule.symbol] = rule
    return types.ExternalFunction(rule.symbol, returns(*arguments))  # type: ignore[return-value]
