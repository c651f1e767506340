"""When bots move: at their pace, and as stand-ins for people who have left or run out of time."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from wayfare.engine import Action
from wayfare.server.bots.pool import QUICK_BOT, BotPool
from wayfare.server.ops.clock import Alarm, wait_until
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


class BotTurn:
    """The next move of a table's bots, while it is awaited and while it is made."""

    __slots__ = ("about", "alarm", "task", "thinking")

    def __init__(self) -> None:
        self.alarm: Alarm | None = None  # when the bot starts thinking
        self.thinking = False
        self.task: asyncio.Task[None] | None = None  # while the bot thinks or waits to move; it may be cancelled
        self.about: tuple[int, Due] | None = None  # the version and the move that the task is about

    def stop(self) -> None:
        """Cancel the alarm, and the task if it has nothing to write yet."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.task is not None:
            self.task.cancel()


class BotScheduler:
    """Sets one alarm per table: when its next bot starts thinking."""

    def __init__(self, tables: Tables, pool: BotPool, metrics: Metrics) -> None:
        self._tables = tables
        self._pool = pool
        self._metrics = metrics
        self.turns: dict[Table, BotTurn] = {}  # of the tables in memory

    def reschedule(self, table: Table) -> None:
        if self._tables.get(table.id) is not table:
            return
        turn = self.turns.get(table)
        if turn is None:
            turn = self.turns[table] = BotTurn()
        if turn.alarm is not None:
            turn.alarm.cancel()
            turn.alarm = None
        due = self.due(table)
        if turn.task is not None and turn.about != (table.version, due):
            turn.task.cancel()  # it thinks about a position that is gone, perhaps because a move was taken back
        if due is not None and not turn.thinking and not self._tables.closing:
            self._set_alarm(table, turn, due.think_at)

    def forget(self, table: Table) -> None:
        """Cancel the bots' next move, before the table leaves memory."""
        turn = self.turns.pop(table, None)
        if turn is not None:
            turn.stop()

    def _set_alarm(self, table: Table, turn: BotTurn, when: float) -> None:
        turn.alarm = self._tables.clock.call_at(when, lambda: self._tables.tasks.spawn(self._wake(table, turn)))

    def due(self, table: Table) -> Due | None:
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

    async def _wake(self, table: Table, turn: BotTurn) -> None:
        """Think and move, unless the table changes meanwhile or nobody watches it."""
        tables = self._tables
        if turn.thinking or self.turns.get(table) is not turn:
            return
        if not table.presence.watched and tables.clock.now() - table.touched > AWAKE_SECONDS:
            return  # opening the table wakes its bots again
        turn.thinking = True
        self._metrics.thinking.inc()
        retry_at = None
        try:
            with table.in_use():
                retry_at = await self._move(table, turn)
        except StoreDown:
            retry_at = tables.clock.now() + BOT_RETRY_SECONDS
        finally:
            self._metrics.thinking.dec()
            turn.thinking = False
            if retry_at is not None and not tables.closing and self.turns.get(table) is turn:
                self._set_alarm(table, turn, retry_at)
            else:
                self.reschedule(table)

    async def _move(self, table: Table, turn: BotTurn) -> float | None:
        """Returns when to try again, if another worker is moving for this table."""
        due = self.due(table)
        if due is None or due.think_at > self._tables.clock.now():
            return None
        turn.task, turn.about = asyncio.current_task(), (table.version, due)  # `reschedule` may cancel it
        try:
            async with self._pool.turn(due.bot, table.players_address, at_table=True):
                now = self._tables.clock.now()
                held_until = await self._tables.store.leases.take(table.id, now, now + LEASE_SECONDS)
                if held_until != now + LEASE_SECONDS:
                    return held_until
                choice = await self._think(table, due)
            if choice is not None:
                await wait_until(self._tables.clock, due.move_at)
        finally:
            turn.task = turn.about = None
        if choice is not None:
            await self._write(table, due, *choice)
        return None

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
