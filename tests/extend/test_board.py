"""A board that exists only as a file in someone's folder is a game like any other, in the terminal and the browser.

tests/extend/test_board_in_environments.py has the environments, tests/server/test_own_boards.py the server's API.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from command import out_of
from e2e.players import Mouse
from e2e.tables import ANN, EASY, Tables
from playwright.sync_api import Page, expect
from server.processes import Server

from extend.boards import TWO_LAKES
from wayfare.bots import LEVELS
from wayfare.messages import message as say

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    (folder / "lakes.toml").write_text(TWO_LAKES, "utf-8")
    return folder


@pytest.fixture(scope="module")
def site(games: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose owner has named a folder of boards."""
    folder = tmp_path_factory.mktemp("site")
    with Server(f"sqlite:///{folder}/tables.db", folder, WAYFARE_GAMES=str(games)) as server:
        yield server.url


@pytest.fixture(scope="module")
def tables(site: str) -> Tables:
    return Tables(site)


def test_every_command_knows_it(games: Path, tmp_path: Path) -> None:
    records, picture = tmp_path / "games.jsonl", tmp_path / "lakes.svg"
    assert "two-lakes" in out_of("board", "check", games / "lakes.toml")
    out_of("board", "draw", "two-lakes", "--games", games, "-o", picture)
    assert "Alder" in picture.read_text("utf-8")
    played = out_of("--games", games, "simulate", "--game", "two-lakes", "--games", "20", "--seed", "1", "--json")
    assert json.loads(played)["games"] == 20
    out_of("--games", games, "simulate", "-g", "two-lakes", "--games", "2", "--seed", "1", "--records", records)
    assert "2" in out_of("verify", records, "--games", games)
    assert "Alder" in out_of("replay", records, "--games", games)
    standings = out_of(
        "--games", games, "tournament", "-g", "two-lakes", "--bots", "greedy,random", "--games", "20", "--json"
    )
    assert json.loads(standings)["game"] == "two-lakes"


def test_the_home_page_offers_it_with_its_picture_and_every_level(visit: Visit) -> None:
    page = visit()
    page.get_by_role("radio", name="Two lakes: north").check()
    card = page.locator("label", has_text="Two lakes: north")
    expect(card.locator("svg [data-route], svg path").first).to_be_attached()
    levels = page.get_by_role("combobox", name=say("home-player", number=2))
    for level in LEVELS:
        expect(levels.locator(f"option[value={level}]")).to_be_attached()
    page.get_by_role("button", name="Play Two lakes: north").click()
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]{12}$"))
    expect(page.locator("[data-route=alder-birch]").first).to_be_attached()


def test_it_is_played_to_the_end_with_a_hint_and_replayed(visit: Visit, tables: Tables) -> None:
    table = tables.make("two-lakes", ANN, EASY, start=True)
    page = visit(table.hosts_path)
    player = Mouse(page)
    player.play(1)
    player.asked()
    page.get_by_role("button", name=say("table-hint"), exact=True).click()
    expect(page.get_by_role("group", name=say("table-hint")).get_by_role("button").last).to_be_visible()
    page.keyboard.press("Escape")
    player.play()
    assert tables.stage(table.id) == "over"
    replay = visit(f"/replay/{table.id}")
    expect(replay.locator("[data-route=alder-birch]").first).to_be_attached()


def test_its_rules_have_its_own_numbers(visit: Visit) -> None:
    page = visit("/rules/two-lakes")
    expect(page.get_by_role("link", name="Two lakes: north").first).to_be_visible()
    expect(page.locator("main svg").first).to_be_visible()
    expect(page.get_by_text(re.compile(r"\b8\b")).first).to_be_visible()  # its pieces
