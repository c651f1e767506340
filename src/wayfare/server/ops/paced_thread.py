"""A thread for work that takes seconds: it leaves the event loop most of Python's time."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from wayfare.server.ops.fair_queue import FairQueue
from wayfare.server.ops.priority import lower_priority

T = TypeVar("T")
WORK_SECONDS, REST_SECONDS = 0.002, 0.001  # much of it is Python, and only one thread can run Python at a time


class Stopped(Exception):
    """Nobody waits for this work any more."""


class Pace:
    """Kept by work that takes seconds: it rests often, and ends when it's no longer wanted."""

    def __init__(self) -> None:
        self.stopped = threading.Event()
        self._since = time.monotonic()

    def step(self) -> None:
        """Call this after every move. Raises Stopped."""
        if time.monotonic() - self._since < WORK_SECONDS:
            return
        if self.stopped.is_set():
            raise Stopped
        time.sleep(REST_SECONDS)
        self._since = time.monotonic()


class PacedThread:
    """Does one thing at a time, for one address after the other."""

    def __init__(self, name: str, low_priority: bool = False) -> None:
        self._queue = FairQueue(1)
        self._thread = ThreadPoolExecutor(1, name, initializer=lower_priority if low_priority else None)

    def stop(self) -> None:
        """Drop what is waiting."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def run(self, address: str, work: Callable[[Pace], T]) -> T:
        """Do some work in the thread; if the caller is cancelled, it ends at its next step."""
        pace = Pace()
        async with self._queue.turn(address):
            future = asyncio.get_running_loop().run_in_executor(self._thread, work, pace)
            try:
                return await asyncio.shield(future)
            except asyncio.CancelledError:
                pace.stopped.set()
                await asyncio.wait({future})  # only then is the thread free
                future.exception()  # nobody is interested in it
                raise
