"""The socket of a table, one per client.

What is asked goes the same way as over HTTP; what happens is told as it happens.
"""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import urlsplit

import msgspec
from litestar import asgi
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.types import Receive, Scope, Send
from msgspec.structs import asdict

from wayfare.server import chat, moves
from wayfare.server.callers import Caller, address_of
from wayfare.server.clients import Client
from wayfare.server.faults import refusal_of
from wayfare.server.housekeeping import end
from wayfare.server.limits import Bucket, Rate
from wayfare.server.refusals import Refused
from wayfare.server.table import Table, encode
from wayfare.server.tables import Tables
from wayfare.server.wire import (
    AcceptedMessage,
    ClientMessage,
    Hello,
    Ping,
    Pong,
    Refusal,
    RefusedMessage,
    SocketPlay,
    SocketSay,
    SocketUndo,
    Welcome,
)

HELLO_SECONDS = 10
FRAME_BYTES = 4096
MESSAGES = Rate(30, 90)  # of one socket
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
PONG = encode(Pong()).decode()


@asgi("/api/tables/{table:str}/socket", copy_scope=False)
async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Live news of a table. The first message is `hello`.

    Without Litestar's own socket object: with the headers that it keeps, it would cost more memory than an idle table.
    """
    if scope["type"] != ScopeType.WEBSOCKET:
        raise NotFoundException
    tables: Tables = scope["litestar_app"].state.tables
    address = address_of(scope["client"])
    welcome = same_origin(dict(scope["headers"]), tables.settings.origins) and tables.limits.allow("connect", address)
    await receive()  # websocket.connect
    if not welcome:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    scope["headers"] = ()  # a socket lives for hours, and nobody asks for them again
    tables.metrics.sockets.inc()
    try:
        await Connection(tables, scope["path_params"]["table"], receive, send, address).run()
    finally:
        tables.metrics.sockets.dec()


def same_origin(headers: dict[bytes, bytes], others: list[str]) -> bool:
    """A page of ours, or one that the settings name. Programs have no page, and send no origin."""
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin or origin in others:
        return True
    return urlsplit(origin).netloc.lower() == headers.get(b"host", b"").decode("latin-1").lower()


class Gone(Exception):
    """The other side has closed the socket."""


class Connection:
    """One socket, from the first word to the last."""

    __slots__ = ("_address", "_bucket", "_caller", "_client", "_receive", "_send", "_table", "_table_id", "_tables")

    def __init__(self, tables: Tables, table_id: str, receive: Receive, send: Send, address: str) -> None:
        now = tables.clock.now()
        self._tables = tables
        self._table_id = table_id
        self._table: Table | None = None
        self._receive = receive
        self._send = send
        self._address = address
        self._caller = Caller(token=None, address=address)
        self._client = Client(self, now)
        self._bucket = Bucket(MESSAGES.burst, now)

    # As the client's line

    async def send(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self) -> None:
        with contextlib.suppress(Exception):  # it may be closed already
            await self._send({"type": "websocket.close", "code": 1001, "reason": ""})

    def caught_up(self) -> None:
        if self._table is not None:
            self._tables.resync(self._table, self._client)

    # Reading

    async def run(self) -> None:
        try:
            await asyncio.wait_for(self._next(), HELLO_SECONDS)
            if self._table is None:
                await end(self._client, "closed", 0)
                return
            while True:
                await self._next()
        except TimeoutError:
            await end(self._client, "idle")
        except Gone:
            pass
        finally:
            self._leave()

    async def _next(self) -> None:
        """One message and its answer."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        now = self._client.heard = self._tables.clock.now()
        asked = None
        try:
            if not self._bucket.take(MESSAGES, now) and self._tables.settings.limits:
                raise Refused("too-many", "That is too often; wait a moment.")
            asked = _read(message.get("text") or message.get("bytes") or "")
            await self._answer(asked)
        except Exception as error:
            refusal = refusal_of(error, self._tables.metrics)
            if isinstance(asked, SocketPlay | SocketUndo) and refusal.id is None:
                refusal = msgspec.structs.replace(refusal, id=asked.id)
            self._refuse(refusal)

    async def _answer(self, asked: ClientMessage) -> None:
        if isinstance(asked, Ping):
            self._client.put(PONG, self._client.heard)
        elif isinstance(asked, Hello):
            await self._hello(asked)
        elif self._table is None:
            raise Refused("malformed", "The first message is hello.")
        elif isinstance(asked, SocketPlay):
            self._put(AcceptedMessage(**asdict(await moves.play(self._tables, self._caller, self._table_id, asked))))
        elif isinstance(asked, SocketUndo):
            self._put(AcceptedMessage(**asdict(await moves.undo(self._tables, self._caller, self._table_id, asked))))
        elif isinstance(asked, SocketSay):
            await chat.say(self._tables, self._caller, self._table_id, asked)

    async def _hello(self, asked: Hello) -> None:
        """Take somebody's eyes, and see what is new to them."""
        tables, client = self._tables, self._client
        if tables.closing:
            raise Refused("closed", "The server is restarting.")
        table = await tables.open_fresh(self._table_id)
        caller = Caller(token=asked.token or None, address=self._address)
        you = table.you(caller)
        beside = table.chairs_of(asked.beside)
        if table.facts.stage != "lobby" and not table.may_look(you.seat is not None or bool(beside), you.host):
            raise Refused("not-allowed", "This table is not for spectators.")
        self._caller, self._table = caller, table
        changed = client not in table.clients or (client.chair_id, client.beside) != (you.chair_id, beside)
        client.chair_id, client.seat, client.host, client.beside = you.chair_id, you.seat, you.host, beside
        table.clients.add(client)
        if changed:
            tables.presence(table)
        self._put(Welcome(you=you, table=table.out(), chat=list(table.chat)))
        client.seen = asked.since
        tables.show(table, client, again=True)

    def _refuse(self, refusal: Refusal) -> None:
        """A refusal that tells more than the client has seen is followed by a whole sight: it may have taken it in."""
        self._put(RefusedMessage(**asdict(refusal)))
        if self._table is not None and refusal.snapshot is not None and refusal.snapshot.version != self._client.seen:
            self._client.seen = None
            self._tables.show(self._table, self._client)

    def _put(self, news: msgspec.Struct) -> None:
        self._client.put(encode(news).decode(), self._client.heard)

    def _leave(self) -> None:
        if self._table is not None:
            self._table.clients.discard(self._client)
            self._table.touched = self._tables.clock.now()
            self._tables.presence(self._table)


def _read(text: str | bytes) -> ClientMessage:
    if len(text) > FRAME_BYTES:
        raise Refused("too-large", "The message is too long.")
    try:
        return DECODER.decode(text)
    except msgspec.ValidationError as error:
        raise Refused("malformed", f"The message is not as it should be: {error}.") from None
    except (msgspec.DecodeError, UnicodeError):
        raise Refused("malformed", "The message is not JSON.") from None
