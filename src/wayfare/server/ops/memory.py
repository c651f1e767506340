"""Returning unused memory to the operating system, and rare garbage collection."""

from __future__ import annotations

import ctypes
import gc
import sys

ARENAS = 2  # of the C library; with one per thread, each thread keeps memory that the others can't use
M_ARENA_MAX = -8
# Of Python's collector. A move replaces some forty objects of its table. Looking at young objects often takes two or
# three milliseconds each time; looking rarely takes ten times as long, and older ones are seldom worth a look at all.
THRESHOLDS = 500, 20, 20_000


def _c_library() -> ctypes.CDLL | None:
    """glibc, which alone needs these calls."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None


def limit_arenas() -> None:
    """Call this at the start, before there are threads."""
    library = _c_library()
    if library is not None:
        library.mallopt(M_ARENA_MAX, ARENAS)


def collect_rarely() -> None:
    """Collect all garbage once, while nobody is served yet, and from then on less often.

    We create hardly any cycles, and a full collection halts every table for a tenth of a second or more.
    """
    gc.collect()
    exempt_from_collection()
    gc.set_threshold(*THRESHOLDS)


def exempt_from_collection() -> None:
    """Exempt everything loaded so far from garbage collection. Takes no time."""
    gc.freeze()


def release() -> None:
    """Return unused memory. Takes a moment: call it when nobody is waiting."""
    gc.collect()
    library = _c_library()
    if library is not None:
        library.malloc_trim(0)
