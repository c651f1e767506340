"""Queueing for a thread: round-robin by address, with priority for bots at tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wayfare.server.refusals import Refused

MAX_WAITING_PER_ADDRESS = 4  # requests of one address that may wait
MAX_WAITING = 64  # requests that may wait in all


class Lines:
    """One queue per address, served in turn (round-robin)."""

    def __init__(self) -> None:
        # The address that is served next comes first.
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def length(self, address: str) -> int:
        return len(self._lines.get(address, ()))

    def add(self, address: str, waiting: asyncio.Future[None]) -> None:
        self._lines.setdefault(address, deque()).append(waiting)

    def remove(self, address: str, waiting: asyncio.Future[None]) -> None:
        """Leave the queue, unless already served."""
        line = self._lines.get(address, deque())
        if waiting in line:
            line.remove(waiting)
            if not line:
                del self._lines[address]

    def pop(self) -> asyncio.Future[None]:
        """Remove and return the next in turn. There must be one."""
        address, line = self._lines.popitem(last=False)
        waiting = line.popleft()
        if line:
            self._lines[address] = line
        return waiting


class FairQueue:
    """A semaphore that is fair to addresses: each `turn` holds one of its places."""

    def __init__(self, places: int, longest: int = MAX_WAITING_PER_ADDRESS, full: int = MAX_WAITING) -> None:
        self._free = places
        self._longest = longest
        self._full = full
        self._first, self._others = Lines(), Lines()

    def __len__(self) -> int:
        return len(self._first) + len(self._others)

    @asynccontextmanager
    async def turn(self, address: str, first: bool = False) -> AsyncIterator[None]:
        """Wait for a place, and hold it. With `first`, go before all others, and never be refused."""
        await self._enter(address, first)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, address: str, first: bool) -> None:
        if self._free:
            self._free -= 1
            return
        if not first and (self._others.length(address) >= self._longest or len(self) >= self._full):
            raise Refused("too-many-requests")
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lines = self._first if first else self._others
        lines.add(address, waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.cancelled():
                lines.remove(address, waiting)
            else:
                self._leave()  # it was given a place at the same moment
            raise

    def _leave(self) -> None:
        for lines in (self._first, self._others):
            while len(lines):
                waiting = lines.pop()
                if not waiting.done():
                    waiting.set_result(None)
                    return
        self._free += 1
