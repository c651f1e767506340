"""The store: migrations, the log's keys, cleaning, addresses of databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from wayfare.errors import WayfareError
from wayfare.server.store import ChairFacts, Entry, Store, TableFacts
from wayfare.server.store.database import database_url
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
async def test_several_workers_start_at_once(new_store: Callable[[str], str], kind: str) -> None:
    stores = [Store(url, worker=str(n)) for n, url in enumerate([new_store(kind)] * 3)]
    await asyncio.gather(*(store.start() for store in stores))
    await stores[0].create(facts("one"))
    assert await stores[2].table("one") == facts("one")
    for store in stores:
        await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_place_in_the_log_is_taken_once_and_an_id_is_used_once(
    new_store: Callable[[str], str], kind: str
) -> None:
    store = Store(new_store(kind), worker="w")
    await store.start()
    tried = [entry(1, "x"), entry(1, "y"), entry(2, "x"), entry(2, "x", seat=1), entry(1, "x", table="u"), entry(3)]
    landed = await asyncio.gather(*map(store.append, tried))
    assert landed == [True, False, False, True, True, True]
    assert [found.number for found in await store.entries("t")] == [1, 2, 3]
    assert [found.number for found in await store.entries("t", after=2)] == [3]
    await store.stop()


@pytest.mark.parametrize("kind", KINDS)
async def test_old_tables_are_forgotten_and_their_logs_with_them(new_store: Callable[[str], str], kind: str) -> None:
    store = Store(new_store(kind), worker="w")
    await store.start()
    for told in (facts("old", 10), facts("new", 90), facts("left", 10, "playing"), facts("slow", 10, "playing")):
        await store.create(told)
    await store.append(entry(1, table="left"))
    await store.append(entry(99, table="slow"))
    assert await store.delete_abandoned(lobby_before=50, playing_before=50) == 2
    left = [id for id in ("old", "new", "left", "slow") if await store.table(id) is not None]
    assert left == ["new", "slow"]
    assert await store.entries("left") == []
    await store.stop()


async def test_the_lease_goes_to_one_worker_until_it_ends(new_store: Callable[[str], str]) -> None:
    url = new_store("postgresql")
    one, other = Store(url, worker="one"), Store(url, worker="other")
    await one.start()
    await other.start()
    await one.create(facts("t"))
    assert await one.lease("t", now=100, until=120) == 120
    assert await other.lease("t", now=101, until=121) == 120
    assert await one.lease("t", now=110, until=130) == 130
    assert await other.lease("t", now=131, until=151) == 151
    await one.stop()
    await other.stop()


def test_addresses_of_databases() -> None:
    assert database_url("postgres://me@host/db").drivername == "postgresql+asyncpg"
    assert database_url("postgresql://me@host/db").drivername == "postgresql+asyncpg"
    assert database_url("sqlite:///x.db").drivername == "sqlite+aiosqlite"
    assert str(database_url(None).database).endswith("tables.sqlite3")
    for wrong in ("mysql://host/db", "nonsense"):
        with pytest.raises(WayfareError):
            database_url(wrong)
