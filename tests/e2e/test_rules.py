"""The rule pages: the rules as docs/ has them, in four languages, with pictures and with our decisions marked."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import LANGUAGES, ROOT, choose_language, until
from e2e.tables import Tables
from wayfare.messages import message as say

Visit = Callable[..., Page]
PAGES = (("new-york", ("C", "NY")), ("first-journey-europe", ("C", "FJ")), ("first-journey-usa", ("C", "FJ")))
OURS = {"en": "our decision", "ro": "decizia noastră", "hu": "a mi döntésünk", "sv": "vårt beslut"}


def numbers(language: str, prefixes: tuple[str, ...]) -> list[str]:
    text = (ROOT / "docs" / f"rules.{language}.md").read_text("utf-8")
    found: list[str] = re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", text, re.MULTILINE)
    return [number for number in found if number.split("-")[0] in prefixes]


@pytest.mark.parametrize(("game", "prefixes"), PAGES)
def test_a_page_has_every_rule_of_its_game_and_no_other(visit: Visit, game: str, prefixes: tuple[str, ...]) -> None:
    """In every language; and our own decisions are marked as such."""
    page = visit(f"/rules/{game}")
    page.locator("#C-9").wait_for()
    for language in LANGUAGES:
        choose_language(page, language)
        expect(page.locator("em").filter(has_text=OURS[language]).first).to_be_attached()
        shown = page.locator("section p[id]").evaluate_all("all => all.map((rule) => rule.id)")
        assert sorted(shown) == sorted(numbers(language, prefixes))
        if game == "new-york":
            expect(page.locator("#NY-3 em")).to_contain_text(OURS[language])
            expect(page.locator("#NY-4 em")).to_have_count(0)


def test_a_link_leads_to_a_rule_and_from_there_to_another(visit: Visit) -> None:
    page = visit("/rules/new-york#NY-10")
    expect(page.locator("#NY-10.marked")).to_be_in_viewport()
    page.locator("#NY-11").get_by_role("link", name="C-2").click()
    expect(page.locator("#C-2.marked")).to_be_in_viewport()
    expect(page).to_have_url(re.compile(r"#C-2$"))


def test_the_pictures_are_those_of_the_table(visit: Visit, tables: Tables) -> None:
    page = visit("/rules/new-york")
    page.locator("figure svg").first.wait_for()
    assert page.locator("svg.card").count() >= 7
    page.get_by_role("link", name="First Journey: Europe").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("First Journey: Europe")
    expect(page.locator("figure svg")).to_have_count(1)
    expect(page.get_by_role("navigation").get_by_role("link")).to_have_count(len(tables.ask("GET", "/games")))


def test_the_pages_lead_to_a_first_game(visit: Visit) -> None:
    page = visit("/rules", phone=True)
    page.get_by_role("link", name=say("rules-try")).click()
    until(page, "location.pathname === '/learn'")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("rules-try"))
