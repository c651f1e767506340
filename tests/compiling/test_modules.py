"""An entry's LLVM module has everything that the entry calls, so another target can be emitted from it."""

from __future__ import annotations

import re
from typing import Any

import llvmlite.binding as llvm
import numba
import pytest

from wayfare.bots.kernel.search import search
from wayfare.compiling.modules import llvm_module
from wayfare.engine.kernel.runs import play_many

BYTES, WORDS, TABLE = numba.uint8[::1], numba.uint32[::1], numba.int32[:, ::1]
INTEGER = numba.int64
MATHEMATICS = {"sqrt", "llvm.exp.f64", "llvm.log.f64", "llvm.pow.f64"}
INSTRUCTIONS = re.compile(
    r"llvm\.(ctpop|cttz|mem\w+|[su](max|min))\."
)  # a processor has these, or a few that do the same
# A shared rule has a wrapper for C that hands errors to Python. Rules raise none, so nothing of this is ever called.
ERRORS = {
    *("PyErr_Clear", "PyErr_SetNone", "PyErr_SetString", "PyErr_WriteUnraisable", "Py_DecRef"),
    *("PyBytes_FromStringAndSize", "PyUnicode_FromString"),
    *("PyExc_RuntimeError", "PyExc_StopIteration", "PyExc_SystemError"),
    *("numba_do_raise", "numba_gil_ensure", "numba_gil_release", "numba_unpickle"),
    "numba_runtime_build_excinfo_struct",
}


def undefined(module: llvm.ModuleRef) -> set[str]:
    """What a module uses and doesn't have."""
    used = {value.name for value in (*module.functions, *module.global_variables) if value.is_declaration}
    return {name for name in used if not INSTRUCTIONS.match(name)}


def wasm(module: llvm.ModuleRef) -> bytes:
    """A module as an object file for WebAssembly."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("wasm32-unknown-unknown").create_target_machine()
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    emitted: bytes = machine.emit_object(module)
    return emitted


@pytest.mark.parametrize(
    ("entry", "types", "needed"),
    [
        pytest.param(play_many, (BYTES, BYTES, INTEGER, WORDS, INTEGER, TABLE), set(), id="play_many"),
        pytest.param(search, (*[BYTES] * 5, INTEGER, BYTES, BYTES), MATHEMATICS, id="search", marks=pytest.mark.deep),
    ],
)
def test_a_module_has_all_it_calls(entry: Any, types: tuple[Any, ...], needed: set[str]) -> None:
    if not hasattr(entry, "overloads"):
        pytest.skip("nothing is compiled")
    module = llvm_module(entry, types)
    assert undefined(module) - ERRORS == needed
    visible = [
        value.name
        for value in (*module.functions, *module.global_variables)
        if not value.is_declaration and value.linkage == llvm.Linkage.external
    ]
    assert visible == [f"{entry.__module__}.{entry.__name__}"]
    assert wasm(module).startswith(b"\0asm")
