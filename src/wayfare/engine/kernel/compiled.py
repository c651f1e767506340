"""How the kernel is compiled: once per machine, into the user's cache folder."""

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
def cache_folder(package: Path = HERE) -> Path:
    """The cache of one package's compiled functions: a new folder whenever any compiled source changes.

    Numba notices a change in a cached function's own file, but not in the files of the functions that it calls.
    """
    source = hashlib.sha256()
    shared = [HERE.parent / "lists.py", HERE.parent / "state.py"]
    for file in [*shared, *sorted({*PACKAGE.glob("*/kernel/*.py"), *package.glob("*.py")})]:
        source.update(file.read_bytes())
    base = os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("wayfare")
    return Path(base) / f"{package.parent.name}-{package.name}-{source.hexdigest()[:16]}"


def rule(function: F) -> F:
    """Compile a function of the kernel that other compiled functions call."""
    return numba.njit(nogil=True, error_model="numpy")(function)  # type: ignore[no-any-return]


def hot(function: F) -> F:
    """Compile a rule on the path of nearly every action into its callers: slower to compile, and no calls."""
    return numba.njit(nogil=True, error_model="numpy", forceinline=True)(function)  # type: ignore[no-any-return]


def entry(function: F) -> F:
    """Compile a function that Python calls, and cache it. Numba reads the cache folder's name only here."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(Path(function.__code__.co_filename).parent))
    try:
        return numba.njit(nogil=True, error_model="numpy", cache=True)(function)  # type: ignore[no-any-return]
    finally:
        config.CACHE_DIR = before
