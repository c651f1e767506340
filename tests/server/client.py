"""Clients of the table server: they know nothing but what they are sent, and keep every byte of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from types import TracebackType
from typing import Any, TypeVar
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from wayfare.bots import Level
from wayfare.engine import ViewData
from wayfare.server import wire

DEADLINE = 60.0  # seconds that a story may take
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
MESSAGE: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)
T = TypeVar("T")


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, refusal: wire.Refusal) -> None:
        super().__init__(f"{status} {refusal.code}: {refusal.sentence}")
        self.status = status
        self.refusal = refusal


class Api:
    """The HTTP interface. Refusals are raised."""

    def __init__(self, url: str, http: httpx.AsyncClient | None = None) -> None:
        self.http = http or httpx.AsyncClient(base_url=url, timeout=120)

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.http.aclose()

    async def send(self, method: str, path: str, body: object = None, token: str | None = None) -> httpx.Response:
        """Any request, and whatever comes back."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if body is None:
            return await self.http.request(method, path, headers=headers)
        headers["Content-Type"] = "application/json"
        return await self.http.request(method, path, headers=headers, content=msgspec.json.encode(body))

    async def ask(self, answer: type[T], method: str, path: str, body: object = None, token: str | None = None) -> T:
        """A request, and its answer as a type."""
        response = await self.send(method, path, body, token)
        if response.is_success:
            return msgspec.json.decode(response.content, type=answer)
        raise Refused(response.status_code, msgspec.json.decode(response.content, type=wire.Refusal))

    async def create(self, body: wire.CreateTable) -> wire.Created:
        return await self.ask(wire.Created, "POST", "/api/tables", body)

    async def join(self, table: str, name: str) -> wire.Joined:
        return await self.ask(wire.Joined, "POST", f"/api/tables/{table}/join", wire.Join(name=name))

    async def table(self, table: str) -> wire.TableInfo:
        return await self.ask(wire.TableInfo, "GET", f"/api/tables/{table}")

    async def start(self, table: str, host_token: str) -> wire.TableInfo:
        return await self.ask(wire.TableInfo, "POST", f"/api/tables/{table}/start", token=host_token)

    async def snapshot(self, table: str, token: str | None = None, since: int | None = None) -> wire.Snapshot:
        query = "" if since is None else f"?since={since}&wait=20"
        return await self.ask(wire.Snapshot, "GET", f"/api/tables/{table}/snapshot{query}", token=token)

    async def play(self, table: str, token: str, play: wire.Play) -> wire.Accepted:
        return await self.ask(wire.Accepted, "POST", f"/api/tables/{table}/moves", play, token)

    async def record(self, table: str) -> bytes:
        """Once the match is over, from whichever worker answers."""
        response = await self.send("GET", f"/api/tables/{table}/record")
        response.raise_for_status()
        return response.content


class Table(msgspec.Struct, frozen=True):
    """A table that has started. `tokens[n]` belongs to seat n; bots have none."""

    id: str
    game: str
    host_token: str
    tokens: list[str | None]
    commitment: str

    @property
    def people(self) -> list[str]:
        return [token for token in self.tokens if token is not None]


QUICK = wire.Options(pace_ms=0)


async def open_table(
    api: Api, game: str, people: int = 2, bots: Sequence[Level] = (), options: wire.Options = QUICK
) -> Table:
    """One person hosts, the others join by the link, bots fill the table, and the game starts."""
    chairs = [
        wire.NewChair(kind="human", name="Ann"),
        *(wire.NewChair(kind="open") for _ in range(people - 1)),
        *(wire.NewChair(kind="bot", level=level) for level in bots),
    ]
    created = await api.create(wire.CreateTable(game=game, chairs=chairs, options=options))
    tokens = {each.chair_id: each.token for each in created.tokens}
    for name in ("Bob", "Cleo", "Dan", "Eve")[: people - 1]:
        joined = await api.join(created.table.id, name)
        tokens[joined.chair_id] = joined.token
    started = await api.start(created.table.id, created.host_token)
    assert started.commitment is not None
    return Table(
        id=started.id,
        game=game,
        host_token=created.host_token,
        tokens=[tokens.get(seat.id) for seat in started.chairs],
        commitment=started.commitment,
    )


Chooser = Callable[["Player"], str]


