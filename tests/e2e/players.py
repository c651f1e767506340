"""People who play a whole game in a page: one with the mouse, one with the keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

from e2e.browsing import until

# What the table offers now: [kind of thing, how many of them].
OFFERS = """() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  const open = (action) => count(`[data-action=${action}][aria-disabled=false]`);
  return {
    over: count("[data-action=score]"), keep: open("keep"), pass: count("[data-action=pass]"),
    tunnel: count("[data-action=withdraw]"),
    claim: count("g.claimable"), deck: open("deck"), market: open("market"), tickets: open("tickets") + open("swap"),
    cards: count("[data-tab=cards][aria-selected=false]"),
  };
}"""
MOVES = "Number(document.querySelector('[data-moves]')?.dataset.moves ?? -1)"
HELD = "document.querySelector('[data-held]') !== null"
# The middle of a route, on the screen.
MIDDLE = """(hit) => {
  const half = hit.getPointAtLength(hit.getTotalLength() / 2).matrixTransform(hit.getScreenCTM());
  return [half.x, half.y];
}"""


class Mouse:
    """Claims more often than not, draws otherwise; what it does comes from a seed."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)

    def offers(self) -> dict[str, int]:
        found: dict[str, int] = self.page.evaluate(OFFERS)
        return found

    def asked(self) -> dict[str, int]:
        """What can be done, as soon as something can; `over` when the game is."""
        kinds = "['over', 'keep', 'pass', 'tunnel', 'claim', 'deck', 'market', 'tickets', 'cards']"
        until(self.page, f"{kinds}.some((kind) => ({OFFERS})()[kind] > 0)", 60)
        return self.offers()

    def play(self, turns: int | None = None) -> int:
        """Make this many decisions, or play until the game is over; returns how many there were."""
        done = 0
        while turns is None or done < turns:
            offers = self.asked()
            if offers["over"]:
                break
            if self.decide(offers):
                done += 1
            assert done < 600, "the game does not end"
        return done

    def decide(self, offers: dict[str, int]) -> bool:
        page = self.page
        before = moves(page)
        if offers["keep"]:
            page.locator("[data-offer]").first.click()  # one goes back, if it may
            if page.locator("[data-action=keep][aria-disabled=true]").count():
                page.locator("[data-offer]").first.click()
            page.locator("[data-action=keep]").click()
            until(page, f"{MOVES} !== {before} || {HELD}")  # those who come before may still be choosing
            return True
        if offers["pass"]:
            page.locator("[data-action=pass]").click()
        elif offers["tunnel"]:
            page.locator("[data-pay], [data-action=withdraw]").first.click()
        elif offers["claim"] and self.chance.random() < 0.8:
            routes = page.locator("g.claimable .hit")
            self.claim(routes.nth(self.chance.randrange(routes.count())))
        elif offers["market"] and self.chance.random() < 0.5:
            cards = page.locator("[data-action=market][aria-disabled=false]")
            cards.nth(self.chance.randrange(cards.count())).click()
        elif offers["deck"]:
            page.locator("[data-action=deck]").click()
        elif offers["market"]:
            page.locator("[data-action=market][aria-disabled=false]").first.click()
        elif offers["tickets"]:
            page.locator("[data-action=tickets], [data-action=swap]").click()
        elif offers["cards"]:
            page.locator("[data-tab=cards]").click()  # on a phone they may be out of sight
            return False
        else:
            return False
        until(page, f"{MOVES} !== {before}")
        return True

    def claim(self, hit: Locator) -> None:
        before = moves(self.page)
        self.page.mouse.click(*hit.evaluate(MIDDLE))
        self.answered(before)
        payments = self.page.locator("[data-pay]")
        if payments.count():
            best = self.page.locator(f"[data-pay='{payments.first.get_attribute('data-pay')}']")
            while best.count():  # the first time, it may be taken for the second half of a double tap on the route
                best.click()

    def answered(self, before: int) -> None:
        """A route was pressed: it is claimed at once, or a panel asks how, or says why not."""
        until(self.page, f"document.querySelector('.claim') !== null || {MOVES} !== {before}")


class Keyboard(Mouse):
    """Never touches the mouse; the focus is on something visible all the time."""

    def decide(self, offers: dict[str, int]) -> bool:
        page = self.page
        before = moves(page)
        press = page.keyboard.press
        if offers["keep"]:
            press("t")
            until(page, "document.activeElement.matches('[data-offer]')")
            press("Space")
            while not page.evaluate("document.activeElement.matches('[data-action=keep]')"):
                press("Tab")
            press("Enter")
        elif offers["pass"]:
            while not page.evaluate("document.activeElement.matches('[data-action=pass]')"):
                press("Tab")
            press("Enter")
        elif offers["tunnel"]:
            until(page, "document.activeElement.matches('[data-pay], [data-action=withdraw]')")
            press("Enter")
        elif offers["claim"] and self.chance.random() < 0.8:
            press("r")
            until(page, "document.activeElement.matches('[data-route-row]')")
            press("Home")
            for _ in range(self.chance.randrange(offers["claim"])):
                press("ArrowDown")
            press("Enter")
            self.answered(before)
            if page.locator("[data-pay]").count():
                until(page, "document.activeElement.matches('[data-pay]')")
                press("Enter")
        elif offers["market"] and self.chance.random() < 0.5:
            places = page.locator("[data-action=market]").evaluate_all(
                "all => all.map(one => one.ariaDisabled === 'false')"
            )
            press(str(1 + self.chance.choice([place for place, usable in enumerate(places) if usable])))
        elif offers["deck"]:
            press("d")
        elif offers["tickets"]:
            press("t")
            until(page, "document.activeElement.matches('[data-action=tickets], [data-action=swap]')")
            press("Enter")
        else:
            press("1")
        until(page, f"{MOVES} !== {before}")
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        return True


def moves(page: Page) -> int:
    return int(page.locator("[data-moves]").get_attribute("data-moves") or 0)


def score(page: Page) -> None:
    """From the board to the score pad, once the game is over."""
    page.locator("[data-action=score]").click()


def together(pages: list[Page], turns: int | None = None) -> None:
    """Each moves when asked, until this many decisions have been made or the game is over."""
    players = [Mouse(page, seed) for seed, page in enumerate(pages)]
    done = 0
    while turns is None or done < turns:
        offers = [player.offers() for player in players]
        if all(one["over"] for one in offers):
            return
        done += sum(player.decide(one) for player, one in zip(players, offers, strict=True) if not one["over"])
        assert done < 600, "the game does not end"
        pages[0].wait_for_timeout(20)
