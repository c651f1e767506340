"""The big boards open and answer about as quickly as the small ones, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.browsing import Person, until
from e2e.tables import Tables, able_to_pay, seat_path

BIG, SMALL = ("europe", "usa"), ("new-york", "first-journey-europe", "first-journey-usa")
ROUNDS = 7  # the best of them counts: the machine may be busy with something else
SLOWER = 1.3  # at most, than the slowest of the small boards
# When a click on the deck was answered: the table has one move more.
TIMED = """() => {
  document.querySelector("[data-action=deck]").addEventListener(
    "click", () => (window.clicked = performance.now()), { capture: true });
  new MutationObserver(() => (window.answered ??= performance.now() - window.clicked)).observe(
    document.querySelector("[data-moves]"), { attributeFilter: ["data-moves"] });
}"""
READY = "document.querySelector('[data-action=deck][aria-disabled=false]') !== null"


@pytest.mark.deep
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_big_board_is_as_quick_as_a_small_one(
    people: Callable[..., Person], tables: Tables, phone: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """From opening the link until a card can be drawn, and from the click until it is in hand; with an empty cache."""
    loads: dict[str, list[float]] = {game: [] for game in (*SMALL, *BIG)}
    clicks: dict[str, list[float]] = {game: [] for game in loads}
    for _ in range(ROUNDS):
        for game in loads:  # in turns: whatever else the machine does meanwhile slows all of them
            person = people(phone=phone)
            page = person.open(seat_path(able_to_pay(tables, game, 1), 0))
            until(page, READY)
            loads[game].append(page.evaluate("performance.now()"))
            page.evaluate(TIMED)
            page.locator("[data-action=deck]").click()
            until(page, "window.answered !== undefined")
            clicks[game].append(page.evaluate("window.answered"))
            person.close()
    opens, answers = ({game: min(taken) for game, taken in times.items()} for times in (loads, clicks))
    with capsys.disabled():
        for game in loads:
            print(f"\n{game}: opens in {opens[game]:.0f} ms, answers in {answers[game]:.0f} ms", end="")
    for best in (opens, answers):
        slowest = max(best[game] for game in SMALL)
        assert [game for game in BIG if best[game] > SLOWER * slowest] == []
