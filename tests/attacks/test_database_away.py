"""PostgreSQL goes away and comes back: the server waits, says so, keeps its healthy workers, and tells the truth."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.backend import two_workers
from server.processes import Server, wait_until

from attacks.gate import Gate
from attacks.watch import healthy
from wayfare.server.refusals import Refused

SOON = 60.0  # seconds; a deadline

NewStore = Callable[[str], str]


async def until(done: Callable[[], object], what: str) -> None:
    await asyncio.to_thread(wait_until, done, SOON, what)


def logged(server: Server, text: str, times: int = 1) -> bool:
    return server.log.read_text("utf-8").count(text) >= times


@asynccontextmanager
async def behind_a_gate(url: str, folder: Path, workers: int) -> AsyncIterator[tuple[Gate, Server]]:
    """A server that isn't launched yet, and the gate to its database, which is closed."""
    gate = Gate(url)
    server = Server(gate.url, folder, workers)
    try:
        yield gate, server
    finally:
        server.kill()
        await gate.close()


async def test_a_start_waits_for_the_database(empty_store: NewStore, tmp_path: Path) -> None:
    async with behind_a_gate(empty_store("postgresql"), tmp_path, 2) as (gate, server):
        server.launch()
        await until(lambda: logged(server, "waiting for the database"), "the line that says why it waits")
        assert server.process is not None and server.process.poll() is None
        await gate.open()
        await until(server.answers, "the start")


async def test_a_server_that_waits_for_its_database_can_be_stopped(new_store: NewStore, tmp_path: Path) -> None:
    async with behind_a_gate(new_store("postgresql"), tmp_path, 1) as (_, server):
        server.launch()
        await until(lambda: logged(server, "waiting for the database"), "the line that says why it waits")
        assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)


async def test_a_worker_that_dies_meanwhile_stops_nobody(new_store: NewStore, tmp_path: Path) -> None:
    """The others stay; a new worker waits until the database is back."""
    async with behind_a_gate(new_store("postgresql"), tmp_path, 2) as (gate, server):
        await gate.open()
        await asyncio.to_thread(server.start)
        await until(lambda: logged(server, '"serving"', 2), "the start of both workers")
        await gate.close()
        first, second = server.worker_ids()
        os.kill(first, signal.SIGKILL)
        await until(lambda: logged(server, "waiting for the database"), "a new worker that waits")
        assert server.process is not None and server.process.poll() is None
        assert second in server.worker_ids()
        await gate.open()
        print(f"healthy {await healthy(server):.1f} s after the database came back")
        await until(lambda: len(server.worker_ids()) == 2, "the recovery")
        assert second in server.worker_ids()
        assert await asyncio.to_thread(server.stop) == 0


async def test_a_database_that_refuses_us_is_reported_in_one_sentence(new_store: NewStore, tmp_path: Path) -> None:
    server = Server(new_store("postgresql").replace("/wayfare_", "/no_such_"), tmp_path, 2)
    server.launch()
    assert server.process is not None
    try:
        assert await asyncio.to_thread(server.process.wait, SOON) == 2
    finally:
        server.kill()
    assert "wayfare: PostgreSQL refuses the connection:" in server.log.read_text("utf-8").splitlines()[-1]


async def test_a_table_recovers_however_long_it_takes(new_store: NewStore, caplog: pytest.LogCaptureFixture) -> None:
    """A move can't be saved; the table is read again and again until the database is back."""
    gate = Gate(new_store("postgresql"))
    await gate.open()
    async with two_workers(gate.url) as (here, _):
        ann = await here.create()
        table = here.table(ann)
        await gate.close()
        with pytest.raises(Refused) as refused:
            await here.play(ann, 0, here.legal(table))
        assert refused.value.refusal.reason == "not-saved" and table.match_log is None
        for _ in range(3):
            tries = len(caplog.records)
            here.clock.advance(1)
            await here.until(lambda tries=tries: len(caplog.records) > tries)  # type: ignore[misc]
            await here.settle()
        assert table.match_log is None
        await gate.open()
        here.clock.advance(1)
        await here.until(lambda: table.match_log is not None)
        assert (await here.play(ann, 0, here.legal(table))).version == 1
    await gate.close()
