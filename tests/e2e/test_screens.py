"""Every screen: for people who use a screen reader, by day and by night, in four languages, on a phone too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e import axe, text
from e2e.browsing import LANGUAGES, Person, choose_language, hold_as_a_phone
from e2e.screens import SCREENS, Screen
from e2e.tables import Tables

Visit = Callable[..., Page]
ONE_SIGHT = ("ticket-choice", "table-new-york", "table-europe", "table-usa", "curtain", "replay", "lesson")


@pytest.mark.parametrize(
    ("screen", "number"),
    [
        pytest.param(screen, number, marks=pytest.mark.deep if screen.like else (), id=str(screen))
        for number, screen in enumerate(SCREENS)
    ],
)
def test_everybody_can_read_and_use(visit: Visit, tables: Tables, screen: Screen, number: int) -> None:
    """At a desk by day, in English and another language; then the same page in the hand, by night, in a third one.

    On a phone a table is made of other parts, so it is looked at by every rule again. Other pages only get narrower.
    """
    page = visit("about:blank")
    screen.reach(page, tables)
    one_sight = screen.name in ONE_SIGHT
    table = screen.part is None and page.locator(".tabletop").count() > 0
    faults = [f"by day: {fault}" for fault in axe.faults(page, part=screen.part)]
    english, *others = LANGUAGES
    second, third = (others[(number + n) % len(others)] for n in range(2))
    faults += in_languages(page, (english, second), one_sight)
    page.emulate_media(color_scheme="dark")
    hold_as_a_phone(page)
    rules = None if table else [*axe.COLOURS, *axe.LAYOUT]
    faults += [f"phone: {fault}" for fault in axe.faults(page, rules, screen.part)]
    faults += [f"phone: {fault}" for fault in in_languages(page, (third,), one_sight)]
    assert not faults, "\n".join(faults)


@pytest.mark.deep
@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_whole_of_every_screen(visit: Visit, tables: Tables, screen: Screen, theme: str) -> None:
    """By day and by night, at a desk and in the hand, by every rule, with every text in every language."""
    page = visit("about:blank", theme=theme)
    screen.reach(page, tables)
    faults = [*axe.faults(page), *in_languages(page, LANGUAGES, screen.name in ONE_SIGHT)]
    hold_as_a_phone(page)
    held = [*axe.faults(page), *in_languages(page, LANGUAGES, screen.name in ONE_SIGHT)]
    assert not (faults := [*faults, *(f"phone: {fault}" for fault in held)]), "\n".join(faults)


def in_languages(page: Page, languages: tuple[str, ...], one_sight: bool) -> list[str]:
    """What is not translated, or cut off, or leads beyond the edge."""
    faults = []
    for language in languages:
        choose_language(page, language)
        faults += [f"{language}: left in English: {words}" for words in text.left_in_english(page, language)]
        faults += [f"{language}: {fault}" for fault in text.cut_off(page)]
        if text.scrolls_sideways(page):
            faults.append(f"{language}: scrolls sideways")
        if one_sight and text.scrolls_down(page):
            faults.append(f"{language}: the table does not fit on the screen")
    return faults


SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifts += shift.value;
}).observe({ type: "layout-shift", buffered: true });
"""
LATE_MAPS = """
const ask = window.fetch;
window.fetch = async (...wish) => {
  if (String(wish[0]?.url ?? wish[0]).includes("/api/games/")) await new Promise((go) => setTimeout(go, 300));
  return ask(...wish);
};
"""


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("home-again", ""),
        ("table-new-york", ""),
        pytest.param("end-new-york", "", marks=pytest.mark.deep),
        pytest.param("rules-new-york", "", marks=pytest.mark.deep),
        ("rules-new-york", LATE_MAPS),
    ],
    ids=["home-again", "table-new-york", "end-new-york", "rules-new-york", "rules-late-map"],
)
def test_nothing_jumps_while_a_page_comes(
    people: Callable[..., Person], tables: Tables, name: str, trouble: str
) -> None:
    """By the measure of browsers (cumulative layout shift), where up to 0.1 is good."""
    ann = people(motion=True)
    ann.context.add_init_script(SHIFTS + trouble)
    page = ann.open("about:blank")
    next(screen for screen in SCREENS if screen.name == name).reach(page, tables)
    assert page.evaluate("window.shifts") < 0.1


def test_a_long_hint_begins_in_sight(visit: Visit, tables: Tables) -> None:
    """On a small phone, with all thoughts open: what to do, and the way to close it."""
    page = visit("about:blank", phone=True, language="ro")
    page.set_viewport_size({"width": 390, "height": 640})
    next(screen for screen in SCREENS if screen.name == "table-hint").reach(page, tables)
    expect(page.locator(".hint .head")).to_be_in_viewport(ratio=1)
