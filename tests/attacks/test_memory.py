"""One client tries to fill the server's memory, or to use up its connections."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from server.backend import FakeTransport, backend
from server.client import Api, Player, Table, open_table
from server.in_process import InProcessServer, in_process_server

from attacks.raw import PING, TEXT, Raw, frame
from wayfare.server.http import transport
from wayfare.server.http.transport import HEAD_BYTES, Connected, Guard, HttpProtocol, SocketProtocol, is_trusted
from wayfare.server.ops import limits
from wayfare.server.ops.limits import Rate
from wayfare.server.refusals import Refused
from wayfare.server.table import table as table_module
from wayfare.server.table.clients import OUTBOX, OUTBOX_BYTES, Client

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
    return list(found.presence.clients) if found else []


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


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * (HEAD_BYTES + 1) + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Field: x\r\n" * (HEAD_BYTES // 8) + b"\r\n",
    ],
)
async def test_a_head_that_comes_in_one_piece_is_no_longer_than_others(tmp_path: Path, head: bytes) -> None:
    async with in_process_server(tmp_path) as server:
        raw = await Raw.connect(server.url)
        raw.send(head)
        async with asyncio.timeout(10):
            assert (await raw.closed()).startswith((b"HTTP/1.1 431", b"HTTP/1.1 400"))


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


@pytest.mark.parametrize(("size", "most"), [(1, OUTBOX), (OUTBOX_BYTES // 8, 8)])
async def test_an_outbox_is_bounded_in_messages_and_in_bytes(size: int, most: int) -> None:
    line = FakeTransport()
    line.open.clear()
    client = Client(line, now=0.0)
    for number in range(most):
        client.put(size * b"x", now=number)
        assert client.behind_since is None and client._queued <= OUTBOX_BYTES
    client.put(size * b"x", now=most)
    assert (client.behind_since, client._queued) == (most, 0)
    client.gone()
    line.open.set()
    await asyncio.sleep(0)


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


async def test_a_move_refused_as_too_many_brings_no_snapshot(tmp_path: Path) -> None:
    """The clock is stopped, so no bucket refills."""
    async with backend(tmp_path, limits=True) as here:
        ann = await here.create()
        refusals = []
        for _ in range(int(limits.RATES["move"].burst) + 1):
            with pytest.raises(Refused) as refused:
                await here.play(ann, 0, "nonsense")
            refusals.append(refused.value.refusal)
        assert {refusal.code for refusal in refusals[:-1]} == {"illegal"} and refusals[0].snapshot is not None
        assert (refusals[-1].code, refusals[-1].snapshot) == ("too-many", None)


async def test_unread_answers_to_pings_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_buffers: None
) -> None:
    monkeypatch.setattr(transport, "FRAMES", Rate(1e9, 1e9))  # as if they came over hours
    async with table_at(tmp_path) as (server, table):
        raw = await Raw.upgraded(server.url, table.id)
        (line,) = connections(server)
        assert isinstance(line, SocketProtocol)
        most = 0
        for _ in range(60):
            raw.send(frame(PING, b"x" * 125) * 400)
            await asyncio.sleep(0)
            most = max(most, line.transport.get_write_buffer_size())
        await until(lambda: not raw.writer.transport.get_write_buffer_size())
        assert max(most, line.transport.get_write_buffer_size()) < 256 << 10
        assert not line.transport.is_closing()
        raw.end()


async def test_an_address_shares_what_its_connections_leave_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_buffers: None
) -> None:
    """Each of them alone would be let go much later."""
    monkeypatch.setattr(transport, "UNREAD_BYTES", 300_000)
    async with in_process_server(tmp_path, trusted_proxies="") as server, Api(server.url) as api:
        await api.send("GET", "/api/games/new-york")  # it is drawn once
        await api.http.aclose()
        await until(lambda: not connections(server))
        raws = [await Raw.connect(server.url) for _ in range(8)]
        near = await Raw.connect(server.url, NEAR)
        for raw in (*raws, near):
            raw.send(b"GET /api/games/new-york HTTP/1.1\r\nHost: x\r\n\r\n")
        await until(lambda: len(connections(server)) < 8)
        left = [line.client[0] for line in connections(server)]
        assert NEAR in left and len(left) > 1
        assert sum(line.transport.get_write_buffer_size() for line in connections(server)) < 600_000
        for raw in (*raws, near):
            raw.end()
        await until(lambda: not server.guard._unread)


class CountedMessage(bytes):
    kept = 0

    def __new__(cls, message: bytes) -> CountedMessage:
        cls.kept += 1
        return super().__new__(cls, message)

    def __del__(self) -> None:
        CountedMessage.kept -= 1


async def test_snapshots_are_not_kept_however_many_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, snapshot_message = [], table_module.Table.snapshot_message

    def counted(table: table_module.Table, seat: int | None, since: int | None) -> CountedMessage:
        made.append(since)
        return CountedMessage(snapshot_message(table, seat, since))

    monkeypatch.setattr(table_module.Table, "snapshot_message", counted)
    async with table_at(tmp_path) as (server, table):
        async with Player(server.url, table.id, table.people[0]) as ann:
            await ann.hear_until(lambda: ann.view)
            await ann.play(ann.any_legal())
            await ann.hear_until(lambda: ann.version == 1)
        raw = await Raw.upgraded(server.url, table.id)
        for since in (0, 1, 0, 1):
            raw.say({"type": "hello", "since": since})
        raw.send(frame(TEXT, b'{"type":"ping"}'))
        async with asyncio.timeout(10):
            await raw.read_to(b'"pong"')
        assert len(made) > 4 and CountedMessage.kept == 0
        raw.end()


async def test_the_longest_matches_make_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their tables stay, and a match is read again when it is needed."""
    monkeypatch.setattr("wayfare.server.table.registry.MOVES_IN_MEMORY", 5)
    async with backend(tmp_path) as here:
        tables = [await here.create() for _ in range(3)]
        for created in tables:
            await here.keep_first(created)
            here.clock.advance(1)
        here.tables.make_room()
        assert [here.table(created).match_log is not None for created in tables] == [False, True, True]
        (await here.tables.open(tables[0].table.id)).snapshot(None)


