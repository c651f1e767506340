"""Memory after play: nothing may stay behind."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from server.backend import backend
from server.client import Api, Player, open_table, over, play_out
from server.conftest import Serve
from server.in_process import in_process_server
from server.processes import Server

from attacks.watch import memory_mb, settled
from wayfare.server.ops import memory
from wayfare.server.ops.cleanup import Cleanup
from wayfare.server.table.registry import AWAKE_SECONDS

SECONDS = float(os.environ.get("WAYFARE_SOAK_SECONDS", "300"))
TABLES = 20
EXPERTS_MB = 1024
PACE_SECONDS = 0.2  # before each move: about a hundred moves a second at all tables together
GAME_SECONDS = 600  # a deadline
OURS = ("wayfare.server.http", "wayfare.server.table", "uvicorn", "websockets.server", "websockets.protocol")


@contextmanager
def garbage() -> Iterator[list[object]]:
    """What only the collector would have freed."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def test_a_socket_leaves_nothing_behind(tmp_path: Path) -> None:
    """Cycles among long-lived objects would wait for a full collection, which is rare."""
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        table = await open_table(api, "first-journey-usa", 2)
        with garbage() as found:
            async with Player(server.url, table.id, table.people[0]) as ann, Player(server.url, table.id) as watcher:
                await watcher.hear_until(lambda: watcher.view)
                await ann.hear_until(lambda: ann.view)
                await ann.send('{"type":"play","id":"x","version":9,"action":"draw"}')
                await ann.hear_until(lambda: ann.refusals)
            while server.guard._addresses["127.0.0.1"] > 1:
                await asyncio.sleep(0.01)
            gc.collect()
            left = {type(one) for one in found if type(one).__module__.startswith(OURS)}
        assert not left


async def test_memory_is_given_back_once_the_last_table_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    released: list[int] = []
    monkeypatch.setattr(memory, "release", lambda: released.append(1))
    async with backend(tmp_path) as here:
        clean = Cleanup(here.tables, here.services.settings)
        await here.create()
        for seconds, count in ((1, 0), (AWAKE_SECONDS, 1), (1, 1)):  # played at, left, and nobody came since
            here.clock.advance(seconds)
            await clean.once()
            assert len(released) == count


async def games(url: str, until: float, seed: int) -> int:
    """Play one game after another."""
    count = 0
    async with Api(url) as api:
        while asyncio.get_running_loop().time() < until:
            table = await open_table(api, "new-york", 2)
            players = [Player(url, table.id, token, seed) for token in table.people]
            for player in players:
                player.pace = PACE_SECONDS
            async with players[0], players[1]:
                await play_out(players, GAME_SECONDS)
            assert all(over(player) for player in players)
            count += 1
    return count


async def sizes_until(server: Server, until: float) -> list[int]:
    """The server's memory, in megabytes, twenty times until then."""
    sizes = []
    while asyncio.get_running_loop().time() < until:
        await asyncio.sleep(SECONDS / 20)
        sizes.append(round(memory_mb(server)))
        print(f"{sizes[-1]} MB", flush=True)
    return sizes


async def asleep(server: Server) -> None:
    """Wait until no table is in memory, and a moment longer, for the memory itself."""
    async with asyncio.timeout(300), httpx.AsyncClient() as http:
        while "\nwayfare_tables 0.0" not in (await http.get(f"{server.url}/metrics")).text:
            await asyncio.sleep(2)
    await asyncio.sleep(10)


@pytest.mark.deep
async def test_memory_stays_flat_and_comes_back(serve: Serve) -> None:
    """WAYFARE_SOAK_SECONDS says for how long."""
    server = serve()
    await settled(server)
    start = memory_mb(server)
    until = asyncio.get_running_loop().time() + SECONDS
    playing = [asyncio.create_task(games(server.url, until, seed)) for seed in range(TABLES)]
    sizes = await sizes_until(server, until)
    played = sum(await asyncio.gather(*playing))
    await asleep(server)
    end = memory_mb(server)
    print(f"\nsoak: {played} games in {SECONDS:.0f} s; {start:.0f} MB at first, then {sizes}, {end:.0f} MB in the end")
    assert end < 1.1 * start
    assert sizes[-1] < 1.15 * sizes[len(sizes) // 2], "it still grows"


async def against_experts(url: str, game: str, until: float, seed: int) -> int:
    """Play until then; returns the number of moves. The last game stays unfinished: all tables share the experts."""
    moves = 0
    async with Api(url) as api:
        while (left := until - asyncio.get_running_loop().time()) > 0:
            table = await open_table(api, game, 1, ("expert", "expert"))
            async with Player(url, table.id, table.people[0], seed) as ann:
                with suppress(TimeoutError):
                    await ann.play_until(over, left)
                moves += ann.version or 0
    return moves


@pytest.mark.deep
async def test_experts_at_twenty_tables_fit_into_memory(serve: Serve) -> None:
    """On the big boards, where searches are largest. WAYFARE_SOAK_SECONDS says for how long."""
    server = serve()
    until = asyncio.get_running_loop().time() + SECONDS
    boards = ("europe", "usa") * (TABLES // 2)
    playing = [asyncio.create_task(against_experts(server.url, game, until, n)) for n, game in enumerate(boards)]
    sizes = await sizes_until(server, until)
    moves = sum(await asyncio.gather(*playing))
    print(f"\nexperts at {TABLES} tables: {moves} moves in {SECONDS:.0f} s, {sizes} MB")
    assert moves > 2 * TABLES and max(sizes) < EXPERTS_MB
