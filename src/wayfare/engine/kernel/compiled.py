"""How the kernel is compiled: once per machine, into the user's cache folder, with a word to whoever waits for it."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs
from numba.core import config

F = TypeVar("F", bound=Callable[..., Any])

HERE = Path(__file__).parent
PACKAGE = HERE.parent.parent


@cache
def cache_folder(room: Path = HERE) -> Path:
    """One folder per version of all that is compiled, and of the room whose compiled functions go there.

    Numba notices a change in the file of a cached function, but not in the files of the functions that it calls.
    """
    source = hashlib.sha256()
    shared = [HERE.parent / "lists.py", HERE.parent / "state.py"]
    for file in [*shared, *sorted({*PACKAGE.glob("*/kernel/*.py"), *room.glob("*.py")})]:
        source.update(file.read_bytes())
    base = os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("wayfare")
    return Path(base) / f"{room.parent.name}-{room.name}-{source.hexdigest()[:16]}"


def rule(function: F) -> F:
    """A function of the kernel, called by other compiled functions."""
    return numba.njit(nogil=True, error_model="numpy")(function)  # type: ignore[no-any-return]


def hot(function: F) -> F:
    """A rule on the path of nearly every action: written into its callers, which costs compile time and saves calls."""
    return numba.njit(nogil=True, error_model="numpy", forceinline=True)(function)  # type: ignore[no-any-return]


def entry(function: F) -> F:
    """A compiled function that Python calls: kept in the cache folder, which Numba notes when it first sees it."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(Path(function.__code__.co_filename).parent))
    try:
        return numba.njit(nogil=True, error_model="numpy", cache=True)(function)  # type: ignore[no-any-return]
    finally:
        config.CACHE_DIR = before
