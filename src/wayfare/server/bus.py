"""News between workers on one PostgreSQL, by LISTEN and NOTIFY.

What matters is in the store: a notice only says where to look.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Literal

import asyncpg
import msgspec
from msgspec import Struct

from wayfare.server.store import StoreDown
from wayfare.server.store.store import CHANNEL
from wayfare.server.store.writer import FAULTS
from wayfare.server.table import Presence, Table, said_of
from wayfare.server.tables import Tables

LOG = logging.getLogger("wayfare.bus")
AGAIN = 1.0  # seconds until a lost connection is tried again
ALIVE = 15.0  # seconds between two looks whether the connection lives, and between two words on who is here
GONE = 3 * ALIVE  # a worker that has said nothing for so long has nobody here
ALL = {"facts", "log", "chat"}


class Notice(Struct, frozen=True):
    worker: str
    table: str
    kind: Literal["facts", "log", "chat", "presence"]
    number: int = 0
    here: list[str] = []
    watchers: int = 0
    asks: bool = False  # and who is at yours?


class Bus:
    """Listens for what other workers did to the tables in this one's memory."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._news: dict[str, set[str]] = {}  # by table: what has to be read again
        self._present: dict[str, bool] = {}  # tables of which the others are to be told who is here; asking back
        self._wake = asyncio.Event()
        tables.on_presence = self._presence_changed

    async def run(self) -> None:
        """Until cancelled. Whatever was missed while the connection was lost is read again."""
        telling = asyncio.create_task(self._tell())
        try:
            while True:
                try:
                    await self._listen()
                except (*FAULTS, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                    LOG.warning("the bus lost its connection", extra={"error": type(error).__name__})
                await asyncio.sleep(AGAIN)
        finally:
            telling.cancel()

    async def _listen(self) -> None:
        url = self._tables.store.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False), timeout=10)
        try:
            await connection.add_listener(CHANNEL, self._heard)
            for table in self._tables.loaded():
                self._read_again(table, ALL)
            while True:
                await asyncio.sleep(ALIVE)
                await connection.execute("SELECT 1", timeout=10)
                self._heartbeat()
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        notice = msgspec.json.decode(payload, type=Notice)
        table = self._tables.get(notice.table)
        if notice.worker == self._tables.store.worker or table is None:
            return
        if notice.kind == "presence":
            self._heard_presence(table, notice)
        elif notice.kind != "log" or notice.number > table.version:
            self._read_again(table, {notice.kind})

    # What is kept

    def _read_again(self, table: Table, kinds: set[str]) -> None:
        """Many notices of one table are one reading."""
        waiting = self._news.get(table.id)
        if waiting is None:
            self._news[table.id] = set(kinds)
            self._tables.spawn(self._follow(table))
        else:
            waiting |= kinds

    async def _follow(self, table: Table) -> None:
        tables = self._tables
        kinds = self._news.pop(table.id)
        try:
            if "facts" in kinds and (facts := await tables.store.table(table.id)) is not None:
                await tables.take_facts(table, facts)
            if "log" in kinds:
                async with table.lock:
                    await tables.catch_up(table)
            if "chat" in kinds:
                for line in await tables.store.chat(table.id, 10):
                    tables.say(table, said_of(line))
        except (StoreDown, *FAULTS):
            await asyncio.sleep(AGAIN)
            self._read_again(table, kinds)

    # Who is here

    def _presence_changed(self, table: Table) -> None:
        self._present.setdefault(table.id, not table.elsewhere)
        self._wake.set()

    def _heard_presence(self, table: Table, notice: Notice) -> None:
        now = self._tables.clock.now()
        before = table.elsewhere.get(notice.worker)
        if notice.here or notice.watchers:
            table.elsewhere[notice.worker] = Presence(frozenset(notice.here), notice.watchers, now)
        else:
            table.elsewhere.pop(notice.worker, None)
        after = table.elsewhere.get(notice.worker)
        if (before and (before.here, before.watchers)) != (after and (after.here, after.watchers)):
            self._tables.stir(table, "facts")
        if notice.asks and table.used:
            self._present.setdefault(table.id, False)
            self._wake.set()

    def _heartbeat(self) -> None:
        """Say again who is here, and forget workers that say nothing any more."""
        now = self._tables.clock.now()
        for table in self._tables.loaded():
            if table.used:
                self._present.setdefault(table.id, False)
            gone = [worker for worker, other in table.elsewhere.items() if now - other.at > GONE]
            for worker in gone:
                del table.elsewhere[worker]
            if gone:
                self._tables.stir(table, "facts")
        self._wake.set()

    async def _tell(self) -> None:
        """All changes of a moment in one transaction."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            present, self._present = self._present, {}
            told = [self._presence(table, asks) for id, asks in present.items() if (table := self._tables.get(id))]
            with contextlib.suppress(*FAULTS):
                await self._tables.store.tell_now(told)
            await asyncio.sleep(0.05)

    def _presence(self, table: Table, asks: bool) -> dict[str, Any]:
        return {
            "table": table.id,
            "kind": "presence",
            "here": sorted(table.here_now()),
            "watchers": table.watchers,
            "asks": asks,
        }
