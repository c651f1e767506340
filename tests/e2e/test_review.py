"""Game review: the graph and the move it points at, puzzles, and luck and skill over many games."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.browsing import until
from e2e.careless import GAME, careless, careless_match
from e2e.tables import ANN, BO, Made, Tables
from wayfare.messages import message as say

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def game(tables: Tables) -> Made:
    return careless(tables)


@pytest.fixture(scope="module")
def review(tables: Tables, game: Made) -> Any:
    """As the server gives it to programs."""
    return tables.review(tables.ask("GET", f"/tables/{game.id}/record"))


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=say("replay-slider"))


def complete(page: Page) -> None:
    page.locator("[data-complete]").wait_for(timeout=60_000)


def test_the_graph_leads_to_every_move(visit: Visit, game: Made) -> None:
    """From the end of the game; with the keyboard, with the mouse, and by the list of turning points."""
    page = visit(game.path)
    page.get_by_role("link", name=say("review-link"), exact=True).click()
    complete(page)
    moves = careless_match().moves
    told = page.locator("[data-told]")
    expect(told).to_have_text(say("review-deal"))
    slider(page).focus()
    page.keyboard.press("End")
    values = re.compile(rf"^{len(moves)} of {len(moves)}: .*: Ann \d+% and Bo \d+%$")
    expect(slider(page)).to_have_attribute("aria-valuetext", values)
    page.keyboard.press("ArrowLeft")
    expect(slider(page)).to_have_value(str(len(moves) - 1))
    box = page.locator(".graph svg[role=img]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 43, box["y"] + box["height"] / 2)
    expect(slider(page)).to_have_value("0")
    page.get_by_role("heading", name=say("review-page-title")).click()
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("1")
    page.locator("ol button").first.click()
    expect(slider(page)).not_to_have_value("1")
    page.locator("[data-moves] summary").click()
    expect(page.locator("[data-moves] tbody tr")).to_have_count(len(moves) + 1)


def test_a_mistake_says_what_was_better_and_can_be_tried_again(visit: Visit, game: Made, review: Any) -> None:
    """Ann drew cards; if she does it again, that's still wrong."""
    marked = [one for one in review["decisions"] if one["mark"] and one["seat"] == 0 and one["kind"] == "draw"]
    assert marked, "a careless player makes mistakes"
    page = visit(game.hosts_path)
    page.goto(f"/review/{game.id}")
    complete(page)
    slider(page).fill(str(marked[0]["number"]))
    expect(page.locator(".decision")).to_contain_text(say(f"review-mark-{marked[0]['mark']}"))
    expect(page.locator(".decision")).to_contain_text(say("review-better"))
    page.locator("[data-action=puzzle]").click()
    expect(page.locator(".tabletop")).to_have_attribute("data-moves", str(marked[0]["number"] - 1))
    expect(page.get_by_text(say("review-puzzle"))).to_be_visible()
    page.locator("[data-action=deck]").click()
    lost = f"{100 * marked[0]['error']:.0f}%"
    expect(page.get_by_text(say("review-puzzle-wrong", lost=lost))).to_be_visible()
    expect(page.locator("[data-action=deck][aria-disabled=false]")).to_be_visible()
    page.locator("[data-action=answer]").click()
    expect(page.locator(".bar [role=status] p")).to_have_count(2)
    page.get_by_role("button", name=say("review-puzzle-leave")).click()
    expect(slider(page)).to_have_value(str(marked[0]["number"]))


def test_luck_and_skill_over_this_devices_games(visit: Visit, game: Made) -> None:
    page = visit(game.hosts_path)
    until(page, "localStorage.getItem('wayfare.tables') !== null")
    page.goto("/")
    page.get_by_role("link", name=say("reviews-link")).click()
    again = page.locator("[data-action=review-all]")
    results = page.get_by_role("link", name="USA")
    expect(again.or_(results).first).to_be_visible()
    if again.count():
        again.click()
    expect(results.first).to_be_visible(timeout=60_000)
    with page.expect_download() as saved:
        page.locator("[data-action=csv]").click()
    (row,) = csv.DictReader(saved.value.path().read_text().splitlines())
    assert (row["table"], row["game"]) == (game.id, GAME)
    with page.expect_download() as saved:
        page.locator("[data-action=json]").click()
    (found,) = json.loads(saved.value.path().read_text())
    assert found["about"]["review"]["name"] == "Ann"


def test_a_file_is_reviewed(visit: Visit, tables: Tables, game: Made) -> None:
    record = tables.ask("GET", f"/tables/{game.id}/record")
    page = visit("/review", phone=True)
    chooser = page.locator("input[type=file]")
    chooser.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"hello"})
    expect(page.get_by_role("alert")).to_contain_text(say("replay-no-record"))
    chooser.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()})
    complete(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_no_review_before_the_end(visit: Visit, tables: Tables) -> None:
    page = visit(f"/review/{tables.make(GAME, ANN, BO, start=True).id}")
    expect(page.get_by_role("alert")).to_contain_text(say("review-not-over"))
