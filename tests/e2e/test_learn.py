"""The first game: a newcomer who knows nothing and only follows the guide's ring finishes it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.browsing import until
from e2e.players import MIDDLE
from wayfare.messages import message as say

Visit = Callable[..., Page]
# One look at the page: what the guide says and what it points at belong together.
STATE = f"""() => ({{
  over: document.querySelector("[data-action=score]") !== null || document.querySelector(".pad") !== null,
  mine: document.querySelector(".status.yours") !== null,
  told: document.querySelector(".coach p")?.textContent,
  pay: document.querySelector("[data-pay]") !== null,
  missed: document.querySelector(".claim .why") !== null,
  moves: document.querySelector("[data-moves]")?.dataset.moves,
  ring: [...document.querySelectorAll("[data-spotlight]")].map((ring) => {{
    const {{ x, y, width, height }} = ring.getBoundingClientRect();
    return ring.matches("path") ? ({MIDDLE})(ring) : [x + width / 2, y + height / 2];
  }})[0] ?? null,
}})"""


def at_once(route: Route) -> None:
    """A lesson's opponent takes its time; a test need not wait for it."""
    body = json.loads(route.request.post_data or "{}")
    body["options"]["pace_ms"] = 0
    route.continue_(post_data=body)


def suggest(page: Page, action: str, **reason: object) -> None:
    """Let the expert suggest this; what it says follows from the reason."""
    step = {"action": action, "visits": 9, "share": 0.9, "value": 0.6, "ahead": 3, "line": [], "confidence": "clear"}
    page.route(
        "**/hint?*", lambda route: route.fulfill(json={"type": "hint", "thoughts": [{**step, "reasons": [reason]}]})
    )


def begin(page: Page, game: str) -> None:
    page.route("**/api/tables", at_once)
    lesson = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game))
    lesson.get_by_role("button", name=say("learn-begin")).click()
    page.locator(".coach").wait_for()


def follow_the_ring(page: Page, last: str | None = None, seconds: float = 150) -> list[str]:
    """Press what the guide points at until it says this, or until the game is over. What it said, in order."""
    said: list[str] = []
    deadline = time.monotonic() + seconds
    while not (state := page.evaluate(STATE))["over"] and not (last and last in " ".join(said)):
        assert time.monotonic() < deadline, f"still playing; the guide says: {state['told']}"
        if state["told"] and state["told"] not in said[-1:]:
            said.append(state["told"])
        if state["pay"]:
            page.locator("[data-pay]").first.click()
        elif state["missed"]:  # the board moved under the finger: a panel says why that route can't be claimed
            page.keyboard.press("Escape")
        elif state["mine"]:
            press(page, state["ring"])
        when_answered(page, state)
    return said


def when_answered(page: Page, before: dict[str, Any]) -> None:
    """Something is different; or nothing is, for a while: then a newcomer presses again."""
    patience = time.monotonic() + 1
    while page.evaluate(STATE) == before and time.monotonic() < patience:
        page.wait_for_timeout(30)


def press(page: Page, place: tuple[float, float] | None) -> None:
    if place is not None:  # it points at something
        page.mouse.click(*place)


def test_a_newcomer_comes_to_claim_a_route_in_new_york(visit: Visit) -> None:
    page = visit("/learn", phone=True)
    begin(page, "New York")
    expect(page.locator(".coach")).to_contain_text(say("learn-first-tickets"))
    said = " ".join(follow_the_ring(page, last=say("learn-claim-first", route="")))
    assert say("learn-draw-first.text") in said or say("learn-remark-turn", draw=2) in said
    assert say("learn-claim-first", route="") in said


@pytest.mark.deep
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_newcomer_finishes_new_york(visit: Visit, phone: bool) -> None:
    page = visit("/learn", phone=phone)
    begin(page, "New York")
    follow_the_ring(page)
    assert say("learn-over") in page.locator(".coach").inner_text()
    page.locator("[data-action=score]").click()
    expect(page.locator(".pad > li")).to_have_count(2)


@pytest.mark.deep
def test_a_newcomer_finishes_first_journey(visit: Visit) -> None:
    page = visit("/learn")
    begin(page, "First Journey")
    said = " ".join(follow_the_ring(page))
    assert say("learn-race-draw-first.text", goal=6) in said or say("learn-remark-turn-race", draw=2, goal=6) in said


def test_the_lesson_outlives_a_reload_and_can_do_without_the_guide(visit: Visit) -> None:
    page = visit("/learn")
    begin(page, "New York")
    page.locator("[data-action=keep]").click()
    page.reload()
    page.locator(".coach").wait_for()
    page.goto("/learn")
    page.get_by_role("link", name=say("learn-go-on")).click()
    page.locator(".coach").wait_for()
    expect(page.locator("[data-action=keep]")).to_have_count(0)
    page.get_by_role("button", name=say("learn-hide")).click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("[data-spotlight]")).to_have_count(0)
    until(page, "document.querySelector('.status.yours') !== null")
    page.locator("[data-action=deck]").click()  # the game simply goes on


# Whether the ring is around every space of the route, and how many corners of a rectangle around it are inside.
AROUND = """(() => {
  const ring = document.querySelector("path[data-spotlight]");
  const inside = (x, y) => ring.isPointInStroke(new DOMPoint(x, y).matrixTransform(ring.getScreenCTM().inverse()));
  const route = document.querySelector("[data-route=madrid-paris-blue]");
  const middles = [...route.querySelectorAll(".space")].map((space) => space.getBoundingClientRect());
  const { left, top, right, bottom } = route.getBoundingClientRect();
  return {
    spaces: middles.every(({ x, y, width, height }) => inside(x + width / 2, y + height / 2)),
    corners: [[left, top], [right, top], [left, bottom], [right, bottom]].filter(([x, y]) => inside(x, y)).length,
  };
})()"""


def test_the_ring_has_the_shape_of_the_route_and_stays_with_it(visit: Visit) -> None:
    page = visit("/learn")
    suggest(page, "claim madrid-paris-blue blue×3", kind="extends")
    begin(page, "First Journey")
    page.locator("path[data-spotlight]").wait_for()
    around = page.evaluate(AROUND)
    assert around["spaces"]
    assert around["corners"] <= 2  # the route runs from one corner to the opposite one
    for width, height in ((1300, 800), (900, 650)):  # the same arrangement, then another one
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"innerWidth === {width} && {AROUND}.spaces")
