"""The tables this process has in memory: opening them, changing their facts, dropping unused ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from wayfare.server.ops.clock import Clock
from wayfare.server.ops.tasks import BackgroundTasks
from wayfare.server.ops.threads import LogReader, PacedThread
from wayfare.server.refusals import Refused
from wayfare.server.store import Store, StoreDown, TableFacts
from wayfare.server.table.broadcast import Broadcaster, Subscriber, publish
from wayfare.server.table.locked import LockedTable, read_log
from wayfare.server.table.table import CHAT_LINES, Table
from wayfare.server.tokens import is_table_id

T = TypeVar("T")
AWAKE_SECONDS = 60.0  # for which a table that nobody watches stays in memory
OVER_SECONDS = 10.0  # the same, once its match is over
MOVES_IN_MEMORY = 50_000  # of all matches together
RELOAD_SECONDS = 1.0  # until a table is read again after the store failed
MAY_BE_STALE = {"no-token", "not-allowed", "chat-off", "wrong-stage", "not-your-turn"}  # refusals that news may change


class Tables:
    """Every change is in the store before anyone is sent it.

    After a change everything in `on_change` is called with the table, and before a table leaves memory, `on_drop`.
    """

    def __init__(self, store: Store, clock: Clock, tasks: BackgroundTasks, broadcaster: Broadcaster) -> None:
        self.store = store
        self.clock = clock
        self.tasks = tasks
        self.broadcaster = broadcaster
        self.on_change: list[Subscriber] = []
        self.on_drop: list[Subscriber] = []
        self.closing = False  # the server is going down: no new moves
        self.warm = asyncio.Event()  # compiled code is loaded
        self.replays = PacedThread("replay")
        self.reader = LogReader()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}

    def loaded(self) -> list[Table]:
        return list(self._tables.values())

    def get(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(table_id)

    async def stop(self) -> None:
        """Take no more moves, and wait for those under way."""
        self.closing = True
        for table in self.loaded():
            publish(self.on_drop, table)
        await self.tasks.finish()
        self.replays.stop()
        self.reader.stop()

    # Opening

    async def open(self, table_id: str) -> Table:
        """A table with its match, from memory or from the store."""
        table = self._tables.get(table_id)
        if table is None:
            if not is_table_id(table_id):
                raise Refused("no-such-table")
            await self.warm.wait()
            table = await self._load_once(table_id)
        if table.match_log is None and table.facts.stage != "lobby":
            async with self.locked(table):
                pass  # which loads the match
        table.touched = self.clock.now()
        return table

    async def open_fresh(self, table_id: str) -> Table:
        """The same, including what other workers have just written."""
        table = await self.open(table_id)
        await self.refresh(table)
        return table

    async def refresh(self, table: Table) -> bool:
        """Read what other workers have written. Returns whether there was anything new."""
        if not self.store.shared:
            return False
        before = table.facts.revision, table.version
        await self.read_facts(table)
        if table.facts.stage != "lobby":
            async with self.locked(table) as locked:
                await locked.catch_up()
        return (table.facts.revision, table.version) != before

    async def ask(self, table_id: str, answer: Callable[[Table], T]) -> T:
        """Answer from memory. Before refusing, look whether another worker knows better."""
        table = await self.open(table_id)
        try:
            return answer(table)
        except Refused as refused:
            if refused.refusal.code not in MAY_BE_STALE or not await self.refresh(table):
                raise
        return answer(table)

    def locked(self, table: Table) -> LockedTable:
        """Hold a table's lock, to read or write its log."""
        return LockedTable(self, table)

    async def _load_once(self, table_id: str) -> Table:
        """Callers that want a table while it is being read wait for the same reading."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        facts = await self.store.tables.read(table_id)
        if facts is None:
            raise Refused("no-such-table")
        table = Table(facts, self.clock)
        table.chat.extend(await self.store.chat.lines(table_id, CHAT_LINES))
        async with self.locked(table):
            pass  # which loads the match
        table.touched = self.clock.now()
        self._tables[table_id] = table
        publish(self.on_change, table)
        publish(self.broadcaster.on_presence, table)
        return table

    def loading(self, table_id: str) -> asyncio.Future[Table] | None:
        return self._loading.get(table_id)

    async def add(self, facts: TableFacts, address: str) -> Table:
        """Take in a table that has just been created from this address."""
        table = Table(facts, self.clock)
        table.players_address = address
        table.touched = self.clock.now()
        if facts.stage == "playing":
            table.set_log(*await read_log(self.reader, facts, ()))
        self._tables[facts.id] = table
        publish(self.on_change, table)
        return table

    def reload_later(self, table: Table) -> None:
        """Read a table again in a moment, after the store failed."""
        when = self.clock.now() + RELOAD_SECONDS
        self.clock.call_at(when, lambda: self.tasks.spawn(self._reload(table)))

    async def _reload(self, table: Table) -> None:
        try:
            await self.open(table.id)
        except StoreDown:
            self.reload_later(table)
        except Refused:
            self.drop(table)  # it has been deleted
        else:
            self.broadcaster.notify(table, "snapshots")
            publish(self.on_change, table)

    # Changing facts

    async def change(self, table_id: str, change: Callable[[TableFacts], TableFacts]) -> Table:
        """Change a table's facts, in the store and then here."""
        table = await self.open(table_id)
        facts = await self.store.tables.change(table_id, change)
        if facts is None:
            raise Refused("no-such-table")
        await self.apply_if_newer(table, facts)
        return table

    async def apply_if_newer(self, table: Table, facts: TableFacts) -> None:
        """Take over facts as the store had them at some moment, unless there are newer ones here already."""
        if facts.revision <= table.facts.revision:
            return
        if table.facts.stage == "over":
            facts = replace(facts, stage="over")  # they were read before the last move was written
        started = table.facts.stage == "lobby" and facts.stage != "lobby"
        _set_facts(table, facts)
        if started:
            async with self.locked(table):
                self.broadcaster.notify(table, "snapshots")
        self.broadcaster.notify(table, "facts")
        publish(self.on_change, table)

    async def read_facts(self, table: Table) -> None:
        facts = await self.store.tables.read(table.id)
        if facts is not None:
            await self.apply_if_newer(table, facts)

    # Dropping

    def sweep(self) -> None:
        """Drop unused tables and matches from memory. They can be read again."""
        now = self.clock.now()
        for table in self.loaded():
            if table.busy:
                continue
            unused = now - table.touched
            if not table.presence.watched and unused > (OVER_SECONDS if table.facts.stage == "over" else AWAKE_SECONDS):
                self.drop(table)
            elif min(unused, now - table.moved_at) > AWAKE_SECONDS:
                table.set_log(None)
        self.make_room()

    def make_room(self) -> None:
        """Drop the matches that were used least recently, if all of them together are too long."""
        loaded = [(table, len(table.match_log.match.moves)) for table in self.loaded() if table.match_log is not None]
        moves = sum(length for _, length in loaded)
        for table, length in sorted(loaded, key=lambda one: one[0].touched):
            if moves <= MOVES_IN_MEMORY:
                return
            if not table.busy:
                table.set_log(None)
                moves -= length

    def drop(self, table: Table) -> None:
        publish(self.on_drop, table)
        self._tables.pop(table.id, None)


def _set_facts(table: Table, facts: TableFacts) -> None:
    """Drop what is queued for clients that may no longer watch."""
    watching = [client for client in table.presence.clients if table.may_watch(table.belongs(client))]
    table.facts = facts
    for client in watching:
        if not table.may_watch(table.belongs(client)):
            client.drop_queued()
