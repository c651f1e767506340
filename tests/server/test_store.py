"""The store: migrations, the log's keys, deleting, database URLs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from server.databases import opened
from wayfare.errors import WayfareError
from wayfare.server.store import ChairFacts, Ending, Entry, StoreDown, TableFacts, schema, writer
from wayfare.server.store.append import postgresql_arrays
from wayfare.server.store.engines import database_url, open_engine
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
    await stores[0].tables.create(facts("one"))
    assert await stores[2].tables.read("one") == facts("one")
    for store in stores:
        await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_whatever_was_read_before_an_entry_is_committed_when_it_is_acknowledged(
    new_store: Callable[[str], str], kind: str
) -> None:
    """The writer may get a connection that was used for reading."""
    url = new_store(kind)
    store = await opened(url)
    assert await store.log.entries("t") == []
    await store.log.append(entry(1, "x"))
    engine = open_engine(store.url)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT number FROM log"))).scalars().all() == [1]
    await engine.dispose()
    await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_each_number_and_each_client_id_is_used_once(new_store: Callable[[str], str], kind: str) -> None:
    store = await opened(new_store(kind))
    tried = [entry(1, "x"), entry(1, "y"), entry(2, "x"), entry(2, "x", seat=1), entry(1, "x", table="u"), entry(3)]
    landed = await asyncio.gather(*map(store.log.append, tried))
    assert [revision is not None for revision in landed] == [True, False, False, True, True, True]
    assert [found.number for found in await store.log.entries("t")] == [1, 2, 3]
    assert [found.number for found in await store.log.entries("t", after=2)] == [3]
    await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_moves_that_follow_each_other_closely_are_written_together(
    new_store: Callable[[str], str], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(new_store(kind))
    write, batches = store._writer._append, []

    async def counted(connection: AsyncConnection, entries: Sequence[Entry]) -> list[int | None]:
        batches.append(len(entries))
        return await write(connection, entries)

    monkeypatch.setattr(store._writer, "_append", counted)
    monkeypatch.setattr(writer, "GATHER_SECONDS", 0.5)
    await store.log.append(entry(1))  # nobody else is playing: it doesn't wait
    await asyncio.gather(store.log.append(entry(2)), store.log.append(entry(3)))
    fourth = asyncio.create_task(store.log.append(entry(4)))
    await asyncio.sleep(0.05)
    await asyncio.gather(fourth, store.log.append(entry(5)))
    assert batches == [1, 2, 2]
    await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_abandoned_tables_are_deleted_with_their_logs(new_store: Callable[[str], str], kind: str) -> None:
    store = await opened(new_store(kind))
    for told in (facts("old", 10), facts("new", 90), facts("left", 10, "playing"), facts("slow", 10, "playing")):
        await store.tables.create(told)
    await store.log.append(entry(1, table="left"))
    await store.log.append(entry(99, table="slow"))
    assert await store.tables.delete_abandoned(lobby_before=50, playing_before=50) == 2
    left = [id for id in ("old", "new", "left", "slow") if await store.tables.read(id) is not None]
    assert left == ["new", "slow"]
    assert await store.log.entries("left") == []
    await store.stop()


async def test_one_worker_holds_the_lease_until_it_expires(new_store: Callable[[str], str]) -> None:
    url = new_store("postgresql")
    one, other = await opened(url, "one"), await opened(url, "other")
    await one.tables.create(facts("t"))
    assert await one.leases.take("t", now=100, until=120) == 120
    assert await other.leases.take("t", now=101, until=121) == 120
    assert await one.leases.take("t", now=110, until=130) == 130
    assert await other.leases.take("t", now=131, until=151) == 151
    await one.stop()
    await other.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_last_move_is_written_with_its_record_or_not_at_all(
    new_store: Callable[[str], str], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(new_store(kind))
    await store.tables.create(facts("t", stage="playing"))
    ending = Ending(record="{}", card="{}", listed=False, ended=3.0)
    with monkeypatch.context() as patch:
        patch.setattr(store.log, "_insert_record", text("INSERT INTO records (record) VALUES (:record)"))
        with pytest.raises(IntegrityError):
            await store.log.append(entry(1, "x"), ending)
    assert (await store.log.entries("t"), await store.records.record("t")) == ([], None)
    assert await store.log.append(entry(1, "x"), ending) == 0
    assert await store.log.append(entry(1, "y"), ending) is None
    found = await store.tables.read("t")
    assert found is not None and (found.stage, found.revision) == ("over", 1)
    assert ([one.client_id for one in await store.log.entries("t")], await store.records.record("t")) == (["x"], "{}")
    await store.stop()


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
    found = await store.tables.read("t")
    assert found is not None and [(chair.id, chair.name) for chair in found.chairs] == [("a", "A"), ("b", "B")]
    assert [(line.chair_id, line.text) for line in await store.chat.lines("t", 10)] == [("b", "hello")]
    await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_an_entry_comes_with_the_revision_of_its_tables_facts(new_store: Callable[[str], str], kind: str) -> None:
    store = await opened(new_store(kind))
    for id in ("t", "u"):
        await store.tables.create(facts(id))
    for touched in (1.0, 2.0):
        await store.tables.change("t", lambda before, at=touched: replace(before, touched=at))  # type: ignore[misc]
    landed = await asyncio.gather(*map(store.log.append, [entry(1), entry(1, table="u"), entry(1, "late"), entry(2)]))
    assert landed == [2, 0, None, 2]
    entries, revision = await store.log.later_entries("t", after=1)
    assert ([found.number for found in entries], revision) == ([2], 2)
    assert await store.log.later_entries("t", after=2) == ([], 0)
    await store.stop()


async def test_facts_are_read_as_they_were_at_one_moment(new_store: Callable[[str], str]) -> None:
    """A table and its chairs have rows of their own, which another worker may change between two reads."""
    url = new_store("postgresql")
    one, other = await opened(url, "one"), await opened(url, "other")
    await one.tables.create(facts("t"))
    done = asyncio.Event()

    def named(before: TableFacts, name: str) -> TableFacts:
        return replace(before, game=name, chairs=tuple(replace(chair, name=name) for chair in before.chairs))

    async def change() -> None:
        for number in range(150):
            await one.tables.change("t", lambda before, name=str(number): named(before, name))  # type: ignore[misc]
        done.set()

    async def read() -> None:
        while not done.is_set():
            found = await other.tables.read("t")
            assert found is not None
            if found.revision:
                assert {chair.name for chair in found.chairs} == {found.game} == {str(found.revision - 1)}

    await asyncio.gather(change(), *(read() for _ in range(3)))
    for store in (one, other):
        await store.stop()


async def test_workers_that_write_to_the_same_tables_do_not_wait_for_each_other(
    new_store: Callable[[str], str],
) -> None:
    """One has written to a and goes on with b, while the other writes to both at once."""
    store = await opened(new_store("postgresql"))
    driver, watcher = await store.connect_driver(30), await store.connect_driver(30)
    insert = "INSERT INTO log VALUES ($1, 1, 0, 'move', 'pass', 'x', false, 1)"
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    async with asyncio.timeout(30), driver.transaction():
        await driver.execute(insert, "a")
        both = asyncio.ensure_future(asyncio.gather(*(store.log.append(entry(1, "y", table=id)) for id in "ba")))
        while not await watcher.fetchval(waiting):
            await asyncio.sleep(0.01)
        await driver.execute(insert, "b")
    assert await both == [None, None]
    for connection in (driver, watcher):
        await connection.close()
    await store.stop()


async def test_nothing_is_done_twice_when_the_connection_is_lost_with_a_commit(
    new_store: Callable[[str], str],
) -> None:
    """The commit arrives, but its confirmation doesn't: nobody knows, so it is for the caller to look."""
    store = await opened(new_store("postgresql"))
    await store.tables.create(facts("t"))
    dialect: Any = store._engine.dialect
    commit = dialect.do_commit

    def commit_and_lose_the_connection(connection: Any) -> None:
        commit(connection)
        dialect.do_commit = commit
        connection.driver_connection.terminate()
        raise dialect.loaded_dbapi.InterfaceError("connection is closed")

    dialect.do_commit = commit_and_lose_the_connection
    with pytest.raises(StoreDown):
        await store.chat.say("t", lambda now: now.chairs[0], "hello", at=1.0)
    assert [line.text for line in await store.chat.lines("t", 10)] == ["hello"]
    assert await store.chat.say("t", lambda now: now.chairs[0], "again", at=2.0)
    await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_rematch_that_was_deleted_can_be_made_again(new_store: Callable[[str], str], kind: str) -> None:
    """Nobody came to it for a day."""
    store = await opened(new_store(kind))
    await store.tables.create(facts("t", 100, stage="over"))
    followers = iter([facts("u", 10), facts("v", 100), facts("w", 100)])
    for deleted, expected in ((0, "u"), (0, "u"), (1, "v")):
        assert await store.tables.delete_abandoned(50 if deleted else 0, 0) == deleted
        found = await store.tables.get_or_create_rematch("t", lambda _: next(followers))
        assert found is not None and found.id == expected
    await store.stop()


async def test_a_table_someone_is_joining_is_not_deleted(new_store: Callable[[str], str]) -> None:
    url = new_store("postgresql")
    store = await opened(url)
    await store.tables.create(facts("t", 10))
    await store.tables.create(facts("u", 10))
    driver = await store.connect_driver(30)
    async with asyncio.timeout(30), driver.transaction():
        await driver.execute("UPDATE tables SET touched = 100 WHERE id = 't'")
        assert await store.tables.delete_abandoned(50, 50) == 1
    assert await store.tables.read("t") is not None and await store.tables.read("u") is None
    await driver.close()
    await store.stop()


def test_entries_and_their_columns_go_together() -> None:
    """A field that is added to one and not to the other fails at the start, not when the first move is written."""
    assert set(Entry.__struct_fields__) == set(schema.log.c.keys())
    assert (
        postgresql_arrays(("number", "at", "kind", "stand_in"), 3) == "$3::int[], $4::float8[], $5::text[], $6::bool[]"
    )
    with pytest.raises(KeyError):
        postgresql_arrays((*Entry.__struct_fields__, "thinking_time"), 3)
