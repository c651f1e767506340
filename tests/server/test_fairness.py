"""Threads are shared fairly: bots at tables first, one hint per seat, and nothing for clients that have gone."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from server.backend import Backend, backend, by
from wayfare.server.bots import hints
from wayfare.server.ops.fair_queue import LONGEST, FairQueue
from wayfare.server.records.replays import Pace, Replays, Stopped
from wayfare.server.refusals import Refused
from wayfare.server.tokens import Caller
from wayfare.server.wire import Created, Hint


async def test_bots_come_first_and_addresses_take_turns() -> None:
    queue, served = FairQueue(1), list[str]()

    async def ask(name: str, address: str | None) -> None:
        async with queue.turn(address):
            served.append(name)

    async with asyncio.TaskGroup() as group, queue.turn():
        for name in ("a1", "a2", "a3", "b1", "bot", "b2"):
            group.create_task(ask(name, None if name == "bot" else name[0]))
            await asyncio.sleep(0)
    assert served == ["bot", "a1", "b1", "a2", "b2", "a3"]


async def test_an_address_with_too_many_requests_is_refused_and_nobody_else() -> None:
    queue = FairQueue(1)
    async with asyncio.timeout(10), queue.turn():
        waiting = [asyncio.ensure_future(queue.turn("a").__aenter__()) for _ in range(LONGEST)]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await queue.turn("a").__aenter__()
        other = asyncio.ensure_future(queue.turn("b").__aenter__())
        await asyncio.sleep(0)
        assert len(queue) == LONGEST + 1
        for one in (*waiting, other):
            one.cancel()
    await asyncio.gather(*waiting, other, return_exceptions=True)
    async with asyncio.timeout(10), queue.turn("a"):
        pass  # those who gave up don't hold a place


async def test_a_replay_nobody_waits_for_ends_at_its_next_step() -> None:
    replays, began, ended = Replays(), threading.Event(), threading.Event()

    def endless(pace: Pace) -> None:
        began.set()
        try:
            while True:
                pace.step()
        except Stopped:
            ended.set()
            raise

    running = asyncio.create_task(replays.run("a", endless))
    async with asyncio.timeout(10):
        while not began.is_set():
            await asyncio.sleep(0)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert ended.is_set()
        assert await replays.run("b", lambda _: "next") == "next"
    replays.stop()


async def someone_to_act(here: Backend, seconds: float, monkeypatch: pytest.MonkeyPatch) -> Created:
    monkeypatch.setattr("wayfare.server.bots.pool.EXPERT_SECONDS", seconds)
    return await here.create("Ann", "Bob", "bot:expert", game="first-journey-europe")


async def ask(here: Backend, created: Created, seat: int, address: str = "192.0.2.1") -> Hint:
    caller = Caller(token=by(created.tokens[seat].token).token, address=address)
    return await hints.hint(here.tables, here.parts.bot_pool, here.limits, caller, created.table.id)


async def test_one_hint_per_seat_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with backend(tmp_path) as here:
        ann = await someone_to_act(here, 300.0, monkeypatch)
        asking = asyncio.create_task(ask(here, ann, 0))
        await here.until(lambda: here.table(ann).hinting)
        with pytest.raises(Refused) as refused:
            await ask(here, ann, 0)
        assert refused.value.refusal.reason == "one-hint-at-a-time"
        asking.cancel()  # the client has hung up
        await here.until(asking.done)
        monkeypatch.setattr("wayfare.server.bots.pool.EXPERT_SECONDS", 0.05)
        assert (await ask(here, ann, 0)).thoughts


async def test_a_bot_at_a_table_moves_before_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints of one address are waiting; someone else's expert is next all the same."""
    async with backend(tmp_path) as here:
        tables = [await someone_to_act(here, 0.3, monkeypatch) for _ in range(LONGEST + 1)]
        asking = [asyncio.create_task(ask(here, created, 0)) for created in tables]
        await here.until(lambda: all(here.table(created).hinting for created in tables))
        match = await here.create("bot:expert", "Cleo", game="first-journey-europe")
        await here.until(lambda: here.table(match).turn == 1)
        assert sum(one.done() for one in asking) <= 2
        for one in asking:
            one.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
