"""The start page: a newcomer sits down in one tap; who comes back finds their games."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.browsing import DESIGNS, Person, idle, until
from e2e.tables import ANN, BOT, OPEN, Tables
from wayfare.engine import builtin_names
from wayfare.messages import message as say

Visit = Callable[..., Page]


def test_one_tap_starts_a_game_against_the_computer(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play New York").click()
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]{12}$"))
    expect(page.locator("main svg").first).to_be_visible()


def test_another_map_more_players_and_their_levels(visit: Visit, tables: Tables) -> None:
    page = visit()
    page.get_by_role("radio", name="First Journey: Europe").check()
    page.get_by_role("textbox", name=say("home-your-name")).fill("Ann")
    page.get_by_role("combobox", name=say("home-player", number=2)).select_option("expert")
    page.get_by_role("button", name=say("home-add")).click()
    page.get_by_role("combobox", name=say("home-player", number=3)).select_option("easy")
    page.get_by_role("combobox", name=say("home-starter")).select_option(label=say("home-starter-you"))
    page.get_by_role("button", name="Play First Journey: Europe").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    table = tables.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert (table["game"], table["stage"]) == ("first-journey-europe", "playing")
    assert [(chair["kind"], chair["level"]) for chair in table["chairs"]] == [
        ("human", None),
        ("bot", "expert"),
        ("bot", "easy"),
    ]
    assert table["chairs"][0]["name"] == "Ann"


def test_the_last_setting_is_there_the_next_time(people: Callable[..., Person]) -> None:
    ann = people()
    page = ann.open("/")
    page.get_by_role("radio", name="First Journey: USA").check()
    page.get_by_role("combobox", name=say("home-player", number=2)).select_option("hard")
    page.get_by_role("button", name="Play First Journey: USA").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    again = ann.open("/")
    expect(again.get_by_role("radio", name="First Journey: USA")).to_be_checked()
    expect(again.get_by_role("combobox", name=say("home-player", number=2))).to_have_value("hard")


def test_a_seat_for_a_friend_leads_to_the_lobby(visit: Visit) -> None:
    page = visit()
    page.get_by_role("combobox", name=say("home-player", number=2)).select_option("friend")
    page.get_by_role("button", name=say("home-invite")).click()
    expect(page.get_by_role("textbox", name=say("lobby-link"))).to_have_value(re.compile(r"/t/[a-z0-9]{12}$"))


def test_an_unfinished_game_can_be_continued(people: Callable[..., Person]) -> None:
    ann = people()
    ann.open("/").get_by_role("button", name="Play New York").click()
    page = ann.open("/")
    page.get_by_role("region", name=say("home-continue")).get_by_role("link", name=say("home-go-on")).first.click()
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]{12}$"))


def test_listed_tables_can_be_joined_and_finished_games_replayed(visit: Visit, tables: Tables) -> None:
    made = tables.make("first-journey-usa", ANN, BOT, OPEN, listed=True)
    over = tables.over("new-york")
    page = visit()
    page.get_by_role("region", name=say("home-open-tables")).locator(f"a[href='{made.path}']").click()
    expect(page.get_by_role("heading", name=say("lobby-join-title"))).to_be_visible()
    page.go_back()
    page.get_by_role("region", name=say("home-past")).locator(f"a[href='/replay/{over.id}']").click()
    expect(page).to_have_url(re.compile(rf"/replay/{over.id}$"))


def test_the_language_changes_in_place_and_stays(visit: Visit) -> None:
    page = visit(language="sv")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-hero", "sv"))
    page.get_by_role("combobox", name=say("language", "sv")).select_option("hu")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-hero", "hu"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home-hero", "hu"))


def test_the_theme_can_differ_from_the_systems(visit: Visit) -> None:
    page = visit(theme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    day = page.evaluate(ground)
    page.get_by_role("radio", name=say("theme-dark")).check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(ground) != day


def test_a_game_can_be_set_up_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.get_by_role("radio", name="New York").wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type === 'radio' && document.activeElement.name === 'game'"):
            break
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="First Journey: Europe")).to_be_checked()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type === 'submit'"):
            break
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/t/"))


def test_without_a_server_it_says_so_and_tries_again(people: Callable[..., Person]) -> None:
    ann = people(offline_shell=True)
    page = ann.open("/")
    until(page, "navigator.serviceWorker.controller !== null")
    until(page, "caches.open('wayfare-1').then(cache => cache.match('/')).then(page => page !== undefined)")
    ann.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(say("refused-offline"))
    ann.context.set_offline(False)
    page.get_by_role("button", name=say("try-again")).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("radio", name="New York")).to_be_visible()


def test_the_first_load_is_small(visit: Visit) -> None:
    """At most 250 KiB over the line, with the pictures of the boards that come with wayfare."""
    page = visit()
    page.locator(".card svg").nth(len(builtin_names()) + len(DESIGNS) - 1).wait_for()
    idle(page)
    sizes: dict[str, int] = page.evaluate(
        "Object.fromEntries(['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))"
        ".map((entry) => [entry.name, entry.transferSize]))"
    )
    built_in = [size for name, size in sizes.items() if not any(design in name for design in DESIGNS)]
    assert 10_000 < sum(built_in) <= 250 * 1024


def test_anyone_may_start_a_quick_game(visit: Visit, tables: Tables) -> None:
    page = visit()
    starter = page.get_by_role("combobox", name=say("home-starter"))
    expect(starter.locator("option:checked")).to_have_text(say("home-starter-random"))
    starter.select_option(index=2)
    page.get_by_role("button", name="Play New York").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    table = tables.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert [chair["kind"] for chair in table["chairs"]] == ["bot", "human"]


def test_past_games_show_their_result_and_can_be_filtered(people: Callable[..., Person], tables: Tables) -> None:
    made = tables.make("first-journey-usa", ANN, {**BOT, "level": "easy"}, start=True, stand_in="easy")
    tables.ask("POST", f"/tables/{made.id}/leave", token=next(iter(made.tokens.values())))
    listed = tables.over("new-york")
    tables.when_over(made)
    ann = people()
    page = ann.open(made.hosts_path)
    page.get_by_role("heading", name=say("end-title"), include_hidden=True).wait_for(state="attached")
    result = tables.ask("GET", f"/tables/{made.id}/record")["result"]
    home = ann.open("/")
    past = home.get_by_role("region", name=say("home-past"))
    mine = past.get_by_role("listitem").filter(has_text="Otto")
    for score in result["scores"]:
        expect(mine).to_contain_text(str(score["completed"]))
    outcome = "lost" if 0 not in result["winners"] else "won" if len(result["winners"]) == 1 else "shared"
    expect(mine.locator("[data-outcome]")).to_have_text(say(f"home-outcome-{outcome}"))
    public = past.locator(f"a[href='/replay/{listed.id}']")
    expect(public).to_be_visible()
    past.get_by_role("combobox", name=say("home-past-show")).select_option(label=say("home-past-mine"))
    expect(public).to_have_count(0)
    expect(mine).to_be_visible()
    past.get_by_role("combobox", name=say("home-past-show")).select_option(label=say("home-past-all"))
    past.get_by_role("combobox", name=say("home-past-map")).select_option(label="New York")
    expect(public).to_be_visible()
    expect(mine).to_have_count(0)
