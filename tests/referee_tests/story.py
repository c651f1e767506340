"""A table laid out by hand, and the words to describe its moves."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from referee import Fault, NewYork, Referee, describe

from referee_tests.play import deal

GAMES = Path(__file__).parents[2] / "src" / "wayfare" / "games"
BOARDS: dict[str, dict[str, Any]] = {p.stem: tomllib.loads(p.read_text(encoding="utf-8")) for p in GAMES.glob("*.toml")}
NAMES = ["new-york", "first-journey-europe", "first-journey-usa"]
Event = dict[str, Any]


@contextmanager
def faults(rule: str) -> Iterator[None]:
    with pytest.raises(Fault) as caught:
        yield
    assert caught.value.rule == rule, caught.value


def drew(card: str) -> Event:
    return {"event": "drew", "card": card}


def refilled(*cards: str) -> list[Event]:
    return [{"event": "refilled", "card": card} for card in cards]


def reset(cards: str) -> Event:
    return {"event": "reset", "discarded": cards.split()}


def reshuffled(cards: int) -> Event:
    return {"event": "reshuffled", "cards": cards}


def ticket(event: str, name: str) -> Event:
    return {"event": event, "ticket": name}


class Story:
    """A table laid by hand, and moves told one by one. Cards not laid out are in the deck, or in the last hand."""

    def __init__(self, board: dict[str, Any], players: int = 2) -> None:
        self.referee = Referee(board)
        self.table = self.referee.table = self.referee.kind(self.referee.board, players)
        deal(self.table, Random(0))
        if isinstance(self.table, NewYork):
            self.table.opening = False
            self.table.held, self.table.offers = self.table.offers, self.table.held

    def cards(self, *hands: str, market: str = "", discards: str = "", deck: str | None = None) -> Story:
        table = self.table
        rest = Counter(table.board.cards)
        for cards in (*hands, market, discards, deck or ""):
            rest.subtract(cards.split())
        assert min(rest.values()) >= 0
        held = [Counter(hand.split()) for hand in hands] + [Counter[str]() for _ in range(table.players - len(hands))]
        if deck is not None:
            held[-1] += rest
        table.hands = [{card: hand[card] for card in table.board.cards} for hand in held]
        table.market, table.discards = market.split(), Counter(discards.split())
        table.deck = +rest if deck is None else Counter(deck.split())
        return self

    def tickets(self, *held: str, bottom: str = "", done: str = "", unseen: str | None = None) -> Story:
        """Tickets not laid out are unseen, or shown long ago by the last seat."""
        table = self.table
        table.held = [names.split() for names in held] + [[] for _ in range(table.players - len(held))]
        table.bottom, table.done = bottom.split(), [done.split(), *([] for _ in range(table.players - 1))]
        laid = {*" ".join((*held, bottom, done, unseen or "")).split()}
        rest = [name for name in table.board.tickets if name not in laid]
        table.unseen = rest if unseen is None else unseen.split()
        if unseen is not None:
            table.done[-1] += rest
        return self

    def owns(self, seat: int, *routes: str) -> Story:
        table = self.table
        for name in routes:
            route = table.board.routes[name]
            table.owner[name] = seat
            table.links[seat][route.a].add(route.b)
            table.links[seat][route.b].add(route.a)
            table.pieces[seat] -= route.length
        return self

    def play(self, action: str, *events: Event) -> Story:
        self.referee.known = None  # the table may have been laid anew
        self.referee.apply({"seat": self.table.seat, **describe(action), "events": list(events)})
        return self

    def legal(self, verb: str = "") -> set[str]:
        self.referee.known = None
        return {action for action in self.referee.legal() if action.startswith(verb)}


def new_york(players: int = 2) -> Story:
    return Story(BOARDS["new-york"], players)


def europe(players: int = 2) -> Story:
    return Story(BOARDS["first-journey-europe"], players)


def changed(name: str, **rules: int) -> dict[str, Any]:
    board = deepcopy(BOARDS[name])
    board["rules"].update(rules)
    return board
