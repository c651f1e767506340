"""News between workers: every notice of another worker is heard, and none of our own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest

from server.databases import opened
from server.test_store import entry, facts
from wayfare.server.store import Ending, Store
from wayfare.server.store import listener as listener_module
from wayfare.server.store.listener import Listener, Notice

NewStore = Callable[[str], str]
DEADLINE = 30.0  # seconds


class Ear:
    """What a listener hears."""

    def __init__(self, store: Store) -> None:
        self.notices: asyncio.Queue[Notice] = asyncio.Queue()
        self.connects = 0
        self.connected = asyncio.Event()
        self.listener = Listener(store, self.notices.put_nowait, self._on_connect, lambda: None)

    def _on_connect(self) -> None:
        self.connects += 1
        self.connected.set()

    async def heard(self, count: int) -> list[Notice]:
        async with asyncio.timeout(DEADLINE):
            return [await self.notices.get() for _ in range(count)]


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[Ear]:
    ear = Ear(store)
    task = asyncio.create_task(ear.listener.run())
    try:
        async with asyncio.timeout(DEADLINE):
            await ear.connected.wait()
        yield ear
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def test_a_move_with_a_workers_id_for_its_own_is_heard_there(new_store: NewStore) -> None:
    url = new_store("postgresql")
    here, there = await opened(url, "here"), await opened(url, "there")
    async with listening(there) as ear:
        await here.log.append(entry(1, client_id="there"))
        await there.log.append(entry(2))
        await here.log.append(entry(3))
        assert [notice.number for notice in await ear.heard(2)] == [1, 3]
    for store in (here, there):
        await store.stop()


async def test_the_last_move_of_a_match_is_announced_like_any_other(new_store: NewStore) -> None:
    url = new_store("postgresql")
    here, there = await opened(url, "here"), await opened(url, "there")
    await here.tables.create(facts("t", stage="playing"))
    ending = Ending(record="{}", card="{}", listed=False, ended=3.0)
    async with listening(there) as ear:
        assert await here.log.append(entry(1, "x")) == 0
        assert await here.log.append(entry(2, "y"), ending) == 0
        assert await here.log.append(entry(2, "z"), ending) is None  # it was too late, and nobody hears of it
        await here.log.append(entry(3))
        notices = await ear.heard(3)
    assert [(notice.worker, notice.table, notice.kind, notice.entry, notice.revision) for notice in notices] == [
        ("here", "t", "log", entry(1, "x"), 0),
        ("here", "t", "log", entry(2, "y"), 0),
        ("here", "t", "log", entry(3), 1),
    ]
    for store in (here, there):
        await store.stop()


async def test_a_connection_that_is_lost_is_replaced_without_waiting_for_the_next_heartbeat(
    new_store: NewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever other workers write meanwhile isn't heard."""
    monkeypatch.setattr(listener_module, "RECONNECT_SECONDS", 0.0)
    monkeypatch.setattr(listener_module, "LISTENER_CHECK_SECONDS", 10 * DEADLINE)
    store = await opened(new_store("postgresql"))
    async with listening(store) as ear:
        ear.connected.clear()
        other = await store.connect_driver(DEADLINE)
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query LIKE 'LISTEN %' AND datname = current_database()"
        )
        await other.close()
        async with asyncio.timeout(DEADLINE):
            await ear.connected.wait()
        assert ear.connects == 2
    await store.stop()


@pytest.mark.parametrize("option", ["ssl=prefer", "sslmode=prefer", "prepared_statement_cache_size=50"])
async def test_news_come_by_the_same_kind_of_connection_as_everything_else(new_store: NewStore, option: str) -> None:
    """Some of a URL's options are the driver's, some SQLAlchemy's, and some those of PostgreSQL's own programs."""
    store = await opened(f"{new_store('postgresql')}&{option}")
    async with listening(store) as ear:
        assert ear.connects == 1
    await store.stop()
