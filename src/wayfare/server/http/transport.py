"""Connections as uvicorn speaks them, with bounds: on bytes, on time, on frames, and on how many there are.

uvicorn bounds none of these, so a single client could fill the server's memory, or use up its files. A proxy in front
could bound some of them, but docs/security.md promises them without one.

The bounds are in subclasses, which rely on the following internals. Check them when uvicorn or websockets change:

- uvicorn's `HttpToolsProtocol`: its llhttp callbacks (`on_…`), `handle_websocket_upgrade`, `parser`, `pipeline`, `url`,
  `transport`, `client`, `loop`, `config`.
- uvicorn's `WebSocketsSansIOProtocol`: `handle_connect`, `handle_events`, `handle_ping`, `conn`, `queue`, `scope`,
  `writable`, `close_sent`.
- `Config.load` here, and `Server.startup` in ops/run.py.
- websockets' `ServerProtocol`: `conn.events` before they are received, and `conn.parser`, a generator.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
from collections import Counter
from contextlib import suppress
from typing import Any, Protocol

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from wayfare.server.http.auth import address_of
from wayfare.server.ops import memory
from wayfare.server.ops.limits import CONNECTIONS_PER_ADDRESS, Bucket, Rate
from wayfare.server.ops.loop_turns import a_few_per_turn
from wayfare.server.ops.settings import Settings

HEAD_BYTES = 32 << 10  # of a request: everything that isn't body
PIPELINED = 8  # requests that may wait for the answer to an earlier one on the same connection
HEAD_SECONDS = 10.0  # from the first byte, or from connecting, to the end of the head
BODY_SECONDS = 30.0  # from there to the end of the body
UNREAD_SECONDS = 30.0  # that a client may leave more unread than fits the buffers
UNREAD_BYTES = 32 << 20  # that all connections of one address may leave unread
UNREAD_BYTES_OF_PROXY = 256 << 20  # the same for a proxy's address, which stands for many people
SEND_REST_SECONDS = 5.0  # that a closed connection may still take to send what is left
FRAME_BYTES = 4096  # of a message
FRAMES = Rate(60, 500)  # of any kind on one socket: twice as many as the messages it may send
SLICE_BYTES = 4096  # handed to the parser in one go: a quarter of a megabyte of empty frames would block the loop
SWEEP_SECONDS = 1.0
ABORTED = 50  # connections in one turn of the event loop
SEND_NOW = "wayfare.send_now"  # an extension of ASGI, with one `call`
TEXT_FRAME = 0x81  # the first byte of a frame that is a whole message
FLOODED = 1008  # the code with which a socket is closed: a policy is violated
GRACE_SECONDS = 5  # for requests under way when the server stops
FILES = 65_536  # open files that are asked for; each connection is one
SPARE_FILES = 128  # for the database, modules and bots
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n"
    b"x-content-type-options: nosniff\r\n\r\n"
)


class ServerConfig(uvicorn.Config):
    """How uvicorn serves our application. `guard` exists once a process has loaded it."""

    guard: Guard

    def __init__(self, settings: Settings, app: Any) -> None:
        super().__init__(
            app,
            host=settings.host,
            port=settings.port,
            lifespan="on",
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_max_size=FRAME_BYTES,
            ws_ping_interval=None,  # clients ping, and one task watches all of them
            ws_per_message_deflate=False,  # would cost more memory than the table itself
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=settings.trusted_proxies,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        self._settings = settings

    def load(self) -> None:
        memory.limit_arenas()
        super().load()
        per_address = CONNECTIONS_PER_ADDRESS if self._settings.limits else None
        self.guard = Guard(open_files() - SPARE_FILES, per_address, self._settings.trusted_proxies)


def open_files() -> int:
    """How many files this process may have open, after asking for as many as it may ask for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return FILES if soft == resource.RLIM_INFINITY else soft


class Connected(Protocol):
    """A connection with deadlines, in the event loop's time."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    read_by: float
    write_by: float


class Guard:
    """All connections of a process: how many there may be, and an end to those that take too long."""

    def __init__(self, most: int, per_address: int | None, trusted_proxies: str) -> None:
        self._most = most
        self._per_address = per_address
        self._proxies = trusted_proxies
        self._connections: set[Connected] = set()
        self._addresses: Counter[str] = Counter()
        self._unread: dict[str, set[Connected]] = {}  # connections that have something unread, by address
        self._sweeping = False

    def admit(self, connection: Connected) -> None:
        address = address_of(connection.client)
        crowded = self._per_address is not None and self._addresses[address] >= self._per_address
        if len(self._connections) >= self._most or (crowded and not is_trusted(address, self._proxies)):
            connection.transport.abort()
            return
        self._connections.add(connection)
        self._addresses[address] += 1
        if not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def replace(self, connection: Connected, upgraded: Connected) -> None:
        if connection in self._connections:
            self.read(connection)
            self._connections.discard(connection)
            self._connections.add(upgraded)

    def release(self, connection: Connected) -> None:
        self.read(connection)
        if connection in self._connections:
            self._connections.discard(connection)
            address = address_of(connection.client)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def unread(self, connection: Connected) -> None:
        """Note that a client reads too slowly. Its connection is aborted once its address has too much unread."""
        address = address_of(connection.client)
        slow = self._unread.setdefault(address, set())
        slow.add(connection)
        most = UNREAD_BYTES_OF_PROXY if is_trusted(address, self._proxies) else UNREAD_BYTES
        if sum(one.transport.get_write_buffer_size() for one in slow) > most:
            asyncio.get_running_loop().call_soon(connection.transport.abort)  # it is in the middle of a write

    def read(self, connection: Connected) -> None:
        """A client has caught up, or has disconnected."""
        address = address_of(connection.client)
        slow = self._unread.get(address, set())
        slow.discard(connection)
        if not slow:
            self._unread.pop(address, None)

    def _sweep(self) -> None:
        """Abort what is overdue: closing would wait until the client has read everything."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for connection in self._connections:
            if connection.transport.is_closing():
                connection.write_by = min(connection.write_by, now + SEND_REST_SECONDS)
        overdue = [one for one in self._connections if now > min(one.read_by, one.write_by)]
        a_few_per_turn(ABORTED, overdue, lambda one: one.transport.abort())  # there may be a thousand of them
        self._sweeping = bool(self._connections)
        if self._sweeping:
            loop.call_later(SWEEP_SECONDS, self._sweep)


