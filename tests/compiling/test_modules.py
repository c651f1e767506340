"""An entry's LLVM module has everything that the entry calls, so another target can be emitted from it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

from wayfare.bots import SearchBot
from wayfare.bots.kernel.search import search
from wayfare.compiling.modules import llvm_module
from wayfare.compiling.records import empty_record
from wayfare.engine import load
from wayfare.engine.kernel.runs import RESULT_COLUMNS, play_many
from wayfare.engine.state import Workspace

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


def play_at_random() -> None:
    game, rows = load("new-york"), np.zeros((1, RESULT_COLUMNS), np.int32)
    play_many(game.raw, empty_record(Workspace), 2, np.zeros(8, np.uint32), 0, rows)


def search_once() -> None:
    SearchBot(seed=0, budget=1).choose(load("new-york").new_match(players=2, seed=0).view(0))


@pytest.mark.parametrize(
    ("entry", "call", "needed"),
    [
        pytest.param(play_many, play_at_random, set(), id="play_many"),
        pytest.param(search, search_once, MATHEMATICS, id="search", marks=pytest.mark.deep),
    ],
)
def test_a_module_has_all_it_calls(entry: Any, call: Callable[[], None], needed: set[str]) -> None:
    if not hasattr(entry, "overloads"):
        pytest.skip("nothing is compiled")
    call()
    types = entry.signatures[0]
    module = llvm_module(entry, types)
    assert undefined(module) - ERRORS == needed
    visible = [
        value.name
        for value in (*module.functions, *module.global_variables)
        if not value.is_declaration and value.linkage == llvm.Linkage.external
    ]
    assert visible == [f"{entry.__module__}.{entry.__name__}"]
    assert wasm(module).startswith(b"\0asm")
