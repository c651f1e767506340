"""How the code of rules and entries is linked and optimised.

Numba by itself optimises a function and emits machine code for it, with everything it calls, and then does all of that
again for each of its callers. Rules are called by compiled code only, so ours are left as they are until an entry
links them, each of them once: that takes far less time, and makes the same code.
"""

from __future__ import annotations

import ctypes
from typing import Any

from numba.core.codegen import JITCodeLibrary


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
        manager, builder = self._codegen._module_pass_manager(opt=2, loop_vectorize=False, slp_vectorize=False)
        manager.run(self._final_module, builder)


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
