"""Shared rules: machine code of their own, compiled once, which entries call."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType
from typing import Any

import llvmlite.binding as llvm
from numba.core import types
from numba.core.ccallback import CFunc

from wayfare.compiling.cache import KernelCache, cached_in, in_turn
from wayfare.compiling.pipeline import OPTIONS, EntryCompiler, KernelCompiler


class SharedRule:
    """A rule with an address of its own. An entry that calls it can be loaded only after it."""

    def __init__(self, function: Callable[..., Any], returns: Any, arguments: tuple[Any, ...]) -> None:
        """Nothing is compiled until an entry needs it."""
        self.symbol, self.function, self.types = symbol_of(function), function, (arguments, returns)
        self.code = self.compiled_by(EntryCompiler)
        self.loaded = False
        with cached_in(function) as self.folder:
            self.code._cache = KernelCache(function)  # type: ignore[attr-defined]

    def compiled_by(self, compiler: type[KernelCompiler]) -> CFunc:
        """The rule as a function of C, which isn't compiled yet."""
        return CFunc(self.function, self.types, {}, OPTIONS, pipeline_class=compiler)

    def load(self) -> None:
        """Compile it, or load it from the cache, and tell the linker where it is."""
        if self.loaded:
            return
        for symbol in set(shared_within(self.function, set())) - {self.symbol}:  # it may be named like what it calls
            SHARED[symbol].load()
        with in_turn(self.folder / f"{self.symbol}.lock"):
            self.code.compile()
        llvm.add_symbol(self.symbol, self.code.address)
        self.loaded = True


SHARED: dict[str, SharedRule] = {}


def symbol_of(function: Callable[..., Any]) -> str:
    """The name of an entry or a shared rule to the linker."""
    return f"{function.__module__}.{function.__name__}"


def shared_within(function: Callable[..., Any], seen: set[Any]) -> Iterator[str]:
    """The symbols of the shared rules that a function may call, directly or through other rules.

    A name in its code may be a global variable or something in a module. Both are looked up: telling them apart takes
    a disassembler, and with it every start took a tenth of a second longer.
    """
    seen.add(function)
    names = function.__code__.co_names
    found = [function.__globals__.get(name) for name in names]
    found += [getattr(module, name, None) for module in found if isinstance(module, ModuleType) for name in names]
    for value in found:
        inner = getattr(value, "py_func", None)
        if isinstance(value, types.ExternalFunction):
            yield value.symbol
        elif isinstance(inner, FunctionType) and inner not in seen:
            yield from shared_within(inner, seen)
