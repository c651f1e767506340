"""When bots move: at their pace, and as stand-ins for people who have left or run out of time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from wayfare.engine import Action
from wayfare.server.bots.pool import QUICK_BOT, BotPool
from wayfare.server.ops.clock import wait_until
from wayfare.server.ops.metrics import Metrics
from wayfare.server.store import StoreDown
from wayfare.server.table.registry import AWAKE_SECONDS, Tables
from wayfare.server.table.table import Table

LEASE_SECONDS = 20.0  # for this long one worker moves for a table's bots; if it dies, another takes over after that
BOT_RETRY_SECONDS = 2.0  # until the next try when the store doesn't respond


class Due(Struct, frozen=True):
    """A bot's next move."""

    bot: str
    think_at: float  # when to start
    move_at: float  # not before
    stand_in: bool


class BotScheduler:
    """Sets one alarm per table: when its next bot starts thinking."""

    def __init__(self, tables: Tables, pool: BotPool, metrics: Metrics) -> None:
        self._tables = tables
        self._pool = pool
        self._metrics = metrics
        self._thought_about: dict[str, tuple[int, Due]] = {}  # by table: version, and what is due

    def reschedule(self, table: Table) -> None:
        """Set the alarm anew, after the table has changed."""
        if table.bot_alarm is not None:
            table.bot_alarm.cancel()
            table.bot_alarm = None
        due = self.due(table)
        if table.bot_task is not None and self._thought_about.get(table.id) != (table.version, due):
            table.bot_task.cancel()  # it thinks about a position that is gone, perhaps because a move was taken back
        if due is not None and not table.bot_thinking and not self._tables.closing:
            self._set_alarm(table, due.think_at)

    def _set_alarm(self, table: Table, when: float) -> None:
        table.bot_alarm = self._tables.clock.call_at(when, lambda: self._tables.tasks.spawn(self._wake(table)))

    def due(self, table: Table) -> Due | None:
        """The next move, if a bot makes it."""
        if table.facts.stage != "playing" or table.turn is None:
            return None
        chair, options = table.facts.chairs[table.turn], table.facts.options
        paced = table.moved_at + options.pace_ms / 1000
        if chair.kind == "bot":
            return Due(chair.level or "medium", table.moved_at, paced, False)
        if chair.away:
            return Due(options.stand_in, table.moved_at, paced, True)
        late = table.turn_until
        return None if late is None else Due(QUICK_BOT, late, late, True)

    async def _wake(self, table: Table) -> None:
        """Think and move, unless the table changes meanwhile or nobody watches it."""
        tables = self._tables
        if table.bot_thinking or tables.get(table.id) is not table:
            return
        if not table.watched and tables.clock.now() - table.touched > AWAKE_SECONDS:
            return  # opening the table wakes its bots again
        table.bot_thinking = True
        self._metrics.thinking.inc()
        retry_at = None
        try:
            retry_at = await self._move(table)
        except StoreDown:
            retry_at = tables.clock.now() + BOT_RETRY_SECONDS
        finally:
            self._metrics.thinking.dec()
            table.bot_thinking = False
            if retry_at is not None and not tables.closing:
                self._set_alarm(table, retry_at)
            else:
                self.reschedule(table)

    async def _move(self, table: Table) -> float | None:
        """Returns when to try again, if another worker is moving for this table."""
        due = self.due(table)
        if due is None or due.think_at > self._tables.clock.now():
            return None
        with self._interruptible(table, due):
            async with self._pool.turn(due.bot, table.players_address, at_table=True):
                now = self._tables.clock.now()
                held_until = await self._tables.store.lease(table.id, now, now + LEASE_SECONDS)
                if held_until != now + LEASE_SECONDS:
                    return held_until
                choice = await self._think(table, due)
            if choice is not None:
                await wait_until(self._tables.clock, due.move_at)
        if choice is not None:
            await self._write(table, due, *choice)
        return None

    @contextmanager
    def _interruptible(self, table: Table, due: Due) -> Iterator[None]:
        """Until there is something to write, `reschedule` may cancel this."""
        table.bot_task = asyncio.current_task()
        self._thought_about[table.id] = table.version, due
        try:
            yield
        finally:
            table.bot_task = None
            del self._thought_about[table.id]

    async def _think(self, table: Table, due: Due) -> tuple[int, int, Action] | None:
        """Version, seat and action; None if the table changed while the bot waited for its turn to think."""
        async with self._tables.locked(table):
            version, seat = table.version, table.turn
            if table.match_log is None or seat is None or self.due(table) != due:
                return None
            view = table.match_log.match.view(seat)
        return version, seat, await self._pool.choose(due.bot, view, table.players_address)

    async def _write(self, table: Table, due: Due, version: int, seat: int, action: Action) -> None:
        async with self._tables.locked(table) as locked:
            if table.version != version or self.due(table) != due or self._tables.closing:
                return
            if await locked.play(seat, action, stand_in=due.stand_in):
                self._metrics.moves_by_bots.inc()
