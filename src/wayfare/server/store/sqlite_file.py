"""The file of an SQLite database: private, used by one server at a time, and checked before the server starts."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import URL

from wayfare.errors import WayfareError
from wayfare.server.store.migrate import check_revision

DAMAGE_CHECK_SECONDS = 1.0  # the most that looking for damage may take: a large file is checked in part
BUSY_SECONDS = 5.0  # that another program may take to finish writing
PROBLEMS = {
    "SQLITE_NOTADB": "isn't a database, or is damaged: restore a backup, or use another file",
    "SQLITE_CORRUPT": "is damaged: restore a backup, or use another file",
    "SQLITE_BUSY": "is locked by another program: close that one first",
    "SQLITE_READONLY": "can't be written to: check its permissions and those of its folder",
    "SQLITE_CANTOPEN": "can't be opened: check its permissions and those of its folder",
    "SQLITE_PERM": "can't be opened: check its permissions and those of its folder",
    "SQLITE_FULL": "can't be written to: the disk is full",
}


def file_of(url: URL) -> Path | None:
    is_file = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
    return Path(url.database) if is_file and url.database else None


def make_private(path: Path) -> None:
    """Create the file and its folder if needed, for the user alone: they hold the cards of running matches."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # somebody else's file stays as they want it
            file.chmod(0o600)


@contextmanager
def claimed(url: URL) -> Iterator[None]:
    """Hold the database's file for one server. WayfareError, in one sentence, if that server couldn't use it."""
    path = file_of(url)
    if path is None:
        yield
        return
    if path.is_dir():
        raise WayfareError(f"The database {path} is a folder: name a file in it.")
    try:
        make_private(path)
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise WayfareError(f"The database {path} can't be opened: {error.strerror}.") from None
    try:
        if not _lock(lock):
            raise WayfareError(f"Another server is using the database {path}: stop it, or use another file.")
        _check(path)
        yield
    finally:
        os.close(lock)


def _lock(file: int) -> bool:
    """Lock a file until it is closed or the process ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # child processes don't inherit this kind
    except OSError:
        return False
    return True


def _check(path: Path) -> None:
    """Can it be read and written, and by this version?"""
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
                check_revision(row[0] if row else None)
            connection.execute("ROLLBACK")
            _look_for_damage(connection)
    except sqlite3.Error as error:
        raise WayfareError(f"The database {path} {problem(error)}.") from None


def _look_for_damage(connection: sqlite3.Connection) -> None:
    until = time.monotonic() + DAMAGE_CHECK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > until, 10_000)
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname != "SQLITE_INTERRUPT":
            raise
        return
    if found != "ok":
        raise damaged()


def damaged() -> sqlite3.DatabaseError:
    """The error that SQLite raises once it comes across damage."""
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorname = "SQLITE_CORRUPT"
    return error


def problem(error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", "")
    return next((text for known, text in PROBLEMS.items() if name.startswith(known)), f"can't be used: {error}")