async def test_a_match_cannot_go_on_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wayfare.server.table.moves.MOVE_LIMIT", 2)
    async with backend(tmp_path) as here:
        ann = await here.create()
        await here.keep_first(ann)
        with pytest.raises(Refused) as refused:
            await here.play(ann, 0, here.legal(here.table(ann)))
        assert (refused.value.refusal.reason, here.table(ann).version) == ("match-too-long", 2)


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
    monkeypatch.setattr(transport, "SEND_REST_SECONDS", SHORT)
    monkeypatch.setattr(transport, "SWEEP_SECONDS", 0.05)
    async with table_at(tmp_path) as (server, table):
        raw = await Raw.upgraded(server.url, table.id)
        raw.say({"type": "hello", "token": table.people[0]})
        await until(lambda: clients(server, table))
        page = await Raw.connect(server.url)
        await until(lambda: {type(one) for one in connections(server)} == {HttpProtocol, SocketProtocol})
        async with asyncio.timeout(60):
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


async def test_sockets_of_one_address_share_its_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is stopped: whoever has to wait, waits for ever."""
    monkeypatch.setitem(limits.RATES, "message", Rate(0.1, 20))

    def pongs(raw: Raw) -> int:
        return raw.buffered().count(b'"pong"')

    async with table_at(tmp_path, limits=True) as (server, table):
        one, two = [await Raw.upgraded(server.url, table.id) for _ in range(2)]
        near = await Raw.upgraded(server.url, table.id, NEAR)
        for raw in (one, two, near):
            raw.say({"type": "hello"})
        for _ in range(15):
            for raw in (one, two):
                raw.say({"type": "ping"})
        await until(lambda: pongs(one) + pongs(two) == 20 - 2)
        near.say({"type": "ping"})
        await until(lambda: pongs(near) == 1)
        assert pongs(one) + pongs(two) == 20 - 2
        for raw in (one, two, near):
            raw.end()


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
