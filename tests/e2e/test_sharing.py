"""Inviting others from the machine that the server runs on: a QR code that phones can open, or how to get one."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.browsing import Person
from e2e.tables import ANN, OPEN, Tables
from wayfare.messages import message as say

HOME = "http://192.168.1.7:8765"
COMMAND = ".venv/bin/wayfare play --network"


def visit_with(people: Callable[..., Person], path: str, origin: str | None, command: str | None) -> Page:
    """The lobby of a server that answers so when asked how others reach it."""
    person = people()
    person.context.route("**/api/sharing", lambda route: route.fulfill(json={"origin": origin, "command": command}))
    return person.open(path)


def test_alone_on_a_computer_there_is_no_useless_code(people: Callable[..., Person], tables: Tables) -> None:
    page = visit_with(people, tables.make("new-york", ANN, OPEN).hosts_path, None, COMMAND)
    expect(page.locator("[data-local]")).to_contain_text(say("lobby-local"))
    expect(page.locator("[data-local] code")).to_have_text(COMMAND)
    expect(page.get_by_role("img", name=say("lobby-qr"))).to_have_count(0)


def test_on_a_home_network_the_code_and_the_links_are_for_phones(people: Callable[..., Person], tables: Tables) -> None:
    made = tables.make("new-york", ANN, OPEN)
    page = visit_with(people, made.hosts_path, HOME, None)
    expect(page.get_by_role("img", name=say("lobby-qr"))).to_be_visible()
    expect(page.get_by_role("textbox", name=say("lobby-link"))).to_have_value(f"{HOME}{made.path}")
    expect(page.locator("[data-local]")).to_have_count(0)
    page.get_by_role("button", name=say("lobby-other-device", name="Ann")).click()
    seat = page.get_by_role("textbox", name=say("lobby-seat-link"))
    assert seat.input_value().startswith(f"{HOME}{made.path}#seat=")
