"""Threads are shared fairly: bots at tables first, one hint per seat, and nothing for clients that have gone."""

from __future__ import annotations

import asyncio
import math
import threading
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from server.backend import Backend, backend, by
from server.client import Api, Player, open_table
from server.in_process import in_process_server
from wayfare.server.callers import GUEST, SERVER, Caller, request_address
from wayfare.server.http.socket import Connection
from wayfare.server.http.transport import ABORTED, Guard
from wayfare.server.lobby.create import create
from wayfare.server.ops.fair_queue import MAX_WAITING_PER_ADDRESS, FairQueue
from wayfare.server.ops.loop_turns import TURN_PAUSE_SECONDS, LoopTurns
from wayfare.server.ops.threads import LogReader, Pace, PacedThread, Stopped
from wayfare.server.refusals import Refused
from wayfare.server.table.broadcast import POLLS
from wayfare.server.table.polling import poll
from wayfare.server.table.table import Table
from wayfare.server.wire import ClientMessage, Created, CreateTable, Hint, NewChair, Options


async def test_bots_come_first_and_addresses_take_turns() -> None:
    queue, served = FairQueue(1), list[str]()

    async def ask(name: str) -> None:
        async with queue.turn(name[0], first=name.endswith("bot")):
            served.append(name)

    async with asyncio.TaskGroup() as group, queue.turn("c"):
        for name in ("a1", "a2", "a3", "b1", "a4 bot", "a5 bot", "b2", "b3 bot"):
            group.create_task(ask(name))
            await asyncio.sleep(0)
    assert served == ["a4 bot", "b3 bot", "a5 bot", "a1", "b1", "a2", "b2", "a3"]


async def test_an_address_with_too_many_requests_is_refused_and_nobody_else() -> None:
    queue = FairQueue(1)
    async with asyncio.timeout(10), queue.turn("c"):
        waiting = [asyncio.ensure_future(queue.turn("a").__aenter__()) for _ in range(MAX_WAITING_PER_ADDRESS)]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await queue.turn("a").__aenter__()
        other = asyncio.ensure_future(queue.turn("b").__aenter__())
        await asyncio.sleep(0)
        assert len(queue) == MAX_WAITING_PER_ADDRESS + 1
        for one in (*waiting, other):
            one.cancel()
    await asyncio.gather(*waiting, other, return_exceptions=True)
    async with asyncio.timeout(10), queue.turn("a"):
        pass  # those who gave up don't hold a place


async def test_those_who_gave_up_do_not_wait_any_more() -> None:
    queue = FairQueue(1)
    async with asyncio.timeout(10), queue.turn("c"):
        for _ in range(MAX_WAITING_PER_ADDRESS + 1):
            given_up = asyncio.ensure_future(queue.turn("a").__aenter__())
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
        assert len(queue) == 0
        last, next_one = (asyncio.ensure_future(queue.turn(name).__aenter__()) for name in "ab")
        await asyncio.sleep(0)
        last.cancel()
    await asyncio.wait_for(next_one, 10)  # the place was passed on at the very moment when someone gave up
    assert len(queue) == 0


class TurnCounter:
    """Counts the turns of the event loop."""

    def __init__(self) -> None:
        self.turn = 0
        self._next()

    def _next(self) -> None:
        self.turn += 1
        self._handle = asyncio.get_running_loop().call_soon(self._next)

    def stop(self) -> None:
        self._handle.cancel()


