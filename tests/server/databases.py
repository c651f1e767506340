"""Databases for tests, migrated already: copying one takes milliseconds, migrating it the better part of a second."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine

from wayfare.server.store import Store
from wayfare.server.store.migrate import upgrade
from wayfare.server.store.prepare import prepare


@cache
def _migrated_file() -> bytes:
    with tempfile.TemporaryDirectory(prefix="wayfare-template-") as folder:
        path = Path(folder) / "tables.db"
        engine = create_engine(f"sqlite:///{path}")
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")  # as `prepare` leaves it
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return path.read_bytes()


def new_sqlite(path: Path) -> str:
    """The URL of a new database in this file."""
    if not path.exists():
        path.write_bytes(_migrated_file())
    return f"sqlite:///{path}"


def migrate_now(url: str) -> None:
    """Bring a database up to date, whether an event loop is running or not."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(prepare(url))).result()


async def opened(url: str, worker: str = "w") -> Store:
    """A store on a database that may be empty; to be stopped."""
    await prepare(url)
    store = Store(url, worker)
    store.start()
    return store
