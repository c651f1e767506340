"""The parent of several workers: restarts, signals, exit codes. The workers here only say that they are ready."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SCRIPT = """
import os, signal, sys
from wayfare.server.ops import supervisor

supervisor.SHORTEST_WAIT, supervisor.STOP_SECONDS = 0.01, 0.2

def say(text):
    os.write(1, f"{text} {os.getpid()}\\n".encode())

def serve(ready):
    {serve}

sys.exit(supervisor.Supervisor(serve, 2).run())
"""
GOOD = "ready(); say('ready'); signal.pause()"
SECONDS = 30


@contextmanager
def supervised(serve: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", SCRIPT.replace("{serve}", serve)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=SECONDS)


def said(process: subprocess.Popen[str], what: str) -> int:
    """The worker that says this next."""
    assert process.stdout is not None
    word, pid = process.stdout.readline().split()
    assert word == what
    return int(pid)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_worker_that_dies_is_replaced_and_the_signal_to_stop_ends_all() -> None:
    with supervised(GOOD) as parent:
        first, second = said(parent, "ready"), said(parent, "ready")
        os.kill(first, signal.SIGKILL)
        third = said(parent, "ready")
        assert third not in (first, second) and alive(second)
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(SECONDS) == 0
        assert not alive(second) and not alive(third)


def test_workers_that_cannot_start_end_the_parent_with_an_error() -> None:
    with supervised("sys.exit(3)") as parent:
        assert parent.wait(SECONDS) == 1


def test_a_worker_that_can_no_longer_start_does_not_end_the_healthy_one(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    count = f"starts = open({str(starts)!r}, 'a+'); starts.write('x'); starts.flush()"
    serve = f"{count}; starts.tell() > 2 and (say('failed'), sys.exit(1)); {GOOD}"
    with supervised(serve) as parent:
        first, second = said(parent, "ready"), said(parent, "ready")
        os.kill(first, signal.SIGKILL)
        for _ in range(4):
            said(parent, "failed")
        assert parent.poll() is None and alive(second)
        parent.send_signal(signal.SIGINT)
        assert parent.wait(SECONDS) == 0


def test_a_worker_that_does_not_stop_is_killed_and_the_exit_code_says_so() -> None:
    with supervised(f"signal.signal(signal.SIGTERM, lambda *_: None); {GOOD}; signal.pause()") as parent:
        stubborn = [said(parent, "ready"), said(parent, "ready")]
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(SECONDS) == 1
        assert not any(map(alive, stubborn))


def test_workers_do_not_outlive_their_parent() -> None:
    with supervised(GOOD) as parent:
        said(parent, "ready"), said(parent, "ready")
        parent.kill()
        assert parent.stdout is not None
        assert parent.stdout.read() == ""  # it ends when the last worker has
