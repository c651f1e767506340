"""The steps from Python's bytecode to LLVM's code: Numba's, without those for features that kernels don't use."""

from __future__ import annotations

from typing import Any

from numba.core import typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager

from wayfare.compiling.libraries import EntryLibrary, RuleLibrary

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


class KernelCompiler(CompilerBase):  # type: ignore[misc]
    """Runs Numba's passes, except those for features that the kernel doesn't use.

    (Closures, `with`, parallel loops, arithmetic with whole arrays, raising exceptions.)
    """

    library: type[JITCodeLibrary]

    def __init__(self, typing: Any, target: Any, library: Any, *arguments: Any) -> None:
        super().__init__(typing, target, library or self.library(target.codegen(), "kernel"), *arguments)

    def define_pipelines(self) -> list[PassManager]:
        manager = PassManager("kernel")
        for step in PASSES:
            manager.add_pass(step, step.__name__)
        manager.finalize()
        return [manager]


class RuleCompiler(KernelCompiler):
    """Compiles a rule into a `RuleLibrary`."""

    library = RuleLibrary


class EntryCompiler(KernelCompiler):
    """Compiles an entry, or a shared rule, into an `EntryLibrary`."""

    library = EntryLibrary


# Kernels hold no lock of Python's, divide as NumPy does, and allocate nothing, so that no references are counted.
OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False}
# Neither Python nor C calls a rule, so it needs no wrappers for them.
RULE_OPTIONS = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": RuleCompiler}
ENTRY_OPTIONS = {**OPTIONS, "pipeline_class": EntryCompiler}
