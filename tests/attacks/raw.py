"""A client that minds no manners: bytes over TCP, and sockets that can be left unread."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any
from urllib.parse import urlsplit

FAR = "127.0.0.2"  # an address that no proxy has
TEXT, PING = 0x81, 0x89
ENDING: set[asyncio.Task[None]] = set()  # the loop itself would let go of them


class Raw:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        ending = asyncio.create_task(self._end_with_the_test())
        ENDING.add(ending)
        ending.add_done_callback(ENDING.discard)

    @classmethod
    async def connect(cls, url: str, source: str = FAR) -> Raw:
        """With small buffers of its own, so that what it leaves unread stays with the server."""
        parts = urlsplit(url)
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((source, 0))
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (parts.hostname, parts.port))
        return cls(*await asyncio.open_connection(sock=line, limit=4096))

    @classmethod
    async def upgraded(cls, url: str, table_id: str, source: str = FAR) -> Raw:
        """A socket at a table, before its hello."""
        raw = await cls.connect(url, source)
        raw.send(
            f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await raw.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raw.end()
            raise ConnectionRefusedError(head.decode())
        return raw

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    def say(self, message: dict[str, Any]) -> None:
        self.send(frame(TEXT, json.dumps(message).encode()))

    async def read_to(self, end: bytes) -> bytes:
        """Everything up to and including these bytes."""
        text = b""
        while end not in text:
            text += await self.reader.read(4096)
        return text

    def buffered(self) -> bytes:
        """What has come and nobody has read."""
        return bytes(self.reader._buffer)  # type: ignore[attr-defined]

    async def closed(self) -> bytes:
        """Everything that comes, up to the end of the connection; nothing if it was aborted."""
        try:
            return await self.reader.read(-1)
        except ConnectionError:
            return b""
        finally:
            self.end()

    def end(self) -> None:
        self.writer.transport.abort()

    async def _end_with_the_test(self) -> None:
        """`asyncio.run` cancels what is left: otherwise a later test would be told of a connection left open."""
        try:
            await asyncio.Event().wait()
        finally:
            self.end()
            await asyncio.sleep(0)  # until it is closed


def frame(kind: int, data: bytes = b"") -> bytes:
    """A WebSocket frame from a client, masked with zeros."""
    assert len(data) < 1 << 16
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([kind]) + size + bytes(4) + data
