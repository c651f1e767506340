"""Moves that programs make: bots at their pace, stand-ins for who left, and for who let the clock run out."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from msgspec import Struct

from wayfare.engine import Action
from wayfare.server.clock import settle
from wayfare.server.moves import write_move
from wayfare.server.store import StoreDown
from wayfare.server.table import Table
from wayfare.server.tables import AWAKE, Tables
from wayfare.server.thinkers import QUICK, Thinkers

LOG = logging.getLogger("wayfare.programs")
LEASE = 20.0  # seconds for which a worker moves for a table's programs; when it dies, another does after that
AGAIN = 2.0  # seconds until the next try when the store did not answer


class Due(Struct, frozen=True):
    """The next move of a program."""

    bot: str
    think: float  # when to begin
    move: float  # not before
    stand_in: bool


class Programs:
    """For each table one alarm: when its next program has to think."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self._tables = tables
        self._thinkers = thinkers
        tables.on_change = self.look

    def look(self, table: Table) -> None:
        """The table has changed: set its alarm anew."""
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        due = self.due(table)
        if due is not None and not table.thinking and not self._tables.closing:
            self._set_alarm(table, due.think)

    def _set_alarm(self, table: Table, when: float) -> None:
        table.alarm = self._tables.clock.call_at(when, lambda: self._tables.spawn(self._wake(table)))

    def due(self, table: Table) -> Due | None:
        """Whose move it is, if a program makes it."""
        if table.facts.stage != "playing" or table.turn is None:
            return None
        chair, options = table.facts.chairs[table.turn], table.facts.options
        paced = table.moved + options.pace_ms / 1000
        if chair.kind == "bot":
            return Due(chair.level or "medium", table.moved, paced, False)
        if chair.away:
            return Due(options.stand_in, table.moved, paced, True)
        late = table.turn_until
        return None if late is None else Due(QUICK, late, late, True)

    async def _wake(self, table: Table) -> None:
        """Think and move, unless the table changes meanwhile or nobody looks at it."""
        tables = self._tables
        if table.thinking or tables.get(table.id) is not table:
            return
        if not table.used and tables.clock.now() - table.touched > AWAKE:
            return  # it sleeps; who opens it wakes it
        table.thinking = True
        tables.metrics.thinking.inc()
        retry = None
        try:
            retry = await self._move(table)
        except StoreDown:
            retry = tables.clock.now() + AGAIN
        finally:
            tables.metrics.thinking.dec()
            table.thinking = False
            if retry is not None and not tables.closing:
                self._set_alarm(table, retry)
            else:
                self.look(table)

    async def _move(self, table: Table) -> float | None:
        """The answer is when to try again, where another worker is at it."""
        due = self.due(table)
        if due is None or due.think > self._tables.clock.now():
            return None
        async with self._thinkers.turn(due.bot):
            now = self._tables.clock.now()
            held = await self._tables.store.lease(table.id, now, now + LEASE)
            if held != now + LEASE:
                return held
            thought = await self._think(table, due)
        if thought is not None:
            await self._until(due.move)
            await self._write(table, due, *thought)
        return None

    async def _think(self, table: Table, due: Due) -> tuple[int, int, Action] | None:
        """Version, seat and action; None if the table changed while the bot waited for its turn to think."""
        async with table.lock:
            await self._tables.ready(table)
        version, place = table.version, table.turn
        if table.played is None or place is None or self.due(table) != due:
            return None
        view = table.played.match.view(place)
        action = await self._thinkers.run(due.bot, lambda: self._thinkers.choose(due.bot, view))
        return version, place, action

    async def _write(self, table: Table, due: Due, version: int, place: int, action: Action) -> None:
        async with table.lock:
            await self._tables.ready(table)
            if table.version == version and self.due(table) == due and not self._tables.closing:
                await write_move(self._tables, table, place, action, stand_in=due.stand_in)

    async def _until(self, when: float) -> None:
        clock = self._tables.clock
        if clock.now() < when:
            reached: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            clock.call_at(when, partial(settle, reached))
            await reached