async def test_an_address_has_one_request_in_each_turn_of_the_loop() -> None:
    turns, counter, served = LoopTurns(), TurnCounter(), Counter[tuple[str, int]]()

    async def ask(address: str) -> None:
        await turns.wait(address)
        served[address, counter.turn] += 1

    begin = counter.turn
    crowd = [asyncio.create_task(ask("a")) for _ in range(50)]
    gone, other = crowd.pop(), asyncio.create_task(ask("b"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(*crowd, other)
    counter.stop()
    (soon,) = (turn for address, turn in served if address == "b")
    assert soon <= begin + 2  # whatever the other address asks for
    assert max(served.values()) == 1 and served.total() == 50
    await asyncio.sleep(2 * TURN_PAUSE_SECONDS)
    assert not turns._lines


async def shown(player: Player) -> None:
    await player.hear_until(lambda: player.view)


async def test_messages_of_many_sockets_do_not_come_up_all_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty-five of them kept the loop busy for 116 ms: they said hello, or left, at the same moment."""
    answered, left = Counter[int](), Counter[int]()
    async with in_process_server(tmp_path, limits=True) as server, Api(server.url) as api:
        table = await open_table(api, "first-journey-usa", 2)
        counter = TurnCounter()
        answer, leave = Connection._answer, Connection._leave

        async def counted(connection: Connection, message: ClientMessage) -> None:
            answered[counter.turn] += 1
            await answer(connection, message)

        def counted_leave(connection: Connection) -> None:
            left[counter.turn] += 1
            leave(connection)

        monkeypatch.setattr(Connection, "_answer", counted)
        monkeypatch.setattr(Connection, "_leave", counted_leave)
        players = [Player(server.url, table.id) for _ in range(40)]
        await asyncio.gather(*(player.connect() for player in players))
        await asyncio.gather(*map(shown, players))
        for player in players:
            assert player.socket is not None
            player.socket.transport.abort()
        async with asyncio.timeout(20):
            while left.total() < len(players):
                await asyncio.sleep(0.01)
        counter.stop()
    assert answered.total() == left.total() == len(players)
    assert max(answered.values()) == max(left.values()) == 1


async def test_overdue_connections_are_ended_some_at_a_time() -> None:
    """A thousand silent ones, all connected in the same second, took 24 ms."""
    guard, counter, ended = Guard(1000, None, ""), TurnCounter(), Counter[int]()

    class Silent:
        client = ("192.0.2.1", 1)
        read_by, write_by = 0.0, math.inf

        def __init__(self) -> None:
            self.transport = self

        def is_closing(self) -> bool:
            return False

        def abort(self) -> None:
            ended[counter.turn] += 1
            guard.release(self)  # type: ignore[arg-type]

    for _ in range(3 * ABORTED):
        guard.admit(Silent())  # type: ignore[arg-type]
    guard._sweep()
    while ended.total() < 3 * ABORTED:
        await asyncio.sleep(0)
    counter.stop()
    assert max(ended.values()) == ABORTED and not guard._connections


async def test_a_replay_nobody_waits_for_ends_at_its_next_step() -> None:
    replays, began, ended = PacedThread("replay"), threading.Event(), threading.Event()

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
    caller = Caller(identity=GUEST, token=by(created.tokens[seat].token).token, address=address)
    return await here.services.hints.hint(caller, created.table.id)


async def test_one_hint_per_seat_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with backend(tmp_path) as here:
        ann = await someone_to_act(here, 300.0, monkeypatch)
        asking = asyncio.create_task(ask(here, ann, 0))
        await here.until(lambda: here.services.hints.under_way)
        with pytest.raises(Refused) as refused:
            await asyncio.wait_for(ask(here, ann, 0), 10)
        assert refused.value.refusal.reason == "one-hint-at-a-time"
        asking.cancel()  # the client has hung up
        await here.until(asking.done)
        monkeypatch.setattr("wayfare.server.bots.pool.EXPERT_SECONDS", 0.05)
        assert (await ask(here, ann, 0)).thoughts


async def test_a_bot_at_a_table_moves_before_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints of one address are waiting; someone else's expert is next all the same."""
    async with backend(tmp_path) as here:
        tables = [await someone_to_act(here, 0.3, monkeypatch) for _ in range(MAX_WAITING_PER_ADDRESS + 1)]
        asking = [asyncio.create_task(ask(here, created, 0)) for created in tables]
        await here.until(lambda: len(here.services.hints.under_way) == len(tables))
        match = await here.create("bot:expert", "Cleo", game="first-journey-europe")
        await here.until(lambda: here.table(match).turn == 1)
        assert sum(one.done() for one in asking) <= 2
        for one in asking:
            one.cancel()
        await asyncio.gather(*asking, return_exceptions=True)


async def test_bots_of_different_addresses_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address has many experts at work; someone else's is the next but one all the same, and has its full time."""
    monkeypatch.setattr("wayfare.server.bots.pool.EXPERT_SECONDS", 0.3)
    monkeypatch.setattr("wayfare.server.bots.pool.SHORTEST_SECONDS", 0.1)
    async with backend(tmp_path) as here:
        request = CreateTable(
            game="first-journey-europe",
            chairs=[NewChair(kind="bot", level="expert"), NewChair(kind="human", name="Cleo")],
            options=Options(pace_ms=0),
            start=True,
        )

        async def started(address: str) -> Table:
            created = await create(
                here.tables, here.limits, Caller(identity=GUEST, token=None, address=address), request
            )
            return here.table(created)

        pool, everyone_waits = here.services.bot_pool, threading.Event()
        pool._slow.submit(everyone_waits.wait)
        many = [await started("192.0.2.1") for _ in range(12)]
        other = await started("192.0.2.2")
        await here.until(lambda: len(pool._turns[True]) == 12)  # the first one has the thread
        assert pool.expert_seconds("192.0.2.2") == 0.3
        everyone_waits.set()
        await here.until(lambda: other.turn == 1)
        assert sum(table.turn == 1 for table in many) <= 4


async def test_logs_are_read_for_one_address_after_the_other() -> None:
    reader, go, read = LogReader(), threading.Event(), list[str]()

    async def ask(address: str, name: str) -> None:
        request_address.set(address)
        await reader.run(read.append, name)

    first = asyncio.create_task(reader.run(go.wait))
    await asyncio.sleep(0)
    asking = []
    for address, name in (("a", "a1"), ("a", "a2"), ("b", "b1"), (SERVER, "bot"), ("a", "a3")):
        asking.append(asyncio.create_task(ask(address, name)))
        await asyncio.sleep(0)
    go.set()
    await asyncio.gather(first, *asking)
    assert read == ["bot", "a1", "b1", "a2", "a3"]
    reader.stop()


async def test_moves_wait_for_one_other_piece_of_work_at_most(tmp_path: Path) -> None:
    """Someone changes a table's options again and again; someone else moves."""
    async with backend(tmp_path) as here:
        busy, ann = await here.create(), await here.create()
        done: list[str] = []

        async def change() -> None:
            await here.tables.change(busy.table.id, lambda facts: replace(facts, touched=facts.touched + 1))
            done.append("change")

        async def move() -> None:
            await here.play(ann, 0, here.legal(here.table(ann)))
            done.append("move")

        await asyncio.gather(*(change() for _ in range(20)), move())
        assert done.index("move") <= 2 and len(done) == 21


async def test_polls_are_answered_a_few_at_a_time(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create()
        polls = [asyncio.create_task(poll(here.tables, by(None), ann.table.id, 0, 20)) for _ in range(3 * POLLS)]
        await here.until(lambda: len(here.table(ann).presence.polls) == len(polls))
        answered: list[int] = []
        await here.play(ann, 0, here.legal(here.table(ann)))
        while not all(one.done() for one in polls):
            await asyncio.sleep(0)
            answered.append(sum(one.done() for one in polls))
        assert max(later - before for before, later in pairwise([0, *answered])) <= POLLS
        assert {one.result().version for one in polls} == {1}
