"""The board in a real browser: everything is on it, and one can look closer with wheel, keys, buttons and fingers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import until
from e2e.tables import BOT, Tables
from wayfare.messages import message as say

Visit = Callable[..., Page]
SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('.window > .paper')).transform).a"


def watch(visit: Visit, tables: Tables, game: str = "new-york", **look: object) -> Page:
    """A game of two bots that nobody hurries, seen by a spectator."""
    page = visit(tables.make(game, BOT, BOT, start=True, pace_ms=10_000).path, **look)
    expect(page.locator("[data-route]").first).to_be_attached()
    return page


@pytest.mark.parametrize("game", ["new-york", "first-journey-europe", "first-journey-usa"])
def test_every_route_and_location_is_on_the_board_with_its_name(visit: Visit, tables: Tables, game: str) -> None:
    board = tables.ask("GET", f"/games/{game}")["board"]
    page = watch(visit, tables, game, language="hu")
    expect(page.locator("[data-route]")).to_have_count(len(board["map"]["routes"]))
    names = page.locator(".names text").all_text_contents()
    wanted = [location["names"].get("hu", location["name"]) for location in board["map"]["locations"]]
    assert sorted("".join(name.split()) for name in names) == sorted("".join(name.split()) for name in wanted)
    spoken = page.locator("[data-route]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert all("mező" in name for name in spoken)
    assert page.locator(".board svg *").count() < 3000


def test_wheel_drag_keys_and_buttons(visit: Visit, tables: Tables) -> None:
    page = watch(visit, tables)
    window = page.locator(".window").bounding_box()
    assert window is not None
    page.mouse.move(window["x"] + window["width"] / 2, window["y"] + window["height"] / 2)
    page.mouse.wheel(0, -500)
    until(page, f"{SCALE} > 1.5")
    before = page.locator(".window > .paper").bounding_box()
    page.mouse.down()
    page.mouse.move(window["x"] + window["width"] / 2, window["y"] + window["height"] / 2 + 60, steps=4)
    page.mouse.up()
    after = page.locator(".window > .paper").bounding_box()
    assert before is not None and after is not None
    assert after["y"] - before["y"] == pytest.approx(60, abs=2)
    assert page.locator(".route.selected").count() == 0, "a drag is not a tap"
    page.get_by_role("button", name=say("board-fit")).click()
    until(page, f"{SCALE} === 1")
    page.get_by_role("button", name=say("board-closer")).focus()
    page.keyboard.press("+")
    until(page, f"{SCALE} > 1.4")
    page.keyboard.press("0")
    until(page, f"{SCALE} === 1")


def test_two_fingers_on_a_phone(visit: Visit, tables: Tables) -> None:
    page = watch(visit, tables, phone=True)
    window = page.locator(".window").bounding_box()
    assert window is not None
    x, y = window["x"] + window["width"] / 2, window["y"] + window["height"] / 2
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": left, "y": top, "id": i} for i, (left, top) in enumerate(spots)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 7):
        touch("touchMove", (x - 30 - 8 * step, y), (x + 30 + 8 * step, y))
    touch("touchEnd")
    until(page, f"{SCALE} > 1.8")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("visualViewport.scale") == 1


def test_a_finger_need_not_hit_a_route_exactly(visit: Visit, tables: Tables) -> None:
    page = watch(visit, tables, phone=True)
    space = page.locator("[data-route=soho-wall-street] rect").first.bounding_box()
    assert space is not None
    page.touchscreen.tap(space["x"] - 6, space["y"] + space["height"] + 2)
    expect(page.locator(".route.selected")).to_have_attribute("data-route", "soho-wall-street")
