"""Every screen of the client, and how to come there: for axe, for the languages, for the screenshots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from e2e.browsing import idle, until
from e2e.careless import careless
from e2e.railways import building, table_at, tunnel
from e2e.tables import ANN, BO, BOT, EASY, OPEN, Tables


@dataclass(frozen=True)
class Screen:
    """`path` makes what the screen needs; `then` does what cannot be linked to; `shown` says that it is there.

    `part` is all that is new on it, if the rest is on another screen too. `like` is one that hardly differs: only
    `make deep` looks at both.
    """

    name: str
    path: Callable[[Tables], str | list[str]]
    shown: str = "main h1"
    then: Callable[[Page], None] | None = None
    part: str | None = None
    like: str | None = None

    def __str__(self) -> str:
        return self.name

    def reach(self, page: Page, tables: Tables) -> None:
        found = self.path(tables)
        paths = [found] if isinstance(found, str) else found
        for path in paths:
            page.goto("about:blank")  # a new fragment alone would not load the page anew
            page.goto(path)
            if path != paths[-1]:
                until(page, f"localStorage.getItem('wayfare.tables')?.includes('{path.split('=')[1].split('&')[0]}')")
        if self.then is not None:
            self.then(page)
        page.locator(self.shown).first.wait_for()
        idle(page)


def plain(path: str) -> Callable[[Tables], str]:
    return lambda tables: path


def playing(game: str, turns: int) -> Callable[[Tables], str]:
    def path(tables: Tables) -> str:
        made = tables.make(game, ANN, BOT, EASY, start=True)
        tables.play_on(made, turns)
        return made.hosts_path

    return path


def press(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


def come_back(page: Page) -> None:
    """The keys of an unfinished game are on this device now: the home page offers to continue."""
    page.locator("main").wait_for()
    until(page, "localStorage.getItem('wayfare.tables') !== null")
    page.goto("/")


def ask_for_keys(page: Page) -> None:
    page.locator(".tabletop").wait_for()
    page.keyboard.press("?")


def ask_for_a_hint(page: Page) -> None:
    page.locator("[data-action=hint][aria-disabled=false]").click()
    page.locator("[data-action=take-hint]").wait_for(timeout=60_000)  # the expert thinks
    if page.locator(".hint summary").count():
        page.locator(".hint summary").click()


def begin_a_lesson(page: Page) -> None:
    """By someone with a name: the default one would stay in the language of that moment."""
    page.evaluate("localStorage.setItem('wayfare.settings', JSON.stringify({speed: 0, name: 'Ann'}))")
    page.reload()
    page.locator("main li button").first.click()


def why_not(page: Page) -> None:
    """A route that cannot be claimed now, from the list."""
    page.locator("[data-tab=routes]").click()
    page.locator("[data-route-row]:not(.claimable)").last.click()


def choose_a_city(page: Page) -> None:
    """A city where a station can be built, from the list."""
    page.locator("[data-tab=routes]").click()
    page.locator("[data-location-row].claimable").first.click()


def reviewed(page: Page) -> None:
    page.locator("[data-complete]").wait_for(timeout=60_000)  # the server computes it after everything else


def begin_a_puzzle(page: Page) -> None:
    reviewed(page)
    page.locator("[data-action=puzzles]").click()


def look_at_all_reviews(page: Page) -> None:
    """Of this device's games; they may have to be reviewed first."""
    until(page, "localStorage.getItem('wayfare.tables') !== null")
    page.goto("/reviews")
    page.locator("[data-action=review-all], [data-action=csv]").first.wait_for()
    if page.locator("[data-action=review-all]").count():
        page.locator("[data-action=review-all]").click()
    page.locator("[data-action=csv]").wait_for(timeout=60_000)


SCREENS = (
    Screen("home", plain("/")),
    Screen("home-again", playing("new-york", 3), "#continue", come_back, part="#continue", like="home"),
    Screen("settings", plain("/rules"), "dialog[open]", press("header .tools > button"), part="dialog[open]"),
    Screen("lobby", lambda tables: tables.make("new-york", ANN, BOT, OPEN).hosts_path, "#chairs"),
    Screen(
        "lobby-guest", lambda tables: tables.make("first-journey-europe", ANN, BOT, OPEN).path, "#join", like="lobby"
    ),
    Screen(
        "seat-link",
        lambda tables: tables.make("first-journey-usa", ANN, OPEN).hosts_path,
        "dialog[open]",
        press("[data-device]"),
        part="dialog[open]",
        like="settings",
    ),
    Screen("ticket-choice", playing("new-york", 0), "dialog[open], .tabletop, main svg"),
    Screen("table-new-york", playing("new-york", 8), "main svg"),
    Screen("table-europe", playing("first-journey-europe", 10), "main svg", like="table-new-york"),
    Screen("table-usa", playing("first-journey-usa", 10), "main svg", like="table-europe"),
    Screen(
        "table-watched", lambda tables: playing("new-york", 6)(tables).split("#")[0], ".tabletop", like="table-new-york"
    ),
    Screen(
        "table-routes",
        playing("new-york", 7),
        "[data-route-row]",
        press("[data-tab=routes]"),
        part="[role=tabpanel]",
        like="table-new-york",
    ),
    Screen("table-why-not", playing("first-journey-europe", 3), "[role=group] > .why", why_not, part=".claim"),
    Screen("table-hint", playing("new-york", 6), ".hint", ask_for_a_hint, part=".hint"),
    Screen("table-keys", playing("new-york", 3), "dialog[open]", ask_for_keys, part="dialog[open]", like="settings"),
    Screen("curtain", lambda tables: tables.make("new-york", ANN, BO, start=True).shared_paths, "main button"),
    Screen("end-new-york", lambda tables: tables.over("new-york").path),
    Screen("end-europe", lambda tables: tables.over("first-journey-europe").path, like="end-new-york"),
    Screen("replay", lambda tables: f"/replay/{tables.over('new-york').id}", "main svg"),
    Screen("replay-file", plain("/replay"), like="missing"),
    Screen("review", lambda tables: f"/review/{tables.over('new-york').id}", "[data-complete]", reviewed),
    Screen("review-file", plain("/review"), like="replay-file"),
    Screen("puzzle", lambda tables: f"/review/{careless(tables).id}", ".tabletop", begin_a_puzzle, like="review"),
    Screen(
        "reviews", lambda tables: careless(tables).hosts_path, "[data-action=csv]", look_at_all_reviews, like="review"
    ),
    Screen("rules", plain("/rules"), like="rules-new-york"),
    Screen("rules-new-york", plain("/rules/new-york")),
    Screen("rules-europe", plain("/rules/first-journey-europe"), like="rules-new-york"),
    Screen("rules-usa", plain("/rules/first-journey-usa"), like="rules-europe"),
    Screen("rules-stations", plain("/rules/europe"), like="rules-new-york"),
    Screen(
        "tunnel",
        lambda tables: table_at(tables, tunnel(payable=True)),
        "[data-tunnel]",
        part="[data-tunnel]",
        like="table-why-not",
    ),
    Screen(
        "station",
        lambda tables: table_at(tables, building()),
        ".claim",
        choose_a_city,
        part=".claim",
        like="table-why-not",
    ),
    Screen("end-stations", lambda tables: tables.over("europe", 3).path, like="end-new-york"),
    Screen("learn", plain("/learn"), "main svg", like="lesson"),
    Screen("lesson", plain("/learn"), ".coach", begin_a_lesson),
    Screen("missing", plain("/no/such/page")),
)
