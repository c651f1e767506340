"""The watcher itself: it sees a blocked loop, and a quiet server passes."""

from __future__ import annotations

import asyncio
import time

from server.client import Api
from server.conftest import Serve

from attacks.watch import watched
from wayfare.server.ops.lag import LoopLag


async def test_work_on_the_loop_is_noticed() -> None:
    loop_lag = LoopLag()
    period, other = loop_lag.period(), loop_lag.period()
    watching = asyncio.create_task(loop_lag.run())
    await asyncio.sleep(0.03)
    quiet = period.take()
    start = time.thread_time()
    while time.thread_time() - start < 0.05:
        pass
    await asyncio.sleep(0.03)
    watching.cancel()
    assert quiet.worked < 0.02
    for lag in (period.take(), other.take()):  # one doesn't take it from the other
        assert lag.worked >= 0.05 and lag.waited > 0.03


async def test_a_quiet_server_keeps_nobody_waiting(shared: Serve) -> None:
    server = shared()
    async with watched(server, "nobody attacks"), Api(server.url) as visitor:
        for _ in range(200):
            (await visitor.send("GET", "/api/games")).raise_for_status()
