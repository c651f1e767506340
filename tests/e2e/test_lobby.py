"""The lobby: a link brings people together, the host puts the chairs in order, and everybody sees it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from e2e.browsing import Person
from e2e.tables import ANN, BOT, OPEN, Tables

Visit = Callable[..., Page]


def chairs(page: Page) -> Locator:
    return page.get_by_role("region", name="Seats").get_by_role("listitem")


def test_two_browsers_meet_over_a_link_and_start(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, OPEN)
    host = visit(made.hosts_path)
    guest = visit(made.path, phone=True)
    expect(guest.get_by_role("heading", level=1)).to_have_text("Ann invites you to New York")
    guest.get_by_role("textbox", name="Your name").fill("Béla")
    guest.get_by_role("button", name="Join").click()
    expect(chairs(host).nth(1)).to_contain_text("Béla")
    expect(host.get_by_text("Béla sat down.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator("main svg").first).to_be_visible()
        expect(page.get_by_role("heading", name="Seats")).to_have_count(0)


def test_nobody_joins_without_a_name(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, OPEN).path)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("Please write a name")).to_be_visible()
    expect(page.get_by_role("textbox", name="Your name")).to_have_attribute("aria-invalid", "true")


def test_a_guest_renames_themselves_and_leaves(visit: Visit, tables: Tables) -> None:
    made = tables.make("first-journey-europe", ANN, OPEN)
    host, guest = visit(made.hosts_path), visit(made.path)
    guest.get_by_role("textbox", name="Your name").fill("Bo")
    guest.get_by_role("button", name="Join").click()
    guest.get_by_role("button", name="Rename Bo").click()
    guest.get_by_role("textbox", name="Your name").fill("Bosse")
    guest.keyboard.press("Enter")
    expect(chairs(host).nth(1)).to_contain_text("Bosse")
    guest.get_by_role("button", name="Leave the table").click()
    expect(guest).to_have_url(re.compile(r"/$"))
    expect(chairs(host).nth(1)).to_contain_text("Free seat")


def test_the_host_adds_removes_and_sets_levels(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, OPEN)
    page = visit(made.hosts_path)
    seats = page.get_by_role("region", name="Seats")
    seats.get_by_role("button", name="Computer", exact=True).click()
    expect(chairs(page)).to_have_count(3)
    page.get_by_role("combobox", name="Level of").select_option("expert")
    page.get_by_role("button", name="Remove Free seat").click()
    expect(chairs(page)).to_have_count(2)
    table = tables.ask("GET", f"/tables/{made.id}")
    assert [(chair["kind"], chair["level"]) for chair in table["seats"]] == [("human", None), ("bot", "expert")]


def test_free_seats_can_be_given_to_computers(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, OPEN, OPEN).hosts_path)
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.get_by_role("button", name="Fill with computers").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Seats")).to_have_count(0)


def test_the_order_changes_by_keyboard_and_the_focus_follows(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, BOT, OPEN).hosts_path)
    page.get_by_role("button", name="Move Ann down").focus()
    page.keyboard.press("Enter")
    expect(chairs(page).nth(1)).to_contain_text("Ann")
    expect(page.get_by_role("button", name="Move Ann down")).to_be_focused()
    page.keyboard.press("Enter")
    expect(chairs(page).nth(2)).to_contain_text("Ann")
    expect(page.get_by_role("button", name="Move Ann up")).to_be_focused()


def test_the_order_changes_by_dragging(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, BOT, OPEN)
    page = visit(made.hosts_path)
    watcher = visit(made.path)
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
    host.get_by_role("combobox", name="Time for a turn").select_option("60")
    host.get_by_role("switch", name="Hints").uncheck(force=True)
    expect(guest.get_by_text("Time for a turn: 1 minute")).to_be_visible()
    expect(guest.get_by_role("listitem").filter(has_text="Hints")).to_contain_text("No")
    expect(guest.get_by_role("switch")).to_have_count(0)


def test_a_seat_moves_to_another_device(people: Callable[..., Person], tables: Tables) -> None:
    made = tables.make("new-york", ANN, OPEN)
    page = people().open(made.hosts_path)
    page.get_by_role("button", name="Take the seat of Ann to another device").click()
    link = page.get_by_role("textbox", name="Link to this seat").input_value()
    phone = people(phone=True).open(link)
    expect(phone).to_have_url(re.compile(r"/t/[a-z0-9]{12}$"))  # the token is out of the address
    expect(phone.get_by_role("button", name="Rename Ann")).to_be_visible()
    page.get_by_role("button", name="Done, it plays there now").click()
    expect(page.get_by_role("button", name="Rename Ann")).to_have_count(0)


def test_the_link_is_copied(people: Callable[..., Person], tables: Tables) -> None:
    ann = people()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    made = tables.make("new-york", ANN, OPEN)
    page = ann.open(made.hosts_path)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{ann.site}{made.path}"


def test_a_full_table_is_watched(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, BOT).path)
    expect(page.get_by_role("heading", name="All seats are taken")).to_be_visible()
