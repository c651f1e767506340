"""The LLVM code of an entry with all that it calls, from which other targets, such as WebAssembly, are emitted."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
import numba

from wayfare.compiling.pipeline import RULE_OPTIONS, RuleCompiler
from wayfare.compiling.shared_rules import SHARED, shared_within, symbol_of


def llvm_module(entry: Any, signature: tuple[Any, ...]) -> llvm.ModuleRef:
    """An entry for arguments of these types, linked with all rules that it calls. Neither optimised nor cached.

    Only the entry is visible from outside, as `module.function`. Its arguments are Numba's: where to put the result,
    where to put an error, then those of Python, of which an array takes seven numbers or more.
    """
    rule = numba.njit(**RULE_OPTIONS)(entry.py_func)
    rule.compile(signature)
    (compiled,) = rule.overloads.values()
    module = compiled.library._get_module_for_linking()
    symbol = symbol_of(entry.py_func)
    module.get_function(compiled.fndesc.llvm_func_name).name = symbol
    link_shared(module, entry.py_func, set())
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration:
            value.linkage = llvm.Linkage.external if value.name == symbol else llvm.Linkage.internal
    module.verify()
    return module


def link_shared(module: llvm.ModuleRef, function: Any, linked: set[str]) -> None:
    """Link the shared rules that a function calls, and those that these call."""
    for symbol in set(shared_within(function, set())) - linked:
        linked.add(symbol)
        code = SHARED[symbol].compiled_by(RuleCompiler)
        code.compile()
        rule = code._library._get_module_for_linking()  # type: ignore[attr-defined]
        rule.get_function(code.native_name).name = symbol
        module.link_in(rule)
        link_shared(module, SHARED[symbol].function, linked)
