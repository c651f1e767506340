"""The server's services without a network: tables, store and bots, with a clock that tests advance by hand."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from server.client import DEADLINE
from server.databases import new_sqlite
from wayfare.server.app import Services
from wayfare.server.callers import GUEST, Caller
from wayfare.server.lobby.create import create
from wayfare.server.ops.clock import Alarm
from wayfare.server.ops.settings import Settings
from wayfare.server.table.clients import Client
from wayfare.server.table.table import Table
from wayfare.server.tokens import hash_token
from wayfare.server.wire import Accepted, Created, CreateTable, NewChair, Options, Play, Undo


class ManualAlarm:
    def __init__(self, call: Callable[[], object]) -> None:
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self.call = None


class ManualClock:
    """A clock that moves only when `advance` is called."""

    def __init__(self) -> None:
        self._now = 1_700_000_000.0
        self._alarms: list[tuple[float, int, ManualAlarm]] = []
        self._numbers = count()

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        alarm = ManualAlarm(call)
        heapq.heappush(self._alarms, (when, next(self._numbers), alarm))
        asyncio.get_running_loop().call_soon(self._call_due)
        return alarm

    def advance(self, seconds: float) -> None:
        self._now += seconds
        self._call_due()

    def _call_due(self) -> None:
        while self._alarms and self._alarms[0][0] <= self._now:
            call = heapq.heappop(self._alarms)[2].call
            if call is not None:
                call()


class FakeTransport:
    """Keeps what a client is sent, as fast as `open` lets it."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.open = asyncio.Event()
        self.open.set()
        self.closed = False
        self.on_caught_up: Callable[[], None] = lambda: None

    def send_now(self, *messages: bytes) -> bool:
        if self.open.is_set():
            self.messages += messages
        return self.open.is_set()

    async def send(self, message: bytes) -> None:
        await self.open.wait()
        self.messages.append(message)

    @property
    def texts(self) -> list[str]:
        return [message.decode() for message in self.messages]

    async def close(self) -> None:
        self.closed = True

    def caught_up(self) -> None:
        self.on_caught_up()


class Backend:
    """All services of a server, and shortcuts for what tests do with them."""

    def __init__(self, services: Services, clock: ManualClock) -> None:
        self.services = services
        self.tables = services.tables
        self.store = services.store
        self.limits = services.limits
        self.clock = clock
        self._ids = count()

    async def create(self, *people: str, game: str = "new-york", start: bool = True, **options: Any) -> Created:
        """A table: a name is a person on the host's device, `bot:hard` a bot, `?` an open chair."""
        chairs = [_chair(text) for text in people or ("Ann", "Bob")]
        request = CreateTable(game=game, chairs=chairs, options=Options(**{"pace_ms": 0, **options}), start=start)
        return await create(self.tables, self.limits, by(None), request)

    def table(self, created: Created) -> Table:
        found = self.tables.get(created.table.id)
        assert found is not None
        return found

    def legal(self, table: Table, kind: str = "") -> str:
        """The first legal action of that kind."""
        assert table.match_log is not None
        return next(str(action) for action in table.match_log.match.legal_actions() if action.kind.startswith(kind))

    async def play(
        self, created: Created, seat: int, action: str, version: int | None = None, id: str | None = None
    ) -> Accepted:
        at = self.table(created).version if version is None else version
        request = Play(id=id or f"move {next(self._ids)}", version=at, action=action)
        return await self.services.moves.submit(by(created.tokens[seat].token), created.table.id, request)

    async def undo(self, created: Created, seat: int) -> Accepted:
        request = Undo(id=f"undo {next(self._ids)}", version=self.table(created).version)
        return await self.services.moves.submit(by(created.tokens[seat].token), created.table.id, request)

    async def keep_first(self, created: Created) -> None:
        """Everyone keeps the first choice of tickets."""
        table = self.table(created)
        assert table.match_log is not None
        while table.match_log.match.view(table.turn).phase == "keep":
            assert table.turn is not None
            await self.play(created, table.turn, self.legal(table, "keep"))

    def connect(self, created: Created, seat: int | None = None) -> tuple[Client, FakeTransport]:
        """A client at a socket."""
        table, transport = self.table(created), FakeTransport()
        client = Client(transport, self.clock.now())
        transport.on_caught_up = lambda: self.tables.broadcaster.resync(table, client)
        client.token_hash = None if seat is None else table.facts.chairs[seat].token_hash
        table.presence.clients.add(client)
        return client, transport

    async def connect_token(self, table_id: str, token: str | None) -> FakeTransport:
        """A client at a socket of this worker, with any token."""
        table, transport = await self.tables.open(table_id), FakeTransport()
        client = Client(transport, self.clock.now())
        client.token_hash = None if token is None else hash_token(token)
        table.presence.clients.add(client)
        return transport

    async def until(self, done: Callable[[], Any]) -> None:
        """Wait for threads, which think in real time."""
        deadline = time.monotonic() + DEADLINE
        while not done():
            assert time.monotonic() < deadline, "it did not happen"
            await asyncio.sleep(0.001)

    async def settle(self) -> None:
        """Let everything happen that happens without waiting."""
        for _ in range(20):
            await asyncio.sleep(0)


def by(token: str | None) -> Caller:
    return Caller(identity=GUEST, token=token, address="192.0.2.1")


def _chair(text: str) -> NewChair:
    if text == "?":
        return NewChair(kind="open")
    if text.startswith("bot:"):
        return NewChair(kind="bot", level=text.removeprefix("bot:"))
    return NewChair(kind="human", name=text)


@asynccontextmanager
async def backend(folder: Path, **settings: Any) -> AsyncIterator[Backend]:
    clock = ManualClock()
    url = new_sqlite(folder / "backend.db")
    services = Services(Settings(**{"database_url": url, "limits": False, **settings}), clock)
    services.tables.warm.set()
    services.store.start()
    try:
        yield Backend(services, clock)
    finally:
        await services.stop()


@asynccontextmanager
async def two_workers(url: str) -> AsyncIterator[tuple[Backend, Backend]]:
    """Two workers on one database. Neither hears of the other's changes before it looks."""
    clock = ManualClock()
    both = [Services(Settings(database_url=url, limits=False), clock) for _ in range(2)]
    for services in both:
        services.broadcaster.on_presence.clear()
        services.tables.warm.set()
        services.store.start()
    try:
        yield Backend(both[0], clock), Backend(both[1], clock)
    finally:
        for services in both:
            await services.stop()
