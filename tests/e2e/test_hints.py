"""Hints at the table: what they suggest is marked, their reasons are told, and a lesson's guide says the same."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.tables import ANN, EASY, Tables
from e2e.test_learn import begin, suggest
from wayfare.messages import message as say

Visit = Callable[..., Page]


def ask(page: Page) -> None:
    page.locator("[data-action=hint][aria-disabled=false]").click()
    page.locator("[data-action=take-hint]").wait_for(timeout=60_000)


def test_the_suggested_card_is_marked_in_the_row_and_its_route_on_the_board(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, EASY, start=True)
    tables.play_on(made, 1)
    page = visit(made.hosts_path)
    slot = page.locator("[data-action=market]").nth(2)
    card = slot.get_attribute("data-card")
    facts = {"kind": "toward", "card": card, "route": "chelsea-soho", "ticket": None, "seat": None, "points": 0}
    suggest(page, f"draw {card}", **facts, count=2)
    ask(page)
    marked = page.locator("[data-action=market].suggested")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-card", card or "")
    expect(page.locator(".hint")).to_contain_text(
        say("reason-toward", route="Chelsea – Soho", aim="none", ticket="", count=2)
    )
    expect(page.locator(".hint")).to_contain_text(say("confidence-clear"))
    expect(page.locator("path.lit")).not_to_have_count(0)


def test_a_rival_is_named_with_the_ticket_that_they_may_hold(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, EASY, start=True)
    tables.play_on(made, 1)
    page = visit(made.hosts_path)
    facts = {"kind": "rival", "seat": 1, "ticket": "chelsea-wall-street", "route": "chelsea-soho", "count": 72}
    suggest(page, "draw deck", **facts)
    ask(page)
    expect(page.locator(".hint")).to_contain_text(say("reason-rival", name="Pip", ticket="Chelsea – Wall Street"))


def test_a_lessons_guide_and_its_hint_are_one(visit: Visit) -> None:
    page = visit("/learn")
    begin(page, "New York")
    page.locator("[data-spotlight]").wait_for()
    said = page.locator(".coach p").inner_text()
    suggest(page, "draw deck", kind="unseen")  # what the expert would say if it were asked again
    ask(page)
    what, why, *_ = page.locator(".hint .best p").all_inner_texts()
    assert f"{what}. {why}" in said
