"""A table whose lock is held: the only way to read from and write to its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from wayfare.engine import Action, Match
from wayfare.errors import IllegalAction
from wayfare.server.records.finished import ending_of
from wayfare.server.refusals import IllegalMove
from wayfare.server.store import Entry
from wayfare.server.table.match_log import MatchLog
from wayfare.server.table.table import Table

if TYPE_CHECKING:
    from wayfare.server.table.registry import Tables


class LockedTable:
    """Made by `Tables.locked` alone, and of no use after its `async with` block. Once started, `log` is loaded."""

    def __init__(self, tables: Tables, table: Table) -> None:
        self._tables = tables
        self.table = table

    @property
    def log(self) -> MatchLog:
        """The match's log. There is none before the start."""
        assert self.table.match_log is not None
        return self.table.match_log

    async def load(self) -> None:
        """Read the match from the store, if it isn't in memory."""
        table = self.table
        if table.facts.stage != "lobby" and table.match_log is None:
            table.set_log(MatchLog(table.facts, await self._tables.store.entries(table.id)))

    async def catch_up(self) -> None:
        """Read what other workers have written since."""
        if self.table.match_log is None:
            return
        entries, revision = await self._tables.store.later_entries(self.table.id, self.log.version)
        await self._update_facts(revision)
        for entry in entries:
            self._add(entry, self.log.after(entry))

    async def _update_facts(self, revision: int) -> None:
        """Before showing an entry, read facts that are at least as new as it is: they decide who may see it."""
        if revision > self.table.facts.revision:
            await self._tables.read_facts(self.table)

    async def play(self, seat: int, action: Action, *, client_id: str | None = None, stand_in: bool = False) -> bool:
        """Write a move. False: someone else was faster. IllegalMove, if the rules forbid it."""
        try:
            match = self.log.after_action(action)
        except IllegalAction as error:
            raise IllegalMove(error) from None
        return await self._append(self._entry(seat, "move", action.text, client_id, stand_in), match)

    async def undo(self, seat: int, client_id: str) -> bool:
        """Write an undo; the move itself stays in the log too. False: someone else was faster."""
        entry = self._entry(seat, "undo", "", client_id, False)
        return await self._append(entry, self.log.after(entry))

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

    async def _append(self, entry: Entry, match: Match) -> bool:
        """Write an entry that leads to `match`. If another worker was faster, read what it wrote."""
        ending = ending_of(self.table.facts, match, entry.at) if match.over else None
        try:
            revision = await self._tables.store.append(entry, ending)
            await self._update_facts(revision or 0)
        except BaseException:  # it may or may not have been written: read the log again before the next move
            self.table.set_log(None)
            self._tables.reload_later(self.table)
            raise
        if revision is None:
            await self.catch_up()
            return False
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
        self._tables.on_change(table)
