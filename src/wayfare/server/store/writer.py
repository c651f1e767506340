"""The one task of a process that writes.

Moves of all tables that wait at the same moment are committed together: the disk is asked to flush once for all of
them, and thousands of moves a second fit on an ordinary disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
Append = Callable[[AsyncConnection, list[Any]], Awaitable[list[bool]]]

MOST = 500  # appends in one transaction
FAULTS = (SQLAlchemyError, OSError)  # of the database, and of the way to it


class StoreDown(Exception):
    """The database did not take it. Whether it is written is not known: read again before going on."""


class Writer:
    """`append` joins others in a transaction; `transact` has one of its own. Both answer once it is on disk."""

    def __init__(self, engine: AsyncEngine, write_entries: Append) -> None:
        self._engine = engine
        self._write_entries = write_entries
        self._connection: AsyncConnection | None = None
        self._appends: list[tuple[Any, asyncio.Future[bool]]] = []
        self._works: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Finish what was asked for, then end."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task
        await self._drop_connection()

    async def append(self, item: Any) -> bool:
        """Did it land? False: another has that place in the log, or it is there already."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._appends.append((item, future))
        return await self._answer(future)

    async def transact(self, work: Work[T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._works.append((work, future))
        return await self._answer(future)

    async def _answer(self, future: asyncio.Future[T]) -> T:
        if self._closing:
            raise StoreDown("The server is closing.")
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while not (self._closing and not self._appends and not self._works):
            await self._wake.wait()
            self._wake.clear()
            while self._appends or self._works:
                await self._round()

    async def _round(self) -> None:
        batch, self._appends = self._appends[:MOST], self._appends[MOST:]
        if batch:
            items = [item for item, _ in batch]
            await self._settle(lambda connection: self._write_entries(connection, items), [f for _, f in batch], True)
        works, self._works = self._works, []
        for work, future in works:
            await self._settle(work, [future], False)

    async def _settle(self, work: Work[Any], futures: list[asyncio.Future[Any]], each: bool) -> None:
        """Do the work and give everybody their answer; `each` has one of their own."""
        try:
            answer = await self._twice(work)
        except FAULTS as error:
            down = StoreDown(type(error).__name__)
            down.__cause__ = error
            _fail(futures, down)
        except Exception as error:
            _fail(futures, error)
        else:
            for future, told in zip(futures, answer if each else [answer], strict=True):
                if not future.done():
                    future.set_result(told)

    async def _twice(self, work: Work[T]) -> T:
        """A lost connection is opened again once. What was written all the same is not written twice: it has a key."""
        try:
            return await self._transaction(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._transaction(work)

    async def _transaction(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            async with self._connection.begin():
                return await work(self._connection)
        except FAULTS:
            await self._drop_connection()
            raise

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*FAULTS):
                await connection.close()


def _fail(futures: list[asyncio.Future[Any]], error: Exception) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(error)