def is_trusted(address: str, proxies: str) -> bool:
    """Is this address one of the trusted proxies? `proxies` is a list of addresses and networks, or `*`."""
    for proxy in proxies.replace(" ", "").split(","):
        if proxy in ("*", address):
            return True
        with suppress(ValueError):
            if ipaddress.ip_address(address) in ipaddress.ip_network(proxy, strict=False):
                return True
    return False


class Deadlines(asyncio.Protocol):
    """What both protocols have in common: the times at which a connection is ended, by the event loop's clock."""

    config: ServerConfig
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    read_by = math.inf
    write_by = math.inf

    def pause_writing(self) -> None:
        super().pause_writing()
        self.write_by = self.loop.time() + UNREAD_SECONDS
        self.config.guard.unread(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.write_by = math.inf
        self.config.guard.read(self)


class HttpProtocol(Deadlines, HttpToolsProtocol):
    """HTTP, with bounds on a request's head and on the time it takes."""

    config: ServerConfig
    _overhead = 0  # bytes of this request that aren't body
    _fields = 0  # bytes of its header fields so far

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.read_by = self.loop.time() + HEAD_SECONDS
        self.config.guard.admit(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.guard.release(self)

    def data_received(self, data: bytes) -> None:
        """Some bytes of a request. Chunk sizes and trailers count towards the head."""
        if self.read_by == math.inf:
            self.read_by = self.loop.time() + HEAD_SECONDS
        self._overhead += len(data)
        super().data_received(data)
        if self._overhead > HEAD_BYTES and self.parser is not None and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins. An exception ends the connection with status 400."""
        if len(self.pipeline) >= PIPELINED:
            raise ValueError("too many requests at once")
        super().on_message_begin()
        self._overhead = self._fields = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > HEAD_BYTES:
            raise ValueError("the address is too long")

    def on_header(self, name: bytes, value: bytes) -> None:
        self._fields += len(name) + len(value)
        if self._fields > HEAD_BYTES:
            raise ValueError("the head is too long")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.read_by = self.loop.time() + BODY_SECONDS
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._overhead = max(0, self._overhead - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.read_by = math.inf
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.config.guard.replace(self, self.transport.get_protocol())  # type: ignore[arg-type]
        self.parser = None  # type: ignore[assignment]  # it refers to this protocol, which won't be told about the end


def text_frame(message: bytes) -> bytes:
    """A message in a frame of its own (RFC 6455, 5.2). Without extensions it is only a head with its length."""
    size = len(message)
    if size < 126:
        return b"%c%c%b" % (TEXT_FRAME, size, message)
    if size < 1 << 16:
        return b"%c\x7e%b%b" % (TEXT_FRAME, size.to_bytes(2), message)
    return b"%c\x7f%b%b" % (TEXT_FRAME, size.to_bytes(8), message)


class SocketProtocol(Deadlines, WebSocketsSansIOProtocol):
    """WebSocket, with an end for clients that flood us or don't read."""

    config: ServerConfig
    _bucket: Bucket
    _offered: dict[object, object]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection that was HTTP until now. The guard counts it already."""
        super().connection_made(transport)
        self._bucket = Bucket(FRAMES.burst, self.loop.time())
        self._offered = {}

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the reference cycle of parser and protocol, so that memory is freed at once."""
        super().connection_lost(exc)
        self.config.guard.release(self)
        self.conn.parser.close()
        self._offered.clear()  # which refers to this protocol, too

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self._offered["call"] = self.send_now
            self.scope["extensions"][SEND_NOW] = self._offered

    def send_now(self, *messages: bytes) -> bool:
        """Send messages at once, or return False if the buffer is full. A task for each would cost more."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(text_frame, messages)))
        return True

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE_BYTES])

    def handle_events(self) -> None:
        """Handle frames, or close the socket if there are far too many."""
        if self._bucket.take(FRAMES, self.loop.time(), len(self.conn.events)):
            super().handle_events()
        else:
            self._end_flood()

    def _end_flood(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODED})
        self.conn.fail(FLOODED, "too many messages")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def handle_ping(self) -> None:
        """Answer, unless earlier answers are still unread."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # takes the answers out
