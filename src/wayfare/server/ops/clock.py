"""The time. Everything that waits asks a clock, so that tests can advance it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


def resolve(future: asyncio.Future[None]) -> None:
    """Let the code that awaits the future continue."""
    if not future.done():
        future.set_result(None)


class Alarm(Protocol):
    """A call that is due later."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """`now` is in seconds since 1970."""

    def now(self) -> float: ...

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm: ...


class WallClock:
    """The real time."""

    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), call)
