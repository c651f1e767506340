"""Waiting for a thread: bots at tables come first, then one address after the other, whoever asks most."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wayfare.server.refusals import Refused

LONGEST = 4  # requests of one address that may wait
FULL = 64  # requests that may wait in all


class FairQueue:
    """Gives out a number of places, one to each holder of a `turn`."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._first: deque[asyncio.Future[None]] = deque()
        self._others: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by address, next one first

    def __len__(self) -> int:
        """How many are waiting."""
        return len(self._first) + sum(map(len, self._others.values()))

    @asynccontextmanager
    async def turn(self, address: str | None = None) -> AsyncIterator[None]:
        """Wait for a place, and hold it. Without an address, before everyone who has one, and never refused."""
        await self._enter(address)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, address: str | None) -> None:
        if self._free:
            self._free -= 1
            return
        if address is not None and (len(self._others.get(address, ())) >= LONGEST or len(self) >= FULL):
            raise Refused("too-many-requests")
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._first if address is None else self._others.setdefault(address, deque())
        line.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._leave()  # it was given a place at the same moment
            raise

    def _leave(self) -> None:
        """Pass the place on."""
        while (waiting := self._next()) is not None:
            if not waiting.done():
                waiting.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None] | None:
        if self._first:
            return self._first.popleft()
        if not self._others:
            return None
        address, line = self._others.popitem(last=False)
        waiting = line.popleft()
        if line:
            self._others[address] = line
        return waiting
