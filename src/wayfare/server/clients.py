"""Someone connected by socket: whose eyes they look through, and what is still to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

OUTBOX = 64  # messages; who is further behind gets one whole sight instead


class Line(Protocol):
    """What a client is reached by."""

    async def send(self, text: str) -> None: ...

    async def close(self) -> None: ...

    def caught_up(self) -> None:
        """The outbox was full, and is empty again."""


class Client:
    """A slow client fills its own outbox and delays nobody. Its sending task lives while there is something to send."""

    __slots__ = ("_ended", "_line", "_outbox", "_task", "behind", "beside", "chair_id", "heard", "host", "seat", "seen")

    def __init__(self, line: Line, now: float) -> None:
        self.chair_id: str | None = None
        self.seat: int | None = None
        self.host = False
        self.beside: frozenset[str] = frozenset()  # other chairs at the same device
        self.seen: int | None = None  # the last version put into the outbox
        self.heard = now
        self.behind: float | None = None  # since when
        self._line = line
        self._outbox: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self._ended = False

    @property
    def sits(self) -> bool:
        """At the table, though it may be behind a curtain now."""
        return self.seat is not None or bool(self.beside)

    def put(self, text: str, now: float) -> None:
        if self._ended or self.behind is not None:
            return
        if len(self._outbox) >= OUTBOX:
            self._outbox.clear()
            self.behind = now
            return
        self._outbox.append(text)
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._outbox:
                await self._line.send(self._outbox.popleft())
                if self.behind is not None:
                    self.behind = None
                    self._line.caught_up()
        except Exception:  # the other side is gone; the task that reads will notice
            self._ended = True
            self._outbox.clear()
        finally:
            self._task = None

    async def end(self, text: str) -> None:
        """Send what waits and these last words, if that goes quickly, and close."""
        if not self._ended:
            self._outbox.append(text)
            task = self._task or asyncio.create_task(self._drain())
            self._ended = True
            await asyncio.wait([task], timeout=1)
        await self._line.close()
