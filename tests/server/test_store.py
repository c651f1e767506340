"""The store: migrations, the log's keys, deleting, database URLs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from server.databases import opened
from wayfare.errors import WayfareError
from wayfare.server.store import ChairFacts, Entry, TableFacts
from wayfare.server.store.database import database_url, open_engine
from wayfare.server.store.migrate import upgrade
from wayfare.server.wire import Options

KINDS = ("sqlite", "postgresql")


def entry(number: int, client_id: str | None = None, table: str = "t", seat: int = 0) -> Entry:
    return Entry(
        table_id=table,
        number=number,
        seat=seat,
        kind="move",
        action="pass",
        client_id=client_id,
        stand_in=False,
        at=float(number),
    )


def facts(id: str, touched: float = 0.0, stage: str = "lobby", listed: bool = False) -> TableFacts:
    return TableFacts(
        id=id,
        game="new-york",
        stage=stage,  # type: ignore[arg-type]
        options=Options(listed=listed),
        host_hash="",
        chairs=(ChairFacts(id="a", kind="open"), ChairFacts(id="b", kind="bot", level="hard")),
        created=touched,
        touched=touched,
    )


@pytest.mark.parametrize("kind", KINDS)
async def test_several_workers_start_at_once(empty_store: Callable[[str], str], kind: str) -> None:
    stores = await asyncio.gather(*(opened(url, str(n)) for n, url in enumerate([empty_store(kind)] * 3)))
    await stores[0].create(facts("one"))
    assert await stores[2].table("one") == facts("one")
    for store in stores:
        await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_whatever_was_read_before_an_entry_is_committed_when_it_is_acknowledged(
    new_store: Callable[[str], str], kind: str
) -> None:
    """The writer may get a connection that was used for reading."""
    url = new_store(kind)
    store = await opened(url)
    assert await store.entries("t") == []
    await store.append(entry(1, "x"))
    engine = open_engine(store.url)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT number FROM log"))).scalars().all() == [1]
    await engine.dispose()
    await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_each_number_and_each_client_id_is_used_once(new_store: Callable[[str], str], kind: str) -> None:
    store = await opened(new_store(kind))
    tried = [entry(1, "x"), entry(1, "y"), entry(2, "x"), entry(2, "x", seat=1), entry(1, "x", table="u"), entry(3)]
    landed = await asyncio.gather(*map(store.append, tried))
    assert [revision is not None for revision in landed] == [True, False, False, True, True, True]
    assert [found.number for found in await store.entries("t")] == [1, 2, 3]
    assert [found.number for found in await store.entries("t", after=2)] == [3]
    await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_abandoned_tables_are_deleted_with_their_logs(new_store: Callable[[str], str], kind: str) -> None:
    store = await opened(new_store(kind))
    for told in (facts("old", 10), facts("new", 90), facts("left", 10, "playing"), facts("slow", 10, "playing")):
        await store.create(told)
    await store.append(entry(1, table="left"))
    await store.append(entry(99, table="slow"))
    assert await store.delete_abandoned(lobby_before=50, playing_before=50) == 2
    left = [id for id in ("old", "new", "left", "slow") if await store.table(id) is not None]
    assert left == ["new", "slow"]
    assert await store.entries("left") == []
    await store.stop()


async def test_one_worker_holds_the_lease_until_it_expires(new_store: Callable[[str], str]) -> None:
    url = new_store("postgresql")
    one, other = await opened(url, "one"), await opened(url, "other")
    await one.create(facts("t"))
    assert await one.lease("t", now=100, until=120) == 120
    assert await other.lease("t", now=101, until=121) == 120
    assert await one.lease("t", now=110, until=130) == 130
    assert await other.lease("t", now=131, until=151) == 151
    await one.stop()
    await other.stop()


def test_database_urls() -> None:
    assert database_url("postgres://me@host/db").drivername == "postgresql+asyncpg"
    assert database_url("postgresql://me@host/db").drivername == "postgresql+asyncpg"
    assert database_url("sqlite:///x.db").drivername == "sqlite+aiosqlite"
    assert str(database_url(None).database).endswith("tables.sqlite3")
    for wrong in ("mysql://host/db", "nonsense"):
        with pytest.raises(WayfareError):
            database_url(wrong)


async def test_tables_of_the_first_version_are_migrated(empty_store: Callable[[str], str]) -> None:
    """Chairs and chat were called seats then."""
    url = empty_store("sqlite")
    engine = open_engine(database_url(url))
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: upgrade(sync, "0001"))
        columns = "id, game, stage, options, host_hash, created, touched, listed"
        await connection.execute(
            text(f"INSERT INTO tables ({columns}) VALUES ('t', 'g', 'lobby', '{{}}', '', 1, 1, 0)")
        )
        for place, id in enumerate(("a", "b")):
            chair = {"place": place, "id": id, "name": id.upper()}
            insert = text("INSERT INTO seats VALUES ('t', :place, :id, 'human', :name, null, null, 0, 0)")
            await connection.execute(insert, chair)
        await connection.execute(text("INSERT INTO chat VALUES ('t', 1, 'b', 'B', 'hello', 1)"))
    await engine.dispose()
    store = await opened(url)
    found = await store.table("t")
    assert found is not None and [(chair.id, chair.name) for chair in found.chairs] == [("a", "A"), ("b", "B")]
    assert [(line.chair_id, line.text) for line in await store.chat("t", 10)] == [("b", "hello")]
    await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_an_entry_comes_with_the_revision_of_its_tables_facts(new_store: Callable[[str], str], kind: str) -> None:
    store = await opened(new_store(kind))
    for id in ("t", "u"):
        await store.create(facts(id))
    for touched in (1.0, 2.0):
        await store.change("t", lambda before, at=touched: replace(before, touched=at))  # type: ignore[misc]
    landed = await asyncio.gather(*map(store.append, [entry(1), entry(1, table="u"), entry(1, "late"), entry(2)]))
    assert landed == [2, 0, None, 2]
    entries, revision = await store.later_entries("t", after=1)
    assert ([found.number for found in entries], revision) == ([2], 2)
    assert await store.later_entries("t", after=2) == ([], 0)
    await store.stop()
