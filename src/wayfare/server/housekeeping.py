"""What is done now and then: close silent sockets, put away what nobody looks at, forget old empty tables."""

from __future__ import annotations

import asyncio
import logging

from wayfare.server.clients import Client
from wayfare.server.clock import settle
from wayfare.server.store import StoreDown
from wayfare.server.table import encode
from wayfare.server.tables import Tables
from wayfare.server.wire import Bye

LOG = logging.getLogger("wayfare.housekeeping")
EVERY = 5.0  # seconds
CLEAN_EVERY = 3600.0
SILENT = 60.0  # a client pings every 15 seconds
SLOW = 30.0  # seconds that a full outbox may take to drain


class Housekeeping:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._cleaned = 0.0

    async def run(self) -> None:
        while True:
            try:
                await self.once()
            except Exception:
                LOG.exception("housekeeping failed")
            await asyncio.sleep(EVERY)

    async def once(self) -> None:
        self._end_lost_clients()
        self._tables.sweep()
        now = self._tables.clock.now()
        if now - self._cleaned > CLEAN_EVERY:
            self._cleaned = now
            await self._clean(now)

    def _end_lost_clients(self) -> None:
        now = self._tables.clock.now()
        for table in self._tables.loaded():
            for client in list(table.clients):
                if now - client.heard > SILENT:
                    self._tables.spawn(end(client, "idle"))
                elif client.behind is not None and now - client.behind > SLOW:
                    self._tables.spawn(end(client, "slow"))

    async def _clean(self, now: float) -> None:
        settings = self._tables.settings
        try:
            gone = await self._tables.store.clean(
                now - 3600 * settings.lobby_hours, now - 86_400 * settings.unfinished_days
            )
        except StoreDown:
            return
        if gone:
            LOG.info("forgot old tables", extra={"count": gone})


async def say_goodbye(tables: Tables) -> None:
    """The server ends: no new moves, those under way are finished, and everybody is told to come again."""
    if tables.closing:
        return
    tables.closing = True
    for table in tables.loaded():
        for waiting in table.waiting:
            settle(waiting)
    clients = [client for table in tables.loaded() for client in table.clients]
    await asyncio.gather(*(end(client, "restarting") for client in clients))


async def end(client: Client, reason: str, retry: float = 1) -> None:
    await client.end(encode(Bye(reason=reason, retry_seconds=retry)).decode())  # type: ignore[arg-type]
