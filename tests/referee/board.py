"""A board file looked up by id, and the notation of actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Route(NamedTuple):
    id: str
    a: str
    b: str
    colour: str
    length: int
    double: str | None
    wilds: int  # spaces that only wild cards pay for
    tunnel: bool


class Ticket(NamedTuple):
    a: str
    b: str
    points: int
    long: bool


class Payment(NamedTuple):
    """One way to pay for a route, and its notation."""

    action: str
    route: Route
    colour: str
    plain: int
    wilds: int


class Board:
    """A board file, looked up by id."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.wild: str = data["wild"]
        self.cards: dict[str, int] = data["cards"]
        self.rules: dict[str, Any] = data["rules"]
        spots = data["map"]["locations"]
        self.spots = [spot["id"] for spot in spots]
        self.attractions = {spot["id"] for spot in spots if spot.get("attraction")}
        self.east = [spot["id"] for spot in spots if spot.get("coast") == "east"]
        self.west = [spot["id"] for spot in spots if spot.get("coast") == "west"]
        rows = [
            Route(
                *(r["id"], r["a"], r["b"], r["colour"], r["length"]),
                *(r.get("double"), r.get("wilds", 0), r.get("tunnel", False)),
            )
            for r in data["map"]["routes"]
        ]
        self.routes = {route.id: route for route in rows}
        self.twins = {r.id: [t.id for t in rows if r.double and t.double == r.double and t != r] for r in rows}
        self.payments = {route.id: self.pay(route) for route in rows}
        self.payment = {payment.action: payment for ways in self.payments.values() for payment in ways}
        self.tickets = {
            f"{t['a']}-{t['b']}": Ticket(t["a"], t["b"], t.get("points", 0), t.get("long", False))
            for t in data["map"]["tickets"]
        }
        self.order = {ticket: place for place, ticket in enumerate(self.tickets)}

    def pay(self, route: Route) -> list[Payment]:
        """Every payment: one colour, wild cards for any number of them or all (C-2); gray takes any colour (NY-11).

        A ferry takes no fewer wild cards than it has spaces for them (EU-10).
        """
        length, wild = route.length, self.wild
        ways = [Payment(f"claim {route.id} {wild}×{length}", route, wild, 0, length)]
        for colour in set(self.cards) - {wild} if route.colour == "gray" else {route.colour}:
            if not route.wilds:
                ways.append(Payment(f"claim {route.id} {colour}×{length}", route, colour, length, 0))
            for wilds in range(max(1, route.wilds), length):
                action = f"claim {route.id} {colour}×{length - wilds} {wild}×{wilds}"
                ways.append(Payment(action, route, colour, length - wilds, wilds))
        return ways


def describe(action: str) -> dict[str, Any]:
    """The fields that a record's move has for an action."""
    verb, *words = action.split()
    if verb == "claim":
        pairs = (word.split("×") for word in words[1:])
        return {"action": verb, "route": words[0], "cards": {card: int(count) for card, count in pairs}}
    if verb in ("pay", "station"):
        place = {"location": words.pop(0)} if verb == "station" else {}
        pairs = (word.split("×") for word in words)
        return {"action": verb, **place, "cards": {card: int(count) for card, count in pairs}}
    if verb == "keep":
        return {"action": verb, "tickets": words}
    if verb == "draw" and words:
        return {"action": verb} | ({"from": "deck"} if words == ["deck"] else {"from": "market", "card": words[0]})
    return {"action": verb}


def notation(move: Mapping[str, Any], wild: str) -> str:
    """The action of a record's move: colour first, then wild."""
    verb = str(move["action"])
    if verb in ("claim", "pay", "station"):
        cards = sorted(move["cards"].items(), key=lambda item: item[0] == wild)
        place = [move[field] for field in ("route", "location") if field in move]
        return " ".join([verb, *place, *(f"{card}×{count}" for card, count in cards)])
    if verb == "keep":
        return " ".join([verb, *move["tickets"]])
    if verb == "draw" and "from" in move:
        return f"draw {'deck' if move['from'] == 'deck' else move['card']}"
    return verb
