"""A bot from someone's own package, found by its entry point, plays everywhere, also in the browser."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from command import out_of_process
from e2e.tables import ANN, EASY, Tables
from playwright.sync_api import Page, expect
from server.processes import Server, wait_until

from wayfare.engine import default_game

BOT = '''
class LastBot:
    """Always plays the last legal action."""

    def __init__(self, seed=None):
        pass

    def choose(self, view):
        return view.legal_actions[-1]
'''


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as pip leaves it: a module, and metadata that names an entry point."""
    folder = tmp_path_factory.mktemp("site-packages")
    (folder / "lastbot.py").write_text(BOT, "utf-8")
    metadata = folder / "lastbot-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: lastbot\nVersion: 1.0\n", "utf-8")
    (metadata / "entry_points.txt").write_text("[wayfare.bots]\nlast-legal = lastbot:LastBot\n", "utf-8")
    return folder


def python_path(package: Path) -> str:
    return os.pathsep.join(filter(None, [str(package), os.environ.get("PYTHONPATH")]))


@pytest.fixture(scope="module")
def site(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site")
    with Server(f"sqlite:///{folder}/tables.db", folder, PYTHONPATH=python_path(package)) as server:
        yield server.url


@pytest.fixture(scope="module")
def tables(site: str) -> Tables:
    return Tables(site)


def test_the_command_line_lists_and_plays_it(package: Path) -> None:
    path = python_path(package)
    listed = out_of_process("bots", PYTHONPATH=path)
    assert "last-legal" in listed
    assert "Always plays the last legal action." in listed
    command = ("tournament", "--bots", "last-legal,random", "--games", 4, "--seed", 1, "--json")
    assert {row["bot"] for row in json.loads(out_of_process(*command, PYTHONPATH=path))["bots"]} == {
        "last-legal",
        "random",
    }


def test_a_host_seats_it_in_the_browser_and_it_plays(visit: Callable[..., Page], tables: Tables) -> None:
    table = tables.make(default_game(), ANN, EASY)
    page = visit(table.hosts_path)
    level = page.get_by_role("combobox").filter(has=page.locator("option[value=last-legal]")).first
    level.select_option("last-legal")
    expect(page.get_by_text("last-legal").first).to_be_attached()
    wait_until(lambda: chairs(tables, table.id)[1]["level"] == "last-legal", 15, "seating the bot")
    tables.ask("POST", f"/tables/{table.id}/start", token=table.host)
    token = next(iter(table.tokens.values()))
    keep = tables.ask("GET", f"/tables/{table.id}/snapshot", token=token)["view"]["legal"][0]["text"]
    tables.ask("POST", f"/tables/{table.id}/moves", {"id": "1", "version": 0, "action": keep}, token)
    wait_until(lambda: tables.ask("GET", f"/tables/{table.id}")["version"] >= 2, 60, "the bot's first move")


def test_a_bot_that_is_not_there_is_refused(tables: Tables) -> None:
    import urllib.error

    with pytest.raises(urllib.error.HTTPError) as refused:
        tables.make(default_game(), ANN, {"kind": "bot", "level": "lastbot:LastBot"})
    assert json.load(refused.value)["reason"] == "no-such-level"


def chairs(tables: Tables, table: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = tables.ask("GET", f"/tables/{table}")["chairs"]
    return found
