"""A stranger with nothing but our wheel: an empty environment, no checkout and no Node."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from e2e.players import Mouse, score
from environments import ROOT, Environment, build_wheel
from playwright.sync_api import Page
from server.processes import free_port

from wayfare.compiling.cache import NOTICE

pytestmark = pytest.mark.deep


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("wheel")
    made = Environment(folder / "venv")
    made.install(f"{build_wheel(folder)}[server,rl]")
    return made


@pytest.fixture(scope="module")
def address(environment: Environment) -> Iterator[str]:
    """`wayfare play` with a table set up; its PATH has the environment's programs, and so no Node."""
    folder, programs = environment.folder, environment.python.parent
    variables = {
        "PATH": str(programs),
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CACHE_HOME": str(folder),
    }
    command = [str(programs / "wayfare"), "play", "--no-open", "--opponents", "easy", "--port", str(free_port())]
    with subprocess.Popen(command, env=variables, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        yield found[0]
        process.terminate()


@pytest.fixture(scope="module")
def site(address: str) -> str:
    return address.partition("/t/")[0]


def test_it_plays_a_game_in_the_browser(visit: Callable[..., Page], site: str, address: str) -> None:
    page = visit(address.removeprefix(site))
    assert Mouse(page).play() > 10
    score(page)


def test_the_first_block_of_the_page_runs_and_the_compilation_is_announced(
    environment: Environment, tmp_path: Path
) -> None:
    text = (ROOT / "docs" / "envs.md").read_text("utf-8")
    batch = next(
        block for block in re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE) if "Batch" in block
    )
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    before = os.times()
    done = subprocess.run(
        [environment.python, "-c", batch],
        cwd=tmp_path,
        env={**variables, "NUMBA_CACHE_DIR": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        check=True,
    )
    after = os.times()
    seconds = after.children_user + after.children_system - before.children_user - before.children_system
    print(f"cold, the first block took {seconds:.1f} s of processor time")
    assert done.stderr == f"wayfare: {NOTICE}\n"
    assert seconds < 25
