"""A whole game without a mouse."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.browsing import until
from e2e.players import Keyboard
from e2e.tables import ANN, EASY, Tables
from wayfare.messages import message as say

Visit = Callable[..., Page]


def test_a_whole_game_by_keyboard_alone(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, EASY, start=True)
    page = visit(made.hosts_path)
    assert Keyboard(page).play() > 10
    assert tables.stage(made.id) == "over"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-action=score]')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=board]")).to_be_visible()


def test_the_keys_are_explained_and_the_focus_can_be_seen(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, EASY, start=True).hosts_path)
    page.locator("[data-action=keep]").wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=say("table-help"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name=say("table-help"))).to_be_hidden()
    for _ in range(25):
        page.keyboard.press("Tab")
        seen = page.evaluate(
            "(() => { const one = document.activeElement; if (one === document.body) return true;"
            " const style = getComputedStyle(one); const hit = one.querySelector('.hit');"
            " return style.outlineStyle !== 'none' || (hit !== null && getComputedStyle(hit).strokeOpacity !== '0')"
            " || one.matches('input') })()"
        )
        assert seen, page.evaluate("document.activeElement.outerHTML.slice(0, 200)")


def test_moves_and_turns_are_announced(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, EASY, start=True).hosts_path)
    page.locator("[data-action=keep]").wait_for()
    page.locator("[data-action=keep]").press("Enter")
    until(
        page,
        "[...document.querySelectorAll('[aria-live=polite]')]"
        ".some((one) => /kept .* ticket.*Your turn/s.test(one.textContent))",
    )
