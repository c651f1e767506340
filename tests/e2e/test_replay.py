"""A replay: any point of a game, from anyone's perspective, from a table or a file, and playing on from there."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e.browsing import until
from e2e.tables import Made, Tables
from wayfare.messages import message as say

Visit = Callable[..., Page]


@pytest.fixture
def game(tables: Tables) -> Made:
    return tables.over("new-york")


@pytest.fixture
def record(tables: Tables, game: Made) -> Any:
    return tables.ask("GET", f"/tables/{game.id}/record")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=say("replay-slider"))


def a_file(content: str, name: str = "game.json") -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": content.encode()}


def test_by_keyboard_from_the_deal_to_the_end(visit: Visit, game: Made, record: Any) -> None:
    page = visit(f"/replay/{game.id}")
    expect(slider(page)).to_have_value("0")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("3")
    page.keyboard.press("ArrowLeft")
    expect(slider(page)).to_have_value("2")
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(str(len(record["moves"])))
    claimed = sum(move["action"] == "claim" for move in record["moves"])
    expect(page.locator("[data-owner]")).to_have_count(claimed)
    spoken = page.locator("[aria-live=polite]").all_inner_texts()
    assert max(map(len, spoken)) < 150, "a jump is not told move by move"
    page.keyboard.press("Home")
    expect(page.locator("[data-owner]")).to_have_count(0)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=say("replay-pause"))).to_be_visible()
    until(page, "document.querySelector('input[type=range]').value !== '0'")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=say("replay-play"), exact=True)).to_be_visible()


def test_by_mouse_on_a_phone(visit: Visit, game: Made, record: Any) -> None:
    page = visit(f"/replay/{game.id}", phone=True)
    page.get_by_role("button", name=say("replay-next")).click()
    expect(slider(page)).to_have_value("1")
    page.get_by_role("button", name=say("replay-last")).click()
    expect(slider(page)).to_have_value(str(len(record["moves"])))
    expect(page.get_by_role("button", name=say("replay-on"))).to_be_disabled()
    page.get_by_role("button", name=say("replay-back")).click()
    expect(page.get_by_role("button", name=say("replay-on"))).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_move_is_shown_as_at_the_table(visit: Visit, game: Made, record: Any) -> None:
    first = next(place for place, move in enumerate(record["moves"]) if move["action"] == "claim")
    page = visit(f"/replay/{game.id}", speed=1, motion=True)
    slider(page).fill(str(first))
    page.get_by_role("button", name=say("replay-next")).click()
    expect(page.locator(f"[data-route='{record['moves'][first]['route']}'][data-owner]")).to_be_visible()


def test_through_anybodys_eyes(visit: Visit, game: Made, record: Any) -> None:
    """When the tickets are chosen: later a hand may well be empty."""
    page = visit(f"/replay/{game.id}")
    perspective = page.get_by_role("combobox", name=say("replay-perspective"))
    cards, tickets = page.locator("[data-hand]"), page.locator("button[data-ticket]")
    slider(page).fill("2")
    for seat in (1, 0):
        perspective.select_option(label=record["players"][seat]["name"])
        dealt = Counter(record["start"]["hands"][seat])
        expect(cards).to_have_count(len(dealt))
        for card, count in dealt.items():
            expect(page.locator(f"[data-hand={card}]")).to_have_attribute("data-count", str(count))
        (kept,) = (move["tickets"] for move in record["moves"][:2] if move["seat"] == seat)
        expect(tickets).to_have_count(len(kept))
        for ticket in kept:
            expect(page.locator(f"button[data-ticket={ticket}]")).to_be_visible()
        expect(slider(page)).to_have_value("2")  # another perspective, same moment
    perspective.select_option(label=say("replay-perspective-spectator"))
    expect(cards).to_have_count(0)
    expect(tickets).to_have_count(0)


def test_a_file_is_replayed_and_broken_ones_say_what_is_wrong(visit: Visit, record: Any) -> None:
    page = visit("/replay")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(a_file("hello"))
    expect(page.get_by_role("alert")).to_contain_text(say("replay-no-record"))
    chooser.set_input_files(a_file(json.dumps({**record, "game": "atlantis"})))
    expect(page.get_by_role("alert")).to_contain_text(say("replay-broken"))
    chooser.set_input_files(a_file(json.dumps(record)))
    expect(slider(page)).to_have_value("0")


def test_a_forged_record_is_named_as_such(visit: Visit, record: Any) -> None:
    forged = {**record, "commitment": "0" * 64}
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(a_file(json.dumps(forged)))
    expect(page.get_by_text(say("replay-unverified")).or_(page.get_by_text(say("replay-broken")))).to_be_visible()


def test_a_file_of_many_games_lets_one_choose(visit: Visit, record: Any) -> None:
    page = visit("/replay")
    line = json.dumps(record)
    page.locator("input[type=file]").set_input_files(a_file(f"{line}\n{line}\n", "games.jsonl"))
    page.get_by_role("combobox", name=say("replay-which")).select_option(label=say("replay-game", number=2))
    expect(slider(page)).to_have_value("0")


def test_playing_on_from_the_middle(visit: Visit, tables: Tables, game: Made, record: Any) -> None:
    page = visit(f"/replay/{game.id}")
    slider(page).fill("12")
    page.get_by_role("button", name=say("replay-on")).click()
    dialog = page.get_by_role("dialog", name=say("replay-on"))
    dialog.get_by_role("combobox", name=say("replay-on-seat")).select_option(index=1)
    dialog.get_by_role("button", name=say("replay-on-start"), exact=True).click()
    until(page, "location.pathname.startsWith('/t/')")
    page.locator(".tabletop").wait_for()
    table = tables.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["practice"]
    assert [chair["kind"] for chair in table["chairs"]] == ["bot", "human"]
    claimed = sum(move["action"] == "claim" for move in record["moves"][:12])
    until(page, f"document.querySelectorAll('[data-owner]').length >= {claimed}")


def test_the_log_jumps_to_its_moves_and_tickets_show_whether_they_are_done(
    visit: Visit, tables: Tables, game: Made, record: Any
) -> None:
    page = visit(f"/replay/{game.id}")
    claims = [place for place, move in enumerate(record["moves"]) if move["action"] == "claim"]
    lines = page.get_by_role("list", name=say("table-log")).get_by_role("listitem")
    line = lines.filter(has_text="claimed").last
    line.get_by_role("button").click()
    expect(slider(page)).to_have_value(str(claims[-1] + 1))
    expect(line).to_have_attribute("aria-current", "step")
    page.keyboard.press("End")
    asked = {"record": record, "perspective": "all"}
    last = tables.ask("POST", "/replay", asked)["frames"][-1]
    expect(page.locator("[data-ticket][data-state=done]")).to_have_count(
        sum(one["state"] == "done" for one in last["progress"])
    )
    expect(page.locator("[data-ticket][data-state]")).to_have_count(sum(map(len, last["tickets"])))


def test_nothing_from_the_other_game_is_announced(visit: Visit, record: Any) -> None:
    page = visit("/replay")
    line = json.dumps(record)
    page.locator("input[type=file]").set_input_files(a_file(f"{line}\n{line}\n", "games.jsonl"))
    news = "document.querySelector('[aria-live=polite].sr-only p').textContent"
    page.get_by_role("button", name=say("replay-next")).click()
    page.get_by_role("button", name=say("replay-next")).click()
    until(page, f"/kept/.test({news})")
    page.get_by_role("combobox", name=say("replay-which")).select_option(label=say("replay-game", number=2))
    expect(slider(page)).to_have_value("0")
    until(page, f"{news} === ''")
    page.get_by_role("button", name=say("replay-next")).click()
    until(page, f"/kept/.test({news})")
    page.get_by_role("button", name=say("replay-first")).click()  # going back leaves no old news either
    until(page, f"{news} === ''")
