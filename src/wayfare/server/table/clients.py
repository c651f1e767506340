"""A client connected by socket: whose it is, and what is still to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from typing import Protocol

import msgspec

from wayfare.server.wire import Bye
from wayfare.server.wire.socket import Farewell

OUTBOX = 64  # messages that may be queued; a client further behind gets one whole snapshot instead
OUTBOX_BYTES = 256 << 10  # the same limit in bytes
encode = msgspec.json.Encoder().encode


class Transport(Protocol):
    """How messages reach a client."""

    def send_now(self, *messages: bytes) -> bool:
        """Send messages in one go, if that is possible without waiting."""

    async def send(self, message: bytes) -> None:
        """Send one message; raises if the connection is gone."""

    async def close(self) -> None:
        """Close the connection; does nothing if it is closed already."""

    def caught_up(self) -> None:
        """Called when an outbox that was full is empty again."""


class Client:
    """A slow client fills its own outbox, from which a task sends, and doesn't delay others."""

    __slots__ = (
        "_closed",
        "_held",
        "_outbox",
        "_queued",
        "_task",
        "_transport",
        "behind_since",
        "device_hashes",
        "heard",
        "seen",
        "token_hash",
    )

    def __init__(self, transport: Transport, now: float) -> None:
        self.token_hash: str | None = None  # decides, for each message anew, what the client may know
        self.device_hashes: frozenset[str] = frozenset()  # token hashes of others on the same device
        self.seen: int | None = None  # the last version put into the outbox
        self.heard = now  # when its last message came
        self.behind_since: float | None = None
        self._transport: Transport | None = transport  # None once the connection is gone
        self._held: bytes | None = None
        self._outbox: deque[bytes] = deque()
        self._queued = 0  # bytes in the outbox
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def token_hashes(self) -> Collection[str]:
        """Of everyone on the device: the person who is looking, and the others."""
        return self.device_hashes if self.token_hash is None else (self.token_hash, *self.device_hashes)

    def hold(self, message: bytes) -> None:
        """Send a message in one packet with the next one, which halves the cost. `release` sends it alone."""
        self._held = message

    def release(self, now: float) -> None:
        """Send what was held, if there has been no other message."""
        if self._held is not None:
            held, self._held = self._held, None
            self.put(held, now)

    def put(self, message: bytes, now: float) -> None:
        messages = (message,) if self._held is None else (self._held, message)
        self._held = None
        if self._closed or self.behind_since is not None:
            return
        if self._task is None and self._transport is not None and self._transport.send_now(*messages):
            return
        for each in messages:
            self._queue(each, now)

    def _queue(self, message: bytes, now: float) -> None:
        if self.behind_since is not None:
            return
        if len(self._outbox) >= OUTBOX or (self._outbox and self._queued + len(message) > OUTBOX_BYTES):
            self._clear()
            self.behind_since = now
            return
        self._outbox.append(message)
        self._queued += len(message)
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    def drop_queued(self) -> None:
        """Forget what hasn't been sent, because the client may no longer know it."""
        if not self._closed:
            self._clear()

    async def _drain(self) -> None:
        try:
            while self._outbox and (transport := self._transport) is not None:
                message = self._outbox.popleft()
                self._queued -= len(message)
                await transport.send(message)
                if self.behind_since is not None:
                    self.behind_since = None
                    transport.caught_up()
        except Exception:  # the connection is gone; the task that reads from it will notice
            self._closed = True
            self._clear()
        finally:
            self._task = None

    def _clear(self) -> None:
        self._outbox.clear()
        self._queued = 0

    def gone(self) -> None:
        """Let go of a lost connection: it and its client refer to each other, which keeps both in memory."""
        self._closed = True
        self._transport = None
        self._clear()

    async def close(self, cause: Farewell, retry_seconds: float = 1) -> None:
        """Send what is queued and a goodbye, if that takes less than a second, and close the connection."""
        if not self._closed:
            bye = encode(Bye(cause=cause, retry_seconds=retry_seconds))
            self._outbox.append(bye)
            self._queued += len(bye)
            task = self._task or asyncio.create_task(self._drain())
            self._closed = True
            await asyncio.wait([task], timeout=1)
        if self._transport is not None:
            await self._transport.close()
