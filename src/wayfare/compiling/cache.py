"""Where compiled code is kept, and how several processes share it: one compiles, the others wait and load.

The folder is `NUMBA_CACHE_DIR`, or else the user's cache folder. Compiling is announced on standard error, once per
process, unless `WAYFARE_QUIET` is set.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs
from numba.core import config, event
from numba.core.caching import FunctionCache
from numba.core.runtime import rtsys

from wayfare.compiling.sources import fingerprint
from wayfare.files import locked

QUIET = "WAYFARE_QUIET"
READY = "ready"  # an empty file
NOTICE = f"Compiling for this machine, which happens once and takes about half a minute ({QUIET}=1 hides this line)."


def cache_folder(package: Path) -> Path:
    """The cache of one package's compiled functions: a new folder whenever anything changes that they depend on.

    Numba notices a change in a cached function's own file, but not in the files of the functions that it calls.
    """
    return base_folder() / f"{package.parent.name}-{package.name}-{fingerprint(package)}"


def is_compiled(package: Path) -> bool:
    """Whether all of a package is in the cache, or nothing is compiled at all."""
    return bool(config.DISABLE_JIT) or (cache_folder(package) / READY).exists()


def mark_compiled(package: Path) -> None:
    if cache_folder(package).exists():
        (cache_folder(package) / READY).touch()


@cache
def base_folder() -> Path:
    """The folder of all caches. If it can't be written to, a temporary one, with a line that says so."""
    base = Path(os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("wayfare"))
    try:
        base.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=base).close()
        return base
    except OSError as error:
        temporary = _temporary_folder()
        reason = (error.strerror or str(error)).lower()
        _say(
            f"Cannot write to {base} ({reason}): compiled code is kept in {temporary}, unless you set NUMBA_CACHE_DIR."
        )
        return temporary


def _temporary_folder() -> Path:
    """The same one for all processes of this user, and for nobody else: what is in it gets executed."""
    user = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    folder = Path(tempfile.gettempdir()) / f"wayfare-cache-{user}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        about = folder.lstat()
        ours = not hasattr(os, "getuid") or (about.st_uid == os.getuid() and not about.st_mode & 0o022)
        if ours and folder.is_dir() and not folder.is_symlink():
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="wayfare-cache-"))


@contextmanager
def in_turn(lock: Path) -> Iterator[None]:
    """Compile one function: one process at a time does, and whoever waited finds it in the cache.

    Meanwhile Python looks for no garbage: Numba makes millions of objects, and keeps most of them.
    """
    lock.parent.mkdir(parents=True, exist_ok=True)
    _announcer()
    collecting = gc.isenabled()
    with locked(lock):
        gc.disable()
        try:
            yield
        finally:
            if collecting:
                gc.enable()


class _Announcer(event.Listener):  # type: ignore[misc]
    """Announces the first of our functions that is compiled, not loaded."""

    silent = False

    def on_start(self, compiling: Any) -> None:
        """Numba starts to compile a function."""
        if not self.silent and compiling.data["dispatcher"].__module__.startswith("wayfare."):
            self.silent = True
            if not os.environ.get(QUIET):
                _say(NOTICE)

    def on_end(self, compiling: Any) -> None:
        """Nothing to say."""


@cache
def _announcer() -> _Announcer:
    announcer = _Announcer()
    event.register("numba:compile", announcer)
    return announcer


@contextmanager
def unannounced() -> Iterator[None]:
    """Compile silently: the caller announces it better."""
    announcer = _announcer()
    before, announcer.silent = announcer.silent, True
    try:
        yield
    finally:
        announcer.silent = before


def _say(line: str) -> None:
    print(f"wayfare: {line}", file=sys.stderr, flush=True)


class KernelCache(FunctionCache):  # type: ignore[misc]
    """Machine code on disk. Before Numba looks there, it imports all that it could need to compile: half a second."""

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The code for a signature. None if there is none: compiling it begins with those imports anyway."""
        rtsys.initialize(context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(signature, context)


@contextmanager
def cached_in(function: Callable[..., Any]) -> Iterator[Path]:
    """Name the cache folder of a function's package to Numba, which reads it only when a function is declared."""
    before, folder = config.CACHE_DIR, cache_folder(Path(function.__code__.co_filename).parent)
    config.CACHE_DIR = str(folder)
    try:
        yield folder
    finally:
        config.CACHE_DIR = before
