"""A fifth language is a folder of messages, a rules page and one line: no code changes, and every part speaks it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from command import out_of_process
from e2e.browsing import ROOT
from playwright.sync_api import Page, expect
from server.processes import Server

TITLE = "Konektu la urbojn"  # Esperanto, as far as these tests need it
FOLDERS = ("src", "docs", "web")
UNNEEDED = shutil.ignore_patterns("node_modules", "__pycache__", "static", "generated", "*.webp")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with Esperanto in it, and its client built as `make client` does, but for its types."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=UNNEEDED)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    add_esperanto(folder)
    static = folder / "src" / "wayfare" / "server" / "static"
    for command in (
        [sys.executable, "-m", "wayfare.server.generate", "web/src/generated"],
        ["npm", "--prefix", "web", "run", "--silent", "build"],
    ):
        done = subprocess.run(command, cwd=folder, env=environment(folder), capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    assert (static / "index.html").exists()
    return folder


def add_esperanto(folder: Path) -> None:
    messages = folder / "src" / "wayfare" / "messages"
    shutil.copytree(messages / "en", messages / "eo")
    home = messages / "eo" / "home.ftl"
    lines = home.read_text("utf-8").splitlines()
    home.write_text("\n".join(f"home-pick = {TITLE}" if line.startswith("home-pick =") else line for line in lines))
    shutil.copy(folder / "docs" / "rules.en.md", folder / "docs" / "rules.eo.md")
    with (messages / "languages.toml").open("a", encoding="utf-8") as languages:
        languages.write('eo = "Esperanto"\n')


def environment(folder: Path) -> dict[str, str]:
    """The copy's own code. It isn't compiled: nothing here is about speed."""
    return {**os.environ, "PYTHONPATH": str(folder / "src"), "NUMBA_DISABLE_JIT": "1"}


@pytest.fixture(scope="module")
def site(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site")
    database, source = f"sqlite:///{folder}/tables.db", str(checkout / "src")
    with Server(database, folder, PYTHONPATH=source, NUMBA_DISABLE_JIT="1") as server:
        yield server.url


def test_the_browser_and_the_command_line_speak_it(visit: Callable[..., Page], checkout: Path, tmp_path: Path) -> None:
    """One test, because building the client takes a while."""
    page = visit("/", language="eo")
    expect(page.get_by_text(TITLE).first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "eo"
    english = visit("/")
    english.get_by_role("combobox").filter(has=english.locator("option[value=eo]")).first.select_option("eo")
    expect(english.get_by_text(TITLE).first).to_be_visible()
    rules = visit("/rules", language="eo")
    expect(rules.get_by_text("NY-1").first).to_be_attached()
    draw_board(checkout, tmp_path / "board.svg")


def draw_board(checkout: Path, picture: Path) -> None:
    board = ROOT / "examples" / "boards" / "north-sea.toml"
    out_of_process("board", "draw", board, "--language", "eo", "-o", picture, **environment(checkout))
    assert picture.exists()
