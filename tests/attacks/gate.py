"""A gate in front of PostgreSQL: while it is closed, the database is away."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from server.processes import free_port
from sqlalchemy.engine import make_url


class Gate:
    """Passes on everything between a port of its own and a database, while it is open."""

    def __init__(self, database_url: str) -> None:
        url = make_url(database_url)
        self._behind = f"{url.query['host']}/.s.PGSQL.{url.port or 5432}"
        self._port = free_port()
        self.url = url.set(host="127.0.0.1", port=self._port, query={}).render_as_string(hide_password=False)
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self._port)

    async def close(self) -> None:
        """Refuse new connections, and cut those there are."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for _ in range(5):  # turns of the loop: a connection accepted at the last moment becomes a line in the second
            for line in self._lines:
                line.cancel()
            await asyncio.gather(*self._lines, return_exceptions=True)
            await asyncio.sleep(0)  # their sockets are closed in the loop's next turn

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Not a coroutine: a line is known from its first moment, so that closing the gate cuts it in any case."""
        line = asyncio.get_running_loop().create_task(self._lead(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)
        line.add_done_callback(lambda _: writer.transport.abort())

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        database_reader, database_writer = await asyncio.open_unix_connection(self._behind)
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(_pass_on(reader, database_writer))
                group.create_task(_pass_on(database_reader, writer))
        finally:
            database_writer.transport.abort()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()
