"""Fingers on a small phone: no route is claimed by accident, and each takes two taps at most."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import until
from e2e.players import MIDDLE, MOVES, moves
from e2e.tables import ANN, Tables
from wayfare.messages import message as say

Visit = Callable[..., Page]
BO = {"kind": "human", "name": "Bo"}
GAMES = ("new-york", "first-journey-europe", "first-journey-usa")
# Claimable routes with the middle of each on the screen, and the points halfway between two close neighbours.
ROUTES = f"""() => {{
  const middle = {MIDDLE};
  const all = [...document.querySelectorAll("g.claimable")];
  const routes = all.map((g) => [g.dataset.route, middle(g.querySelector(".hit"))]);
  const between = [];
  for (const [i, [one, a]] of routes.entries())
    for (const [other, b] of routes.slice(i + 1))
      if (Math.hypot(a[0] - b[0], a[1] - b[1]) < 30)
        between.push([[one, other], [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]]);
  return {{ middles: routes.map(([id, at]) => [[id], at]), between }};
}}"""


# Those of them that a finger can't confuse with another, the clearest first.
ALONE = """(middles) => {
  const gap = ([, a], [, b]) => (a === b ? Infinity : Math.hypot(a[0] - b[0], a[1] - b[1]));
  const room = (one) => Math.min(...middles.map((other) => gap(one, other)));
  return middles.filter((one) => room(one) > 44).sort((one, other) => room(other) - room(one));
}"""


def rich(visit: Visit, tables: Tables, game: str, routes: int = 26) -> Page:
    """Someone on a small phone whose hand can pay for so many routes. The other player's page isn't needed."""
    made = tables.make(game, ANN, BO, start=True)
    tokens = [made.tokens[chair] for chair in made.chair_ids]
    for number in range(60):
        seat = number % 2
        snapshot = tables.ask("GET", f"/tables/{made.id}/snapshot", token=tokens[seat])
        if snapshot["view"]["turn"] != seat:
            continue
        legal = [action["text"] for action in snapshot["view"]["legal"]]
        claims = {text.split()[1] for text in legal if text.startswith("claim")}
        if seat == 0 and len(claims) >= routes:
            break
        action = next(text for text in legal if text.startswith(("keep", "draw deck", "draw", "pass", "swap")))
        move = {"id": f"m{number}", "version": snapshot["version"], "action": action}
        tables.ask("POST", f"/tables/{made.id}/moves", move, tokens[seat])
    page = visit("about:blank", phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{made.path}#seat={tokens[0]}")
    page.locator("g.claimable").first.wait_for(state="attached")
    return page


def offered(page: Page) -> list[str]:
    """The routes that the open panel can claim."""
    return [
        str(action).split()[1]
        for action in page.locator("[data-pay]").evaluate_all("all => all.map((one) => one.dataset.pay)")
    ]


def ways_to_pay(page: Page, at: list[float]) -> int:
    """How many payments a tap there offers."""
    page.touchscreen.tap(*at)
    page.locator(".claim").wait_for()
    ways = len(offered(page))
    page.keyboard.press("Escape")
    page.locator(".claim").wait_for(state="detached")
    return ways


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_never_claims_by_accident(visit: Visit, tables: Tables, game: str) -> None:
    """A tap on a route, or between two, offers each of them with its cost; a second tap claims it."""
    page = rich(visit, tables, game)
    spots = page.evaluate(ROUTES)
    chance = random.Random(1)
    taps = [chance.choice(spots[kind]) for kind in ("middles", "between") for _ in range(100) if spots[kind]]
    assert len(taps) >= 100
    before = moves(page)
    wrong = []
    for wanted, (x, y) in taps:
        page.touchscreen.tap(x, y)
        page.locator(".claim").wait_for()
        wrong += [f"{route} at {x:.0f},{y:.0f}: only {offered(page)}" for route in wanted if route not in offered(page)]
        assert moves(page) == before, "claimed without being asked"
        page.keyboard.press("Escape")
        page.locator(".claim").wait_for(state="detached")
    assert not wrong, "\n".join(wrong)
    wanted, (x, y) = taps[-1]
    page.touchscreen.tap(x, y)
    page.locator(f"[data-pay^='claim {wanted[0]} ']").first.tap()
    until(page, f"{MOVES} === {before + 1}")


def test_the_settings_say_what_happens(visit: Visit, tables: Tables) -> None:
    """On a phone the switch is on until it's turned off, and then one tap claims."""
    page, alone = None, None
    while page is None or alone is None:  # deals differ: somewhere there is a route that can be paid in one way
        page = rich(visit, tables, "first-journey-usa", routes=1)
        clear = page.evaluate(f"({ALONE})(({ROUTES})().middles)")
        alone = next((at for _, at in clear if ways_to_pay(page, at) == 1), None)
    page.get_by_role("button", name=say("table-menu")).tap()
    page.get_by_role("button", name=say("settings")).tap()
    switch = page.get_by_role("switch", name=say("confirm-claims"))
    expect(switch).to_be_checked()
    switch.uncheck()
    page.keyboard.press("Escape")
    before = moves(page)
    page.touchscreen.tap(*alone)
    until(page, f"{MOVES} === {before + 1}")
