"""A load test for the table server: many tables of socket clients that play real games with random legal moves.

    python benchmarks/tables.py                                  # 500 tables of two, 1,100 moves/s for 20 s
    python benchmarks/tables.py --rate 0                         # as fast as possible: what is the limit?
    python benchmarks/tables.py --tables 100 --clients 4 --game first-journey-usa
    python benchmarks/tables.py --tables 100 --rate 200 --thinking 20     # beside twenty tables with experts
    python benchmarks/tables.py --url http://127.0.0.1:8765 --json
    python benchmarks/tables.py --rate 0 --database-url postgresql://… --workers 2 --worker-share 0.25

Without --url it starts a server of its own on one core, with SQLite in a temporary folder, and itself runs on another.
A move's latency is the time until each other client at the table has its snapshot. Memory is how much more the server's
processes hold than before there were any tables. On a busy machine, or beside busy ones on the same host, latencies say
little; the processor time per move says more, though it grows too while the other half of a core is busy.
Whether two workers do twice as much as one shows on a small machine too, with a share of a core for each of them: then
the workers are what limits the moves, not the clients or the database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import uvloop
from tables_clients import Load, Party

from wayfare.engine import default_game

KIB = 1024
PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")
CGROUPS = Path("/sys/fs/cgroup/cpu")
LOADED = "everything is loaded"  # in the log of each worker; before that, it has other things to do
PERIOD_US = 10_000  # in which a worker may use up its share


# The server


class Server:
    """`wayfare serve` in a process of its own."""

    def __init__(self, database_url: str, folder: Path, workers: int, cores: set[int]) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.command = [sys.executable, "-c", "from wayfare.cli import main; main()", "serve", "--host", "127.0.0.1"]
        self.command += ["--port", str(self.port), "--database-url", database_url, "--workers", str(workers)]
        self.cores = cores
        self.workers = workers
        self.log = folder / "server.log"
        self.groups: list[Path] = []

    def start(self) -> str:
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                self.command,
                stdout=log,
                stderr=log,
                start_new_session=True,
                preexec_fn=lambda: os.sched_setaffinity(0, self.cores),
                env={**os.environ, "WAYFARE_LIMITS": "false"},
            )
        url = f"http://127.0.0.1:{self.port}"
        deadline = time.monotonic() + 300
        while not (self.answers(url) and self.log.read_text("utf-8").count(LOADED) == self.workers):
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit(f"The server did not start:\n{self.log.read_text('utf-8')[-4000:]}")
            time.sleep(0.05)
        return url

    def answers(self, url: str) -> bool:
        try:
            with urlopen(f"{url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def processes(self) -> list[int]:
        """The server and its workers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *map(int, children)]

    def resident(self) -> int:
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in self.processes())

    def cpu_seconds(self) -> float:
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes()]
        return sum(int(stat[11]) + int(stat[12]) for stat in stats) / TICK

    def limit_workers(self, share: float) -> None:
        """Let each worker use this share of a core (Linux with the first version of cgroups, as root)."""
        parent, *children = self.processes()
        for pid in children or [parent]:
            self.groups.append(CGROUPS / f"wayfare-load-{pid}")
            self.groups[-1].mkdir()
            (self.groups[-1] / "cpu.cfs_period_us").write_text(str(PERIOD_US))
            (self.groups[-1] / "cpu.cfs_quota_us").write_text(str(round(share * PERIOD_US)))
            (self.groups[-1] / "cgroup.procs").write_text(str(pid))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        for group in self.groups:
            group.rmdir()


def resident(server: Server | None) -> int:
    return server.resident() if server else 0


def stolen_seconds() -> float:
    """Processor time that a virtual machine asked for and didn't get, over all its cores."""
    with open("/proc/stat") as stat:
        return int(stat.readline().split()[8]) / TICK


# The measurement


def arguments() -> argparse.Namespace:
    head, _, examples = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=head, epilog="examples:\n" + examples, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500, help="tables playing at the same time (500)")
    parser.add_argument("--clients", type=int, default=2, help="socket clients per table (2)")
    parser.add_argument("--seconds", type=float, default=20, help="how long to measure (20)")
    parser.add_argument("--rate", type=float, default=1100, help="total moves/s; 0: without pauses (1100)")
    parser.add_argument("--pace", type=float, help="instead: seconds between two moves of a table")
    parser.add_argument("--game", default=default_game(), help="the game (%(default)s)")
    parser.add_argument("--thinking", type=int, default=0, help="additional tables with an expert, not counted (0)")
    parser.add_argument("--idle", type=int, default=1000, help="tables without clients, to measure their memory (1000)")
    parser.add_argument("--url", help="a server that is already running; its memory isn't measured")
    parser.add_argument("--database-url", help="for the server to start (SQLite in a temporary folder)")
    parser.add_argument("--workers", type=int, default=1, help="of the server to start (1)")
    parser.add_argument("--worker-share", type=float, help="how much of a core each worker may use (any)")
    parser.add_argument("--all-cores", action="store_true", help="let the server use every core")
    parser.add_argument("--seed", type=int, default=0, help="for the random moves (0)")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    options = parser.parse_args()
    if options.pace is None:
        options.pace = options.tables / options.rate if options.rate else 0.0
    return options


