"""The one task of a process that writes.

Moves of all tables that arrive at the same moment are committed together: the disk flushes once for all of them, so an
ordinary disk takes thousands of moves a second.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wayfare.server.store.failures import DATABASE_ERRORS, StoreDown, store_errors

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
Append = Callable[[AsyncConnection, list[Any]], Awaitable[list[int | None]]]

BATCH = 500  # most appends in one transaction


class Writer:
    """`append` shares a transaction with others; `transact` gets its own. Both return once it is on disk."""

    def __init__(self, engine: AsyncEngine, write_entries: Append) -> None:
        self._engine = engine
        self._write_entries = write_entries
        self._connection: AsyncConnection | None = None
        self._appends: list[tuple[Any, asyncio.Future[int | None]]] = []
        self._works: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Start the task that writes; needs a running event loop."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is queued, then stop."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task
        await self._drop_connection()

    async def append(self, item: Any) -> int | None:
        """Write an item together with others; the answer is its own."""
        future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._appends.append((item, future))
        return await self._answer(future)

    async def transact(self, work: Work[T]) -> T:
        """Do some work in a transaction of its own, and return its result. Raises StoreDown if the database fails."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._works.append((work, future))
        return await self._answer(future)

    async def _answer(self, future: asyncio.Future[T]) -> T:
        if self._closing:
            raise StoreDown("the server is going down")
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while not (self._closing and not self._appends and not self._works):
            await self._wake.wait()
            self._wake.clear()
            while self._appends or self._works:
                await self._round()

    async def _round(self) -> None:
        """All moves that are waiting, and then one other piece of work: moves never wait for more than that."""
        batch, self._appends = self._appends[:BATCH], self._appends[BATCH:]
        if batch:
            items = [item for item, _ in batch]
            await self._settle(lambda connection: self._write_entries(connection, items), [f for _, f in batch], True)
        if self._works:
            work, future = self._works.popleft()
            await self._settle(work, [future], False)

    async def _settle(self, work: Work[Any], futures: list[asyncio.Future[Any]], each: bool) -> None:
        """Do the work and resolve the futures; with `each`, every one has a result of its own."""
        try:
            with store_errors():
                answer = await self._with_retry(work)
        except Exception as error:
            _fail(futures, error)
        else:
            for future, result in zip(futures, answer if each else [answer], strict=True):
                if not future.done():
                    future.set_result(result)

    async def _with_retry(self, work: Work[T]) -> T:
        """Retry once if the connection was lost. Whatever was written after all isn't written twice: it has a key."""
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
        except DATABASE_ERRORS:
            await self._drop_connection()
            raise

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*DATABASE_ERRORS):
                await connection.close()


def _fail(futures: list[asyncio.Future[Any]], error: Exception) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(error)
