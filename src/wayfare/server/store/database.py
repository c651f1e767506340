"""The database: reads, transactions, and notices to the other workers that share it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Any, TypeVar

import asyncpg
import msgspec
from sqlalchemy import Table, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wayfare.server.store.append import CHANNEL, append_to_postgresql, append_to_sqlite
from wayfare.server.store.engines import database_url, driver_options, for_consistent_reading, for_reading, open_engine
from wayfare.server.store.failures import store_errors
from wayfare.server.store.rows import Entry
from wayfare.server.store.sqlite_file import file_of
from wayfare.server.store.writer import Work, Writer

T = TypeVar("T")
WRITE_WITHOUT_CHANGE = text("UPDATE alembic_version SET version_num = version_num")


class Database:
    """If `shared`, other workers write to it too, and are notified of changes."""

    def __init__(self, url: str | None, worker: str) -> None:
        self.url = database_url(url)
        self.worker = worker
        self.file = file_of(self.url)
        self.shared = self.url.get_backend_name() == "postgresql"
        self._engine = open_engine(self.url)
        self._reader = for_reading(self._engine)
        self._consistent = for_consistent_reading(self._engine)
        self._append = partial(append_to_postgresql, worker=worker) if self.shared else append_to_sqlite
        self._writer = Writer(self._engine, self._append)

    def start(self) -> None:
        """Start the writer. The database must be up to date: see `prepare`."""
        self._writer.start()

    async def stop(self) -> None:
        """Write what is queued, then close all connections."""
        await self._writer.stop()
        await self._engine.dispose()

    async def connect_driver(self, timeout: float) -> asyncpg.Connection[Any]:
        """A connection of PostgreSQL's driver, beside all others."""
        return await asyncpg.connect(**driver_options(self._engine), timeout=timeout, command_timeout=timeout)

    async def ping(self) -> None:
        """Ask the database for an answer; raises if it can't be reached."""
        await self.read(select(1))

    async def check_writable(self) -> None:
        """Raises StoreDown if the database can't be written to. Writes a row as it is."""
        await self.transact(lambda connection: connection.execute(WRITE_WITHOUT_CHANGE))

    # Reading

    async def read(self, query: Any) -> list[Any]:
        """The rows that a single statement finds."""
        async with self._reading(self._reader) as connection:
            return list((await connection.execute(query)).all())

    def reading_consistently(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for several statements that see the database as it was at the first."""
        return self._reading(self._consistent)

    @asynccontextmanager
    async def _reading(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A connection to read from. Raises StoreDown if the database fails."""
        with store_errors():
            async with engine.connect() as connection:
                yield connection

    # Writing

    def insert(self, table: Table) -> Any:
        """An INSERT that can say what to do on a conflict, as both databases can."""
        return (postgresql if self.shared else sqlite).insert(table)

    def transact(self, work: Work[T]) -> Coroutine[Any, Any, T]:
        return self._writer.transact(work)

    def append_entry(self, entry: Entry) -> Coroutine[Any, Any, int | None]:
        """Write an entry of a log, in one transaction with those of other tables."""
        return self._writer.append(entry)

    async def append_within(self, connection: AsyncConnection, entry: Entry) -> int | None:
        [revision] = await self._append(connection, [entry])
        return revision

    # Other workers

    async def notify(self, connection: AsyncConnection, news: list[dict[str, Any]]) -> None:
        """Notify the other workers as soon as this transaction is committed."""
        if self.shared and news:
            payloads = [msgspec.json.encode({**item, "worker": self.worker}).decode() for item in news]
            notify = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
            await connection.execute(notify, {"channel": CHANNEL, "payloads": payloads})

    async def notify_now(self, news: list[dict[str, Any]]) -> None:
        """Notify the other workers of something that isn't stored, such as who is connected."""
        if self.shared and news:
            with store_errors():
                async with self._engine.begin() as connection:
                    await self.notify(connection, news)
