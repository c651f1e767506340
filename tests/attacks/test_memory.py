"""One client tries to fill the server's memory, or to use up its connections."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.client import Api, Table, open_table
from server.conftest import Serve
from server.in_process import InProcessServer, in_process_server
from server.processes import Server

from attacks.raw import PING, TEXT, Raw, frame
from attacks.watch import watched
from wayfare.server.http import transport
from wayfare.server.http.transport import HEAD_BYTES, Connected, Guard, HttpProtocol, SocketProtocol, is_trusted
from wayfare.server.table.clients import OUTBOX_BYTES, Client

NEAR = "127.0.0.3"
SHORT = 0.3  # seconds that anything may take, where a test waits for it


@pytest.fixture
def small_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operating system takes little, so that the server notices sooner that nobody reads."""
    admit = Guard.admit

    def with_a_small_buffer(guard: Guard, connection: Connected) -> None:
        connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        admit(guard, connection)

    monkeypatch.setattr(Guard, "admit", with_a_small_buffer)


@asynccontextmanager
async def table_at(folder: Path, **settings: object) -> AsyncIterator[tuple[InProcessServer, Table]]:
    async with in_process_server(folder, **settings) as server, Api(server.url) as api:
        table = await open_table(api, "new-york", 2)
        await api.http.aclose()
        await until(lambda: not connections(server))
        yield server, table


def connections(server: InProcessServer) -> list[Any]:
    return list(server.guard._connections)


async def until(done: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.01)


def clients(server: InProcessServer, table: Table) -> list[Client]:
    found = server.tables.get(table.id)
    return list(found.clients) if found else []


def stale(table: Table) -> bytes:
    return frame(TEXT, b'{"type":"play","id":"x","version":99,"action":"draw deck"}')


# Bytes


