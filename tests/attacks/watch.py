"""What an attack does to everyone else: the loop's lag, the server's memory, and how long other people's moves take."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
from server.client import DEADLINE
from server.processes import Server

BYSTANDER = Path(__file__).with_name("bystander.py")
LOOP_SECONDS = 0.02  # of processor time: the most that may happen on the loop in one go
BUSY = 3  # tests share their processors, and a server that waits for one keeps everyone else waiting
MOVE_SECONDS = 0.25  # another visitor's move, at p99
MEMORY_MB = 512
SETTLED_SECONDS = 0.3


class Damage(msgspec.Struct):
    """What others noticed; filled in when the attack is over."""

    moves: int = 0
    median: float = 0.0
    p99: float = 0.0
    slowest: float = 0.0
    lag: float = 0.0  # the loop's, by the clock: a busy machine counts too
    work: float = 0.0  # the loop's longest stretch of work, in processor time
    memory_mb: float = 0.0  # the server's processes at their largest

    def __str__(self) -> str:
        return (
            f"{self.moves} moves of others: median {1000 * self.median:.0f} ms, p99 {1000 * self.p99:.0f} ms, "
            f"slowest {1000 * self.slowest:.0f} ms; loop: {1000 * self.work:.0f} ms of work in one go, "
            f"{1000 * self.lag:.0f} ms late; memory {self.memory_mb:.0f} MB"
        )

    def check(self, busy: float = BUSY) -> None:
        """Nobody else noticed. `busy` allows for a machine that has other things to do."""
        assert self.moves > 0, "the bystander never moved"
        assert self.p99 < busy * MOVE_SECONDS, self
        assert self.work < busy * LOOP_SECONDS, self
        assert self.memory_mb < MEMORY_MB, self


@asynccontextmanager
async def watched(server: Server, name: str) -> AsyncIterator[Damage]:
    """Attack inside this block: others play meanwhile. Afterwards the figures are filled in, and printed."""
    damage = Damage()
    bystander = await asyncio.create_subprocess_exec(
        sys.executable, str(BYSTANDER), server.url, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert bystander.stdin is not None and bystander.stdout is not None
    try:
        async with asyncio.timeout(DEADLINE):
            assert await bystander.stdout.readline() == b"ready\n", "the bystander could not play"
        await settled(server)
        sampling = asyncio.create_task(_sample_memory(server, damage))
        try:
            yield damage
        finally:
            sampling.cancel()
        await scrape(server, damage)
        bystander.stdin.close()
        async with asyncio.timeout(DEADLINE):
            times = msgspec.json.decode(await bystander.stdout.read(), type=list[float])
            await bystander.wait()
    finally:
        if bystander.returncode is None:
            bystander.kill()
            await bystander.wait()
    times.sort()
    damage.moves = len(times)
    damage.median, damage.p99, damage.slowest = (times[int(len(times) * share)] for share in (0.5, 0.99, 0.9999))
    print(f"\n{name}: {damage}")


async def settled(server: Server) -> None:
    """Wait until nothing of the start is left on the loop."""
    async with asyncio.timeout(DEADLINE):
        while True:
            lag = Damage()
            await scrape(server, lag)
            if 0 < lag.work < LOOP_SECONDS:
                return
            await asyncio.sleep(SETTLED_SECONDS)


async def scrape(server: Server, damage: Damage) -> None:
    """Add the loop's worst lag since the last scrape. With several workers, one of them answers."""
    async with httpx.AsyncClient(timeout=DEADLINE) as http:
        text = (await http.get(f"{server.url}/metrics")).text
    metrics = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    damage.lag = max(damage.lag, float(metrics["wayfare_loop_lag_seconds"]))
    damage.work = max(damage.work, float(metrics["wayfare_loop_work_seconds"]))


async def _sample_memory(server: Server, damage: Damage) -> None:
    while True:
        damage.memory_mb = max(damage.memory_mb, memory_mb(server))
        await asyncio.sleep(0.1)


def memory_mb(server: Server) -> float:
    """What the server's processes have in memory."""
    assert server.process is not None
    processes = [server.process.pid, *server.worker_ids()]
    return sum(_resident_kb(process) for process in processes) / 1024


def _resident_kb(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])
