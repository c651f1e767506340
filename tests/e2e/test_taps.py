"""Fingers on a small phone: no route is claimed by accident, and each takes two taps at most."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.browsing import idle, until
from e2e.players import MIDDLE, MOVES, moves
from e2e.tables import Tables, able_to_pay, seat_path
from wayfare.engine import builtin_names
from wayfare.messages import message as say

Visit = Callable[..., Page]
Spot = tuple[list[str], tuple[float, float]]  # the routes a finger may mean there, and where on the screen
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
    made = able_to_pay(tables, game, routes)
    page = visit("about:blank", phone=True)
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(seat_path(made, 0))
    page.locator("g.claimable").first.wait_for(state="attached")
    idle(page)
    return page


# What a tap opened, once it has: the routes that can be claimed there, and how many moves have been made.
OPENED = f"""async () => {{
  const before = {MOVES};
  for (const end = performance.now() + 5000; performance.now() < end; ) {{
    if (document.querySelector(".claim") || {MOVES} !== before) break;
    await new Promise((go) => setTimeout(go, 5));
  }}
  return [[...document.querySelectorAll("[data-pay]")].map((one) => one.dataset.pay.split(" ")[1]), {MOVES}];
}}"""
CLOSED = "document.querySelector('.claim') === null"


def tap(page: Page, x: float, y: float) -> tuple[list[str], int]:
    """A real tap; then the panel is closed again."""
    page.touchscreen.tap(x, y)
    opened: tuple[list[str], int] = page.evaluate(OPENED)
    page.keyboard.press("Escape")
    until(page, CLOSED)
    return opened


def several(spots: list[Spot], count: int, chance: random.Random) -> list[Spot]:
    """So many of them, none more often than needed."""
    shuffled = chance.sample(spots, len(spots))
    return [shuffled[number % len(shuffled)] for number in range(count)]


@pytest.mark.parametrize(
    ("game", "taps"),
    [
        ("new-york", 12),
        *(pytest.param(game, 100, marks=pytest.mark.deep) for game in builtin_names()),
    ],
)
def test_a_finger_never_claims_by_accident(visit: Visit, tables: Tables, game: str, taps: int) -> None:
    """A tap on a route, or between two, offers each of them with its cost; a second tap claims it."""
    page = rich(visit, tables, game)
    spots = page.evaluate(ROUTES)
    chance = random.Random(1)
    places = [place for kind in ("middles", "between") for place in several(spots[kind], taps, chance)]
    before = moves(page)
    wrong = []
    for wanted, (x, y) in places:
        offered, made = tap(page, x, y)
        assert made == before, "claimed without being asked"
        wrong += [f"{route} at {x:.0f},{y:.0f}: only {offered}" for route in wanted if route not in offered]
    assert not wrong, "\n".join(wrong)
    wanted, at = places[-1]
    page.touchscreen.tap(*at)
    tapped = page.evaluate("performance.now()")
    until(page, f"performance.now() > {tapped} + 350")  # as a person would: any sooner, it's a double tap
    pay = page.locator(f"[data-pay^='claim {wanted[0]} ']").first
    cost = (pay.get_attribute("data-pay") or "").split()[2:]
    expect(pay.locator(".card")).to_have_count(len(cost))
    pay.tap()
    until(page, f"{MOVES} === {before + 1}")


def test_the_settings_say_what_happens(visit: Visit, tables: Tables) -> None:
    """On a phone the switch is on until it's turned off, and then one tap claims."""
    page, alone = None, None
    while page is None or alone is None:  # deals differ: somewhere there is a route that can be paid in one way
        page = rich(visit, tables, "first-journey-usa", routes=1)
        clear = page.evaluate(f"({ALONE})(({ROUTES})().middles)")
        alone = next((at for _, at in clear if len(tap(page, *at)[0]) == 1), None)
    page.get_by_role("button", name=say("table-menu")).tap()
    page.get_by_role("button", name=say("settings")).tap()
    switch = page.get_by_role("switch", name=say("confirm-claims"))
    expect(switch).to_be_checked()
    switch.uncheck()
    page.keyboard.press("Escape")
    before = moves(page)
    page.touchscreen.tap(*alone)
    until(page, f"{MOVES} === {before + 1}")
