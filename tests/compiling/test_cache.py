"""Compiled code: one process compiles, and says so; the others wait. Without a writable cache there is a way out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from wayfare.compiling import cache
from wayfare.compiling.cache import NOTICE, QUIET
from wayfare.engine import Match

# One of the smallest entries.
SEED = """
import numpy as np
from wayfare.engine.kernel.runs import match_seed
from wayfare.compiling.records import empty_record
from wayfare.engine.state import Workspace
workspace = empty_record(Workspace)
match_seed(workspace, np.zeros(8, np.uint32), 0)
assert workspace.any()
print("seeded")
"""


def start(**environment: str) -> subprocess.Popen[str]:
    variables = {key: value for key, value in os.environ.items() if key not in ("NUMBA_CACHE_DIR", QUIET)}
    command = [sys.executable, "-c", SEED]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env={**variables, **environment})


def test_one_of_several_cold_processes_compiles_and_says_so(tmp_path: Path) -> None:
    started = [start(NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(3)]
    ended = [process.communicate(timeout=300) for process in started]
    assert [out for out, _ in ended] == ["seeded\n"] * 3
    assert sorted(err for _, err in ended) == ["", "", f"wayfare: {NOTICE}\n"]


def test_where_the_cache_cannot_be_written_a_temporary_one_is_used(tmp_path: Path) -> None:
    """A path beyond a file stands for a read-only home: root may write anywhere else."""
    (tmp_path / "file").touch()
    home = str(tmp_path / "file" / "cache")
    process = start(NUMBA_CACHE_DIR=home, TMPDIR=str(tmp_path), **{QUIET: "1"})
    out, err = process.communicate(timeout=300)
    assert out == "seeded\n", err
    (line,) = err.splitlines()
    assert line.startswith(f"wayfare: Cannot write to {home} (not a directory): compiled code is kept in {tmp_path}")
    assert "NUMBA_CACHE_DIR" in line
    assert [path.name for path in tmp_path.glob("wayfare-cache-*/*")], "nothing was kept"


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="only POSIX systems have owners")
def test_a_temporary_folder_that_others_could_fill_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    ours = cache._temporary_folder()
    assert cache._temporary_folder() == ours
    ours.chmod(0o777)
    other = cache._temporary_folder()
    assert other != ours
    assert not other.stat().st_mode & 0o077


class Compiling(NamedTuple):
    """Numba's event."""

    data: dict[str, Any]


@pytest.mark.parametrize("quiet", [False, True])
def test_the_notice_can_be_turned_off(
    quiet: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(QUIET, "1") if quiet else monkeypatch.delenv(QUIET, raising=False)
    announcer = cache._Announcer()
    for dispatcher in (Random, Match, Match):
        announcer.on_start(Compiling({"dispatcher": dispatcher}))
    assert capsys.readouterr().err == ("" if quiet else f"wayfare: {NOTICE}\n")


def test_python_cannot_call_a_rule_by_itself() -> None:
    """Rules have no code of their own: calling one raises, where it used to be slow."""
    from wayfare.engine.kernel import spans

    span: Any = spans.span
    if not hasattr(span, "overloads"):
        pytest.skip("nothing is compiled")
    with pytest.raises(Exception):  # noqa: B017  a TypeError, or Numba's own if it was never compiled for these types
        span(1, 2, 3, 4)