class Player:
    """A person, or without a token a spectator, at a socket. Keeps version, view and moves as a browser would."""

    def __init__(self, url: str, table: str, token: str | None = None, seed: int = 0) -> None:
        self.address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self.table_id = table
        self.token = token
        self.device_tokens: list[str] = []  # of others on the same device
        self.rng = Random(seed)
        self.pace = 0.0  # seconds to think about each move
        self.socket: ClientConnection | None = None
        self.you: wire.You | None = None
        self.table: wire.TableInfo | None = None
        self.version: int | None = None
        self.view: ViewData | None = None
        self.undo = False
        self.moves: list[wire.TableMove] = []
        self.said: list[wire.ChatLine] = []
        self.received: list[bytes] = []
        self.pending: wire.SocketPlay | wire.SocketUndo | None = None
        self.accepted: dict[str, wire.Accepted] = {}  # by the id of the move
        self.played: dict[str, str] = {}  # what was sent under that id
        self.refusals: list[wire.Refusal] = []
        self.resumed = 0
        self.resyncs = 0  # whole views sent to a client that asked for less

    def __repr__(self) -> str:
        return f"<Player {self.you} at {self.table_id}, version {self.version}, pending {self.pending}>"

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    async def connect(self) -> None:
        """Connect, or reconnect with the last version seen."""
        self.socket = await connect(
            self.address, compression=None, max_size=None, max_queue=None, open_timeout=10, ping_interval=None
        )
        await self.send(wire.Hello(token=self.token, since=self.version, device_tokens=self.device_tokens))
        self.resumed += self.version is not None

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: wire.ClientMessage | str | bytes) -> None:
        assert self.socket is not None
        text = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.socket.send(text)

    async def hear(self) -> wire.ServerMessage:
        """The next message; it also updates this player."""
        assert self.socket is not None
        raw = await self.socket.recv(decode=False)
        self.received.append(raw)
        message = MESSAGE.decode(raw)
        self.take(message)
        return message

    async def hear_until(self, done: Callable[[], Any], seconds: float = 20) -> None:
        async with asyncio.timeout(seconds):
            while not done():
                await self.hear()

    def take(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Welcome():
                self.you, self.table = message.you, message.table
            case wire.TableMessage():
                self.table = message.table
            case wire.SnapshotMessage():
                self.look(message)
            case wire.AcceptedMessage():
                self.settle(message)
            case wire.RefusedMessage():
                self.refuse(message)
            case wire.ChatMessage():
                self.said.append(message)

    def look(self, snapshot: wire.Snapshot) -> None:
        """Append the new moves, or replace all of them."""
        if snapshot.since is None:
            self.resyncs += self.version is not None
            self.moves = list(snapshot.moves)
        else:
            assert snapshot.since == self.version, f"news since {snapshot.since} for a client at {self.version}"
            self.moves += snapshot.moves
        assert self.version is None or snapshot.version >= self.version, "a version only grows"
        self.version, self.view, self.undo = snapshot.version, snapshot.view, snapshot.undo.allowed

    def settle(self, message: wire.Accepted) -> None:
        earlier = self.accepted.setdefault(message.id, message)
        assert earlier.version == message.version, "one id, two versions"
        if self.pending is not None and self.pending.id == message.id:
            self.pending = None

    def refuse(self, refusal: wire.Refusal) -> None:
        self.refusals.append(refusal)
        if self.pending is not None and self.pending.id == refusal.id:
            self.pending = None
        if refusal.snapshot is not None and refusal.snapshot.version != self.version:
            self.look(refusal.snapshot)

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.phase == "over"

    @property
    def my_turn(self) -> bool:
        """May act, and has seen its own last move."""
        if self.view is None or self.version is None or self.pending is not None or not self.view.legal:
            return False
        return all(accepted.version <= self.version for accepted in self.accepted.values())

    async def play(self, action: str, move_id: str | None = None) -> wire.SocketPlay:
        assert self.version is not None
        move_id = move_id or uuid4().hex
        play = self.pending = wire.SocketPlay(id=move_id, version=self.version, action=action)
        self.played[move_id] = action
        await self.send(play)
        return play

    def any_legal(self) -> str:
        assert self.view is not None
        return self.rng.choice(self.view.legal).text

    async def play_until(self, done: Callable[[Player], bool], seconds: float = DEADLINE) -> None:
        """Play random legal moves, and see the others', until done."""
        async with asyncio.timeout(seconds):
            while not done(self):
                if self.my_turn:
                    await asyncio.sleep(self.pace)
                    await self.play(self.any_legal())
                await self.hear()

    async def play_through(self, done: Callable[[Player], bool], seconds: float = DEADLINE) -> None:
        """The same through any number of lost connections: reconnect from the last version seen, and send again
        whatever wasn't answered."""
        async with asyncio.timeout(seconds):
            while not done(self):
                try:
                    if self.socket is None:
                        await self.connect()
                        if self.pending is not None:
                            await self.send(self.pending)
                    await self.play_until(done, seconds)
                except LOST:
                    await self.drop()
                    await asyncio.sleep(0.1)  # not a wait for anything: the pace of trying again

    async def drop(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None


def over(player: Player) -> bool:
    return player.over


async def play_out(players: Sequence[Player], seconds: float = DEADLINE) -> None:
    """Everyone plays or watches to the end."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play_until(over, seconds))
