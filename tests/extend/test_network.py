"""docs/networks.md at a small scale: train a network, save it, and play against it in the browser."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import numpy as np
import pytest
from cli.test_play import playing
from command import out_of
from command import wayfare as wayfare_command
from e2e.tables import ANN, EASY, Tables
from envs.test_examples import example
from playwright.sync_api import Page, expect
from server.processes import Server, wait_until

import wayfare
import wayfare.bots
from wayfare.bots import GuardedBot

pytest.importorskip("torch", reason="PyTorch is not installed: pip install wayfare[train]")
pytest.importorskip("onnxruntime", reason="onnxruntime is not installed: pip install wayfare[onnx]")

PAGE = Path(__file__).parents[2] / "docs" / "networks.md"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a reader of the page has: `my_net.onnx`, and the page's own class in `my_net.py`."""
    folder = tmp_path_factory.mktemp("networks")
    example("ppo").train(players=3, updates=1, size=8, steps=4, matches=4, save_as=str(folder / "my_net.onnx"))
    (block, *_) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    (folder / "my_net.py").write_text(block, "utf-8")
    return folder


@pytest.fixture(scope="module")
def site(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    place = tmp_path_factory.mktemp("site")
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    bots = f"my-net={folder}/my_net.onnx,my-class=my_net:NetBot"
    with Server(f"sqlite:///{place}/tables.db", place, PYTHONPATH=path, WAYFARE_BOTS=bots) as server:
        yield server.url


@pytest.fixture(scope="module")
def tables(site: str) -> Tables:
    return Tables(site)


def test_a_person_a_level_and_the_network_at_one_table(visit: Callable[..., Page], tables: Tables) -> None:
    table = tables.make("new-york", ANN, EASY, EASY)
    page = visit(table.hosts_path)
    levels = page.get_by_role("combobox").filter(has=page.locator("option[value=my-net]"))
    levels.first.select_option("my-net")
    expect(page.get_by_text("my-net").first).to_be_attached()
    wait_until(lambda: chairs(tables, table.id)[1]["level"] == "my-net", 15, "seating the network")
    tables.ask("POST", f"/tables/{table.id}/start", token=table.host)
    token = next(iter(table.tokens.values()))
    keep = tables.ask("GET", f"/tables/{table.id}/snapshot", token=token)["view"]["legal"][0]["text"]
    tables.ask("POST", f"/tables/{table.id}/moves", {"id": "1", "version": 0, "action": keep}, token)
    wait_until(lambda: tables.ask("GET", f"/tables/{table.id}")["version"] >= 3, 60, "the bots' first moves")


def chairs(tables: Tables, table: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = tables.ask("GET", f"/tables/{table}")["chairs"]
    return found


def test_wayfare_play_takes_the_file_and_the_class(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")])))
    with playing(tmp_path, "--opponents", f"{folder}/my_net.onnx,my_net:NetBot") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"(http://\S+)/t/(\w+)#seat=([^&]+)", line)
        assert found, line + (process.stderr.read() if process.stderr and process.poll() is not None else "")
        request = Request(f"{found[1]}/api/tables/{found[2]}", headers={"authorization": f"Bearer {found[3]}"})
        seated = json.load(urlopen(request, timeout=30))["chairs"]
    assert [chair.get("level") for chair in seated] == [None, "my_net", "NetBot"]


def test_the_command_line_plays_it(folder: Path) -> None:
    bots = f"{folder}/my_net.onnx,random,random"
    found = json.loads(out_of("simulate", "--players", 3, "--games", 2, "--bots", bots, "--seed", 1, "--json"))
    assert found["games"] == 2
    assert not found["faults"]


def test_what_the_network_says_is_what_it_plays(folder: Path) -> None:
    """The bot's choice is the likeliest action of the network itself."""
    import onnxruntime  # type: ignore[import-untyped,unused-ignore]

    from wayfare.envs import mask, observe

    session: Any = onnxruntime.InferenceSession(str(folder / "my_net.onnx"))
    bot = wayfare.bots.make(str(folder / "my_net.onnx"))
    match = wayfare.load("new-york").new_match(3, seed=4)
    for _ in range(20):
        view = match.view(match.turn)
        (scores,) = session.run(None, {"observation": observe(view)[None], "mask": mask(view)[None].astype(np.uint8)})
        chosen = bot.choose(view)
        assert chosen.index == int(scores[0].argmax())
        match.play(chosen)


def test_a_network_for_another_table_says_so(folder: Path) -> None:
    view = wayfare.load("new-york").new_match(2, seed=1).view(0)
    with GuardedBot(str(folder / "my_net.onnx")) as guarded:
        action, fault = guarded.choose(view)
    assert action in view.legal_actions
    assert fault is not None
    assert "trained for another game or another number of players" in str(fault)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("nowhere.onnx", "There is no file"),
        ("my_net.py.onnx", "not a network"),
        ("no_such:Bot", "No module named 'no_such'"),
    ],
)
def test_a_bot_that_cannot_be_created_is_refused_before_the_table(
    bot: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WAYFARE_BOTS", raising=False)
    (tmp_path / "my_net.py.onnx").write_text("nonsense", "utf-8")
    monkeypatch.chdir(tmp_path)
    for command in (("play", "--no-open", "--opponents", bot), ("serve", "--bot", f"mine={bot}")):
        done = wayfare_command(*command)
        assert done.returncode == 2
        assert reason in done.stderr
        assert done.stderr.count("\n") == 1
        os.environ.pop("WAYFARE_BOTS", None)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("net", "has no name"),
        ("expert=a:B", "already is a bot"),
        ("a b=a:B", "cannot be a bot's name"),
        ("a=b", "module:Class"),
    ],
)
def test_names_are_checked(bot: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAYFARE_BOTS", raising=False)
    done = wayfare_command("serve", "--bot", bot)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert reason in done.stderr
