"""The end: the score pad is what the server counted, and what comes after it works."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import axe
from e2e.browsing import PHONE, settle, until
from e2e.tables import ANN, EASY, Made, Tables
from wayfare.messages import message as say

Visit = Callable[..., Page]


def finish(tables: Tables, game: str, players: int = 2) -> Made:
    """A game of Ann and computers, played to its end."""
    made = tables.make(game, ANN, *[EASY] * (players - 1), start=True)
    (token,) = made.tokens.values()
    number = 0
    while (snapshot := tables.when_asked(made.id, token, 0))["view"]["result"] is None:
        legal = [action["text"] for action in snapshot["view"]["legal"]]
        claims = [action for action in legal if action.startswith("claim")]
        number += 1
        action = claims[0] if claims else legal[0]
        tables.ask(
            "POST",
            f"/tables/{made.id}/moves",
            {"id": f"f{number}", "version": snapshot["version"], "action": action},
            token,
        )
    return made


def result_of(tables: Tables, made: Made) -> Any:
    return tables.ask("GET", f"/tables/{made.id}/snapshot")["view"]["result"]


def number(text: str) -> int:
    """The number at the end of what is written."""
    return int(text.split()[-1].replace("−", "-"))


def test_the_pad_says_what_the_server_counted(visit: Visit, tables: Tables) -> None:
    made = finish(tables, "new-york", 3)
    result = result_of(tables, made)
    for phone in (False, True):
        compare_pad(visit(made.hosts_path, phone=phone), result)


def compare_pad(page: Page, result: Any) -> None:
    slips = page.locator(".pad > li")
    expect(slips).to_have_count(3)
    for seat, score in enumerate(result["scores"]):
        slip = slips.nth(seat)
        lines = [number(text) for text in slip.locator(".number").all_inner_texts() if text.strip()]
        points = {line["key"]: line["points"] for line in score["lines"]}
        assert list(points) == ["routes", "tickets", "attractions"]
        assert lines[:3] == list(points.values())
        assert number(slip.locator(".sum").inner_text()) == score["total"]
        tickets = [number(text) for text in slip.locator(".verdict .mark").all_inner_texts()]
        assert sum(tickets) == points["tickets"]
        assert sum(worth > 0 for worth in tickets) == score["completed"]
        assert slip.get_by_text(say("end-winner")).count() == (seat in result["winners"])
    expect(page.get_by_role("heading", level=1)).to_contain_text("win" if len(result["winners"]) == 1 else "share")


def test_a_race_shows_its_tickets_and_why_it_ended(visit: Visit, tables: Tables) -> None:
    made = tables.over("first-journey-europe")
    result = result_of(tables, made)
    page = visit(made.path, phone=True)
    for seat, score in enumerate(result["scores"]):
        slip = page.locator(".pad > li").nth(seat)
        expect(slip.locator(".sum")).to_have_text(f"{score['completed']} / 6")
        expect(slip.locator(".verdict.done, .bonus")).to_have_count(score["completed"])
    reasons = {
        "six-tickets": "completed 6 tickets",
        "out-of-pieces": "placed their last train",
        "stalemate": "nobody drew",
    }
    expect(page.locator("header", has=page.locator("h1"))).to_contain_text(reasons[result["reason"]])


def test_the_count_can_be_watched_skipped_and_watched_again(visit: Visit, tables: Tables) -> None:
    page = visit(tables.over("new-york").path, speed=1, motion=True)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("end-title"))
    expect(page.locator(".verdict").first).to_be_visible()
    page.get_by_role("button", name=say("end-skip")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins|share"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins|share"))  # once is enough
    page.get_by_role("button", name=say("end-again")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("end-title"))


def test_the_charts_have_tables(visit: Visit, tables: Tables) -> None:
    made = tables.over("new-york")
    result = result_of(tables, made)
    page = visit(made.path)
    points = page.locator("figure", has_text=say("end-chart-points"))
    points.get_by_text(say("end-chart-table")).click()
    last = points.locator("tbody tr").last.locator("td").all_inner_texts()
    assert [number(text) for text in last] == [score["total"] for score in result["scores"]]
    expect(page.get_by_role("img", name=re.compile("Taxis left. At the end: "))).to_be_visible()
    assert axe.faults(page, ["scrollable-region-focusable", "table-fake-caption", "td-headers-attr"]) == []


def test_the_deal_is_verified_here_and_on_the_server(visit: Visit, tables: Tables) -> None:
    made = tables.over("new-york")
    page = visit(made.path)
    fair = page.get_by_role("region", name=say("end-verify"))
    expect(fair).to_contain_text(say("end-verify-here-good"))
    expect(fair).to_contain_text(say("end-verify-server-good"))
    record = tables.ask("GET", f"/tables/{made.id}/record")
    for value in (record["seed"], record["nonce"], record["commitment"]):
        expect(fair).to_contain_text(value)


def test_the_record_is_downloaded(visit: Visit, tables: Tables) -> None:
    made = tables.over("new-york")
    page = visit(made.path)
    with page.expect_download() as download:
        page.get_by_role("button", name=say("end-download")).click()
    file = Path(download.value.path())
    assert json.loads(file.read_text("utf-8")) == tables.ask("GET", f"/tables/{made.id}/record")


def test_a_rematch_is_a_table_with_the_same_people(visit: Visit, tables: Tables) -> None:
    made = finish(tables, "first-journey-usa")
    page = visit(made.hosts_path)
    page.get_by_role("button", name=say("end-rematch")).click()
    until(page, f"location.pathname.startsWith('/t/') && !location.pathname.endsWith('{made.id}')")
    page.locator(".tabletop").wait_for()
    following = tables.ask("GET", f"/tables/{made.id}")["next"]
    assert page.url.endswith(following)
    expect(page.locator("[data-action=deck]")).to_be_visible()  # with a hand of one's own, not as a spectator
    expect(page.locator("[data-hand]").first).to_be_visible()


def test_a_spectator_is_offered_no_rematch(visit: Visit, tables: Tables) -> None:
    page = visit(tables.over("new-york").path)
    expect(page.get_by_role("link", name=say("end-replay"))).to_be_visible()
    expect(page.get_by_role("button", name=say("end-rematch"))).to_have_count(0)


@pytest.mark.parametrize("game", ["new-york", pytest.param("first-journey-europe", marks=pytest.mark.deep)])
def test_counting_moves_no_button_and_widens_nothing_on_a_phone(visit: Visit, tables: Tables, game: str) -> None:
    page = visit(tables.over(game).path, phone=True, speed=6, motion=True)
    page.get_by_role("button", name=say("end-skip")).wait_for()
    settle(page)
    where = (
        "[...document.querySelectorAll('.actions .button, .controls')]"
        ".map((one) => Math.round(one.getBoundingClientRect().top + scrollY)).join()"
    )
    before, width = page.evaluate(where), PHONE[0]  # a page that is too wide would make the window wider, too
    while not page.get_by_role("button", name=say("end-again")).count():
        assert page.evaluate(f"[{where}, innerWidth, document.documentElement.scrollWidth]") == [before, width, width]
        page.wait_for_timeout(40)
    assert page.evaluate(f"[{where}, innerWidth, document.documentElement.scrollWidth]") == [before, width, width]
