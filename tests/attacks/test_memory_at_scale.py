"""One client tries to fill the server's memory, to use up its connections or its time, at the scale first seen."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest
from server.client import Api, open_table
from server.conftest import Serve
from server.processes import Server

from attacks.raw import PING, TEXT, Raw, frame
from attacks.test_memory import stale
from attacks.watch import STRICT, watched

FLOOD_SECONDS = 8
PINGS = 40  # sockets
CONNECTIONS = 200
RELEASED_SECONDS = 60

pytestmark = pytest.mark.deep


def limited(serve: Serve) -> Server:
    return serve(WAYFARE_LIMITS="true")


async def sockets_open(server: Server) -> float:
    async with httpx.AsyncClient(timeout=30) as http:
        text = (await http.get(f"{server.url}/metrics")).text
    return float(text.partition("\nwayfare_sockets ")[2].split()[0])


async def released(server: Server) -> None:
    """Wait until no socket is open."""
    async with asyncio.timeout(RELEASED_SECONDS):
        while await sockets_open(server):
            await asyncio.sleep(1)


async def test_endless_heads_for_eight_seconds(serve: Serve) -> None:
    server = limited(serve)
    async with watched(server, "endless heads", STRICT):
        ends = time.monotonic() + FLOOD_SECONDS
        while time.monotonic() < ends:
            raw = await Raw.connect(server.url)
            raw.send(b"GET / HTTP/1.1\r\nX: ")
            try:
                while not raw.reader.at_eof() and not raw.writer.transport.is_closing():
                    raw.send(b"x" * 65536)
                    await raw.writer.drain()
            except ConnectionError:
                pass
            raw.end()


async def test_fifty_five_sockets_that_never_read(serve: Serve) -> None:
    """Stale moves and pings, as fast as they go; all are let go in the end."""
    server = limited(serve)
    async with Api(server.url) as api:
        tables = [await open_table(api, "new-york", 2) for _ in range(10)]
    async with watched(server, "55 sockets that never read", STRICT):
        raws = [await Raw.upgraded(server.url, tables[n % 10].id) for n in range(55)]
        for n, raw in enumerate(raws):
            raw.say({"type": "hello", "token": tables[n % 10].people[n % 2]})
        for _ in range(400):
            for n, raw in enumerate(raws):
                if not raw.writer.transport.is_closing() and not raw.writer.transport.get_write_buffer_size():
                    raw.send(stale(tables[n % 10]) + frame(PING, b"x" * 125) * 3)
            await asyncio.sleep(0.05)
    await released(server)
    for raw in raws:
        raw.end()


async def test_pings_whose_answers_nobody_reads(serve: Serve) -> None:
    """As many as each socket takes: they came to 300 MB once."""
    server = limited(serve)
    async with Api(server.url) as api:
        table = await open_table(api, "new-york", 2)
    async with watched(server, f"pings from {PINGS} sockets that never read", STRICT):
        raws = [await Raw.upgraded(server.url, table.id) for _ in range(PINGS)]
        for raw in raws:
            raw.say({"type": "hello"})
        ends = time.monotonic() + 2 * FLOOD_SECONDS
        while time.monotonic() < ends:
            for raw in raws:
                if not raw.writer.transport.is_closing() and not raw.writer.transport.get_write_buffer_size():
                    raw.send(frame(PING, b"x" * 125) * 5)
            await asyncio.sleep(0.1)
    await released(server)
    for raw in raws:
        raw.end()


async def test_a_flood_of_requests(serve: Serve) -> None:
    """On as many connections as an address may have, each as fast as it is answered."""
    server = limited(serve)

    async def ask(ends: float) -> int:
        raw = await Raw.connect(server.url)
        count = 0
        while time.monotonic() < ends:
            raw.send(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
            await raw.read_to(b"\r\n\r\n")
            count += 1
        raw.end()
        return count

    async with watched(server, f"requests on {CONNECTIONS} connections", STRICT):
        ends = time.monotonic() + FLOOD_SECONDS
        answered = sum(await asyncio.gather(*(ask(ends) for _ in range(CONNECTIONS))))
    print(f"{answered} requests were answered")


async def test_eleven_hundred_silent_connections(serve: Serve) -> None:
    """From an address like any other, and from a proxy's."""
    server = limited(serve)
    async with watched(server, "1,100 silent connections", STRICT):
        held = [await Raw.connect(server.url, source) for source in ("127.0.0.1", "127.0.0.2") for _ in range(550)]
        await asyncio.sleep(15)
    assert all([await raw.closed() == b"" for raw in held])


async def test_a_flood_of_messages(serve: Serve) -> None:
    server = limited(serve)
    async with Api(server.url) as api:
        table = await open_table(api, "new-york", 2)
    async with watched(server, "a flood of messages", STRICT):
        ends = time.monotonic() + FLOOD_SECONDS
        while time.monotonic() < ends:
            try:
                raw = await Raw.upgraded(server.url, table.id)
                raw.say({"type": "hello"})
                while not raw.writer.transport.is_closing():
                    raw.send(frame(TEXT, b'{"type":"ping"}') * 1000)
                    await raw.writer.drain()
                    await asyncio.sleep(0.01)
            except ConnectionError:
                await asyncio.sleep(0.05)
