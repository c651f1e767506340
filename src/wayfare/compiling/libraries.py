"""How the code of rules and entries is linked and optimised.

A library, in Numba's sense, is the LLVM code of one function. By itself Numba optimises each function and emits machine
code for it, with everything it calls, and then does all of that again for each of its callers. Python never calls a
rule, so here a rule's code stays as it is until an entry links it, with everything else that the entry calls, each of
them once. The whole is then optimised and emitted.
"""

from __future__ import annotations

import ctypes
from typing import Any

from numba.core.codegen import JITCodeLibrary


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule: neither optimised nor executable, and without what it calls."""

    def _optimize_functions(self, module: Any) -> None:
        """Called when code is added. Numba's own version sets the layout, too, before it optimises."""
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        """Called when all code has been added. Numba's own version links, optimises and emits it."""
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """Called by Numba's own libraries, which expect a module to have what it calls. Entries don't call it."""
        module = super()._get_module_for_linking().clone()
        link_called(module, self)
        return module

    @property
    def codegen(self) -> RuleLibrary:
        """Called by Numba for its `set_env` only, once a function has been compiled."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Numba's own version writes to the emitted code, which a rule doesn't have, for features kernels don't use."""

    def get_pointer_to_function(self, name: str) -> int:
        """The code that runs if Python calls a rule all the same: it raises TypeError."""
        return ctypes.cast(ctypes.pythonapi.PyErr_BadArgument, ctypes.c_void_p).value or 0


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry or a shared rule, with all the rules that it calls."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.enable_object_caching()

    def finalize(self) -> None:
        """Link everything that is called, then let Numba optimise and emit it."""
        link_called(self._final_module, self)
        self._linking_libraries.clear()  # Numba would link them again
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise once. Numba does it twice, because it removes the counting of references in between."""
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
                if isinstance(called, RuleLibrary):  # Numba's own libraries have linked what they call
                    visit(called)
                finished.append(called)

    visit(library)
    return finished[::-1]
