"""Two people at one device: no page ever holds the hand of anyone but the person looking."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from e2e.browsing import Person, until
from e2e.players import Mouse
from e2e.tables import ANN, BO, Made, Tables


class Listener:
    """Every frame and every HTTP body that the page receives, and whose eyes had been asked for by then."""

    def __init__(self, page: Page, made: Made) -> None:
        self.seats = {made.tokens[chair]: seat for seat, chair in enumerate(made.chair_ids)}
        self.eyes: list[int | None] = []  # of each greeting, in order
        self.welcomes = 0
        self.snapshots = 0
        self.faults: list[str] = []
        page.on("websocket", self.listen)
        page.on("response", lambda response: self.read(response.url, response.headers, response.text))

    def listen(self, socket: WebSocket) -> None:
        if "/api/tables/" not in socket.url:
            return
        socket.on("framesent", lambda frame: self.sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.heard(json.loads(frame)))

    def sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            token = message.get("token")
            self.eyes.append(None if token is None else self.seats[token])

    def heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.welcomes += 1
        if message["type"] == "snapshot":
            self.snapshots += 1
            looking = self.eyes[self.welcomes - 1]
            if message["view"]["seat"] != looking:
                self.faults.append(f"seat {message['view']['seat']} was shown while {looking} was looking")
            if looking is None and (message["view"]["hand"] or message["view"]["tickets"] or message["view"]["offer"]):
                self.faults.append("a hand was shown to nobody")

    def read(self, url: str, headers: dict[str, str], text: Callable[[], str]) -> None:
        if "/api/tables/" in url and "json" in headers.get("content-type", "") and '"hand"' in text():
            self.faults.append(f"{url} told a hand")


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.deep), True], ids=["desktop", "phone"])
def test_a_game_at_one_device(people: Callable[..., Person], tables: Tables, phone: bool) -> None:
    made = tables.make("new-york" if phone else "tiny", ANN, BO, start=True)
    person = people(phone=phone)
    for path in made.shared_paths:  # the second link brings the second seat to this device
        page = person.open("/")
        listener = Listener(page, made)
        page.goto(path)
        page.locator(".tabletop").wait_for()
        until(page, f"localStorage.getItem('wayfare.tables').includes('{path.split('seat=')[1].split('&')[0]}')")
        if path != made.shared_paths[-1]:
            page.close()

    names = ["Ann", "Bo"]
    handovers = 6 if phone else None  # a whole game on the small board is enough
    shown: list[str] = []
    deadline = time.monotonic() + 150
    while time.monotonic() < deadline:
        page.wait_for_timeout(20)
        if page.locator("[data-action=score]").count() or len(shown) == handovers:
            break
        show = page.locator("[data-action=show]")
        hide = page.locator(".loud [data-action=hide]")
        if show.count():
            curtain = page.get_by_role("dialog")
            expect(page.locator("[data-hand], [data-offer], button[data-ticket]")).to_have_count(0)
            name = next(name for name in names if f"{name}: show my cards" in curtain.inner_text())
            shown.append(name)
            show.click()
            expect(curtain).to_be_hidden()
            page.locator("[data-anchor=hand], [data-tab=cards]").first.wait_for()
        elif hide.count():
            hide.click()
        else:
            player = Mouse(page, len(shown))
            offers = player.offers()
            if any(offers[kind] for kind in ("keep", "pass", "claim", "deck", "market", "tickets", "cards")):
                player.decide(offers)
    assert phone or tables.stage(made.id) == "over"
    assert shown[:4] == ["Ann", "Bo", "Ann", "Bo"]
    assert listener.snapshots > 10
    assert not listener.faults, listener.faults
