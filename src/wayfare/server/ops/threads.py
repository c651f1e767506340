"""Threads for work that takes long, each for one address after the other (round-robin)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from wayfare.server.callers import SERVER, request_address
from wayfare.server.ops.fair_queue import FairQueue

T = TypeVar("T")
NICENESS = 5  # a third of the usual share: with less, a thread that has the GIL would keep everyone waiting for it
MAX_READS_PER_ADDRESS, MAX_READS = 100, 1000  # that may wait. After a restart everyone comes back at once
WORK_SECONDS, REST_SECONDS = 0.002, 0.001  # much of it is Python, and only one thread can run Python at a time


class Stopped(Exception):
    """Raised in work that is no longer wanted."""


class Pace:
    """Lets work that takes seconds rest often, and ends it when it is no longer wanted."""

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


async def in_thread(executor: Executor, work: Callable[[], T], stop: Callable[[], None]) -> T:
    """Do some work in a thread. If the caller is cancelled, the work is told to stop, and this returns when it has."""
    future = asyncio.get_running_loop().run_in_executor(executor, work)
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        stop()
        await asyncio.wait({future})  # only then is the thread free
        future.exception()  # retrieve it, or asyncio logs that it was never retrieved
        raise


class PacedThread:
    """A thread that does one piece of work at a time, and leaves the event loop most of Python's time."""

    def __init__(self, name: str, low_priority: bool = False) -> None:
        self._queue = FairQueue(1)
        self._thread = ThreadPoolExecutor(1, name, initializer=lower_priority if low_priority else None)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def run(self, address: str, work: Callable[[Pace], T]) -> T:
        """Do some work in the thread; if the caller is cancelled, it ends at its next step."""
        pace = Pace()
        async with self._queue.turn(address):
            return await in_thread(self._thread, partial(work, pace), pace.stopped.set)


class LogReader:
    """The thread in which long logs are read. What the server reads by itself, such as for its bots, comes first."""

    def __init__(self) -> None:
        self._queue = FairQueue(1, MAX_READS_PER_ADDRESS, MAX_READS)
        self._thread = ThreadPoolExecutor(1, "reader")

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        address = request_address.get()
        async with self._queue.turn(address, first=address == SERVER):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)


def lower_priority() -> None:
    """Lower this thread's priority, on systems where threads have one: answering requests comes before thinking."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
