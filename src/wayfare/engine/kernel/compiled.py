"""How the kernel is compiled: once per machine, into the cache (see engine/compile_cache.py).

Numba by itself optimises a function and emits machine code for it, with everything it calls, and then does all of that
again for each of its callers. Rules are called by compiled code only, so ours are left as they are until an entry
links them, each of them once: that takes far less time, and makes the same code. The biggest rules are shared:
they're machine code of their own, compiled once, which entries call.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import llvmlite.binding as llvm
import numba
from numba.core import config, typed_passes, types, untyped_passes
from numba.core.caching import FunctionCache
from numba.core.ccallback import CFunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.runtime import rtsys

from wayfare.engine.compile_cache import cache_folder, in_turn

F = TypeVar("F", bound=Callable[..., Any])


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, to be linked into entries: neither optimised nor executable, and without what it calls."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        """Linking, optimising and emitting are left to the entries."""
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """For functions that are compiled by Numba alone: with what it calls."""
        module = super()._get_module_for_linking().clone()
        link_called(module, self)
        return module

    @property
    def codegen(self) -> RuleLibrary:
        """Whom Numba asks to `set_env`."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Functions in nopython mode need no environment, and none is set for those that come from the cache."""

    def get_pointer_to_function(self, name: str) -> int:
        """What runs if Python calls a rule: it raises TypeError."""
        return ctypes.cast(ctypes.pythonapi.PyErr_BadArgument, ctypes.c_void_p).value or 0


class KernelCompiler(CompilerBase):  # type: ignore[misc]
    """Runs Numba's passes, except those for features that the kernel doesn't use.

    (Closures, `with`, parallel loops, arithmetic with whole arrays, raising exceptions.)
    """

    library = JITCodeLibrary

    def __init__(self, typing: Any, target: Any, library: Any, *arguments: Any) -> None:
        super().__init__(typing, target, library or self.library(target.codegen(), "kernel"), *arguments)

    def define_pipelines(self) -> list[PassManager]:
        """The only pipeline."""
        manager = PassManager("kernel")
        for step in PASSES:
            manager.add_pass(step, step.__name__)
        manager.finalize()
        return [manager]


PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.DeadBranchPrune,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.AnnotateTypes,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class RuleCompiler(KernelCompiler):
    """Compiles a rule into a `RuleLibrary`."""

    library = RuleLibrary


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry, optimised once: Numba does it twice and vectorises, which makes ours bigger and slower."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.enable_object_caching()

    def finalize(self) -> None:
        """Link everything that is called, then optimise and emit it."""
        link_called(self._final_module, self)
        self._linking_libraries.clear()
        super().finalize()

    def _optimize_final_module(self) -> None:
        passes = self._codegen._module_pass_manager(opt=2, loop_vectorize=False, slp_vectorize=False)
        manager, *builder = passes if isinstance(passes, tuple) else (passes,)  # before Numba 0.62 there is no builder
        manager.run(self._final_module, *builder)


class EntryCompiler(KernelCompiler):
    """Compiles an entry, or a shared rule, into an `EntryLibrary`."""

    library = EntryLibrary


def link_called(module: Any, library: Any) -> None:
    """Link everything that a library calls, directly or not, each of them once."""
    for called in callers_first(library):
        module.link_in(JITCodeLibrary._get_module_for_linking(called), preserve=True)


def callers_first(library: Any) -> list[Any]:
    """What a library calls, and what that calls. The linker leaves out what isn't called yet, so callers come first."""
    finished: list[Any] = []
    seen = set()

    def visit(caller: Any) -> None:
        for called in caller._linking_libraries:
            if called not in seen:
                seen.add(called)
                if isinstance(called, RuleLibrary):  # others have linked what they call
                    visit(called)
                finished.append(called)

    visit(library)
    return finished[::-1]


class KernelCache(FunctionCache):  # type: ignore[misc]
    """Machine code on disk. Before Numba looks there, it imports all that it could need to compile: half a second."""

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The code for a signature. None if there is none: compiling it begins with those imports anyway."""
        rtsys.initialize(context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(signature, context)


OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False}  # it allocates nothing, so it counts no references
INNER = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": RuleCompiler}


def rule(function: F) -> F:
    """Compile a function of the kernel that other compiled functions call."""
    return numba.njit(**INNER)(function)  # type: ignore[no-any-return]


def hot(function: F) -> F:
    """Compile a rule on the path of nearly every action into its callers: slower to compile, and no calls."""
    return numba.njit(forceinline=True, **INNER)(function)  # type: ignore[no-any-return]


def entry(function: F) -> F:
    """Compile a function that Python calls, and cache it."""
    if config.DISABLE_JIT:
        return function
    with cached_in(function) as folder:
        compiled = numba.njit(pipeline_class=EntryCompiler, **OPTIONS)(function)
        compiled._cache = KernelCache(function)
    compile_entry, lock = compiled.compile, folder / f"{function.__module__}.{function.__name__}.lock"

    def compile_with_shared(signature: Any) -> Any:
        for symbol in shared_within(function, set()):
            SHARED[symbol].load()
        with in_turn(lock):
            return compile_entry(signature)

    compiled.compile = compile_with_shared
    return compiled  # type: ignore[no-any-return]


def shared(returns: Any, *arguments: Any) -> Callable[[F], F]:
    """Compile a rule once and for all entries, which call it, for these types. Only from compiled code."""

    def declare(function: F) -> F:
        if config.DISABLE_JIT:
            return function
        rule = SharedRule(function, returns, arguments)
        SHARED[rule.symbol] = rule
        return types.ExternalFunction(rule.symbol, returns(*arguments))  # type: ignore[return-value]

    return declare


class SharedRule:
    """A rule with an address of its own. An entry that calls it can be loaded only after it."""

    def __init__(self, function: Callable[..., Any], returns: Any, arguments: tuple[Any, ...]) -> None:
        """Nothing is compiled until an entry needs it."""
        self.symbol = f"{function.__module__}.{function.__name__}"
        self.function = function
        self.code = CFunc(function, (arguments, returns), locals={}, options=OPTIONS, pipeline_class=EntryCompiler)
        self.loaded = False
        with cached_in(function) as self.folder:
            self.code._cache = KernelCache(function)  # type: ignore[attr-defined]

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


@contextmanager
def cached_in(function: Callable[..., Any]) -> Iterator[Path]:
    """Name the cache folder of a function's package to Numba, which reads it only when a function is declared."""
    before, folder = config.CACHE_DIR, cache_folder(Path(function.__code__.co_filename).parent)
    config.CACHE_DIR = str(folder)
    try:
        yield folder
    finally:
        config.CACHE_DIR = before
