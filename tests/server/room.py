"""Tables without a network: their store, their bots, and a clock that is turned by hand."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from wayfare.server import lobby, moves
from wayfare.server.callers import Caller
from wayfare.server.clients import Client
from wayfare.server.clock import Alarm
from wayfare.server.programs import Programs
from wayfare.server.settings import Settings
from wayfare.server.store import Store
from wayfare.server.table import Table
from wayfare.server.tables import Tables
from wayfare.server.thinkers import Thinkers
from wayfare.server.wire import Accepted, Created, CreateTable, NewChair, Options, Play, Undo


class Ringing:
    def __init__(self, call: Callable[[], object]) -> None:
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self.call = None


class HandClock:
    """Stands still until `turn`."""

    def __init__(self) -> None:
        self._now = 1_700_000_000.0
        self._alarms: list[tuple[float, int, Ringing]] = []
        self._numbers = count()

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        alarm = Ringing(call)
        heapq.heappush(self._alarms, (when, next(self._numbers), alarm))
        asyncio.get_running_loop().call_soon(self._ring)
        return alarm

    def turn(self, seconds: float) -> None:
        self._now += seconds
        self._ring()

    def _ring(self) -> None:
        while self._alarms and self._alarms[0][0] <= self._now:
            call = heapq.heappop(self._alarms)[2].call
            if call is not None:
                call()


class Paper:
    """A client's line that keeps what it is sent, as fast as `open` lets it."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.open = asyncio.Event()
        self.open.set()
        self.closed = False
        self.on_caught_up: Callable[[], None] = lambda: None

    async def send(self, text: str) -> None:
        await self.open.wait()
        self.texts.append(text)

    async def close(self) -> None:
        self.closed = True

    def caught_up(self) -> None:
        self.on_caught_up()


class Room:
    def __init__(self, tables: Tables, clock: HandClock) -> None:
        self.tables = tables
        self.clock = clock
        self._ids = count()

    async def create(self, *people: str, game: str = "new-york", start: bool = True, **options: Any) -> Created:
        """A table: names are people on the host's device, `bot:hard` a bot, `?` an open chair."""
        seats = [_seat(told) for told in people or ("Ann", "Bob")]
        asked = CreateTable(game=game, chairs=seats, options=Options(**{"pace_ms": 0, **options}), start=start)
        return await lobby.create(self.tables, by(None), asked)

    def table(self, created: Created) -> Table:
        found = self.tables.get(created.table.id)
        assert found is not None
        return found

    def legal(self, table: Table, kind: str = "") -> str:
        """The first legal action of that kind."""
        assert table.played is not None
        return next(str(action) for action in table.played.match.legal_actions() if action.kind.startswith(kind))

    async def play(
        self, created: Created, place: int, action: str, version: int | None = None, id: str | None = None
    ) -> Accepted:
        at = self.table(created).version if version is None else version
        asked = Play(id=id or f"move {next(self._ids)}", version=at, action=action)
        return await moves.play(self.tables, by(created.tokens[place].token), created.table.id, asked)

    async def undo(self, created: Created, place: int) -> Accepted:
        asked = Undo(id=f"undo {next(self._ids)}", version=self.table(created).version)
        return await moves.undo(self.tables, by(created.tokens[place].token), created.table.id, asked)

    async def keep_first(self, created: Created) -> None:
        """Everybody keeps the first choice of tickets."""
        table = self.table(created)
        assert table.played is not None
        while table.played.match.view(table.turn).phase == "keep":
            assert table.turn is not None
            await self.play(created, table.turn, self.legal(table, "keep"))

    def sit(self, created: Created, place: int | None = None) -> tuple[Client, Paper]:
        """Somebody at a socket."""
        table, paper = self.table(created), Paper()
        client = Client(paper, self.clock.now())
        paper.on_caught_up = lambda: self.tables.resync(table, client)
        client.seat = place
        client.chair_id = None if place is None else table.facts.chairs[place].id
        table.clients.add(client)
        return client, paper

    async def until(self, done: Callable[[], Any]) -> None:
        """Threads think in their own time; ten seconds of it."""
        deadline = time.monotonic() + 10
        while not done():
            assert time.monotonic() < deadline, "it did not happen"
            await asyncio.sleep(0.001)

    async def breathe(self) -> None:
        """Let everything happen that happens by itself."""
        for _ in range(20):
            await asyncio.sleep(0)


def by(token: str | None) -> Caller:
    return Caller(token=token, address="192.0.2.1")


def _seat(told: str) -> NewChair:
    if told == "?":
        return NewChair(kind="open")
    if told.startswith("bot:"):
        return NewChair(kind="bot", level=told.removeprefix("bot:"))  # type: ignore[arg-type]
    return NewChair(kind="human", name=told)


@asynccontextmanager
async def room(folder: Path, **settings: Any) -> AsyncIterator[Room]:
    clock = HandClock()
    tables = Tables(Store(f"sqlite:///{folder / 'room.db'}"), Settings(**{"limits": False, **settings}), clock)
    thinkers = Thinkers(1)
    Programs(tables, thinkers)
    tables.warm.set()
    await tables.store.start()
    try:
        yield Room(tables, clock)
    finally:
        await tables.stop()
        thinkers.stop()
        await tables.store.stop()
