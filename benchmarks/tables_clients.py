"""The clients of the load tool: as little work as can be, so that one core drives thousands of them."""

from __future__ import annotations

import asyncio
import base64
import gc
import os
import time
from collections.abc import Callable
from random import Random
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec


class Legal(msgspec.Struct):
    text: str


class Position(msgspec.Struct):
    """What a random player needs of a view."""

    legal: list[Legal]
    turn: int | None


class News(msgspec.Struct):
    """Any message; what is not asked for is skipped while it is read."""

    type: str
    version: int | None = None
    view: Position | None = None


NEWS = msgspec.json.Decoder(News)


class Socket(asyncio.Protocol):
    """The client's side of RFC 6455 for text messages. Its mask is zero, so that masking costs nothing."""

    def __init__(self, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.path = path
        self.heard = heard
        self.lost = lost
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.leaving = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        host = "{}:{}".format(*transport.get_extra_info("peername")[:2])
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done() and not self.opened():
            return
        while (frame := self.next_frame()) is not None:
            opcode, text = frame
            if opcode == 1:
                self.heard(text)
            elif opcode == 8:
                self.transport.close()
            elif opcode == 9:
                self.transport.write(b"\x8a\x80\0\0\0\0")

    def opened(self) -> bool:
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self.buffer.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(bytes(self.buffer[:200]))
        del self.buffer[: end + 4]
        self.open.set_result(None)
        return True

    def next_frame(self) -> tuple[int, bytes] | None:
        buffer, start = self.buffer, 2
        if len(buffer) < 2:
            return None
        size = buffer[1]
        if size > 125:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return None
        frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        self.leaving = True
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.leaving:
            self.lost()


class Client:
    """One seat of a party."""

    def __init__(self, party: Party, token: str) -> None:
        self.party = party
        self.token = token
        self.version = -1
        self.mine = False  # the move in flight is this client's

    async def connect(self) -> None:
        house, path = self.party.house, f"/api/tables/{self.party.table}/socket"
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(path, self.heard, house.count_lost), house.host, house.port
        )
        await self.socket.open
        self.socket.send(msgspec.json.encode({"type": "hello", "token": self.token}))
        await self.party.ready.wait()

    def heard(self, text: bytes) -> None:
        news = NEWS.decode(text)
        if news.type == "snapshot":
            self.party.looked(self, news)
        elif news.type == "refused":
            self.party.house.refused += 1


class Party:
    """The clients of a table, and the move that is on its way between them."""

    def __init__(self, house: House, table: str, tokens: list[str], counted: bool = True) -> None:
        self.house = house
        self.table = table
        self.clients = [Client(self, token) for token in tokens]
        self.counted = counted
        self.ready = asyncio.Event()  # everybody has the first sight
        self.running = False
        self.sent_at = 0.0
        self.sent_for = -1  # the version that the move will bring
        self.next_at = 0.0
        self.waiting: tuple[Client, int, list[Legal]] | None = None

    def looked(self, client: Client, news: News) -> None:
        assert news.version is not None and news.view is not None
        if client.version < self.sent_for <= news.version and not client.mine and self.counted:
            self.house.latencies.append(time.perf_counter() - self.sent_at)
        client.version = news.version
        if all(other.version >= 0 for other in self.clients):
            self.ready.set()
        if news.view.legal:
            self.waiting = client, news.version, news.view.legal
            if self.running:
                self.plan()
        elif news.view.turn is None and self.running:
            self.running = False
            self.house.begin_again(self)

    def plan(self) -> None:
        """The next move comes at its own time, however late the last one was seen."""
        pace = self.house.pace if self.counted else 0.0
        now = time.perf_counter()
        if not pace:
            self.move()
            return
        self.next_at = max(now, self.next_at + pace * (0.5 + self.house.rng.random()))
        asyncio.get_running_loop().call_later(self.next_at - now, self.move)

    def begin(self) -> None:
        """At a moment of its own, so that tables do not march in step."""
        self.running = True
        self.next_at = time.perf_counter() - self.house.pace * self.house.rng.random()
        if self.waiting is not None:
            self.plan()

    def move(self) -> None:
        if self.waiting is None or not self.running:
            return
        (mover, version, legal), self.waiting = self.waiting, None
        for client in self.clients:
            client.mine = client is mover
        house = self.house
        house.number += 1
        body = {"type": "play", "id": str(house.number), "version": version, "action": house.rng.choice(legal).text}
        self.sent_at, self.sent_for = time.perf_counter(), version + 1
        mover.socket.send(msgspec.json.encode(body))
        if self.counted:
            house.moves += 1
        else:
            house.thought += 1


class House:
    """All tables of a run and what was counted."""

    def __init__(self, url: str, game: str, clients: int, pace: float, rng: Random) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.game, self.seats, self.pace, self.rng = game, clients, pace, rng
        self.number = 0
        self.lost = self.refused = 0
        self.parties: set[Party] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.forget()

    def forget(self) -> None:
        """Count from here on."""
        self.moves = self.thought = self.finished = 0
        self.latencies: list[float] = []
        self.began = time.process_time()

    def cpu(self, seconds: float) -> float:
        return (time.process_time() - self.began) / seconds

    async def __aenter__(self) -> House:
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for party in self.parties:
            party.running = False
            for client in party.clients:
                client.socket.close()
        for task in self.tasks:
            task.cancel()
        await self.http.aclose()

    def count_lost(self) -> None:
        self.lost += 1

    async def new_table(self, chairs: list[dict[str, str]] | None = None) -> tuple[str, list[str]]:
        """A table whose people all sit at this device, begun at once."""
        chairs = chairs or [{"kind": "human", "name": f"Client {n + 1}"} for n in range(self.seats)]
        body = {"game": self.game, "chairs": chairs, "options": {"pace_ms": 0}, "start": True}
        answer = await self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        made = answer.json()
        return made["table"]["id"], [seat["token"] for seat in made["tokens"]]

    async def new_party(self, chairs: list[dict[str, str]] | None = None) -> Party:
        party = Party(self, *await self.new_table(chairs), counted=chairs is None)
        await asyncio.gather(*(client.connect() for client in party.clients))
        self.parties.add(party)
        return party

    async def new_thinker(self) -> None:
        """A person who answers at once, and an expert that therefore always thinks."""
        party = await self.new_party([{"kind": "human", "name": "Client"}, {"kind": "bot", "level": "expert"}])
        party.begin()

    def begin(self, parties: list[Party]) -> None:
        gc.freeze()
        for party in parties:
            party.begin()

    def begin_again(self, party: Party) -> None:
        """Their game is over: another table for them."""
        self.finished += party.counted
        task = asyncio.create_task(self.replace(party))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def replace(self, old: Party) -> None:
        self.parties.discard(old)
        for client in old.clients:
            client.socket.close()
        if old.counted:
            (await self.new_party()).begin()
        else:
            await self.new_thinker()
