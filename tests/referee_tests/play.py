"""Self-play for the tests of the referee: legal records of any board, with chance invented as the rules allow it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from random import Random
from typing import Any

from referee import Referee, Table, describe

Record = dict[str, Any]

# How much a player likes each kind of action: the odd ones lead to the corners of the rules.
TEMPERS: dict[str, dict[str, float]] = {
    "even": {},
    "builder": {"claim": 8},
    "hoarder": {"claim": 0.01, "draw": 8},
    "collector": {"tickets": 6, "swap": 6},
    "idler": {"swap": 500},
}


class Invention:
    """Chance that picks one of the possible values and writes down what happened."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.events: list[dict[str, Any]] = []

    def happen(self, event: str, rule: str, field: str = "", possible: Collection[Any] = ()) -> Any:
        if not field:
            self.events.append({"event": event})
            return None
        values = list(possible.elements()) if isinstance(possible, Counter) else list(possible)
        value = self.rng.choice(values)
        self.events.append({"event": event, field: value})
        return value


def deal(table: Table, rng: Random) -> dict[str, Any]:
    """Set-up by chance, as a record's `start`."""
    rules, players = table.rules, table.players
    cards = list(table.deck.elements())
    tickets = list(table.board.tickets)
    rng.shuffle(cards)
    rng.shuffle(tickets)
    hands = [[cards.pop() for _ in range(rules["hand"])] for _ in range(players)]
    pairs = [[tickets.pop() for _ in range(rules["tickets_dealt"])] for _ in range(players)]
    row = [cards.pop() for _ in range(min(rules.get("market", 0), len(cards)))]
    chance = Invention(rng)
    table.deal(hands, row, pairs, chance)
    start = {"hands": hands, "events": chance.events, "tickets": pairs}
    return start | {"market": list(table.market)} if "market" in rules else start


def choose(actions: set[str], temper: Mapping[str, float], rng: Random) -> str:
    """A kind of action by temper, then any of that kind."""
    kinds = sorted({action.split()[0] for action in actions})
    kind = rng.choices(kinds, [temper.get(kind, 1.0) for kind in kinds])[0]
    return rng.choice(sorted(action for action in actions if action.split()[0] == kind))


def act(table: Table, action: str, rng: Random) -> dict[str, Any]:
    """Play an action, inventing what chance has to say, as a record's move."""
    seat, chance = table.seat, Invention(rng)
    table.move += 1
    table.apply(action, chance)
    return {"seat": seat, **describe(action), "events": chance.events}


def play(referee: Referee, players: int, rng: Random, temper: str = "even") -> Record:
    """A whole game at the referee's own table."""
    table = referee.kind(referee.board, players)
    start = deal(table, rng)
    moves = []
    while table.reason is None:
        moves.append(act(table, choose(table.legal(), TEMPERS[temper], rng), rng))
    return {
        "format": "wayfare-record/1",
        "game": referee.board.id,
        "players": [{"name": f"{temper} {seat}", "kind": "bot"} for seat in range(players)],
        "start": start,
        "moves": moves,
        "result": {"reason": table.reason, "winners": table.winners()[0], "scores": table.scores()},
    }
