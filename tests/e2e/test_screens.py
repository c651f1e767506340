"""Every screen: for people who use a screen reader, by day and by night, in four languages, on a phone too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e import axe, text
from e2e.browsing import LANGUAGES
from e2e.screens import SCREENS, Screen
from e2e.tables import Tables

Visit = Callable[..., Page]
# As if the language had been chosen in another tab: the page follows in place.
CHOOSE = "language => dispatchEvent(new StorageEvent('storage', {key: 'wayfare.language', newValue: language}))"
ONE_SIGHT = ("ticket-choice", "table-new-york", "table-europe", "table-usa", "curtain", "replay")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_everybody_can_read_and_use(visit: Visit, tables: Tables, screen: Screen, phone: bool) -> None:
    page = visit("about:blank", phone=phone)
    screen.reach(page, tables)
    faults: list[str] = []
    for language in LANGUAGES:
        page.evaluate(CHOOSE, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        faults += [f"{language}: left in English: {words}" for words in text.left_in_english(page, language)]
        faults += [f"{language}: {fault}" for fault in text.cut_off(page)]
        if text.scrolls_sideways(page):
            faults.append(f"{language}: scrolls sideways")
        if language == "en":
            faults += by_day_and_by_night(page)
        if screen.name in ONE_SIGHT and not phone and text.scrolls_down(page):
            faults.append(f"{language}: the table does not fit on the screen")
    assert not faults, "\n".join(faults)


def by_day_and_by_night(page: Page) -> list[str]:
    faults = [f"light: {fault}" for fault in axe.faults(page)]
    page.emulate_media(color_scheme="dark")
    faults += [f"dark: {fault}" for fault in axe.faults(page, colours_only=True)]
    page.emulate_media(color_scheme="light")
    return faults
