"""Moves in: one way for sockets and HTTP. Checked, written, acknowledged; then everybody sees it."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

from wayfare.engine import Action
from wayfare.errors import IllegalAction, NotationError
from wayfare.server.callers import Caller
from wayfare.server.clock import settle
from wayfare.server.refusals import Refused
from wayfare.server.store import Entry, StoreDown
from wayfare.server.table import Table
from wayfare.server.tokens import hashed
from wayfare.server.wire import Accepted, Play, Snapshot, Undo

if TYPE_CHECKING:
    from wayfare.server.tables import Tables


async def play(tables: Tables, caller: Caller, table_id: str, asked: Play) -> Accepted:
    """Make a move for a seat."""
    return await _enter(tables, caller, table_id, asked)


async def undo(tables: Tables, caller: Caller, table_id: str, asked: Undo) -> Accepted:
    """Take a seat's last move back. It stays in the log, and so does the taking back."""
    return await _enter(tables, caller, table_id, asked)


async def _enter(tables: Tables, caller: Caller, table_id: str, asked: Play | Undo) -> Accepted:
    """Whatever is refused is told together with how the table stands."""
    came = time.monotonic()
    table = await tables.open(table_id)
    place = table.place_of(caller)
    try:
        if tables.closing:
            raise Refused("closed", "The server is restarting; try again in a moment.")
        tables.limits.check("move", hashed(caller.token or ""))
        async with table.lock:
            await tables.ready(table)
            accepted = await _commit(tables, table, place, asked)
    except StoreDown:
        raise Refused("closed", "The move could not be written down; try it again.", id=asked.id) from None
    except Refused as refused:
        raise refused.about(asked.id, table.sight(place) if table.played else None) from None
    tables.metrics.move_seconds.observe(time.monotonic() - came)
    return accepted


async def _commit(tables: Tables, table: Table, place: int, asked: Play | Undo) -> Accepted:
    """With the lock held."""
    if (known := _known(table, place, asked.id)) is not None:
        return known
    _check_turn(table, place, asked)
    if isinstance(asked, Play):
        landed = await write_move(tables, table, place, read_action(table, asked.action), client_id=asked.id)
    else:
        landed = await _write_undo(tables, table, place, asked)
    if landed:
        return Accepted(id=asked.id, version=table.version)
    if (known := _known(table, place, asked.id)) is not None:  # it came twice, over two workers
        return known
    raise _stale(table)


def _known(table: Table, place: int, client_id: str) -> Accepted | None:
    """The same id twice is one move."""
    number = table.played.number_of(place, client_id) if table.played else None
    return None if number is None else Accepted(id=client_id, version=number)


def _check_turn(table: Table, place: int, asked: Play | Undo) -> None:
    if table.facts.stage != "playing":
        over = table.facts.stage == "over"
        raise Refused("wrong-stage", "The match is over." if over else "The match has not begun.")
    if not asked.id.isprintable():
        raise Refused("malformed", "The id of a move is made of printable characters.")
    if table.facts.chairs[place].away:
        raise Refused("not-allowed", "You left the table; return to it first.")
    if asked.version != table.version:
        raise _stale(table)
    if isinstance(asked, Play) and table.turn != place:
        raise Refused("not-your-turn", "It is not your turn.")
    if isinstance(asked, Undo) and not (table.facts.options.undo and table.played and table.played.may_undo(place)):
        raise Refused("no-undo", "There is nothing that you could take back now.")


def _stale(table: Table) -> Refused:
    return Refused("stale", f"The table is at version {table.version} by now.")


def read_action(table: Table, text: str) -> Action:
    assert table.played is not None
    try:
        return table.played.match.game.action(text)
    except NotationError:
        raise Refused("illegal", "This is no action of the game.", rule="C-1", reason="no-such-action") from None


async def write_move(
    tables: Tables, table: Table, place: int, action: Action, *, client_id: str | None = None, stand_in: bool = False
) -> bool:
    """With the lock held. False: somebody else was faster."""
    assert table.played is not None
    try:
        match = table.played.trial(action)
    except IllegalAction as error:
        raise Refused("illegal", str(error), rule=error.rule, reason=error.reason) from None
    entry = _entry(tables, table, place, "move", action.text, client_id, stand_in)
    landed = await tables.append(table, entry, match)
    if landed:
        tables.metrics.moves.labels("person" if client_id else "program").inc()
    return landed


async def _write_undo(tables: Tables, table: Table, place: int, asked: Undo) -> bool:
    assert table.played is not None
    entry = _entry(tables, table, place, "undo", "", asked.id, False)
    return await tables.append(table, entry, table.played.after(entry))


def _entry(
    tables: Tables, table: Table, place: int, kind: str, action: str, client_id: str | None, stand_in: bool
) -> Entry:
    return Entry(
        table_id=table.id,
        number=table.version + 1,
        seat=place,
        kind=kind,  # type: ignore[arg-type]
        action=action,
        client_id=client_id,
        stand_in=stand_in,
        at=tables.clock.now(),
    )


async def look(tables: Tables, caller: Caller, table_id: str, since: int | None, wait: float) -> Snapshot:
    """All that the caller may know; if they have seen all of it, once there is more or the time is up."""
    table = await tables.open(table_id)
    you = table.you(caller)
    if you.chair_id is not None:
        tables.polled(table, you.chair_id)
    if wait and (table.facts.stage == "lobby" or since == table.version):
        await _news(tables, table, wait)
        table = await tables.open(table_id)
        you = table.you(caller)
    if table.facts.stage == "lobby":
        raise Refused("wrong-stage", "The match has not begun.")
    if not table.may_look(you.seat is not None, you.host):
        raise Refused("not-allowed", "This table is not for spectators.")
    return table.sight(you.seat, since)


async def _news(tables: Tables, table: Table, wait: float) -> None:
    """Wait until the table has changed or the time is up."""
    before, until = (table.version, table.facts.stage), tables.clock.now() + wait
    while (table.version, table.facts.stage) == before and tables.clock.now() < until and not tables.closing:
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        alarm = tables.clock.call_at(until, partial(settle, waiting))
        table.waiting.add(waiting)
        try:
            await waiting
        finally:
            table.waiting.discard(waiting)
            alarm.cancel()
