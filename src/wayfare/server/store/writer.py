"""The one task of a process that writes.

Moves of all tables that arrive at the same moment are committed together: the disk flushes once for all of them, so an
ordinary disk takes thousands of moves a second.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wayfare.server.store.failures import DATABASE_ERRORS, CommitLost, StoreDown, connection_lost, store_errors
from wayfare.server.store.rows import Entry

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
Append = Callable[[AsyncConnection, Sequence[Entry]], Awaitable[list[int | None]]]

APPENDS_PER_TRANSACTION = 500  # most appends in one transaction
GATHER_SECONDS = 0.003  # while moves follow each other closely, the next flush of the disk waits this long for more


class Writer:
    """`append` shares a transaction with others; `transact` gets its own. Both return once it is on disk."""

    def __init__(self, engine: AsyncEngine, append: Append) -> None:
        self._engine = engine
        self._append = append
        self._connection: AsyncConnection | None = None
        self._appends: list[tuple[Entry, asyncio.Future[int | None]]] = []
        self._works: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._wake = asyncio.Event()
        self._crowded = False  # the last batch had several moves
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task
        await self._drop_connection()

    async def append(self, entry: Entry) -> int | None:
        future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._appends.append((entry, future))
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
                if self._crowded and not self._closing:
                    await asyncio.sleep(GATHER_SECONDS)
                await self._round()

    async def _round(self) -> None:
        """All moves that are waiting, and then one other piece of work: moves never wait for more than that."""
        batch, self._appends = self._appends[:APPENDS_PER_TRANSACTION], self._appends[APPENDS_PER_TRANSACTION:]
        self._crowded = len(batch) > 1
        if batch:
            entries, futures = zip(*batch, strict=True)
            await self._settle(lambda connection: self._append(connection, entries), futures)
        if self._works:
            work, future = self._works.popleft()
            await self._settle(partial(_in_transaction, work), [future])

    async def _settle(self, work: Work[list[Any]], futures: Sequence[asyncio.Future[Any]]) -> None:
        try:
            with store_errors():
                results = await self._with_retry(work)
        except Exception as error:
            _fail(futures, error)
        else:
            for future, result in zip(futures, results, strict=True):
                if not future.done():
                    future.set_result(result)

    async def _with_retry(self, work: Work[T]) -> T:
        """Retry once if the connection was lost.

        Moves that were written after all aren't written twice: they have keys. Anything else might be, so once its
        commit has been sent, it isn't tried again.
        """
        try:
            return await self._connected(work)
        except DATABASE_ERRORS as error:
            if not connection_lost(error):
                raise
            return await self._connected(work)

    async def _connected(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            return await work(self._connection)
        except DATABASE_ERRORS:
            with suppress(*DATABASE_ERRORS):
                await self._connection.invalidate()  # the driver may know more about its state than SQLAlchemy
            await self._drop_connection()
            raise

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*DATABASE_ERRORS):
                await connection.close()


async def _in_transaction(work: Work[T], connection: AsyncConnection) -> list[T]:
    async with connection.begin() as transaction:
        result = await work(connection)
        try:
            await transaction.commit()
        except DATABASE_ERRORS as error:
            if connection_lost(error):
                raise CommitLost from error
            raise
    return [result]


def _fail(futures: Sequence[asyncio.Future[Any]], error: Exception) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(error)
