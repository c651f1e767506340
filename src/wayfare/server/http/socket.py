"""A table's socket, one per client.

Requests take the same path as over HTTP; changes are sent as they happen.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
from litestar import asgi
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.types import Receive, Scope, Send
from msgspec.structs import asdict

from wayfare.server import wire
from wayfare.server.http.auth import address_of, guest
from wayfare.server.http.errors import refusal_of
from wayfare.server.http.transport import FLOODED, FRAME_BYTES, SEND_NOW
from wayfare.server.lobby import chat
from wayfare.server.ops.clock import Clock
from wayfare.server.ops.limits import Bucket, Limits, Rate
from wayfare.server.ops.metrics import Metrics
from wayfare.server.ops.settings import Settings
from wayfare.server.refusals import Refused
from wayfare.server.table.clients import Client, encode
from wayfare.server.table.moves import Moves
from wayfare.server.table.registry import Tables
from wayfare.server.table.table import Table
from wayfare.server.tokens import hash_token

HELLO_SECONDS = 10
CLOSE_FRAME_SECONDS = 1.0
MESSAGES = Rate(30, 90)  # of one socket
TOO_MANY = Rate(0.5, 90)  # messages refused as too many, until a socket is closed
DECODER: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
PONG = encode(wire.Pong())


class SocketServices(Protocol):
    """The services that a socket needs. Litestar's `State` would look each of them up every time."""

    settings: Settings
    clock: Clock
    limits: Limits
    metrics: Metrics
    tables: Tables
    moves: Moves


