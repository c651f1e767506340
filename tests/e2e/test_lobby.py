"""The lobby: a link brings people together, the host puts the chairs in order, and everyone sees it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from e2e.browsing import Person, idle
from e2e.tables import ANN, BOT, OPEN, Tables
from wayfare.messages import message as say

Visit = Callable[..., Page]


def chairs(page: Page) -> Locator:
    return page.get_by_role("region", name=say("lobby-chairs")).get_by_role("listitem")


def test_two_browsers_meet_over_a_link_and_start(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, OPEN)
    host = visit(made.hosts_path)
    guest = visit(made.path, phone=True)
    expect(guest.get_by_role("heading", level=1)).to_have_text(say("lobby-invited", name="Ann", game="New York"))
    guest.get_by_role("textbox", name=say("lobby-your-name")).fill("Béla")
    guest.get_by_role("button", name=say("lobby-join")).click()
    expect(chairs(host).nth(1)).to_contain_text("Béla")
    expect(host.get_by_text(say("lobby-joined", name="Béla"))).to_be_visible()
    host.get_by_role("button", name=say("lobby-start")).click()
    for page in (host, guest):
        expect(page.locator("main svg").first).to_be_visible()
        expect(page.get_by_role("heading", name=say("lobby-chairs"))).to_have_count(0)


def test_nobody_joins_without_a_name(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, OPEN).path)
    page.get_by_role("button", name=say("lobby-join")).click()
    expect(page.get_by_text(say("lobby-name-please"))).to_be_visible()
    expect(page.get_by_role("textbox", name=say("lobby-your-name"))).to_have_attribute("aria-invalid", "true")


def test_a_guest_renames_themselves_and_leaves(visit: Visit, tables: Tables) -> None:
    made = tables.make("first-journey-europe", ANN, OPEN)
    host, guest = visit(made.hosts_path), visit(made.path)
    guest.get_by_role("textbox", name=say("lobby-your-name")).fill("Bo")
    guest.get_by_role("button", name=say("lobby-join")).click()
    guest.get_by_role("button", name=say("lobby-rename", name="Bo")).click()
    guest.get_by_role("textbox", name=say("lobby-your-name")).fill("Bosse")
    guest.keyboard.press("Enter")
    expect(chairs(host).nth(1)).to_contain_text("Bosse")
    guest.get_by_role("button", name=say("lobby-leave")).click()
    expect(guest).to_have_url(re.compile(r"/$"))
    expect(chairs(host).nth(1)).to_contain_text(say("lobby-free"))


def test_the_host_adds_removes_and_sets_levels(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, OPEN)
    page = visit(made.hosts_path)
    seats = page.get_by_role("region", name=say("lobby-chairs"))
    seats.get_by_role("button", name=say("lobby-add-bot"), exact=True).click()
    expect(chairs(page)).to_have_count(3)
    seats.get_by_role("combobox").select_option("expert")
    page.get_by_role("button", name=say("lobby-remove", name=say("lobby-free"))).click()
    expect(chairs(page)).to_have_count(2)
    table = tables.ask("GET", f"/tables/{made.id}")
    assert [(chair["kind"], chair["level"]) for chair in table["chairs"]] == [("human", None), ("bot", "expert")]


def test_free_seats_can_be_given_to_computers(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, OPEN, OPEN).hosts_path)
    expect(page.get_by_role("button", name=say("lobby-start"))).to_be_disabled()
    page.get_by_role("button", name=say("lobby-fill")).click()
    page.get_by_role("button", name=say("lobby-start")).click()
    expect(page.get_by_role("heading", name=say("lobby-chairs"))).to_have_count(0)


def test_the_order_changes_by_keyboard_and_the_focus_follows(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, BOT, OPEN).hosts_path)
    page.get_by_role("button", name=say("lobby-down", name="Ann")).focus()
    page.keyboard.press("Enter")
    expect(chairs(page).nth(1)).to_contain_text("Ann")
    expect(page.get_by_role("button", name=say("lobby-down", name="Ann"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(chairs(page).nth(2)).to_contain_text("Ann")
    expect(page.get_by_role("button", name=say("lobby-up", name="Ann"))).to_be_focused()


def test_the_order_changes_by_dragging(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, BOT, OPEN)
    page = visit(made.hosts_path)
    watcher = visit(made.path)
    chairs(page).nth(2).wait_for()
    idle(page)  # nothing moves any more
    grip, last = chairs(page).nth(0).locator(".grip").bounding_box(), chairs(page).nth(2).bounding_box()
    assert grip is not None
    assert last is not None
    page.mouse.move(grip["x"] + 5, grip["y"] + 10)
    page.mouse.down()
    page.mouse.move(grip["x"] + 5, last["y"] + last["height"] / 2, steps=8)
    page.mouse.up()
    for one in (page, watcher):
        expect(chairs(one).nth(2)).to_contain_text("Ann")


def test_options_are_the_hosts_and_everybody_reads_them(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, OPEN)
    host, guest = visit(made.hosts_path), visit(made.path)
    host.get_by_role("combobox", name=say("lobby-clock")).select_option("60")
    host.get_by_role("switch", name=say("lobby-option-hints")).uncheck(force=True)
    expect(guest.get_by_text(f"{say('lobby-clock')}: {say('lobby-clock-minutes', count=1)}")).to_be_visible()
    expect(guest.get_by_role("listitem").filter(has_text=say("lobby-option-hints"))).to_contain_text(say("no"))
    expect(guest.get_by_role("switch")).to_have_count(0)


def test_a_seat_moves_to_another_device(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, OPEN)
    page = visit(made.hosts_path)
    page.get_by_role("button", name=say("lobby-other-device", name="Ann")).click()
    link = page.get_by_role("textbox", name=say("lobby-seat-link")).input_value()
    phone = visit(link, phone=True)
    expect(phone).to_have_url(re.compile(r"/t/[a-z0-9]{12}$"))  # the token is out of the address
    expect(phone.get_by_role("button", name=say("lobby-rename", name="Ann"))).to_be_visible()
    page.get_by_role("button", name=say("lobby-moved")).click()
    expect(page.get_by_role("button", name=say("lobby-rename", name="Ann"))).to_have_count(0)


def test_the_link_is_copied(people: Callable[..., Person], tables: Tables) -> None:
    ann = people()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    made = tables.make("new-york", ANN, OPEN)
    page = ann.open(made.hosts_path)
    page.get_by_role("button", name=say("lobby-copy")).click()
    expect(page.get_by_text(say("lobby-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{ann.site}{made.path}"


def test_a_full_table_is_watched(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, BOT).path)
    expect(page.get_by_role("heading", name=say("lobby-full"))).to_be_visible()
