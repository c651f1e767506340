"""A table whose lock is held: the only way to read from and write to its log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wayfare.engine import Action, Match, load
from wayfare.errors import IllegalAction
from wayfare.server.ops.threads import LogReader
from wayfare.server.records.finished import ending_of
from wayfare.server.refusals import IllegalMove
from wayfare.server.store import Entry, StoreDown, TableFacts
from wayfare.server.table.broadcast import publish
from wayfare.server.table.checkpoint import INTERVAL, Checkpoint, pack, unpack
from wayfare.server.table.match_log import MatchLog
from wayfare.server.table.snapshots import LONG_MATCH_MOVES, SnapshotCache
from wayfare.server.table.table import Table

if TYPE_CHECKING:
    from wayfare.server.table.registry import Tables

ENTRIES_REPLAYED_AT_ONCE = 20  # entries that may be replayed on the event loop


class LockedTable:
    """Made by `Tables.locked` alone, for an `async with` block that holds the lock. Once started, `log` is loaded.

    A generator would do the same, but every move would pay for it.
    """

    def __init__(self, tables: Tables, table: Table) -> None:
        self._tables = tables
        self.table = table

    async def __aenter__(self) -> LockedTable:
        await self.table.lock.acquire()
        try:
            await self.load()
        except BaseException:
            self.table.lock.release()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.table.lock.release()

    @property
    def log(self) -> MatchLog:
        """The match's log. There is none before the start."""
        assert self.table.match_log is not None
        return self.table.match_log

    async def load(self) -> None:
        """Read the match from the store, if it isn't in memory: the last checkpoint, and what came after it."""
        table, store = self.table, self._tables.store
        if table.facts.stage == "lobby" or table.match_log is not None:
            return
        data = await store.log.checkpoint(table.id)
        checkpoint = None if data is None else await self._tables.reader.run(unpack, data, load(table.facts.game))
        entries = await store.log.entries(table.id, after=0 if checkpoint is None else checkpoint.version)
        table.set_log(*await read_log(self._tables.reader, table.facts, entries, checkpoint))
        if len(self.log.match.moves) > LONG_MATCH_MOVES:
            self._tables.make_room()
        self._save_checkpoint()

    async def catch_up(self) -> None:
        """Read what other workers have written since."""
        if self.table.match_log is None:
            return
        entries, revision = await self._tables.store.log.later_entries(self.table.id, self.log.version)
        await self._update_facts(revision)
        for entry in entries:
            self._add(entry, await self._after(entry))

    async def apply_remote_entry(self, entry: Entry, revision: int) -> None:
        """Take over an entry that another worker has written, when the facts had this revision."""
        if self.table.match_log is None or entry.number <= self.log.version:
            return
        if entry.number > self.log.version + 1:  # a notice was lost
            await self.catch_up()
            return
        await self._update_facts(revision)
        self._add(entry, await self._after(entry))

    async def _after(self, entry: Entry) -> Match:
        if entry.kind == "move":
            return self.log.after_action(self.log.match.game.action(entry.action))
        return await self._after_undo(entry.undone)

    async def _after_undo(self, count: int) -> Match:
        """The match before its last moves. Going further back than usual means playing it again, in a thread."""
        match = self.log.after_undo(count)
        if match is None:
            match = await self._tables.reader.run(self.log.replayed, self.log.standing - count)
        return match

    async def _update_facts(self, revision: int) -> None:
        """Before showing an entry, read facts that are at least as new as it is: they decide who may see it."""
        if revision > self.table.facts.revision:
            await self._tables.read_facts(self.table)

    async def play(
        self,
        seat: int,
        action: Action,
        *,
        client_id: str | None = None,
        stand_in: bool = False,
        before_news: Callable[[], None] = lambda: None,
    ) -> bool:
        """Write a move. False: someone else was faster. IllegalMove, if the rules forbid it.

        `before_news` is called once the move is in the store, before anyone is shown it.
        """
        try:
            match = self.log.after_action(action)
        except IllegalAction as error:
            raise IllegalMove(error) from None
        return await self._append(self._entry(seat, "move", action.text, client_id, stand_in), match, before_news)

    async def undo(self, seat: int, client_id: str, before_news: Callable[[], None]) -> bool:
        """Take back a seat's last move and everything since; all of it stays in the log. False: someone was faster."""
        count = self.log.undo_count(seat)
        entry = self._entry(seat, "undo", str(count), client_id, False)
        return await self._append(entry, await self._after_undo(count), before_news)

    def _entry(self, seat: int, kind: str, action: str, client_id: str | None, stand_in: bool) -> Entry:
        return Entry(
            table_id=self.table.id,
            number=self.table.version + 1,
            seat=seat,
            kind=kind,  # type: ignore[arg-type]
            action=action,
            client_id=client_id,
            stand_in=stand_in,
            at=self._tables.clock.now(),
        )

    async def _append(self, entry: Entry, match: Match, before_news: Callable[[], None]) -> bool:
        """Write an entry that leads to `match`. If another worker was faster, read what it wrote."""
        ending = ending_of(self.table.facts, match, entry.at) if match.over else None
        try:
            revision = await self._tables.store.log.append(entry, ending)
            await self._update_facts(revision or 0)
        except BaseException:  # it may or may not have been written: read the log again before the next move
            self.table.set_log(None)
            self._tables.reload_later(self.table)
            raise
        if revision is None:
            await self.catch_up()
            return False
        before_news()
        self._add(entry, match)
        return True

    def _add(self, entry: Entry, match: Match) -> None:
        """The entry is in the store: show what it changed."""
        table, broadcaster = self.table, self._tables.broadcaster
        self.log.add(entry, match)
        table.log_changed()
        broadcaster.notify(table, "snapshots")
        if match.over and table.facts.stage != "over":
            table.facts = replace(table.facts, stage="over")
            broadcaster.notify(table, "facts")
        publish(self._tables.on_change, table)
        self._save_checkpoint()

    def _save_checkpoint(self) -> None:
        """Write a checkpoint in the background, if opening the table has become slow."""
        log = self.log
        if log.to_replay >= INTERVAL:
            log.saved = log.version
            self._tables.tasks.spawn(self._write_checkpoint(log.checkpoint()))

    async def _write_checkpoint(self, checkpoint: Checkpoint) -> None:
        data = await self._tables.reader.run(pack, checkpoint)
        with suppress(StoreDown):  # there will be another one
            await self._tables.store.log.save_checkpoint(self.table.id, checkpoint.version, data)


async def read_log(
    reader: LogReader, facts: TableFacts, entries: Sequence[Entry], checkpoint: Checkpoint | None = None
) -> tuple[MatchLog, SnapshotCache]:
    """A match from its log; a long one is replayed in a thread."""

    def read() -> tuple[MatchLog, SnapshotCache]:
        log = MatchLog(facts, entries, checkpoint)
        cache = SnapshotCache()
        cache.fill(log)
        return log, cache

    short = checkpoint is None and len(entries) + len(facts.prefix or ()) <= ENTRIES_REPLAYED_AT_ONCE
    return read() if short else await reader.run(read)
