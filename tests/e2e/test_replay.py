"""A replay: anywhere in a game, through anybody's eyes, from a table or from a file, and on from there."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e.browsing import until
from e2e.tables import Made, Tables

Visit = Callable[..., Page]


@pytest.fixture
def game(tables: Tables) -> Made:
    return tables.over("new-york")


@pytest.fixture
def record(tables: Tables, game: Made) -> Any:
    return tables.ask("GET", f"/tables/{game.id}/record")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Place in the game")


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
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    until(page, "document.querySelector('input[type=range]').value !== '0'")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_by_mouse_on_a_phone(visit: Visit, game: Made, record: Any) -> None:
    page = visit(f"/replay/{game.id}", phone=True)
    page.get_by_role("button", name="One move on").click()
    expect(slider(page)).to_have_value("1")
    page.get_by_role("button", name="To the end").click()
    expect(slider(page)).to_have_value(str(len(record["moves"])))
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.get_by_role("button", name="One move back").click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_move_is_shown_as_at_the_table(visit: Visit, game: Made, record: Any) -> None:
    first = next(place for place, move in enumerate(record["moves"]) if move["action"] == "claim")
    page = visit(f"/replay/{game.id}", speed=1, motion=True)
    slider(page).fill(str(first))
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(f"[data-route='{record['moves'][first]['route']}'][data-owner]")).to_be_visible()


def test_through_anybodys_eyes(visit: Visit, game: Made, record: Any) -> None:
    """When the tickets are chosen: later a hand may well be empty."""
    page = visit(f"/replay/{game.id}")
    eyes = page.get_by_role("combobox", name="Whose eyes")
    cards, tickets = page.locator("[data-hand]"), page.locator("button[data-ticket]")
    slider(page).fill("2")
    for seat in (1, 0):
        eyes.select_option(label=record["players"][seat]["name"])
        dealt = Counter(record["start"]["hands"][seat])
        expect(cards).to_have_count(len(dealt))
        for card, count in dealt.items():
            expect(page.locator(f"[data-hand={card}]")).to_have_attribute("data-count", str(count))
        (kept,) = (move["tickets"] for move in record["moves"][:2] if move["seat"] == seat)
        expect(tickets).to_have_count(len(kept))
        for ticket in kept:
            expect(page.locator(f"button[data-ticket={ticket}]")).to_be_visible()
        expect(slider(page)).to_have_value("2")  # other eyes, same moment
    eyes.select_option(label="A spectator")
    expect(cards).to_have_count(0)
    expect(tickets).to_have_count(0)


def test_a_file_is_replayed_and_broken_ones_say_what_is_wrong(visit: Visit, record: Any) -> None:
    page = visit("/replay")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(a_file("hello"))
    expect(page.get_by_role("alert")).to_contain_text("This file is no record of a game")
    chooser.set_input_files(a_file(json.dumps({**record, "game": "atlantis"})))
    expect(page.get_by_role("alert")).to_contain_text("This record cannot be replayed: ")
    chooser.set_input_files(a_file(json.dumps(record)))
    expect(slider(page)).to_have_value("0")


def test_a_forged_record_is_named_as_such(visit: Visit, record: Any) -> None:
    forged = {**record, "commitment": "0" * 64}
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(a_file(json.dumps(forged)))
    expect(page.get_by_text(re.compile("does not fit its deal|cannot be replayed"))).to_be_visible()


def test_a_file_of_many_games_lets_one_choose(visit: Visit, record: Any) -> None:
    page = visit("/replay")
    line = json.dumps(record)
    page.locator("input[type=file]").set_input_files(a_file(f"{line}\n{line}\n", "games.jsonl"))
    page.get_by_role("combobox", name="Which game").select_option(label="Game 2")
    expect(slider(page)).to_have_value("0")


def test_playing_on_from_the_middle(visit: Visit, tables: Tables, game: Made, record: Any) -> None:
    page = visit(f"/replay/{game.id}")
    slider(page).fill("12")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("combobox", name="You are").select_option(index=1)
    dialog.get_by_role("button", name="Play on", exact=True).click()
    until(page, "location.pathname.startsWith('/t/')")
    page.locator(".tabletop").wait_for()
    table = tables.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["practice"]
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "human"]
    claimed = sum(move["action"] == "claim" for move in record["moves"][:12])
    until(page, f"document.querySelectorAll('[data-owner]').length >= {claimed}")
