"""Playing against computers with clicks and taps only."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import until
from e2e.players import Mouse, moves, score
from e2e.tables import ANN, EASY, Made, Tables, near_the_end
from wayfare.engine import builtin_names
from wayfare.messages import message as say

Visit = Callable[..., Page]


@pytest.mark.parametrize(
    ("game", "phone"), [("new-york", False), pytest.param("first-journey-europe", True, marks=pytest.mark.deep)]
)
def test_a_game_begins_and_ends_by_mouse(visit: Visit, tables: Tables, game: str, phone: bool) -> None:
    made = tables.make(game, ANN, EASY, start=True)
    page = visit(made.hosts_path, phone=phone)
    expect(page).to_have_url(re.compile(f"{made.path}$"))  # the tokens left the address bar
    assert Mouse(page).play(5) == 5
    finish(visit, tables, near_the_end(tables, game, ANN, EASY), phone)


@pytest.mark.deep
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", builtin_names())
def test_a_whole_game_by_mouse(visit: Visit, tables: Tables, game: str, phone: bool) -> None:
    finish(visit, tables, tables.make(game, ANN, EASY, start=True), phone)


def finish(visit: Visit, tables: Tables, made: Made, phone: bool) -> None:
    page = visit(made.hosts_path, phone=phone)
    assert Mouse(page).play() > 2
    assert tables.stage(made.id) == "over"
    score(page)
    expect(page.get_by_role("button", name=say("table-to-board"))).to_be_visible()


def test_what_the_computers_do_can_be_followed(visit: Visit, tables: Tables) -> None:
    """At normal speed a move is described in words while it is shown, and the player can't act until that is over."""
    page = visit(tables.make("new-york", ANN, EASY, start=True).hosts_path, speed=1, motion=True)
    page.locator("[data-action=keep]").click()
    page.locator("[data-action=deck][aria-disabled=false]").click()
    page.locator("[data-action=deck][aria-disabled=false]").click()
    expect(page.locator("div.caption")).to_be_visible()
    expect(page.locator("[data-action=deck]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-action=skip]").click()
    page.locator("[data-tab=log]").click()
    page.get_by_role("radio", name=say("table-log-since")).check(force=True)
    expect(page.get_by_role("list", name=say("table-log")).get_by_role("listitem").first).not_to_contain_text("You")


def test_a_tap_says_why_a_route_cannot_be_claimed(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, EASY, start=True).hosts_path)
    page.locator("[data-action=keep]").wait_for()
    route = page.locator("[data-route=chelsea-soho] .hit")
    Mouse(page).claim(route)
    expect(page.get_by_text(say("table-why-keep-first"))).to_be_visible()
    page.get_by_role("link", name=say("table-rule", rule="NY-3")).wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-action=keep]").click()
    page.locator("[data-action=deck][aria-disabled=false]").wait_for()
    Mouse(page).claim(route)
    expect(page.get_by_text(re.compile("4 × pink.*taxi"))).to_be_visible()


def test_a_claim_can_be_asked_for_and_taken_back(visit: Visit, tables: Tables) -> None:
    made = tables.make("first-journey-europe", ANN, {"kind": "human", "name": "Bo"}, start=True)
    token = made.tokens[made.chair_ids[0]]
    page = visit(f"{made.path}#seat={token}")
    page.get_by_role("button", name=say("settings")).click()
    page.get_by_role("switch", name=say("confirm-claims")).check()
    page.keyboard.press("Escape")
    route = page.locator("g.claimable .hit").first
    route.wait_for()
    Mouse(page).claim(route)
    undo = page.get_by_role("button", name=say("table-undo"))
    expect(undo).to_have_attribute("aria-disabled", "false")
    assert moves(page) == 1
    undo.click()
    until(page, "document.querySelector('[data-moves]').dataset.moves === '0'")
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_a_hint_is_given_in_words_and_can_be_followed(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, EASY, start=True).hosts_path)
    page.locator("[data-action=keep]").wait_for()
    page.get_by_role("button", name=say("table-hint")).click()
    hint = page.get_by_role("group", name=say("table-hint"))
    expect(hint).to_contain_text("Keep", timeout=60_000)
    hint.get_by_role("button", name=say("table-hint-do")).click()
    expect(page.locator("[data-action=keep]")).to_have_count(0)
