"""How long the event loop keeps people waiting. Nothing that runs on it may take longer than 20 ms."""

from __future__ import annotations

import asyncio
import time

from msgspec import Struct

BEAT_SECONDS = 0.01


class Lag(Struct, frozen=True):
    """The longest waits of a period."""

    waited: float  # seconds by the clock that a call was late: work on the loop, other threads, a busy machine
    worked: float  # seconds of processor time that the loop itself needed between two beats


class LagPeriod:
    """The longest waits since `take` was last called."""

    def __init__(self) -> None:
        self._waited = 0.0
        self._worked = 0.0

    def note(self, waited: float, worked: float) -> None:
        self._waited = max(self._waited, waited)
        self._worked = max(self._worked, worked)

    def take(self) -> Lag:
        """The worst so far; a new period begins."""
        lag = Lag(waited=self._waited, worked=self._worked)
        self._waited = self._worked = 0.0
        return lag


class LoopLag:
    """Asks to be called every few milliseconds, and measures how late that happens."""

    def __init__(self) -> None:
        self._periods: list[LagPeriod] = []

    def period(self) -> LagPeriod:
        """A new period, for one more reader: `take` begins a new one for its reader alone."""
        self._periods.append(LagPeriod())
        return self._periods[-1]

    async def run(self) -> None:
        clock, processor = time.monotonic(), time.thread_time()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now, used = time.monotonic(), time.thread_time()
            for period in self._periods:
                period.note(now - clock - BEAT_SECONDS, used - processor)
            clock, processor = now, used
