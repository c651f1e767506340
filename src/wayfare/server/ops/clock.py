"""The time. Everything that waits asks a clock, so that tests can advance it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol


def resolve(future: asyncio.Future[None]) -> None:
    """Let the code that awaits the future continue."""
    if not future.done():
        future.set_result(None)


class Alarm(Protocol):
    """A call that is due later."""

    def cancel(self) -> None:
        """Make sure that the call isn't made, unless it already has been."""


class Clock(Protocol):
    """`now` is in seconds since 1970."""

    def now(self) -> float:
        """The current time."""

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        """Make a call at that time, unless the alarm is cancelled first."""


async def wait_until(clock: Clock, when: float) -> None:
    """Return at that time, or at once if it has passed."""
    if clock.now() < when:
        reached: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        alarm = clock.call_at(when, partial(resolve, reached))
        try:
            await reached
        finally:
            alarm.cancel()


class WallClock:
    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        """Schedule a call on the running event loop; if the time has passed, it is due immediately."""
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), call)
