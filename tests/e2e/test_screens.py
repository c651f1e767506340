"""Every screen: for people who use a keyboard or a screen reader, by day and by night, in four languages, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e import axe, text
from e2e.browsing import LANGUAGES, Theme
from e2e.screens import SCREENS, Screen
from e2e.tables import Tables

Visit = Callable[..., Page]
every_screen = pytest.mark.parametrize("screen", SCREENS, ids=str)


@every_screen
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(visit: Visit, tables: Tables, screen: Screen, theme: Theme, phone: bool) -> None:
    page = visit(theme=theme, phone=phone)
    screen.reach(page, tables)
    assert axe.faults(page) == []


@every_screen
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_all_words_in_the_readers_language(
    visit: Visit, tables: Tables, screen: Screen, language: str
) -> None:
    page = visit(language=language, phone=True)
    screen.reach(page, tables)
    assert page.locator("html").get_attribute("lang") == language
    assert text.left_in_english(page, language) == []
    assert text.cut_off(page) == []
    assert not text.scrolls_sideways(page)


@every_screen
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_desktop_cuts_no_words_off(visit: Visit, tables: Tables, screen: Screen, language: str) -> None:
    page = visit(language=language)
    screen.reach(page, tables)
    assert text.cut_off(page) == []
    assert not text.scrolls_sideways(page)


@every_screen
def test_the_table_and_only_the_table_fits_without_scrolling(visit: Visit, tables: Tables, screen: Screen) -> None:
    if not screen.name.startswith(("table-", "ticket-choice", "curtain", "replay")) or screen.name == "replay-file":
        return
    page = visit()
    screen.reach(page, tables)
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
