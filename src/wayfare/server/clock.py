"""What time it is. Everything that waits asks a clock, so that tests can turn it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


def settle(waiting: asyncio.Future[None]) -> None:
    """Let who waits go on."""
    if not waiting.done():
        waiting.set_result(None)


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """`now` is in seconds since 1970."""

    def now(self) -> float: ...

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm: ...


class WallClock:
    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), call)
