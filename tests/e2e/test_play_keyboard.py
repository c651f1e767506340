"""Playing without a mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import resize, until
from e2e.players import Keyboard
from e2e.tables import ANN, EASY, Made, Tables, near_the_end
from wayfare.engine import builtin_names
from wayfare.messages import message as say

Visit = Callable[..., Page]


@pytest.mark.parametrize("game", ["new-york", pytest.param("first-journey-usa", marks=pytest.mark.deep)])
def test_a_game_begins_and_ends_by_keyboard_alone(visit: Visit, tables: Tables, game: str) -> None:
    page = visit(tables.make(game, ANN, EASY, start=True).hosts_path)
    assert Keyboard(page).play(5) == 5
    finish(visit, tables, near_the_end(tables, game, ANN, EASY))


@pytest.mark.deep
@pytest.mark.parametrize("game", builtin_names())
def test_a_whole_game_by_keyboard_alone(visit: Visit, tables: Tables, game: str) -> None:
    finish(visit, tables, tables.make(game, ANN, EASY, start=True))


def finish(visit: Visit, tables: Tables, made: Made) -> None:
    page = visit(made.hosts_path)
    assert Keyboard(page).play() > 2
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


@pytest.mark.parametrize(
    ("game", "button", "news"),
    [("new-york", "keep", "kept .* ticket.*Your turn"), ("first-journey-usa", "deck", "Pip .*Your turn")],
)
def test_moves_and_turns_are_announced(visit: Visit, tables: Tables, game: str, button: str, news: str) -> None:
    page = visit(tables.make(game, ANN, EASY, start=True).hosts_path)
    page.locator(f"[data-action={button}]").press("Enter")
    until(
        page,
        f"[...document.querySelectorAll('[aria-live=polite]')].some((one) => /{news}/s.test(one.textContent))",
    )


# The part of the table that has the focus: its place as one reads, and null outside of the table.
PART = """(() => {
  const parts = [...document.querySelectorAll(".tabletop > header, .stage, .tabletop .column, .sheet")];
  const corner = (part) => part.getBoundingClientRect();
  const header = (part) => (part.matches("header") ? 0 : 1);
  parts.sort((a, b) => header(a) - header(b) || corner(a).left - corner(b).left || corner(a).top - corner(b).top);
  const found = parts.findIndex((part) => part.contains(document.activeElement));
  return found < 0 ? null : found;
})()"""


@pytest.mark.parametrize("game", ["new-york", "first-journey-usa"])
def test_the_tab_key_goes_through_the_table_as_one_reads_it(visit: Visit, tables: Tables, game: str) -> None:
    """The header, then the parts from left to right or from above; on a desktop, beside it, and on a phone."""
    made = tables.make(game, ANN, EASY, start=True)
    tables.play_on(made, 3)
    page = visit(made.hosts_path)
    page.locator("[data-action=deck]").wait_for()
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        resize(page, width, height)
        page.evaluate("document.activeElement.blur()")
        page.locator(".home").focus()
        seen = [page.evaluate(PART)]
        while seen[-1] is not None:
            page.keyboard.press("Tab")
            seen.append(page.evaluate(PART))
            assert len(seen) < 200, "the focus is caught"
        parts = seen[:-1]
        assert parts == sorted(parts)
        assert set(parts) == set(range(max(parts) + 1)), "a part was left out"
        assert max(parts) >= 2
