"""Two people over a link: a reload, a lost connection, a whole game, a rematch; and what they say to each other."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import until
from e2e.players import Mouse, moves, score, together
from e2e.tables import ANN, OPEN, Made, Tables
from wayfare.messages import message as say

Visit = Callable[..., Page]
HAND = "[...document.querySelectorAll('[data-hand]')].map((one) => one.dataset.hand + one.dataset.count).join()"


def sit_down(visit: Visit, tables: Tables, game: str, phone: bool) -> tuple[Made, Page, Page]:
    made = tables.make(game, ANN, OPEN)
    at_host, at_guest = visit(made.hosts_path), visit(made.path, phone=phone)
    at_guest.get_by_role("textbox", name=say("home-your-name")).fill("Bo")
    at_guest.get_by_role("button", name=say("lobby-join")).click()
    at_host.get_by_role("button", name=say("lobby-start")).click()
    at_guest.locator(".tabletop").wait_for()
    return made, at_host, at_guest


@pytest.mark.parametrize("game", ["tiny", pytest.param("new-york", marks=pytest.mark.deep)])
def test_a_game_over_a_link_with_a_reload_a_lost_connection_and_a_rematch(
    visit: Visit, tables: Tables, game: str
) -> None:
    made, at_host, at_guest = sit_down(visit, tables, game, phone=True)
    pages = [at_host, at_guest]
    together(pages, 8)

    hand = at_guest.evaluate(HAND)
    at_guest.reload()
    at_guest.locator(".tabletop").wait_for()
    at_guest.locator("[data-tab=cards]").click()
    until(at_guest, f"{HAND} === {hand!r}")

    together(pages, 3)
    at_guest.context.set_offline(True)
    expect(at_guest.get_by_text(say("connection-offline"))).to_be_visible()
    before = moves(at_guest)
    Mouse(at_host).play(1) if at_host.locator("g.claimable, [data-action=deck][aria-disabled=false]").count() else None
    at_guest.context.set_offline(False)
    expect(at_guest.get_by_text(say("connection-offline"))).to_be_hidden()
    until(at_guest, f"Number(document.querySelector('[data-moves]').dataset.moves) >= {before}")
    until(at_host, f"Number(document.querySelector('[data-moves]').dataset.moves) === {moves(at_guest)}")

    together(pages)
    assert tables.stage(made.id) == "over"
    for page in pages:
        score(page)
    at_host.get_by_role("button", name=re.compile("again|rematch", re.I)).last.click()
    expect(at_host).not_to_have_url(re.compile(made.id))
    expect(at_host.get_by_text(say("lobby-rematch", names="Bo"))).to_be_visible()  # nobody plays without him
    at_guest.get_by_role("button", name=re.compile("rematch", re.I)).click()
    expect(at_guest).to_have_url(at_host.url)
    together(pages, 4)


def test_a_move_made_while_the_line_is_down_is_made_once(visit: Visit, tables: Tables) -> None:
    made, at_host, at_guest = sit_down(visit, tables, "first-journey-europe", phone=False)
    at_host.locator("[data-action=deck][aria-disabled=false]").click()
    deck = at_guest.locator("[data-action=deck][aria-disabled=false]")
    deck.wait_for()
    at_guest.context.set_offline(True)
    expect(at_guest.get_by_text(say("connection-offline"))).to_be_visible()
    expect(at_guest.locator("[data-unsent]")).to_have_count(0)
    deck.click()
    expect(at_guest.locator("[data-unsent]")).to_have_text(say("connection-unsent"))
    at_guest.context.set_offline(False)
    until(at_guest, "Number(document.querySelector('[data-moves]').dataset.moves) === 2")
    expect(at_guest.locator("[data-unsent]")).to_have_count(0)
    assert len(tables.ask("GET", f"/tables/{made.id}/snapshot")["moves"]) == 2


def test_they_talk_and_need_not_listen(visit: Visit, tables: Tables) -> None:
    _made, at_host, at_guest = sit_down(visit, tables, "new-york", phone=False)
    for page in (at_host, at_guest):
        page.get_by_role("tab", name=say("table-chat")).click()
    at_guest.get_by_role("textbox", name=say("table-chat-say")).fill("Good luck! <b>&")
    at_guest.keyboard.press("Enter")
    line = at_host.get_by_role("list", name=say("table-chat")).get_by_text("Good luck! <b>&")
    expect(line).to_be_visible()
    at_host.get_by_text(say("table-chat-people")).click()
    at_host.get_by_role("button", name=say("table-chat-silence")).click()
    expect(line).to_be_hidden()
    at_host.get_by_role("button", name=say("table-chat-mute")).click()
    expect(at_guest.get_by_text(say("table-chat-muted"))).to_be_visible()


def test_leaving_and_coming_back(visit: Visit, tables: Tables) -> None:
    _made, at_host, at_guest = sit_down(visit, tables, "first-journey-europe", phone=False)
    at_guest.get_by_role("button", name=say("table-leave")).click()
    at_guest.get_by_role("dialog").get_by_role("button", name=say("table-leave")).click()
    expect(at_guest.get_by_text(say("table-stand-in"), exact=True)).to_be_visible()
    expect(at_host.get_by_text(say("table-away"))).to_be_visible()
    at_guest.get_by_role("button", name=say("table-return")).click()
    expect(at_host.get_by_text(say("table-away"))).to_be_hidden()


def test_a_guest_needs_a_name_of_their_own(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, OPEN).path)
    name = page.get_by_role("textbox", name=say("home-your-name"))
    name.fill("ann")
    page.get_by_role("button", name=say("lobby-join")).click()
    expect(page.get_by_text(say("refused-name-taken"))).to_be_visible()
    name.fill("Bo")
    page.get_by_role("button", name=say("lobby-join")).click()
    expect(page.get_by_text(say("lobby-host-starts"))).to_be_visible()
