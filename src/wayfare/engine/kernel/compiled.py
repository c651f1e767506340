"""How the kernel is compiled: once per machine, into the cache (see engine/compile_cache.py).

Numba by itself optimises a function and emits machine code for it, with everything it calls, and then does all of that
again for each of its callers. Rules are called by compiled code only, so ours are left as they are until an entry
links them: that halves the time, and makes the same code.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

from wayfare.engine.compile_cache import cache_folder, share

F = TypeVar("F", bound=Callable[..., Any])


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule and of those it calls, to be linked into entries: neither optimised nor executable."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        """Left to the entries."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    @property
    def codegen(self) -> RuleLibrary:
        """Whom Numba asks to `set_env`."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Functions in nopython mode need no environment, and none is set for those that come from the cache."""

    def get_pointer_to_function(self, name: str) -> int:
        """What runs if Python calls a rule: it raises TypeError."""
        return ctypes.cast(ctypes.pythonapi.PyErr_BadArgument, ctypes.c_void_p).value or 0


class RuleCompiler(Compiler):  # type: ignore[misc]
    """Compiles a rule into a `RuleLibrary`."""

    def __init__(self, typing: Any, target: Any, library: Any, *arguments: Any) -> None:
        super().__init__(typing, target, library or RuleLibrary(target.codegen(), "rule"), *arguments)


OPTIONS = {"nogil": True, "error_model": "numpy"}
INNER = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": RuleCompiler}


def rule(function: F) -> F:
    """Compile a function of the kernel that other compiled functions call."""
    return numba.njit(**INNER)(function)  # type: ignore[no-any-return]


def hot(function: F) -> F:
    """Compile a rule on the path of nearly every action into its callers: slower to compile, and no calls."""
    return numba.njit(forceinline=True, **INNER)(function)  # type: ignore[no-any-return]


def entry(function: F) -> F:
    """Compile a function that Python calls, and cache it. Numba reads the cache folder's name only here."""
    if config.DISABLE_JIT:
        return function
    before, folder = config.CACHE_DIR, cache_folder(Path(function.__code__.co_filename).parent)
    config.CACHE_DIR = str(folder)
    try:
        compiled = numba.njit(cache=True, **OPTIONS)(function)
    finally:
        config.CACHE_DIR = before
    share(compiled, folder)
    return compiled  # type: ignore[no-any-return]
