"""Cleaning up: silent sockets are closed, unused tables dropped from memory, abandoned ones deleted."""

from __future__ import annotations

import asyncio
import logging

from wayfare.server.ops import memory
from wayfare.server.ops.clock import resolve
from wayfare.server.ops.settings import Settings
from wayfare.server.store import StoreDown
from wayfare.server.table.registry import Tables

logger = logging.getLogger("wayfare.cleanup")
INTERVAL_SECONDS = 5.0
DELETE_INTERVAL_SECONDS = 60.0
DELETED = 50  # tables in one transaction, which delays moves
SILENT_SECONDS = 60.0  # clients ping every 15 seconds
SLOW_SECONDS = 30.0  # that a full outbox may take to drain


class Cleanup:
    """The task that cleans up every few seconds."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings
        self._deleted_at = 0.0
        self._used = False  # since memory was last released

    async def run(self) -> None:
        while True:
            try:
                await self.once()
            except Exception:
                logger.exception("cleaning up failed")
            await asyncio.sleep(INTERVAL_SECONDS)

    async def once(self) -> None:
        """Close lost sockets and drop unused tables; once a minute, delete abandoned tables too, all of them."""
        self._close_lost_clients()
        self._tables.sweep()
        await self._release_memory()
        now = self._tables.clock.now()
        if now - self._deleted_at > DELETE_INTERVAL_SECONDS:
            self._deleted_at = now
            await self._delete_abandoned(now)

    async def _release_memory(self) -> None:
        """Return memory to the system once the last table has left it."""
        used, self._used = self._used, bool(self._tables.loaded())
        if used and not self._used:
            await asyncio.to_thread(memory.release)

    def _close_lost_clients(self) -> None:
        now = self._tables.clock.now()
        for table in self._tables.loaded():
            for client in list(table.presence.clients):
                if now - client.heard > SILENT_SECONDS:
                    self._tables.tasks.spawn(client.close("idle"))
                elif client.behind_since is not None and now - client.behind_since > SLOW_SECONDS:
                    self._tables.tasks.spawn(client.close("slow"))

    async def _delete_abandoned(self, now: float) -> None:
        lobby_before = now - 3600 * self._settings.lobby_hours
        playing_before = now - 86_400 * self._settings.unfinished_days
        count, last = 0, DELETED
        try:
            while last == DELETED:
                last = await self._tables.store.tables.delete_abandoned(lobby_before, playing_before, DELETED)
                count += last
        except StoreDown:
            return
        if count:
            logger.info("deleted abandoned tables", extra={"count": count})


async def say_goodbye(tables: Tables) -> None:
    """The server is shutting down: take no new moves, finish those in progress, and tell everyone to reconnect."""
    if tables.closing:
        return
    tables.closing = True
    for table in tables.loaded():
        for poll in table.presence.polls:
            resolve(poll)
    clients = [client for table in tables.loaded() for client in table.presence.clients]
    await asyncio.gather(*(client.close("restarting") for client in clients))
