"""Clients for the load test, with so little work each that one core can drive thousands of them."""

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
    """What a random player needs from a view."""

    legal: list[Legal]
    turn: int | None


class Message(msgspec.Struct):
    """Any message; other fields are skipped while decoding."""

    type: str
    version: int | None = None
    view: Position | None = None


MESSAGE = msgspec.json.Decoder(Message)
ACCEPTED = b'{"type":"accepted"'  # many messages, with nothing new in them


class Socket(asyncio.Protocol):
    """The client side of RFC 6455 for text messages. The mask is zero, so that masking costs nothing."""

    def __init__(self, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.path = path
        self.heard = heard
        self.lost = lost
        self.rest = b""  # of a frame that isn't complete
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
        """Most of the time, these are one or two whole frames."""
        data, at = self.rest + data if self.rest else data, 0
        if not self.open.done():
            if (end := data.find(b"\r\n\r\n")) < 0:
                self.rest = data
                return
            self.opened(data)
            at = end + 4
        while (start := at + 2) <= len(data):
            size = data[at + 1]
            if size > 125:
                head = start
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[head:start])
            if len(data) < start + size:
                break
            self.frame(data[at] & 15, data[start : start + size])
            at = start + size
        self.rest = data[at:]

    def opened(self, head: bytes) -> None:
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head[:200])
        self.open.set_result(None)

    def frame(self, opcode: int, text: bytes) -> None:
        if opcode == 1:
            self.heard(text)
        elif opcode == 8:
            self.transport.close()
        elif opcode == 9:
            self.transport.write(b"\x8a\x80\0\0\0\0")

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
        load, path = self.party.load, f"/api/tables/{self.party.table}/socket"
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(path, self.heard, load.count_lost), load.host, load.port
        )
        await self.socket.open
        self.socket.send(msgspec.json.encode({"type": "hello", "token": self.token}))
        await self.party.ready.wait()

    def heard(self, text: bytes) -> None:
        if text.startswith(ACCEPTED):
            return
        message = MESSAGE.decode(text)
        if message.type == "snapshot":
            self.party.looked(self, message)
        elif message.type == "refused":
            self.party.load.refused += 1


class Party:
    """The clients of a table, and the move that is on its way."""

    def __init__(self, load: Load, table: str, tokens: list[str], counted: bool = True) -> None:
        self.load = load
        self.table = table
        self.clients = [Client(self, token) for token in tokens]
        self.counted = counted
        self.ready = asyncio.Event()  # everyone has the first snapshot
        self.running = False
        self.sent_at = 0.0
        self.sent_for = -1  # the version the move leads to
        self.next_at = 0.0
        self.waiting: tuple[Client, int, list[Legal]] | None = None

    def looked(self, client: Client, message: Message) -> None:
        assert message.version is not None and message.view is not None
        if client.version < self.sent_for <= message.version and not client.mine and self.counted:
            self.load.latencies.append(time.perf_counter() - self.sent_at)
        client.version = message.version
        if all(other.version >= 0 for other in self.clients):
            self.ready.set()
        if message.view.legal:
            self.waiting = client, message.version, message.view.legal
            if self.running:
                self.plan()
        elif message.view.turn is None and self.running:
            self.running = False
            self.load.begin_again(self)

    def plan(self) -> None:
        """Schedule the next move, however late the last one was seen."""
        pace = self.load.pace if self.counted else 0.0
        now = time.perf_counter()
        if not pace:
            self.move()
            return
        self.next_at = max(now, self.next_at + pace * (0.5 + self.load.rng.random()))
        asyncio.get_running_loop().call_later(self.next_at - now, self.move)

    def begin(self) -> None:
        """Start at a random moment, so that tables don't move in step."""
        self.running = True
        self.next_at = time.perf_counter() - self.load.pace * self.load.rng.random()
        if self.waiting is not None:
            self.plan()

    def move(self) -> None:
        if self.waiting is None or not self.running:
            return
        (mover, version, legal), self.waiting = self.waiting, None
        for client in self.clients:
            client.mine = client is mover
        load = self.load
        load.number += 1
        body = {"type": "play", "id": str(load.number), "version": version, "action": load.rng.choice(legal).text}
        self.sent_at, self.sent_for = time.perf_counter(), version + 1
        mover.socket.send(msgspec.json.encode(body))
        if self.counted:
            load.moves += 1
        else:
            load.thought += 1


class Load:
    """All tables of a run, and what was counted."""

    def __init__(self, url: str, game: str, clients: int, pace: float, rng: Random) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        kept = httpx.Limits(keepalive_expiry=1)  # the server's is five seconds: neither may hang up on the other
        self.http = httpx.AsyncClient(base_url=url, timeout=60, limits=kept)
        self.game, self.players, self.pace, self.rng = game, clients, pace, rng
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

    async def __aenter__(self) -> Load:
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
        """A table whose people are all on this device, started at once."""
        chairs = chairs or [{"kind": "human", "name": f"Client {n + 1}"} for n in range(self.players)]
        body = {"game": self.game, "chairs": chairs, "options": {"pace_ms": 0}, "start": True}
        answer = await self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        created = answer.json()
        return created["table"]["id"], [each["token"] for each in created["tokens"]]

    async def new_party(self, chairs: list[dict[str, str]] | None = None) -> Party:
        party = Party(self, *await self.new_table(chairs), counted=chairs is None)
        await asyncio.gather(*(client.connect() for client in party.clients))
        self.parties.add(party)
        return party

    async def new_thinker(self) -> None:
        """A person who answers at once, and an expert that is therefore always thinking."""
        party = await self.new_party([{"kind": "human", "name": "Client"}, {"kind": "bot", "level": "expert"}])
        party.begin()

    def begin(self, parties: list[Party]) -> None:
        gc.freeze()
        for party in parties:
            party.begin()

    def begin_again(self, party: Party) -> None:
        """Their game is over: give them another table."""
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
