"""Files that are written completely or not at all, and locks between processes.

The locks are ours, not filelock's: that would be one more dependency for twenty lines, and it fails where the folder
can't be written to, whereas caches there must work without a lock.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from wayfare.errors import WayfareError


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A new file to write, which takes this path's place once it's complete. Several processes may do so at once."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        yield part
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """Open a file for writing that appears under its name only once it's complete."""
    try:
        with replacing(path) as part, part.open("w", encoding="utf-8") as out:
            yield out
    except OSError as error:
        raise WayfareError(f"{path} cannot be written: {error.strerror}.") from None


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a lock that one process has at a time; others wait. Where the folder can't be written to, no lock."""
    try:
        file = path.open("a")
    except OSError:
        yield
        return
    with file:
        _lock(file)
        yield  # closing the file releases the lock, and so does the end of the process


if os.name == "nt":
    import msvcrt

    def _lock(file: TextIO) -> None:
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
                return
            except OSError:  # after ten seconds
                continue

else:
    import fcntl

    def _lock(file: TextIO) -> None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
        except OSError:  # some network folders have no locks
            return
