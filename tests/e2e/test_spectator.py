"""Someone who only watches."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import until
from e2e.tables import ANN, EASY, Tables
from wayfare.messages import message as say

Visit = Callable[..., Page]


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.deep)], ids=["desktop", "phone"])
def test_a_spectator_follows_and_sees_no_hand(visit: Visit, tables: Tables, phone: bool) -> None:
    made = tables.make("new-york", ANN, EASY, start=True)
    page = visit("/", phone=phone)
    views: list[dict[str, object]] = []

    def listen(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "snapshot":
            views.append(message["view"])

    page.on("websocket", lambda socket: socket.on("framereceived", listen))
    page.goto(made.path)
    page.locator(".tabletop").wait_for()
    tables.play_on(made, 6)
    until(page, "Number(document.querySelector('[data-moves]').dataset.moves) >= 8")
    page.locator("[data-tab=log]").click()
    expect(page.get_by_role("list", name=say("table-log"))).to_contain_text("Ann")
    expect(page.get_by_role("list", name=say("table-log"))).not_to_contain_text("You")
    expect(page.locator("[data-hand], [data-action=hint], [data-action=undo], g.claimable")).to_have_count(0)
    if phone:
        page.locator("[data-tab=tickets]").click()
    expect(page.get_by_text(say("table-watching"))).to_be_visible()
    assert len(views) > 3
    assert all(
        view["seat"] is None and not view["hand"] and not view["tickets"] and not view["legal"] for view in views
    )


def test_a_table_that_is_not_there(visit: Visit) -> None:
    page = visit("/t/abcdefghjkmn")
    expect(page.get_by_role("heading", name=say("missing-title"))).to_be_visible()


def test_the_players_see_that_somebody_watches(visit: Visit, tables: Tables) -> None:
    made = tables.make("first-journey-usa", ANN, EASY, start=True)
    player = visit(made.hosts_path)
    visit(made.path)
    expect(player.get_by_text(say("table-watchers", count=1))).to_be_attached()
