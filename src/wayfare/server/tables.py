"""All tables that this process has in memory: opening them, changing them, and telling everybody what changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.structs import replace

from wayfare.engine import Match
from wayfare.server.clients import Client
from wayfare.server.clock import Clock, WallClock, settle
from wayfare.server.limits import Limits
from wayfare.server.metrics import Metrics
from wayfare.server.played import Played
from wayfare.server.records import ending_of
from wayfare.server.refusals import no_table
from wayfare.server.settings import Settings
from wayfare.server.store import Entry, Store, StoreDown, TableFacts
from wayfare.server.table import CHAT_LINES, Table, encode, said_of
from wayfare.server.tokens import LETTERS
from wayfare.server.wire import ChatLine, ChatMessage

LOG = logging.getLogger("wayfare.tables")
AWAKE = 60.0  # seconds for which a table stays in memory that nobody looks at
RECOVERY = 1.0  # seconds until a table is read again after the store failed
ID_LENGTH = 12


class Tables:
    """Every change is in the store before anybody is told of it."""

    def __init__(self, store: Store, settings: Settings | None = None, clock: Clock | None = None) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.clock = clock or WallClock()
        self.limits = Limits(self.clock, self.settings.limits)
        self.metrics = Metrics()
        self.closing = False
        self.warm = asyncio.Event()  # what is compiled is loaded
        self.on_change: Callable[[Table], None] = lambda table: None  # the programs look whether it is their turn
        self.on_presence: Callable[[Table], None] = lambda table: None  # the other workers are told
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)

    def _spawned(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    async def stop(self) -> None:
        """No more moves; wait for those under way."""
        self.closing = True
        for table in self.loaded():
            if table.alarm is not None:
                table.alarm.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    def loaded(self) -> list[Table]:
        return list(self._tables.values())

    def get(self, table_id: str) -> Table | None:
        return self._tables.get(table_id)

    # Opening

    async def open(self, table_id: str) -> Table:
        """A table with its match, from memory or from the store."""
        table = self._tables.get(table_id)
        if table is None:
            if len(table_id) != ID_LENGTH or not set(table_id) <= set(LETTERS):
                raise no_table()
            await self.warm.wait()
            table = await self._load_once(table_id)
        if table.played is None and table.facts.stage != "lobby":
            async with table.lock:
                await self._read_match(table)
        table.touched = self.clock.now()
        return table

    async def open_fresh(self, table_id: str) -> Table:
        """The same, and where others may have written, with what they wrote."""
        table = await self.open(table_id)
        if self.store.shared and table.facts.stage != "lobby":
            async with table.lock:
                await self.catch_up(table)
        return table

    async def _load_once(self, table_id: str) -> Table:
        """Who asks while a table is being read waits for the same reading."""
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.ensure_future(self._load(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _load(self, table_id: str) -> Table:
        facts = await self.store.table(table_id)
        if facts is None:
            raise no_table()
        table = Table(facts, self.clock)
        table.chat.extend(map(said_of, await self.store.chat(table_id, CHAT_LINES)))
        await self._read_match(table)
        table.touched = self.clock.now()
        self._tables[table_id] = table
        self.on_change(table)
        self.on_presence(table)
        return table

    async def ready(self, table: Table) -> None:
        """Its match is in memory. Called with the table's lock held."""
        await self._read_match(table)

    async def _read_match(self, table: Table) -> None:
        if table.facts.stage != "lobby" and table.played is None:
            table.set_played(Played(table.facts, await self.store.entries(table.id)))

    def add(self, facts: TableFacts) -> Table:
        """A table that was just created."""
        table = self._tables[facts.id] = Table(facts, self.clock)
        table.touched = self.clock.now()
        if facts.stage == "playing":
            table.set_played(Played(facts, []))
        self.on_change(table)
        return table

    # Changing facts

    async def change(self, table_id: str, change: Callable[[TableFacts], TableFacts]) -> Table:
        """Change a table's facts, in the store and then here."""
        table = await self.open(table_id)
        facts = await self.store.change(table_id, change)
        if facts is None:
            raise no_table()
        await self.take_facts(table, facts)
        return table

    async def take_facts(self, table: Table, facts: TableFacts) -> None:
        if table.facts.stage == "over":
            facts = replace(facts, stage="over")  # read before the last move landed
        began = table.facts.stage == "lobby" and facts.stage != "lobby"
        table.facts = facts
        self._seat_clients(table)
        if began:
            async with table.lock:
                await self._read_match(table)
            self.stir(table, "sights")
        self.stir(table, "facts")
        self.on_change(table)

    def _seat_clients(self, table: Table) -> None:
        """Chairs may have moved, or been taken from somebody."""
        places = {chair.id: place for place, chair in enumerate(table.facts.chairs) if chair.kind == "human"}
        for client in table.clients:
            client.seat = places.get(client.chair_id or "")
            client.chair_id = client.chair_id if client.seat is not None else None

    # The log

    async def append(self, table: Table, entry: Entry, match: Match) -> bool:
        """Write an entry, whose outcome is `match`. False: others were faster, and what they wrote is read now.

        Called with the table's lock held.
        """
        ending = ending_of(table.facts, match, entry.at) if match.over else None
        try:
            landed = await self.store.append(entry, ending)
        except BaseException:  # whether it is written is not known
            table.set_played(None)
            self.clock.call_at(self.clock.now() + RECOVERY, lambda: self.spawn(self._recover(table)))
            raise
        if landed:
            self._land(table, entry, match)
        else:
            await self.catch_up(table)
        return landed

    async def _recover(self, table: Table) -> None:
        try:
            await self.open(table.id)
        except StoreDown:
            self.clock.call_at(self.clock.now() + RECOVERY, lambda: self.spawn(self._recover(table)))
        else:
            self.stir(table, "sights")
            self.on_change(table)

    async def catch_up(self, table: Table) -> None:
        """Others may have written: read what is new in the log. Called with the table's lock held."""
        if table.played is None:
            await self._read_match(table)
            return
        for entry in await self.store.entries(table.id, after=table.played.version):
            self._land(table, entry, table.played.after(entry))

    def _land(self, table: Table, entry: Entry, match: Match) -> None:
        """The entry is written: from now on this is the match."""
        assert table.played is not None
        table.played.land(entry, match)
        table.note()
        self.stir(table, "sights")
        if match.over and table.facts.stage != "over":
            table.facts = replace(table.facts, stage="over")
            self.stir(table, "facts")
        self.on_change(table)

    # Telling

    def stir(self, table: Table, what: str) -> None:
        """Tell everybody at the table, as soon as who asked has the answer; many changes at once are told once."""
        if not table.stirred:
            asyncio.get_running_loop().call_soon(self._tell, table)
        table.stirred.add(what)

    def _tell(self, table: Table) -> None:
        stirred, table.stirred = table.stirred, set()
        now = self.clock.now()
        for waiting in table.waiting:
            settle(waiting)
        if "facts" in stirred or table.facts.options.turn_seconds is not None:
            text = table.news_text()
            for client in table.clients:
                client.put(text, now)
        if "sights" in stirred:
            for client in table.clients:
                self.show(table, client)
            table.drop_texts()

    def show(self, table: Table, client: Client, again: bool = False) -> None:
        """What is new since a client last saw the table; `again`, even if that is nothing."""
        if table.played is None or not table.may_look(client.sits, client.host):
            return
        if client.seen == table.version and not again:
            return
        client.put(table.sight_text(client.seat, client.seen), self.clock.now())
        client.seen = table.version
        self.metrics.sights.inc()

    def resync(self, table: Table, client: Client) -> None:
        """A client that was too slow has caught up with its outbox: one whole sight instead of all that it missed."""
        client.put(table.news_text(), self.clock.now())
        client.seen = None
        self.show(table, client)

    def say(self, table: Table, said: ChatLine) -> None:
        """A line of chat, to everybody; lines come once and in order."""
        if table.chat and said.number <= table.chat[-1].number:
            return
        table.chat.append(said)
        news = ChatMessage(number=said.number, chair_id=said.chair_id, name=said.name, text=said.text, at=said.at)
        text = encode(news).decode()
        for client in table.clients:
            client.put(text, self.clock.now())
        for waiting in table.waiting:
            settle(waiting)

    def polled(self, table: Table, seat: str) -> None:
        """Somebody looks by HTTP: they are here for a while."""
        was = seat in table.here()
        table.polled[seat] = self.clock.now()
        if not was:
            self.presence(table)

    def presence(self, table: Table) -> None:
        """Somebody came or went."""
        self.stir(table, "facts")
        self.on_presence(table)

    # Forgetting

    def sweep(self) -> None:
        """Put away what nobody needs: it can be read again."""
        now = self.clock.now()
        for table in self.loaded():
            idle = now - table.touched > AWAKE
            if idle and not table.used and not table.lock.locked() and not table.thinking:
                self.forget(table)
            elif idle and not table.lock.locked() and not table.thinking and now - table.moved > AWAKE:
                table.set_played(None)

    def forget(self, table: Table) -> None:
        if table.alarm is not None:
            table.alarm.cancel()
        self._tables.pop(table.id, None)
