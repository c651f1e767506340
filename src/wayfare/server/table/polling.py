"""Snapshots over HTTP: at once, or as soon as there is something new."""

from __future__ import annotations

import asyncio
from functools import partial

from wayfare.server.callers import Caller
from wayfare.server.ops.clock import resolve
from wayfare.server.refusals import Refused
from wayfare.server.table.registry import Tables
from wayfare.server.table.table import Table
from wayfare.server.wire import Snapshot


async def poll(tables: Tables, caller: Caller, table_id: str, since: int | None, wait: float) -> Snapshot:
    """What the caller may know. If they have seen all of it, wait for something new, up to `wait` seconds."""
    you = await tables.ask(table_id, lambda table: table.identify(caller))
    table = await tables.open(table_id)
    if since is not None and since > table.version:  # they heard of it through another worker
        await tables.refresh(table)
    if you.seat is not None:
        tables.broadcaster.polled(table, caller.token_hash)
    if wait and (table.facts.stage == "lobby" or since == table.version):
        await _wait_for_change(tables, table, wait)
    return await tables.ask(table_id, lambda table: _snapshot(table, caller, since))


def _snapshot(table: Table, caller: Caller, since: int | None) -> Snapshot:
    you = table.identify(caller)
    if table.facts.stage == "lobby":
        raise Refused("not-started")
    if not table.may_watch(you.seat is not None or you.host):
        raise Refused("no-spectators")
    return table.snapshot(you.seat, since)


async def _wait_for_change(tables: Tables, table: Table, wait: float) -> None:
    before, until = (table.version, table.facts.stage), tables.clock.now() + wait
    while (table.version, table.facts.stage) == before and tables.clock.now() < until and not tables.closing:
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        alarm = tables.clock.call_at(until, partial(resolve, waiting))
        table.presence.polls.add(waiting)
        try:
            await waiting
        finally:
            table.presence.polls.discard(waiting)
            alarm.cancel()
