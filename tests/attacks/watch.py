"""What an attack does to everyone else: the loop's lag, the server's memory, and how long other people's moves take.

At the scale given in `make deep`, the limits are the promised ones. The small forms in `make test` share their
processors with other tests, so they allow `BUSY` times as much; memory and secrets are what they are.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
from server.client import DEADLINE
from server.processes import START_SECONDS, Server
from sqlalchemy import text

from attacks.bystander import NAMES
from wayfare.server.store.engines import database_url, open_engine

BYSTANDER = Path(__file__).with_name("bystander.py")
LOOP_SECONDS = 0.02  # of processor time: the most that may happen on the loop in one go
MOVE_SECONDS = 0.25  # another visitor's move, at p99
MEMORY_MB = 512
HEALTHY_SECONDS = 10  # after the attack
BEFORE_SECONDS = 5  # that others play undisturbed, to compare with
STRICT, BUSY = 1, 3
LOADED = "everything is loaded"  # in the log, once for each worker
SETTLED_SECONDS = 0.3
SECRET_LENGTH = 8  # of those looked for in the log: a test's own seed may be 5
ASKED = 6  # times, on new connections, so that each of several workers answers
SECRETS = (
    "SELECT seed FROM tables UNION SELECT nonce FROM tables UNION SELECT host_hash FROM tables "
    "UNION SELECT token_hash FROM chairs UNION SELECT text FROM chat"
)


class Waits(msgspec.Struct):
    """How long others' moves took."""

    moves: int = 0
    median: float = 0.0
    p99: float = 0.0
    slowest: float = 0.0

    @classmethod
    def of(cls, seconds: list[float]) -> Waits:
        seconds = sorted(seconds)
        return cls(len(seconds), *(seconds[int(len(seconds) * share)] for share in (0.5, 0.99, 0.9999) if seconds))

    def __str__(self) -> str:
        return (
            f"{self.moves} moves of others: median {1000 * self.median:.0f} ms, p99 {1000 * self.p99:.0f} ms, "
            f"slowest {1000 * self.slowest:.0f} ms"
        )


class Damage(msgspec.Struct):
    """What others noticed; filled in when the attack is over."""

    waits: Waits = msgspec.field(default_factory=Waits)
    before: Waits = msgspec.field(default_factory=Waits)  # the attack: what else the machine has to do
    lag: float = 0.0  # the loop's, by the clock: a busy machine counts too
    work: float = 0.0  # the loop's longest stretch of work, in processor time
    memory_mb: float = 0.0  # the server's processes at their largest
    healthy: float = 0.0  # seconds after the attack

    def __str__(self) -> str:
        return (
            f"{self.waits}; loop: {1000 * self.work:.0f} ms of work in one go, {1000 * self.lag:.0f} ms late; "
            f"memory {self.memory_mb:.0f} MB; healthy after {self.healthy:.1f} s. Before the attack, {self.before}"
        )

    def check(self, busy: float) -> None:
        """Nobody else noticed."""
        assert self.waits.moves > 0, "the bystander never moved"
        assert self.waits.p99 < busy * MOVE_SECONDS, self
        assert self.work < busy * LOOP_SECONDS, self
        assert self.memory_mb < MEMORY_MB, self


@asynccontextmanager
async def watched(server: Server, name: str, busy: float = BUSY) -> AsyncIterator[None]:
    """Attack inside this block, while others play. Then the figures are printed, and checked: nobody has suffered,
    the server is healthy, its log holds no secret. `busy` allows for a machine that has other things to do."""
    damage = Damage()
    bystander = await asyncio.create_subprocess_exec(
        sys.executable, str(BYSTANDER), server.url, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert bystander.stdin is not None and bystander.stdout is not None
    try:
        async with asyncio.timeout(DEADLINE):
            assert await bystander.stdout.readline() == b"ready\n", "the bystander could not play"
        if busy == STRICT:
            await asyncio.sleep(BEFORE_SECONDS)
        await settled(server)
        begin = time.monotonic()
        sampling = asyncio.create_task(_sample_memory(server, damage))
        try:
            yield
        finally:
            sampling.cancel()
        await scrape(server, damage)
        damage.healthy = await healthy(server)
        bystander.stdin.close()
        async with asyncio.timeout(DEADLINE):
            times = msgspec.json.decode(await bystander.stdout.read(), type=list[tuple[float, float]])
            await bystander.wait()
    finally:
        if bystander.returncode is None:
            bystander.kill()
            await bystander.wait()
    damage.waits = Waits.of([took for at, took in times if at >= begin])
    damage.before = Waits.of([took for at, took in times if at < begin])
    print(f"\n{name}: {damage}")
    damage.check(busy)
    await check_log(server)


async def settled(server: Server) -> None:
    """Wait until all is loaded, and nothing of the start is left on the loop."""
    async with asyncio.timeout(START_SECONDS):
        while server.log.read_text("utf-8").count(LOADED) < server.workers:
            await asyncio.sleep(SETTLED_SECONDS)
        while True:
            lag = Damage()
            await scrape(server, lag)
            if 0 < lag.work < LOOP_SECONDS:
                return
            await asyncio.sleep(SETTLED_SECONDS)


async def healthy(server: Server) -> float:
    """Seconds until every worker says that it is ready for visitors."""
    begin = time.monotonic()
    async with asyncio.timeout(HEALTHY_SECONDS):
        while {status for status, _ in await _ask(server, "/readyz")} != {200}:
            await asyncio.sleep(0.1)
    return time.monotonic() - begin


async def scrape(server: Server, damage: Damage) -> None:
    """Add the loops' worst lag since the last scrape."""
    for _, answer in await _ask(server, "/metrics"):
        metrics = dict(line.rsplit(" ", 1) for line in answer.splitlines() if not line.startswith("#"))
        damage.lag = max(damage.lag, float(metrics["wayfare_loop_lag_seconds"]))
        damage.work = max(damage.work, float(metrics["wayfare_loop_work_seconds"]))


async def _ask(server: Server, path: str) -> list[tuple[int, str]]:
    found = []
    for _ in range(ASKED if server.workers > 1 else 1):
        async with httpx.AsyncClient(timeout=DEADLINE) as http:
            answer = await http.get(f"{server.url}{path}")
            found.append((answer.status_code, answer.text))
    return found


async def check_log(server: Server) -> None:
    """No seed, nonce, token or line of chat that is in the database is in the log, and no name of a player."""
    engine = open_engine(database_url(server.database_url))
    async with engine.connect() as connection:
        secrets = [
            secret for (secret,) in await connection.execute(text(SECRETS)) if len(secret or "") >= SECRET_LENGTH
        ]
    await engine.dispose()
    log = server.log.read_text("utf-8")
    assert len(secrets) > len(NAMES) and [secret for secret in (*secrets, *NAMES) if secret in log] == []


async def _sample_memory(server: Server, damage: Damage) -> None:
    while True:
        damage.memory_mb = max(damage.memory_mb, memory_mb(server))
        await asyncio.sleep(0.1)


def memory_mb(server: Server) -> float:
    """What the server's processes have in memory. Workers share most of it, and each part counts once."""
    assert server.process is not None
    processes = [server.process.pid, *server.worker_ids()]
    if len(processes) == 1:
        return _kilobytes(f"/proc/{processes[0]}/status", "VmRSS:") / 1024
    return sum(_kilobytes(f"/proc/{process}/smaps_rollup", "Pss:") for process in processes) / 1024


def _kilobytes(file: str, field: str) -> int:
    return int(Path(file).read_text().partition(field)[2].split()[0])
