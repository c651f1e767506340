"""What each part of the compiling layer gains: the same kernels compiled with and without it.

    python benchmarks/compiling.py [--rounds 3] [--bots] [PART ...]

Every measurement is a process of its own with an empty cache: processor seconds to compile (`cold`) and to start once
compiled (`warm`), and actions of random play, and iterations of the search, per processor second. The parts take turns,
and the best of all rounds counts, because other programs only ever make a run slower.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

BOARDS = "new-york", "usa"


def rules_optimised() -> None:
    """Each rule is optimised and emitted by itself, too, as Numba does it."""
    from numba.core.codegen import JITCodeLibrary

    from wayfare.compiling import pipeline

    pipeline.RuleCompiler.library = JITCodeLibrary


def optimised_twice() -> None:
    """Entries are optimised twice, the second time with vectorising, as Numba does it."""
    from wayfare.compiling import libraries

    del libraries.EntryLibrary._optimize_final_module


def vectorised() -> None:
    """Entries are optimised once, but with vectorising."""
    from wayfare.compiling import libraries

    def optimise(self: Any) -> None:
        manager, builder = self._codegen._module_pass_manager(opt=2, loop_vectorize=True, slp_vectorize=True)
        manager.run(self._final_module, builder)

    libraries.EntryLibrary._optimize_final_module = optimise


def all_passes() -> None:
    """All of Numba's passes."""
    from numba.core.compiler import Compiler

    from wayfare.compiling import pipeline

    pipeline.KernelCompiler.define_pipelines = Compiler.define_pipelines


def numba_records() -> None:
    """Records and their arrays as Numba has them."""
    import numba

    import wayfare.compiling
    from wayfare.compiling import decorators, plain

    wayfare.compiling.as_record = plain.as_record
    decorators.record_type = lambda kind: numba.from_dtype(kind.dtype)


def numba_cache() -> None:
    """Numba's own cache, which imports the compiler before it looks."""
    from numba.core.caching import FunctionCache

    from wayfare.compiling import decorators, shared_rules

    decorators.KernelCache = shared_rules.KernelCache = FunctionCache


def nothing_shared() -> None:
    """Shared rules are compiled into every entry that calls them."""
    import wayfare.compiling

    wayfare.compiling.shared = wayfare.compiling.rule


def references() -> None:
    """References are counted."""
    from wayfare.compiling import pipeline

    for options in (pipeline.OPTIONS, pipeline.RULE_OPTIONS, pipeline.ENTRY_OPTIONS):
        del options["_nrt"]


def nothing_hot() -> None:
    """LLVM decides what is inlined."""
    import wayfare.compiling

    wayfare.compiling.hot = wayfare.compiling.rule


def wrappers() -> None:
    """Every rule gets the wrappers with which Python and C would call it."""
    from wayfare.compiling import pipeline

    for name in ("no_cpython_wrapper", "no_cfunc_wrapper"):
        del pipeline.RULE_OPTIONS[name]


def garbage() -> None:
    """Python looks for garbage while it compiles."""
    gc.disable = lambda: None


PARTS: dict[str, Callable[[], object]] = {
    "ours": nullcontext,
    "plain": nullcontext,
    **{
        part.__name__: part
        for part in (
            rules_optimised,
            optimised_twice,
            vectorised,
            all_passes,
            numba_records,
            numba_cache,
            nothing_shared,
            references,
            nothing_hot,
            wrappers,
            garbage,
        )
    },
}


def measure(part: str, bots: bool) -> dict[str, float]:
    """Compile, or load, and play."""
    PARTS[part]()
    import numpy as np

    import wayfare
    from wayfare.compiling.records import empty_record
    from wayfare.engine.kernel.runs import RESULT_COLUMNS, play_many
    from wayfare.engine.state import Workspace

    rows, key, workspace = (
        np.zeros((1000, RESULT_COLUMNS), np.int32),
        np.arange(8, dtype=np.uint32),
        empty_record(Workspace),
    )
    games = [wayfare.load(name) for name in BOARDS]
    match = games[0].new_match(players=2, seed=0)
    match.play(match.legal_actions()[0])
    match.view(None)
    match.scores()
    play_many(games[0].raw, workspace, 2, key, 0, rows[:1])
    found = {"rules, s": time.process_time()}  # since the process began

    def speed(run: Callable[[], int]) -> float:
        """How many of something in a processor second, at best."""
        best = 0.0
        for _ in range(7):
            begin = time.process_time()
            best = max(best, run() / (time.process_time() - begin))
        return best

    for game in games:
        found[f"{game.name}, M actions/s"] = (
            speed(lambda game=game: play_many(game.raw, workspace, 2, key, 0, rows)) / 1e6
        )
    if bots:
        from wayfare.bots import SearchBot

        begin = time.process_time()
        match = games[0].new_match(players=2, seed=0)
        while match.view(match.turn).phase == "keep":
            match.play(match.legal_actions()[0])
        bot, view = SearchBot(seed=0, budget=2000), match.view(match.turn)
        SearchBot(seed=0, budget=1).choose(view)
        found["search, s"] = time.process_time() - begin

        def think() -> int:
            bot.choose(view)
            return 2000

        found["search, iterations/s"] = speed(think)
    return found


def main() -> None:
    """Measure the parts in turn, and print the best of each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=[*PARTS], metavar="PART")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bots", action="store_true")
    parser.add_argument("--one", action="store_true", help="measure in this process: it calls itself with this")
    options = parser.parse_args()
    if options.one:
        print(json.dumps(measure(options.parts[0], options.bots)))
        return
    best: dict[str, dict[str, float]] = {part: {} for part in options.parts}
    for _ in range(options.rounds):
        for part in options.parts:
            with tempfile.TemporaryDirectory() as folder:
                for state in ("cold", "warm"):
                    setting = {"WAYFARE_PLAIN_NUMBA": "1"} if part == "plain" else {}
                    done = subprocess.run(
                        [sys.executable, __file__, "--one", part, *["--bots"] * options.bots],
                        env={**os.environ, **setting, "NUMBA_CACHE_DIR": folder, "WAYFARE_QUIET": "1"},
                        stdout=subprocess.PIPE,
                        check=True,
                    )
                    for name, value in json.loads(done.stdout).items():
                        what = f"{state} {name}" if name.endswith(", s") else name
                        pick = min if name.endswith(", s") else max
                        best[part][what] = pick(value, best[part].get(what, value))
            print(part, json.dumps({what: round(value, 2) for what, value in best[part].items()}), flush=True)


if __name__ == "__main__":
    main()
