"""`wayfare play` as a user starts it: what it prints, how it ends, and how others can join."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from command import WAYFARE
from server.processes import free_port

from wayfare.cli.common import command_line
from wayfare.compiling.cache import base_folder
from wayfare.server.ops import network
from wayfare.server.ops.network import sharing
from wayfare.server.ops.settings import Settings
from wayfare.server.wire import Sharing

README = Path(__file__).parents[2] / "README.md"


@contextmanager
def playing(folder: Path, *options: str) -> Iterator[subprocess.Popen[str]]:
    """`wayfare play`, with its tables in a folder of the test's own."""
    command = [*WAYFARE, "play", "--no-open", "--port", str(free_port()), *options]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    environment["NUMBA_CACHE_DIR"] = str(base_folder())  # what is compiled already
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            process.wait(60)
        process.communicate()


@pytest.mark.parametrize(
    "options",
    [["--opponents", "easy,easy,easy,easy,easy,easy"], ["--opponents", "easy", "--name", "x" * 500]],
    ids=["too many bots", "a name the server refuses"],
)
def test_a_table_that_cannot_be_set_up_is_one_line_and_stops_the_server(tmp_path: Path, options: list[str]) -> None:
    with playing(tmp_path, *options) as process:
        out, err = process.communicate(timeout=300)
    assert process.returncode == 2
    assert out == ""
    last = err.strip().splitlines()[-1]
    assert last.startswith("wayfare: ")
    assert "Traceback" not in err


def test_the_home_network_can_join_in_one_step(tmp_path: Path) -> None:
    with playing(tmp_path, "--network") as process:
        assert process.stdout is not None
        if network.home_address() is None:
            assert "is not on a network" in process.communicate(timeout=300)[1]
            return
        first, second, _ = (process.stdout.readline() for _ in range(3))
        here = re.findall(r"http://127\.0\.0\.1:\d+/", first)[0]
        address = re.findall(r"http://[\d.]+:\d+/", second)[0]
        assert "nobody outside it" in second
        assert json.load(urlopen(f"{here}api/sharing"))["origin"] + "/" == address
        assert urlopen(f"{address}healthz").status == 200  # as from a phone


def test_alone_it_says_how_to_share(tmp_path: Path) -> None:
    with playing(tmp_path) as process:
        assert process.stdout is not None
        first, second, _ = (process.stdout.readline() for _ in range(3))
        here = re.findall(r"http://127\.0\.0\.1:\d+/", first)[0]
        told = json.load(urlopen(f"{here}api/sharing"))
        assert told["origin"] is None
        assert told["command"].endswith(" play --network")
        assert told["command"] in second


def test_only_the_machine_itself_is_told_how_it_was_started() -> None:
    alone = Settings(network_command=".venv/bin/wayfare play --network")
    for here in ("localhost:8765", "127.0.0.1", "[::1]:8765"):
        assert sharing(alone, here) == Sharing(command=".venv/bin/wayfare play --network")
    for elsewhere in ("tables.example.org", "192.168.1.7:8765", "", "[2001:db8::1]:8765"):
        assert sharing(alone, elsewhere) == Sharing()
        assert sharing(Settings(host="0.0.0.0"), elsewhere) == Sharing()


def test_the_command_we_tell_people_to_type_starts_this_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / ".venv" / "bin" / "wayfare"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [".venv/bin/wayfare", "play"])
    monkeypatch.setenv("PATH", "/usr/bin")
    assert command_line("play", "--network") == ".venv/bin/wayfare play --network"
    monkeypatch.setattr(sys, "argv", [str(program), "play"])
    assert command_line("play") == ".venv/bin/wayfare play"
    monkeypatch.setenv("PATH", str(program.parent))
    assert command_line("play") == "wayfare play"


def test_the_readme_says_where_the_command_is_before_it_uses_it() -> None:
    text = README.read_text("utf-8")
    assert text.index("`.venv/bin/wayfare`") < text.index("wayfare serve")
    assert "make play OPTIONS=--network" in text