@asgi("/api/tables/{table:str}/socket", copy_scope=False)
async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Live news of a table. The first message is `hello`.

    Bypasses Litestar's socket object: with the headers it keeps, it would take more memory than an idle table.
    """
    if scope["type"] != ScopeType.WEBSOCKET:
        raise NotFoundException
    services: SocketServices = scope["litestar_app"].state.services
    address = address_of(scope["client"])
    ours = same_origin(dict(scope["headers"]), services.settings.origins)
    scope["headers"] = ()  # not needed any more, and a socket lives for hours
    await receive()  # websocket.connect
    with services.limits.socket(address) as allowed:
        if not (ours and allowed):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        with services.metrics.sockets.track_inprogress():
            send_now: Any = (scope["extensions"] or {})[SEND_NOW]["call"]
            await Connection(services, scope["path_params"]["table"], receive, send, send_now, address).run()


def same_origin(headers: dict[bytes, bytes], others: list[str]) -> bool:
    """From one of our own pages, or from a site the settings name. Programs send no origin at all."""
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin or origin in others:
        return True
    return urlsplit(origin).netloc.lower() == headers.get(b"host", b"").decode("latin-1").lower()


class Disconnected(Exception):
    """The client has closed the socket."""


class Connection:
    """One socket, from the first message to the last."""

    __slots__ = (
        "_address",
        "_bucket",
        "_caller",
        "_client",
        "_patience",
        "_receive",
        "_send",
        "_send_now",
        "_services",
        "_shown",
        "_table",
        "_table_id",
    )

    def __init__(
        self,
        services: SocketServices,
        table_id: str,
        receive: Receive,
        send: Send,
        send_now: Callable[..., bool],
        address: str,
    ) -> None:
        now = services.clock.now()
        self._services = services
        self._table_id = table_id
        self._table: Table | None = None
        self._receive = receive
        self._send = send
        self._send_now = send_now
        self._address = address
        self._caller = guest(None, address)
        self._client = Client(self, now)
        self._bucket = Bucket(MESSAGES.burst, now)
        self._patience = Bucket(TOO_MANY.burst, now)
        self._shown: int | None = None  # the version that came with the last refusal

    @property
    def _tables(self) -> Tables:
        return self._services.tables

    # The client's transport

    def send_now(self, *messages: bytes) -> bool:
        return self._send_now(*messages)

    async def send(self, message: bytes) -> None:
        await self._send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def close(self, code: int = 1001) -> None:
        close = self._send({"type": "websocket.close", "code": code, "reason": ""})
        with contextlib.suppress(Exception):  # it may be closed already; if the client doesn't read, it is aborted soon
            await asyncio.wait_for(close, CLOSE_FRAME_SECONDS)

    def caught_up(self) -> None:
        """Replace the messages that were dropped with one whole snapshot."""
        if self._table is not None:
            self._tables.broadcaster.resync(self._table, self._client)

    # Reading

    async def run(self) -> None:
        try:
            await asyncio.wait_for(self._next(), HELLO_SECONDS)
            if self._table is None:
                await self._client.close("closed", 0)
                return
            while True:
                await self._next()
        except TimeoutError:
            await self._client.close("idle")
        except Disconnected:
            pass
        finally:
            self._leave()

    async def _next(self) -> None:
        event, limits = await self._receive(), self._services.limits
        if event["type"] != "websocket.receive":
            await limits.turn(self._address)  # dozens of sockets may be closed at the same moment
            raise Disconnected
        await limits.wait("message", self._address)  # meanwhile, the transport hardly reads on
        await limits.turn(self._address)
        now = self._client.heard = self._services.clock.now()
        message = None
        try:
            if not self._bucket.take(MESSAGES, now) and self._services.settings.limits:
                raise Refused("too-many-requests")
            message = _decode(event.get("text") or event.get("bytes") or "")
            await self._answer(message)
        except Exception as error:
            refusal = refusal_of(error, self._services.metrics)
            if refusal.code == "too-many" and not self._patience.take(TOO_MANY, now):
                await self.close(FLOODED)  # it goes on after many refusals
                raise Disconnected from None
            if isinstance(message, wire.SocketPlay | wire.SocketUndo) and refusal.id is None:
                refusal = msgspec.structs.replace(refusal, id=message.id)
            self._refuse(refusal)

    async def _answer(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Ping):
            self._client.put(PONG, self._client.heard)
        elif isinstance(message, wire.Hello):
            await self._hello(message)
        elif self._table is None:
            raise Refused("hello-first")
        elif isinstance(message, wire.SocketPlay | wire.SocketUndo):
            moves = self._services.moves
            await moves.submit(self._caller, self._table_id, message, self._shown, self._acknowledge)
            self._tables.broadcaster.send_news(self._table)  # so that one packet takes both to the player who moved
            self._client.release(self._client.heard)
        elif isinstance(message, wire.SocketSay):
            await chat.say(self._tables, self._services.limits, self._caller, self._table_id, message)

    def _acknowledge(self, accepted: wire.Accepted) -> None:
        """Put the answer to a move in front of the snapshot that shows it."""
        self._client.hold(encode(wire.AcceptedMessage(id=accepted.id, version=accepted.version)))

    async def _hello(self, hello: wire.Hello) -> None:
        tables, client = self._tables, self._client
        if tables.closing:
            raise Refused("restarting")
        table = await tables.open_fresh(self._table_id)
        caller = guest(hello.token or None, self._address)
        you = table.identify(caller)
        before = client.token_hash, client.device_hashes
        client.token_hash = caller.token_hash if caller.token else None
        client.device_hashes = frozenset(map(hash_token, hello.device_tokens))
        if table.facts.stage != "lobby" and not table.may_watch(table.belongs(client)):
            client.token_hash, client.device_hashes = before
            raise Refused("no-spectators")
        self._caller, self._table, self._shown = caller, table, None
        changed = client not in table.presence.clients or (client.token_hash, client.device_hashes) != before
        table.presence.clients.add(client)
        if changed:
            tables.broadcaster.presence_changed(table)
        chat_lines = list(table.chat) if table.may_read_chat(table.belongs(client)) else []
        self._put(wire.Welcome(you=you, table=table.info(), chat=chat_lines))
        client.seen = hello.since
        tables.broadcaster.show(table, client, even_if_seen=True)

    def _refuse(self, refusal: wire.Refusal) -> None:
        """After a refusal with news the client may have taken in, the next snapshot must be a whole one."""
        self._put(wire.RefusedMessage(**asdict(refusal)))
        if self._table is None or refusal.snapshot is None:
            return
        self._shown = refusal.snapshot.version
        if refusal.snapshot.version != self._client.seen:
            self._client.seen = None
            self._tables.broadcaster.show(self._table, self._client)

    def _put(self, message: msgspec.Struct) -> None:
        self._client.put(encode(message), self._client.heard)

    def _leave(self) -> None:
        self._client.gone()
        if self._table is not None:
            self._table.presence.clients.discard(self._client)
            self._table.touched = self._services.clock.now()
            self._tables.broadcaster.presence_changed(self._table)


def _decode(text: str | bytes) -> wire.ClientMessage:
    if len(text) > FRAME_BYTES:
        raise Refused("message-too-long")
    try:
        return DECODER.decode(text)
    except msgspec.ValidationError as error:
        raise Refused("invalid-message", detail=error) from None
    except (msgspec.DecodeError, UnicodeError):
        raise Refused("not-json") from None
