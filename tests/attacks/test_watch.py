"""The watcher itself: it sees a blocked loop, and a quiet server passes."""

from __future__ import annotations

import asyncio
import time

from server.client import Api
from server.conftest import Serve

from attacks.watch import watched
from wayfare.server.ops.lag import LoopLag


async def test_work_on_the_loop_is_noticed() -> None:
    lag = LoopLag()
    watching = asyncio.create_task(lag.run())
    await asyncio.sleep(0.03)
    quiet = lag.take()
    start = time.thread_time()
    while time.thread_time() - start < 0.05:
        pass
    await asyncio.sleep(0.03)
    watching.cancel()
    assert quiet.worked < 0.02
    assert lag.worst().worked >= 0.05 and lag.worst().waited > 0.03


async def test_a_quiet_server_keeps_nobody_waiting(serve: Serve) -> None:
    server = serve()
    async with watched(server, "nobody attacks") as damage, Api(server.url) as visitor:
        for _ in range(200):
            (await visitor.send("GET", "/api/games")).raise_for_status()
    damage.check()
