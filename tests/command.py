"""The command line, for tests: called in this process, or started as a user starts it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from wayfare.cli import main

WAYFARE = [sys.executable, "-c", "from wayfare.cli import main; main()"]  # as a user starts it


class Done(NamedTuple):
    """How a command ended, and what it printed."""

    returncode: int
    stdout: str
    stderr: str


def wayfare(*arguments: object, typed: str = "", **environment: str) -> Done:
    """Run a command in this process, where everything is loaded already: starting Python takes two seconds."""
    out, err = io.StringIO(), io.StringIO()
    with _called(["wayfare", *map(str, arguments)], typed, environment), redirect_stdout(out), redirect_stderr(err):
        try:
            main()
            code = 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 0
    return Done(code, out.getvalue(), err.getvalue())


@contextmanager
def _called(command: list[str], typed: str, environment: dict[str, str]) -> Iterator[None]:
    with (
        patch.object(sys, "argv", command),
        patch.object(sys, "path", list(sys.path)),
        patch.object(sys, "stdin", io.StringIO(typed)),
        patch.dict(os.environ, environment),
    ):
        yield


def out_of(*arguments: object, typed: str = "", **environment: str) -> str:
    """What a command prints that succeeds, called in this process."""
    done = wayfare(*arguments, typed=typed, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def out_of_process(*arguments: object, **environment: str) -> str:
    """What a command prints that succeeds, in a process of its own."""
    command = [*WAYFARE, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})
    assert done.returncode == 0, done.stderr
    return done.stdout
