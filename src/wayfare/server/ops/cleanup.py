"""Cleaning up: silent sockets are closed, unused tables dropped from memory, abandoned ones deleted."""

from __future__ import annotations

import asyncio
import logging

from wayfare.server.ops.clock import resolve
from wayfare.server.ops.settings import Settings
from wayfare.server.store import StoreDown
from wayfare.server.table.registry import Tables

LOG = logging.getLogger("wayfare.cleanup")
INTERVAL_SECONDS = 5.0
DELETE_INTERVAL_SECONDS = 3600.0
SILENT_SECONDS = 60.0  # clients ping every 15 seconds
SLOW_SECONDS = 30.0  # that a full outbox may take to drain


class Cleanup:
    """Runs every few seconds."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings
        self._deleted_at = 0.0

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.once()
            except Exception:
                LOG.exception("cleaning up failed")
            await asyncio.sleep(INTERVAL_SECONDS)

    async def once(self) -> None:
        """Close lost sockets and drop unused tables; once an hour, delete abandoned tables too."""
        self._close_lost_clients()
        self._tables.sweep()
        now = self._tables.clock.now()
        if now - self._deleted_at > DELETE_INTERVAL_SECONDS:
            self._deleted_at = now
            await self._delete_abandoned(now)

    def _close_lost_clients(self) -> None:
        now = self._tables.clock.now()
        for table in self._tables.loaded():
            for client in list(table.clients):
                if now - client.heard > SILENT_SECONDS:
                    self._tables.tasks.spawn(client.close("idle"))
                elif client.behind_since is not None and now - client.behind_since > SLOW_SECONDS:
                    self._tables.tasks.spawn(client.close("slow"))

    async def _delete_abandoned(self, now: float) -> None:
        settings = self._settings
        try:
            deleted = await self._tables.store.delete_abandoned(
                now - 3600 * settings.lobby_hours, now - 86_400 * settings.unfinished_days
            )
        except StoreDown:
            return
        if deleted:
            LOG.info("deleted abandoned tables", extra={"count": deleted})


async def say_goodbye(tables: Tables) -> None:
    """The server is shutting down: take no new moves, finish those in progress, and tell everyone to reconnect."""
    if tables.closing:
        return
    tables.closing = True
    for table in tables.loaded():
        for waiting in table.waiting:
            resolve(waiting)
    clients = [client for table in tables.loaded() for client in table.clients]
    await asyncio.gather(*(client.close("restarting") for client in clients))