def say(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


async def in_groups(count: int, what: str, one: Callable[[int], Awaitable[Any]], size: int = 20) -> list[Any]:
    """A few at a time, so that nobody waits in a long queue."""
    done: list[Any] = []
    for start in range(0, count, size):
        done += await asyncio.gather(*(one(n) for n in range(start, min(count, start + size))))
        say(f"{what}: {len(done)} of {count}")
    return done


async def measure(options: argparse.Namespace, url: str, server: Server | None) -> dict[str, Any]:
    load = Load(url, options.game, options.clients, options.pace, Random(options.seed))
    memory: dict[str, float] = {}
    async with load:
        await in_groups(20, "warm", lambda _: load.new_table())  # memory for first-time loading isn't the tables'
        empty = resident(server)
        await in_groups(options.idle, "idle tables", lambda _: load.new_table())
        memory["idle_table_kib"] = (resident(server) - empty) / max(1, options.idle) / KIB
        before = resident(server)
        parties: list[Party] = await in_groups(options.tables, "tables with clients", lambda _: load.new_party())
        memory["table_with_clients_kib"] = (resident(server) - before) / max(1, options.tables) / KIB
        await in_groups(options.thinking, "thinking tables", lambda _: load.new_thinker())
        if server and options.worker_share:
            server.limit_workers(options.worker_share)
        load.begin(parties)
        await settle(load, options)
        used, stolen = server.cpu_seconds() if server else 0.0, stolen_seconds()
        took = await watch(load, options.seconds)
        memory["table_after_play_kib"] = (resident(server) - before) / max(1, options.tables) / KIB
        memory["server_mib"] = resident(server) / KIB / KIB
        cpu = (server.cpu_seconds() - used) / took if server else 0.0
        stolen = (stolen_seconds() - stolen) / took
        return report(options, load, took, memory if server else {}, cpu) | {"stolen_cpu": round(stolen, 2)}


async def settle(load: Load, options: argparse.Namespace) -> None:
    """Wait until tables have made two moves on average: in reality not all of them start at once."""
    deadline = time.perf_counter() + 60
    while load.moves < 2 * options.tables and time.perf_counter() < deadline:
        await asyncio.sleep(0.1)
        say(f"starting: {load.moves} moves")
    load.forget()


async def watch(load: Load, seconds: float) -> float:
    begin = time.perf_counter()
    while (took := time.perf_counter() - begin) < seconds:
        await asyncio.sleep(min(1.0, seconds - took))
        say(f"{load.moves / (time.perf_counter() - begin):,.0f} moves/s, {seconds - took:.0f} s to go")
    say("")
    return took


def report(
    options: argparse.Namespace, load: Load, took: float, memory: dict[str, float], cpu: float
) -> dict[str, Any]:
    waits = sorted(load.latencies)

    def at(share: float) -> float:
        return 1000 * waits[min(len(waits) - 1, int(share * len(waits)))] if waits else float("nan")

    return {
        "game": options.game,
        "tables": options.tables,
        "clients": options.clients,
        "thinking": options.thinking,
        "seconds": round(took, 1),
        "moves": load.moves,
        "moves_per_s": round(load.moves / took, 1),
        "games_finished": load.finished,
        "thinking_moves": load.thought,
        "latency_ms": {
            "median": round(at(0.5), 2),
            "p90": round(at(0.9), 2),
            "p99": round(at(0.99), 2),
            "max": round(at(1), 2),
        },
        "refused": load.refused,
        "lost": load.lost,
        "server_cpu": round(cpu, 2),
        "server_ms_per_move": round(1000 * cpu * took / max(1, load.moves), 3),
        "client_cpu": round(load.cpu(took), 2),
        "memory": {name: round(value, 1) for name, value in memory.items()},
    }


def show(found: dict[str, Any]) -> None:
    waits, memory = found["latency_ms"], found["memory"]
    print(f"{found['tables']} tables of {found['clients']} clients, {found['game']}, {found['seconds']} s")
    if found["thinking"]:
        print(f"beside them {found['thinking']} tables with an expert, which made {found['thinking_moves']} moves")
    print(f"  {found['moves_per_s']:,.0f} moves/s ({found['games_finished']} games finished and restarted)")
    print(f"  move to view: median {waits['median']} ms, p99 {waits['p99']} ms, longest {waits['max']} ms")
    print(f"  refused {found['refused']}, connections lost {found['lost']}")
    print(f"  CPU: server {found['server_cpu']:.0%}, this tool {found['client_cpu']:.0%} of a core;", end=" ")
    print(f"the server needs {found['server_ms_per_move']} ms of processor time per move")
    print(f"  other machines on the same host took {found['stolen_cpu']:.0%} of a core")
    if memory:
        print(
            f"  memory: idle table {memory['idle_table_kib']} KiB, with clients {memory['table_with_clients_kib']} KiB,"
        )
        print(f"    after play {memory['table_after_play_kib']} KiB; the server holds {memory['server_mib']} MiB")


@contextmanager
def server_for(options: argparse.Namespace) -> Iterator[tuple[str, Server | None]]:
    if options.url:
        yield options.url.rstrip("/"), None
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    with tempfile.TemporaryDirectory(prefix="wayfare-load-") as folder:
        url = options.database_url or f"sqlite:///{Path(folder) / 'tables.db'}"
        anywhere = options.all_cores or options.worker_share
        server = Server(url, Path(folder), options.workers, set(cores) if anywhere else {cores[0]})
        try:
            say("starting the server")
            yield server.start(), server
        finally:
            server.stop()


def main() -> None:
    options = arguments()
    with server_for(options) as (url, server):
        found = uvloop.run(measure(options, url, server))
    print(json.dumps(found, indent=2)) if options.json else show(found)


if __name__ == "__main__":
    main()
