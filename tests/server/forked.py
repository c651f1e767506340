"""The command line in a process forked from one that has everything loaded: starting afresh takes two seconds."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext
from pathlib import Path
from unittest.mock import patch

from wayfare.cli import main

TESTS = Path(__file__).parents[1]


@cache
def forks() -> ForkServerContext:
    """The process that is forked. It looks for what to load in PYTHONPATH, not in our own `sys.path`."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["server.preloaded"])
    path = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))
    with patch.dict(os.environ, PYTHONPATH=path):
        forkserver.ensure_running()
    return context


class ForkedCommand:
    """`wayfare` with some arguments, in a session of its own. As much of `subprocess.Popen` as servers need."""

    def __init__(self, arguments: Sequence[str], log: Path, environment: Mapping[str, str]) -> None:
        log.touch()
        self._process = forks().Process(target=run, args=(arguments, log, dict(environment)))
        self._process.start()
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    def poll(self) -> int | None:
        """The exit code; None while it runs."""
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        """Wait for its end."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("wayfare", timeout)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)


def run(arguments: Sequence[str], log: Path, environment: dict[str, str]) -> None:
    """In the new process: what a shell would do, then the command."""
    os.setsid()
    output = os.open(log, os.O_WRONLY | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(output, stream)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["wayfare", *arguments]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    main()
