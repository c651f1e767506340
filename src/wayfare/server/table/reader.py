"""Where long logs are read: in one thread, for one address after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from wayfare.server.callers import SERVER, request_address
from wayfare.server.ops.fair_queue import FairQueue

T = TypeVar("T")
MAX_READS_PER_ADDRESS, MAX_READS = (
    100,
    1000,
)  # may wait: of one address, and in all. After a restart everyone comes back at once


class Reader:
    """What the server reads by itself, such as for its bots, comes first."""

    def __init__(self) -> None:
        self._queue = FairQueue(1, MAX_READS_PER_ADDRESS, MAX_READS)
        self._thread = ThreadPoolExecutor(1, "reader")

    def stop(self) -> None:
        """Drop what is waiting."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """Do some work in the thread."""
        address = request_address.get()
        async with self._queue.turn(address, first=address == SERVER):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)