@pytest.mark.parametrize(
    "endless",
    [
        b"X-Field: " + b"x" * 1000 + b"\r\n",  # many fields
        b"x" * 1000,  # one that never ends
    ],
)
async def test_a_head_without_end_is_cut_off(tmp_path: Path, endless: bytes) -> None:
    async with in_process_server(tmp_path) as server:
        raw = await Raw.connect(server.url)
        raw.send(b"GET / HTTP/1.1\r\nHost: x\r\nX-First: ")
        for _ in range(8 * HEAD_BYTES // len(endless)):
            raw.send(endless)
        async with asyncio.timeout(10):
            answer = await raw.closed()
        assert answer == b"" or answer.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400"))
        assert not connections(server)


async def test_trailers_and_chunk_sizes_are_cut_off_too(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server:
        for endless in (b"1;" + b"e" * 1000 + b"\r\nx\r\n", b"0\r\n" + b"X: y\r\n" * 200):
            raw = await Raw.connect(server.url)
            raw.send(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            for _ in range(8 * HEAD_BYTES // len(endless)):
                raw.send(endless)
            async with asyncio.timeout(10):
                await raw.closed()


async def test_ordinary_requests_have_room(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        answer = await api.http.get("/api/games", headers={"X-Long": "x" * (HEAD_BYTES // 2)})
        assert answer.status_code == 200

        async def chunks() -> AsyncIterator[bytes]:
            for _ in range(200):
                yield b" " * 1000

        answer = await api.http.post("/api/tables", content=chunks())
        assert answer.status_code == 400


async def test_requests_that_wait_for_each_other_are_few(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server:
        raw = await Raw.connect(server.url)
        raw.send(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
        async with asyncio.timeout(10):
            assert (await raw.closed()).startswith(b"HTTP/1.1 400")


async def test_what_a_client_leaves_unread_is_bounded(tmp_path: Path, small_buffers: None) -> None:
    """Stale moves are refused, the first time with a whole snapshot."""
    async with table_at(tmp_path) as (server, table):
        raw = await Raw.upgraded(server.url, table.id)
        raw.say({"type": "hello", "token": table.people[0]})
        await until(lambda: clients(server, table))
        (client,) = clients(server, table)
        queued = 0
        for _ in range(40):
            raw.send(stale(table) * 10)
            await asyncio.sleep(0.01)
            queued = max(queued, client._queued)
        await until(lambda: not raw.writer.transport.get_write_buffer_size())
        assert queued <= OUTBOX_BYTES
        (line,) = [one for one in connections(server) if isinstance(one, SocketProtocol)]
        assert line.transport.get_write_buffer_size() < 128 << 10
        raw.end()


async def test_a_version_is_sent_with_one_refusal_only(tmp_path: Path) -> None:
    async with table_at(tmp_path) as (server, table):
        raw = await Raw.upgraded(server.url, table.id)
        raw.say({"type": "hello", "token": table.people[0]})
        raw.send(stale(table) * 5 + frame(TEXT, b'{"type":"ping"}'))
        async with asyncio.timeout(10):
            text = await raw.read_to(b'"pong"')
        assert text.count(b'"refused"') == 5
        assert text.count(b'"reason":"stale","id":"x","snapshot":{') == 1
        raw.end()


async def test_unread_answers_to_pings_are_bounded(tmp_path: Path, small_buffers: None) -> None:
    async with table_at(tmp_path) as (server, table):
        raw = await Raw.upgraded(server.url, table.id)
        (line,) = connections(server)
        assert isinstance(line, SocketProtocol)
        most = 0
        for _ in range(60):
            raw.send(frame(PING, b"x" * 125) * 400)
            await asyncio.sleep(0)
            line._bucket.left = 1e9  # as if they came over hours
            most = max(most, line.transport.get_write_buffer_size())
        await until(lambda: not raw.writer.transport.get_write_buffer_size())
        assert max(most, line.transport.get_write_buffer_size()) < 256 << 10
        raw.end()


# Time


async def test_silent_and_slow_connections_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "HEAD_SECONDS", SHORT)
    monkeypatch.setattr(transport, "BODY_SECONDS", SHORT)
    monkeypatch.setattr(transport, "SWEEP_SECONDS", 0.05)
    async with in_process_server(tmp_path) as server:
        silent, slow, body, again = [await Raw.connect(server.url) for _ in range(4)]
        slow.send(b"GET / HTTP/1.1\r\nHost")
        body.send(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
        again.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        await again.read_to(b'"ok"')
        again.send(b"GET /healthz HT")
        async with asyncio.timeout(10):
            for raw in (silent, slow, body, again):
                assert await raw.closed() == b""


async def test_clients_that_do_not_read_are_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_buffers: None
) -> None:
    """Over HTTP and at a socket, and even while they keep writing."""
    monkeypatch.setattr(transport, "UNREAD_SECONDS", SHORT)
    monkeypatch.setattr(transport, "CLOSE_SECONDS", SHORT)
    monkeypatch.setattr(transport, "SWEEP_SECONDS", 0.05)
    async with table_at(tmp_path) as (server, table):
        raw = await Raw.upgraded(server.url, table.id)
        raw.say({"type": "hello", "token": table.people[0]})
        await until(lambda: clients(server, table))
        page = await Raw.connect(server.url)
        await until(lambda: {type(one) for one in connections(server)} == {HttpProtocol, SocketProtocol})
        while not (raw.writer.transport.is_closing() and page.writer.transport.is_closing()):
            for _ in range(4):
                raw.say({"type": "hello", "token": table.people[0]})
            page.send(b"GET /api/games/new-york HTTP/1.1\r\nHost: x\r\n\r\n")
            await asyncio.sleep(0.02)
        await until(lambda: not connections(server) and not clients(server, table))


# Number


async def test_one_address_cannot_take_all_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "CONNECTIONS_PER_ADDRESS", 5)
    async with in_process_server(tmp_path, limits=True) as server:
        held = [await Raw.connect(server.url) for _ in range(5)]
        await until(lambda: len(connections(server)) == 5)
        async with asyncio.timeout(10):
            assert await (await Raw.connect(server.url)).closed() == b""
            near = await Raw.connect(server.url, NEAR)
            near.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b'"ok"' in await near.closed()
        held[0].end()
        await until(lambda: len(connections(server)) == 4)
        again = await Raw.connect(server.url)
        await until(lambda: len(connections(server)) == 5)
        for raw in (*held, again):
            raw.end()
        await until(lambda: not server.guard._addresses)


async def test_all_together_leave_some_files_for_the_database(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server:
        server.guard._most = 3
        held = [await Raw.connect(server.url) for _ in range(3)]
        async with asyncio.timeout(10):
            assert await (await Raw.connect(server.url)).closed() == b""
        for raw in held:
            raw.end()


async def test_one_address_may_have_only_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a proxy, too: there, its clients share one connecting address."""
    monkeypatch.setattr("wayfare.server.ops.limits.SOCKETS_PER_ADDRESS", 2)
    async with table_at(tmp_path, limits=True) as (server, table):
        held = [await Raw.upgraded(server.url, table.id) for _ in range(2)]
        with pytest.raises(ConnectionRefusedError, match="403"):
            await Raw.upgraded(server.url, table.id)
        near = await Raw.upgraded(server.url, table.id, NEAR)
        held.pop().end()
        await until(lambda: server.guard._addresses["127.0.0.2"] == 1)
        held.append(await Raw.upgraded(server.url, table.id))
        for raw in (*held, near):
            raw.end()


def test_trusted_proxies_may_be_networks() -> None:
    assert is_trusted("10.1.2.3", "127.0.0.1, 10.0.0.0/8") and is_trusted("", "*")
    assert not is_trusted("10.1.2.3", "127.0.0.1") and not is_trusted("nonsense", "10.0.0.0/8")


# Floods


@pytest.mark.parametrize("kind", [TEXT, PING, 0x8A])
async def test_a_socket_that_floods_is_closed(tmp_path: Path, kind: int) -> None:
    async with table_at(tmp_path) as (server, table):
        raw = await Raw.upgraded(server.url, table.id)
        raw.say({"type": "hello"})
        for _ in range(20):
            raw.send(frame(kind, b"x") * 1000)
        async with asyncio.timeout(10):
            await raw.closed()
        await until(lambda: not connections(server) and not clients(server, table))


async def test_a_client_deaf_to_refusals_is_disconnected(tmp_path: Path) -> None:
    """The clock is stopped, so the bucket doesn't refill."""
    async with table_at(tmp_path, limits=True) as (server, table):
        raw = await Raw.upgraded(server.url, table.id)
        raw.say({"type": "hello"})
        for _ in range(200):
            raw.say({"type": "ping"})
        async with asyncio.timeout(10):
            await raw.read_to(b"\x88\x02\x03\xf0")  # the code of a flood
        raw.end()


# At the scale at which they were first seen


def limited(serve: Serve) -> Server:
    return serve(WAYFARE_LIMITS="true")


async def sockets_open(server: Server) -> float:
    async with httpx.AsyncClient(timeout=30) as http:
        text = (await http.get(f"{server.url}/metrics")).text
    return float(text.partition("\nwayfare_sockets ")[2].split()[0])


@pytest.mark.deep
async def test_endless_heads_for_eight_seconds(serve: Serve) -> None:
    server = limited(serve)
    async with watched(server, "endless heads") as damage:
        ends = asyncio.get_running_loop().time() + 8
        while asyncio.get_running_loop().time() < ends:
            raw = await Raw.connect(server.url)
            raw.send(b"GET / HTTP/1.1\r\nX: ")
            try:
                while not raw.reader.at_eof() and not raw.writer.transport.is_closing():
                    raw.send(b"x" * 65536)
                    await raw.writer.drain()
            except ConnectionError:
                pass
            raw.end()
    damage.check()


@pytest.mark.deep
async def test_fifty_five_sockets_that_never_read(serve: Serve) -> None:
    """Stale moves and pings, as fast as they go; all are let go in the end."""
    server = limited(serve)
    async with Api(server.url) as api:
        tables = [await open_table(api, "new-york", 2) for _ in range(10)]
    async with watched(server, "55 sockets that never read") as damage:
        raws = [await Raw.upgraded(server.url, tables[n % 10].id) for n in range(55)]
        for n, raw in enumerate(raws):
            raw.say({"type": "hello", "token": tables[n % 10].people[n % 2]})
        for _ in range(400):
            for n, raw in enumerate(raws):
                if not raw.writer.transport.is_closing() and not raw.writer.transport.get_write_buffer_size():
                    raw.send(stale(tables[n % 10]) + frame(PING, b"x" * 125) * 3)
            await asyncio.sleep(0.05)
    damage.check()
    async with asyncio.timeout(60):
        while await sockets_open(server):
            await asyncio.sleep(1)
    for raw in raws:
        raw.end()


@pytest.mark.deep
async def test_eleven_hundred_silent_connections(serve: Serve) -> None:
    """From an address like any other, and from a proxy's."""
    server = limited(serve)
    async with watched(server, "1,100 silent connections") as damage:
        held = [await Raw.connect(server.url, source) for source in ("127.0.0.1", "127.0.0.2") for _ in range(550)]
        await asyncio.sleep(15)
    damage.check()
    assert all([await raw.closed() == b"" for raw in held])


@pytest.mark.deep
async def test_a_flood_of_messages(serve: Serve) -> None:
    server = limited(serve)
    async with Api(server.url) as api:
        table = await open_table(api, "new-york", 2)
    async with watched(server, "a flood of messages") as damage:
        ends = asyncio.get_running_loop().time() + 8
        while asyncio.get_running_loop().time() < ends:
            try:
                raw = await Raw.upgraded(server.url, table.id)
                raw.say({"type": "hello"})
                while not raw.writer.transport.is_closing():
                    raw.send(frame(TEXT, b'{"type":"ping"}') * 1000)
                    await raw.writer.drain()
                    await asyncio.sleep(0.01)
            except ConnectionError:
                await asyncio.sleep(0.05)
    damage.check()
