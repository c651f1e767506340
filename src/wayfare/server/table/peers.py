"""Other workers: following what they write, and exchanging who is connected."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from wayfare.server.store import Entry, StoreDown
from wayfare.server.store.listener import LISTENER_CHECK_SECONDS, RECONNECT_SECONDS, Listener, Notice
from wayfare.server.table.registry import Tables
from wayfare.server.table.table import Elsewhere, Table

GONE_SECONDS = 3 * LISTENER_CHECK_SECONDS  # after this silence a worker counts as gone
CHAT_LINES_READ_AGAIN = 10  # read again after a notice
SEND_INTERVAL_SECONDS = 0.05
EVERYTHING = {"facts", "log", "chat"}


class Peers:
    """Keeps the tables in this worker's memory up to date with the other workers."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._stale: dict[str, set[str]] = {}  # by table: what has to be read again
        self._presence: dict[str, bool] = {}  # tables whose presence is to be sent; True: and asked for
        self._wake = asyncio.Event()

    async def run(self) -> None:
        sending = asyncio.create_task(self._send_presence())
        try:
            await Listener(self._tables.store, self._heard, self._read_all_again, self._heartbeat).run()
        finally:
            sending.cancel()

    def _heard(self, notice: Notice) -> None:
        table = self._tables.get(notice.table)
        if table is None:
            loading = self._tables.loading(notice.table)
            if loading is not None:  # it may have been read before this was written
                loading.add_done_callback(lambda _: self._heard(notice))
            return
        if notice.kind == "presence":
            self._heard_presence(table, notice)
        elif notice.entry is not None:
            self._tables.tasks.spawn(self._apply_entry(table, notice.entry, notice.revision))
        else:
            self._read_again(table, {notice.kind})

    # What is stored

    def _read_all_again(self) -> None:
        for table in self._tables.loaded():
            self._read_again(table, EVERYTHING)

    def _read_again(self, table: Table, kinds: set[str]) -> None:
        """Several notices about one table are one reading."""
        waiting = self._stale.get(table.id)
        if waiting is None:
            self._stale[table.id] = set(kinds)
            self._tables.tasks.spawn(self._read_stale(table))
        else:
            waiting |= kinds

    async def _read_stale(self, table: Table) -> None:
        tables = self._tables
        kinds = self._stale.pop(table.id)
        try:
            if kinds & {"facts", "chat"}:  # the facts decide who may read the chat
                await tables.read_facts(table)
            if "log" in kinds:
                async with tables.locked(table) as locked:
                    await locked.catch_up()
            if "chat" in kinds:
                for line in await tables.store.chat.lines(table.id, CHAT_LINES_READ_AGAIN):
                    tables.broadcaster.send_chat(table, line)
        except StoreDown:
            await asyncio.sleep(RECONNECT_SECONDS)
            self._read_again(table, kinds)

    async def _apply_entry(self, table: Table, entry: Entry, revision: int) -> None:
        """Entries of one table are applied in the order in which they came, because its lock is fair."""
        try:
            async with self._tables.locked(table) as locked:
                await locked.apply_remote_entry(entry, revision)
        except StoreDown:
            await asyncio.sleep(RECONNECT_SECONDS)
            self._read_again(table, {"log"})

    # Who is connected

    def presence_changed(self, table: Table) -> None:
        self._presence.setdefault(table.id, not table.presence.elsewhere)
        self._wake.set()

    def _heard_presence(self, table: Table, notice: Notice) -> None:
        before = table.presence.elsewhere.pop(notice.worker, None)
        if notice.chair_ids or notice.watchers:
            now = self._tables.clock.now()
            table.presence.elsewhere[notice.worker] = Elsewhere(frozenset(notice.chair_ids), notice.watchers, now)
        after = table.presence.elsewhere.get(notice.worker)
        if (before and (before.chair_ids, before.watchers)) != (after and (after.chair_ids, after.watchers)):
            self._tables.broadcaster.notify(table, "facts")
        if notice.asks and table.presence.watched:
            self._presence.setdefault(table.id, False)
            self._wake.set()

    def _heartbeat(self) -> None:
        """Send presence again, and forget workers that no longer do."""
        now = self._tables.clock.now()
        for table in self._tables.loaded():
            if table.presence.watched:
                self._presence.setdefault(table.id, False)
            gone = [worker for worker, other in table.presence.elsewhere.items() if now - other.at > GONE_SECONDS]
            for worker in gone:
                del table.presence.elsewhere[worker]
            if gone:
                self._tables.broadcaster.notify(table, "facts")
        self._wake.set()

    async def _send_presence(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            presence, self._presence = self._presence, {}
            news = [_presence(table, asks) for id, asks in presence.items() if (table := self._tables.get(id))]
            with contextlib.suppress(StoreDown):  # the next heartbeat sends it again
                await self._tables.store.notify_now(news)
            await asyncio.sleep(SEND_INTERVAL_SECONDS)


def _presence(table: Table, asks: bool) -> dict[str, Any]:
    return {
        "table": table.id,
        "kind": "presence",
        "chair_ids": sorted(table.present_here()),
        "watchers": table.watchers,
        "asks": asks,
    }
