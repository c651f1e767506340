"""Opening SQLite or PostgreSQL, so that everything committed is on disk."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import platformdirs
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from wayfare.errors import WayfareError
from wayfare.server.store.sqlite_file import file_of, make_private

BUSY_MS = 10_000


def database_url(text: str | None) -> URL:
    """The URL with our driver; without one, SQLite in the user's data folder."""
    if not text:
        folder = Path(platformdirs.user_data_dir("wayfare", appauthor=False))
        return URL.create("sqlite+aiosqlite", database=str(folder / "tables.sqlite3"))
    try:
        url = make_url(text)
    except ArgumentError:
        raise WayfareError("The database URL is not valid; it should look like postgresql://user@host/name.") from None
    drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    driver = drivers.get(url.drivername.partition("+")[0])
    if driver is None:
        raise WayfareError(f"Tables are stored in SQLite or PostgreSQL, not in {url.drivername}.")
    if "sslmode" in url.query:  # as PostgreSQL's own programs call it
        mode = str(url.query["sslmode"])
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})  # as our driver does
    return url.set(drivername=driver)


def open_engine(url: URL) -> AsyncEngine:
    """An engine for this database; for SQLite its file is created if needed. Parameters stay out of its errors."""
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)
    path = file_of(url)
    if path is not None:
        make_private(path)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def for_reading(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for single statements that only read. They take no locks."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="AUTOCOMMIT")
    return engine.execution_options(only_reads=True)  # AUTOCOMMIT would change how the driver treats later statements


def for_consistent_reading(engine: AsyncEngine) -> AsyncEngine:
    """The same for several statements: all of them see the database as it was at the first."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ")
    return for_reading(engine)  # SQLite's transactions are like that


def driver_options(engine: AsyncEngine) -> dict[str, Any]:
    """What the engine itself passes to PostgreSQL's driver, for connections of our own."""
    _, options = engine.dialect.create_connect_args(engine.url)
    return {name: value for name, value in options.items() if not name.startswith("prepared_statement_")}


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """FULL: a commit waits for the disk, so an acknowledged move survives a power cut."""
    connection.isolation_level = None  # the driver starts no transaction by itself: see _begin_sqlite and append.py
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    _use_wal(cursor)
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _use_wal(cursor: Any) -> None:
    """Wait for others who are switching a new file at this moment: here SQLite itself gives up without waiting."""
    deadline = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.005)


def _begin_sqlite(connection: Any) -> None:
    """IMMEDIATE: a writer waits at the start, and cannot fail halfway."""
    reads = connection.get_execution_options().get("only_reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
