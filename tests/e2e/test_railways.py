"""The big boards in the browser: tunnels, stations, long tickets, searching, old names, the longest path."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e.browsing import resize, until
from e2e.players import MOVES, Mouse, moves, score, together
from e2e.railways import building, made_at, table_at, tunnel
from e2e.tables import ANN, BO, EASY, OPEN, Tables, seat_path
from wayfare.messages import message as say

Visit = Callable[..., Page]
CLOSE = "new DOMMatrix(getComputedStyle(document.querySelector('.paper')).transform).a"


def test_a_tunnel_is_paid_for_while_everyone_watches(visit: Visit, tables: Tables) -> None:
    match = tunnel(payable=True)
    data = match.view(0).tunnel
    assert data is not None
    made = made_at(tables, match)
    ann, bo = visit(seat_path(made, 0)), visit(seat_path(made, 1), phone=True)
    for page in (ann, bo):
        panel = page.locator(f"[data-tunnel='{data.due}']")
        expect(panel.locator("ol > li")).to_have_count(len(data.revealed))
        expect(panel.locator("[data-costs=true]")).to_have_count(data.due)
    expect(bo.get_by_text(say("table-tunnel-theirs", due=data.due, name="Ann"))).to_be_visible()
    expect(bo.locator("[data-pay], [data-action=withdraw]")).to_have_count(0)
    resize(ann, 360, 640)  # the board is lower than the panel, which can be scrolled
    for choice in (ann.locator("[data-pay]").first, ann.locator("[data-action=withdraw]")):
        expect(choice).to_be_in_viewport(ratio=1)
    before = moves(ann)
    ann.locator("[data-pay]").first.click()
    for page in (ann, bo):
        until(page, f"{MOVES} === {before + 1}")
        expect(page.locator(f"[data-route='{data.route}'][data-owner='0']")).to_be_attached()
        expect(page.locator("[data-tunnel]")).to_have_count(0)


def test_who_cannot_pay_for_a_tunnel_can_only_withdraw(visit: Visit, tables: Tables) -> None:
    match = tunnel(payable=False)
    data = match.view(0).tunnel
    assert data is not None
    page = visit(table_at(tables, match), phone=True)
    expect(page.locator("[data-tunnel] ~ .words")).to_contain_text("You can only withdraw")
    expect(page.locator("[data-pay]")).to_have_count(0)
    hand = sum(match.view(0).hand.values())
    page.locator("[data-action=withdraw]").tap()
    page.locator("[data-tunnel]").wait_for(state="detached")
    laid = sum(data.laid.values())
    counts = "[...document.querySelectorAll('[data-hand]')].reduce((sum, one) => sum + Number(one.dataset.count), 0)"
    page.locator("[data-tab=cards]").tap()
    until(page, f"{counts} === {hand + laid}")
    page.locator("[data-tab=log]").tap()
    expect(page.locator("[data-log] li").filter(has_text="withdrew").last).to_be_visible()


def test_a_tunnels_cards_turn_up_one_by_one(visit: Visit, tables: Tables) -> None:
    """At normal speed, and the player can act only when all of them are up."""
    match = tunnel(payable=True).copy()
    made = made_at(tables, match)
    bo = visit(seat_path(made, 1), speed=1, motion=True)
    bo.locator("[data-tunnel]").wait_for()
    replay = visit("/replay", speed=1, motion=True)
    record = match.record().to_json().encode()
    replay.locator("input[type=file]").set_input_files(
        FilePayload(name="game.json", mimeType="application/json", buffer=record)
    )
    replay.locator("input[type=range]").wait_for()
    replay.keyboard.press("End")
    replay.locator("[data-tunnel]").wait_for()
    replay.keyboard.press("ArrowLeft")
    expect(replay.locator("[data-tunnel]")).to_have_count(0)
    replay.keyboard.press("ArrowRight")
    replay.locator("[data-tunnel=turning]").wait_for()
    data = match.view(0).tunnel
    assert data is not None
    for count in range(1, len(data.revealed) + 1):
        expect(replay.locator("[data-tunnel] ol > li.up")).to_have_count(count)
    expect(replay.locator(f"[data-tunnel='{data.due}']")).to_be_visible()


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.deep), True])
def test_a_station_is_built_by_tapping_a_city(visit: Visit, tables: Tables, phone: bool) -> None:
    match = building()
    page = visit(table_at(tables, match), phone=phone)
    city = next(
        one.location for one in match.legal_actions() if one.kind == "station" and one.location not in ("", None)
    )
    dot = page.locator(f"[data-location='{city}']")
    dot.wait_for(state="attached")
    box = dot.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = moves(page)
    if phone:
        page.touchscreen.tap(x, y)
        page.locator(".claim").wait_for()
        if page.locator("[data-action=station]").count():  # a finger may have meant a route
            tapped = page.evaluate("performance.now()")
            until(page, f"performance.now() > {tapped} + 400")
            page.locator("[data-action=station]").tap()
    else:
        page.mouse.click(x, y)
    page.locator(f"[data-pay^='station {city} ']").first.wait_for()
    tapped = page.evaluate("performance.now()")
    until(page, f"performance.now() > {tapped} + 400")  # any sooner, it's a double tap
    page.locator(f"[data-pay^='station {city} ']").first.click()
    until(page, f"{MOVES} === {before + 1}")
    expect(page.locator(f"[data-station='{city}']")).to_be_attached()
    page.locator("[data-tab=players]").click()
    left = match.view(0).data().seats[0].stations
    assert left is not None
    expect(page.locator("[data-stations]").first).to_have_attribute("data-stations", str(left - 1))


def test_a_city_is_found_by_any_of_its_names(visit: Visit, tables: Tables) -> None:
    """Also by the one on the old map, without accents; and choosing it shows it closely, until the panel is closed."""
    page = visit(table_at(tables, building()), phone=True, language="hu")
    page.locator("[data-tab=routes]").tap()
    search = page.locator("[data-search]")
    search.fill("konstantinapoly")
    rows = page.locator("[data-route-row]")
    expect(rows).to_have_count(5)
    expect(page.locator("[data-location-row]")).to_have_count(1)
    search.fill("isztam szof")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("Isztambul")
    rows.first.tap()
    page.locator(".claim").wait_for()
    until(page, f"{CLOSE} > 2")
    page.keyboard.press("Escape")
    until(page, f"{CLOSE} === 1")
    search.fill("xyz")
    expect(page.get_by_text(say("table-search-none", "hu"))).to_be_visible()


def test_a_board_is_looked_at_closely_with_keys(visit: Visit, tables: Tables) -> None:
    page = visit(table_at(tables, building()))
    page.get_by_role("button", name=say("board-closer")).focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    until(page, f"{CLOSE} > 2")
    where = "new DOMMatrix(getComputedStyle(document.querySelector('.paper')).transform).e"
    before = page.evaluate(where)
    page.keyboard.press("ArrowRight")
    until(page, f"{where} < {before}")
    page.keyboard.press("0")
    until(page, f"{CLOSE} === 1")


def test_a_mouse_sees_what_a_click_would_take(visit: Visit, tables: Tables) -> None:
    page = visit(table_at(tables, building()))
    city = page.locator("[data-location=paris]")
    city.wait_for(state="attached")
    box = city.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".preview")).to_contain_text("Paris")
    page.mouse.move(1, 1)
    expect(page.locator(".preview")).to_have_count(0)


def test_the_first_tickets_are_four_and_two_stay(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("europe", ANN, BO, start=True).hosts_path)
    offers = page.locator("[data-offer]")
    expect(offers).to_have_count(4)
    expect(offers.get_by_text(say("ticket-long"))).to_have_count(1)
    for offer in offers.all()[:3]:
        offer.click()
    expect(page.get_by_text(say("table-choice-removing"))).to_have_count(3)
    keep = page.locator("[data-action=keep]")
    expect(keep).to_have_text(say("table-choice-more", fewest=2))
    expect(keep).to_have_attribute("aria-disabled", "true")
    offers.first.click()
    keep.click()
    until(page, f"{MOVES} === 1")


def test_cities_may_have_the_names_of_the_old_map(visit: Visit, tables: Tables) -> None:
    page = visit(table_at(tables, building()))
    names = page.locator("g.names")
    expect(names).to_contain_text("Istanbul")
    page.get_by_role("button", name=say("settings")).click()
    page.get_by_role("radio", name=say("setting-names-printed")).check(force=True)
    page.keyboard.press("Escape")
    expect(names).to_contain_text(re.compile("Constan.*tinople", re.S))
    expect(names).not_to_contain_text("Istanbul")


def test_the_score_pad_has_every_line_and_lights_the_longest_path(visit: Visit, tables: Tables) -> None:
    made = tables.over("europe", 3)
    page = visit(made.path)
    page.locator(".pad").wait_for()
    for line in ("routes", "tickets", "longest", "stations"):
        expect(page.locator(".pad").get_by_text(say(f"score-{line}"), exact=False).first).to_be_visible()
    result = tables.ask("GET", f"/tables/{made.id}/snapshot")["view"]["result"]
    longest = max(score["path"] for score in result["scores"])
    best = next(seat for seat, score in enumerate(result["scores"]) if score["path"] == longest)
    page.locator(".pad > li").nth(best).locator("button.lights").first.hover()
    lit = page.locator("figure .ring.lit")
    lit.first.wait_for(state="attached")
    lengths = {one["id"]: one["length"] for one in tables.ask("GET", "/games/europe")["board"]["map"]["routes"]}
    routes = lit.evaluate_all("all => all.map((one) => one.dataset.ring)")
    assert sum(lengths[route] for route in routes) == longest


@pytest.mark.deep
@pytest.mark.parametrize("game", ["europe", "usa"])
def test_five_at_a_table_over_links(visit: Visit, tables: Tables, game: str) -> None:
    """A host, two guests who come by the link, and two computers play a whole game."""
    made = tables.make(game, ANN, OPEN, EASY, OPEN, {**EASY, "name": "Lulu"})
    host = visit(made.hosts_path)
    guests = [visit(made.path, phone=phone) for phone in (True, False)]
    for guest, name in zip(guests, ("Bo", "Cecilia"), strict=True):
        guest.get_by_role("textbox", name=say("home-your-name")).fill(name)
        guest.get_by_role("button", name=say("lobby-join")).click()
    host.get_by_role("button", name=say("lobby-start")).click()
    pages = [host, *guests]
    for page in pages:
        Mouse(page).play(1)
    for page in pages:
        until(page, f"{MOVES} >= 5")
        expect(page.locator("[data-anchor^=seat-]").first).to_be_visible()
        assert page.locator("[data-anchor^=seat-]").count() == 5
    together(pages)
    latest = max(moves(page) for page in pages)
    for page in pages:
        until(page, f"{MOVES} >= {latest}")
        score(page)
        expect(page.locator(".pad > li")).to_have_count(5)
