"""News between workers on one PostgreSQL, by LISTEN and NOTIFY.

A notice of a new entry in a log has it with it, since reading it would cost more than all the rest. Otherwise it only
says where to look. Everything that matters is in the database; notices may be lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from wayfare.server.store.append import CHANNEL
from wayfare.server.store.failures import DATABASE_ERRORS
from wayfare.server.store.rows import Entry
from wayfare.server.store.store import Store

logger = logging.getLogger("wayfare.listener")
RECONNECT_SECONDS = 1.0
LISTENER_CHECK_SECONDS = 15.0  # between checks that the connection is alive
TIMEOUT_SECONDS = 10


class Notice(Struct, frozen=True):
    """Something another worker has changed."""

    worker: str
    table: str
    kind: Literal["facts", "log", "chat", "presence"]
    number: int = 0
    entry: Entry | None = None  # log: what was written
    revision: int = 0  # log: the revision of the table's facts at that moment
    chair_ids: list[str] = []  # presence: who is connected there
    watchers: int = 0
    asks: bool = False  # presence: asks the others to send theirs


class Sender(Struct):
    """Only a notice's worker: many notices are our own, and not worth decoding."""

    worker: str


SENDER_DECODER = msgspec.json.Decoder(Sender)
NOTICE_DECODER = msgspec.json.Decoder(Notice)


class Listener:
    """Keeps a connection open and passes on other workers' notices."""

    def __init__(
        self,
        store: Store,
        on_notice: Callable[[Notice], None],
        on_connect: Callable[[], None],
        on_heartbeat: Callable[[], None],
    ) -> None:
        self._store = store
        self._on_notice = on_notice
        self._on_connect = on_connect
        self._on_heartbeat = on_heartbeat

    async def run(self) -> None:
        """Until cancelled. `on_connect` is called after each connect: notices may have been missed before."""
        while True:
            try:
                await self._listen()
            except DATABASE_ERRORS as error:
                logger.warning("lost the notification connection", extra={"error": type(error).__name__})
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self) -> None:
        connection = await self._store.connect_driver(TIMEOUT_SECONDS)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
            self._on_connect()
            while True:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), LISTENER_CHECK_SECONDS)
                await connection.execute("SELECT 1")
                self._on_heartbeat()
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        if SENDER_DECODER.decode(payload).worker != self._store.worker:
            self._on_notice(NOTICE_DECODER.decode(payload))
