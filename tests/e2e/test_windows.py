"""Every screen in windows of every size: nothing covers anything, nothing is cut off, the board is large."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import text
from e2e.browsing import DESIGNS, resize, settle, until
from e2e.players import MIDDLE
from e2e.screens import SCREENS, Screen, ask_for_a_hint, playing
from e2e.tables import ANN, BO, EASY, OPEN, Tables, able_to_pay, seat_path
from wayfare.engine import builtin_names
from wayfare.messages import message as say

Visit = Callable[..., Page]
Size = tuple[int, int]
FITS = Path(__file__).with_name("fits.js").read_text("utf-8").strip().removesuffix(";")
BOARDS = (*builtin_names(), *DESIGNS)
# Windows, and the zoom they are looked at with: CSS pixels are the window's divided by the zoom.
WINDOWS: tuple[tuple[Size, float], ...] = (
    ((320, 320), 1),
    ((320, 568), 1),
    ((568, 320), 1),
    ((360, 640), 1),
    ((640, 360), 1),
    ((390, 844), 1),
    ((844, 390), 1),
    ((412, 915), 1),
    ((915, 412), 1),
    ((600, 600), 1),
    ((720, 1280), 1),
    ((768, 1024), 1),
    ((1024, 768), 1),
    ((1024, 1000), 1),
    ((1112, 834), 1),
    ((1000, 700), 1),
    ((1280, 720), 1),
    ((1280, 720), 2),
    ((1280, 1280), 4),
    ((1366, 657), 1),
    ((1440, 900), 1),
    ((1440, 900), 2),
    ((1536, 730), 1),
    ((1920, 1080), 1.5),
    ((1920, 1080), 3),
    ((1080, 1920), 1),
    ((2560, 1080), 1),
    ((3840, 2160), 1),
    ((3840, 2160), 0.5),
    ((2160, 3840), 0.5),
)
assert len(WINDOWS) == 30
# What the page gets to see: some windows are the same to it.
SIZES: tuple[Size, ...] = tuple(dict.fromkeys((round(w / zoom), round(h / zoom)) for (w, h), zoom in WINDOWS))
NARROW: tuple[Size, ...] = ((320, 320), (844, 390))
OUTSIDE: tuple[Size, ...] = (
    (320, 320),
    (360, 640),
    (720, 450),
    (844, 390),
    (1024, 768),
    (1024, 1000),
    (1280, 720),
    (1366, 657),
    (2560, 1080),
)
assert set(OUTSIDE) <= set(SIZES)


def crowd(game: str, turns: int) -> Callable[[Tables], str]:
    """As many people as the board seats, with as many cards and tickets as this many turns bring."""

    def path(tables: Tables) -> str:
        most = tables.ask("GET", f"/games/{game}")["board"]["rules"]["players"][1]
        bots = [{**EASY, "name": name} for name in ("Pip", "Lulu", "Bartholomew", "Toto")]
        made = tables.make(game, ANN, *bots[: most - 1], start=True)
        tables.play_on(made, turns)
        return made.hosts_path

    return path


def paying(game: str) -> Callable[[Tables], str]:
    return lambda tables: seat_path(able_to_pay(tables, game, 12), 0)


def replay(game: str) -> Callable[[Tables], str]:
    return lambda tables: f"/replay/{tables.over(game).id}"


def end(game: str) -> Callable[[Tables], str]:
    return lambda tables: tables.over(game).path


def back_to_the_board(page: Page) -> None:
    page.locator("[data-action=board]").click()


def later(page: Page) -> None:
    page.locator("input[type=range]").wait_for()
    page.keyboard.press("End")


def tap_a_route(page: Page) -> None:
    """The panel of a claimable route, with what it costs."""
    route = page.locator("g.claimable .hit").first
    route.wait_for(state="attached")
    page.evaluate("localStorage.setItem('wayfare.settings', JSON.stringify({speed: 0, confirmClaims: true}))")
    page.reload()
    route.wait_for(state="attached")
    page.mouse.click(*route.evaluate(MIDDLE))


CROWDS = tuple(Screen(f"crowd-{game}", crowd(game, 4 if game in DESIGNS else 9), "main svg") for game in BOARDS)
CHOICE = Screen("choice-of-all", crowd("new-york", 0), "[data-action=keep]")
PAYING = Screen("paying", paying("first-journey-usa"), ".claim [data-pay]", tap_a_route)
TABLES = (
    *CROWDS,
    CHOICE,
    PAYING,
    Screen("choice-of-two", playing("new-york", 0), "[data-action=keep]"),
    Screen("paying-new-york", paying("new-york"), ".claim [data-pay]", tap_a_route),
    Screen("choice-of-four", crowd("europe", 0), "[data-action=keep]"),
    Screen("hint-europe", playing("first-journey-europe", 3), ".hint", ask_for_a_hint),
    *(Screen(f"over-{game}", end(game), ".tabletop", back_to_the_board) for game in BOARDS),
    *(Screen(f"end-{game}", end(game)) for game in BOARDS),
    *(Screen(f"replay-{game}", replay(game), "main svg") for game in BOARDS),
    *(Screen(f"replayed-{game}", replay(game), "[data-owner]", later) for game in BOARDS),
    Screen("lobby-europe", lambda tables: tables.make("first-journey-europe", ANN, EASY, OPEN).hosts_path, "#chairs"),
)


def faults(page: Page, sizes: tuple[Size, ...]) -> list[str]:
    """What is wrong in windows of these sizes, with the size before each."""
    found = []
    for width, height in sizes:
        resize(page, width, height)
        wrong: list[str] = page.evaluate(FITS)
        found += [f"{width}×{height}: {fault}" for fault in [*wrong, *text.cut_off(page)]]
    return found


SAMPLE: dict[str, tuple[Size, ...]] = {
    "crowd-new-york": OUTSIDE,  # a tall board
    "crowd-europe": OUTSIDE[::2],  # a wide one
    "choice-of-all": ((320, 320), (720, 450), (844, 390), (1280, 720), (1366, 657)),
    "paying": ((320, 320), (360, 640), (844, 390)),
    **dict.fromkeys(("home", "over-new-york", "table-hint"), NARROW),
}


@pytest.mark.parametrize("screen", [one for one in (*TABLES, *SCREENS) if one.name in SAMPLE], ids=str)
def test_a_screen_in_windows_that_people_have(visit: Visit, tables: Tables, screen: Screen) -> None:
    page = visit("about:blank")
    screen.reach(page, tables)
    assert not (wrong := faults(page, SAMPLE[screen.name])), "\n".join(wrong)


@pytest.mark.deep
@pytest.mark.parametrize("screen", [*TABLES, *SCREENS], ids=str)
def test_every_screen_in_every_window(visit: Visit, tables: Tables, screen: Screen) -> None:
    page = visit("about:blank")
    screen.reach(page, tables)
    assert not (wrong := faults(page, SIZES)), "\n".join(wrong)


WHERE = """(() => {
  const { x, y, width, height } = document.querySelector(".window").getBoundingClientRect();
  return [x, y, width, height];
})()"""


def test_the_first_decision_can_be_read_with_wheel_and_keys(visit: Visit, tables: Tables) -> None:
    """The wheel scrolls what is longer than its place, and Tab never moves the table under the header."""
    page = visit(tables.make("new-york", ANN, EASY, start=True).hosts_path)
    page.locator("[data-action=keep]").wait_for()
    resize(page, 320, 568)
    panel = page.get_by_role("tabpanel")
    panel.hover()
    page.mouse.wheel(0, 200)
    until(page, "document.querySelector('[role=tabpanel]').scrollTop > 0")
    expect(page.locator("[data-action=keep]")).to_be_in_viewport(ratio=0.95)
    for size in ((1280, 720), (1366, 657), (1536, 730)):
        resize(page, *size)
        expect(page.locator("[data-action=keep]")).to_be_in_viewport(ratio=1)
        before = page.evaluate(WHERE)
        for _ in range(45):
            page.keyboard.press("Tab")
        assert page.evaluate(WHERE) == before
        assert page.evaluate("document.querySelector('.tabletop > header').getBoundingClientRect().top") == 0


@pytest.mark.parametrize("language", ["en", "ro"])
def test_the_board_stays_where_it_is_while_the_header_changes(visit: Visit, tables: Tables, language: str) -> None:
    """From a question of two lines to none: whoever aims at a route hits it."""
    made = tables.make("new-york", ANN, BO, start=True)
    page = visit(made.hosts_path, phone=True, language=language)
    resize(page, 360, 640)
    page.locator("[data-action=keep]").wait_for()
    settle(page)
    before = page.evaluate(WHERE)
    page.locator("[data-action=keep]").tap()
    expect(page.get_by_text(say("table-their-turn", language, name="Bo"))).to_be_visible()
    settle(page)
    assert page.evaluate(WHERE) == before


def test_everyones_pieces_and_progress_are_always_in_sight_on_a_phone(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, EASY, {**EASY, "name": "Lulu"}, {**EASY, "name": "Toto"}, start=True)
    tables.play_on(made, 9)
    page = visit(made.hosts_path, phone=True)
    resize(page, 360, 640)
    token = next(iter(made.tokens.values()))
    seats = tables.ask("GET", f"/tables/{made.id}/snapshot", token=token)["view"]["seats"]
    for tab in ("log", "routes", "tickets", "cards"):
        page.locator(f"[data-tab={tab}]").tap()
        for seat, known in zip(page.locator(".strip > li").all(), seats, strict=True):
            expect(seat).to_be_in_viewport(ratio=1)
            expect(seat.locator(".pieces")).to_have_text(str(known["pieces"]))
            expect(seat.locator(".score")).to_be_visible()
