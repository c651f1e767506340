"""A board of one's own, in a folder named by --games: listed, drawn, played, explained, recorded and replayed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack
from importlib import resources
from pathlib import Path
from urllib.request import urlopen

import httpx
import pytest
from command import WAYFARE

from server.client import QUICK, Api, Refused, open_table, play_out
from server.conftest import Serve
from server.observed import check_all_saw
from server.processes import free_port, wait_until
from server.test_whole_games import sit_down
from wayfare.engine import Record, builtin_names, default_game, load
from wayfare.server import wire
from wayfare.server.ops.settings import read_settings


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with one board: a built-in one under another id and name."""
    folder = tmp_path / "my games"
    folder.mkdir()
    source = resources.files("wayfare.games").joinpath(f"{default_game()}.toml").read_text("utf-8")
    own = source.replace(f'id = "{default_game()}"', 'id = "my-town"', 1)
    assert own != source
    (folder / "town.toml").write_text(own, "utf-8")
    return folder


async def test_an_own_board_is_listed_drawn_and_played(serve: Serve, games: Path) -> None:
    """With two workers, which inherit the board through the environment."""
    server = serve("postgresql", 2, WAYFARE_GAMES=str(games))
    async with Api(server.url) as api, AsyncExitStack() as stack:
        cards = await api.ask(list[wire.GameCard], "GET", "/api/games")
        assert {card.id for card in cards} == {*builtin_names(), "my-town"}
        data = (await api.send("GET", "/api/games/my-town")).json()
        built_in = (await api.send("GET", f"/api/games/{default_game()}")).json()
        assert data["board"]["id"] == "my-town"
        assert data["drawing"] == built_in["drawing"]
        table = await open_table(api, "my-town", 1, ("easy",))
        hint = await api.ask(wire.Hint, "POST", f"/api/tables/{table.id}/hint", token=table.people[0])
        assert hint.thoughts
        players = await sit_down(stack, server.url, table)
        await play_out(players)
        record = await api.record(table.id)
        replayed = await api.ask(wire.Replayed, "POST", "/api/replay", {"record": json.loads(record)})
        assert replayed.game == "my-town" and replayed.verified
    match = Record.from_json(record).replay(load(games / "town.toml"))
    check_all_saw(match, players)


async def test_a_board_that_was_edited_is_read_again(serve: Serve, games: Path) -> None:
    file = games / "town.toml"
    async with Api(serve(WAYFARE_GAMES=str(games)).url) as api:
        for name in ("First town", "Second town"):
            file.write_text(re.sub(r'^name = ".*"', f'name = "{name}"', file.read_text("utf-8"), count=1, flags=re.M))
            assert (await api.send("GET", "/api/games/my-town")).json()["board"]["name"] == name


async def test_a_path_from_outside_is_not_a_game(serve: Serve, games: Path) -> None:
    server = serve(WAYFARE_GAMES=str(games))
    chairs = [wire.NewChair(kind="human", name="Ann"), wire.NewChair(kind="bot")]
    async with Api(server.url) as api:
        for name in ("town", "town.toml", "./town.toml", "../my games/town.toml"):
            with pytest.raises(Refused) as refused:
                await api.create(wire.CreateTable(game=name, chairs=chairs, options=QUICK))
            assert (refused.value.status, refused.value.refusal.reason) == (404, "no-such-game")


def test_a_settings_file_can_name_boards(tmp_path: Path, games: Path) -> None:
    file = tmp_path / "wayfare.toml"
    file.write_text(f"games = [{json.dumps(str(games))}]\n")
    assert read_settings(file, {"WAYFARE_GAMES": "/ignored/here"}, {}).games == [str(games)]


@pytest.fixture
def playing(games: Path, tmp_path: Path) -> Iterator[str]:
    """`wayfare play --game town.toml`, and what it prints."""
    command = [
        *WAYFARE,
        "play",
        "--no-open",
        "--name",
        "Ann",
        "--port",
        str(free_port()),
        "--opponents",
        "easy",
        "--game",
        str(games / "town.toml"),
    ]
    output = tmp_path / "output"
    with output.open("wb") as file:
        environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")}
        process = subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT, env=environment)
    try:
        wait_until(lambda: process.poll() is not None or "Ctrl-C" in output.read_text(), 300, "wayfare play")
        yield output.read_text()
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)


def test_play_opens_a_board_file(playing: str) -> None:
    """The table is set up with the board, the person and a bot with a name of its own."""
    link = next(word for word in playing.split() if "/t/" in word)
    base, _, rest = link.partition("/t/")
    table = httpx.get(f"{base}/api/tables/{rest.partition('#')[0]}").json()
    assert (table["game"], table["stage"]) == ("my-town", "playing")
    assert [(chair["name"], chair["level"]) for chair in table["chairs"]] == [("Ann", None), ("Pip", "easy")]
    with urlopen(base) as page:
        assert page.status == 200
