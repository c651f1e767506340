"""An independent referee, written from rules.md and the record format alone: it shares no code with the engine.

    python tests/referee GAMES_DIR records.jsonl

A table knows where every card, piece and ticket is, but not the order of the decks. Whenever the rules demand an
event it asks `Chance` for it and says what is possible there: `Events` reads the answer from a record (and finds
fault with it), the self-play of tests/referee_tests/play.py invents one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from .big_boards import Europe, Usa, longest_trail
from .board import Board, describe, notation
from .chance import Chance, Events, Fault
from .first_journey import FirstJourney
from .new_york import NewYork
from .table import Table

__all__ = [
    "Chance",
    "Europe",
    "Fault",
    "FirstJourney",
    "NewYork",
    "Referee",
    "Table",
    "describe",
    "longest_trail",
    "notation",
]

REASONS = {
    "last-round": "NY-16",
    "all-passed": "NY-17",
    "six-tickets": "FJ-8",
    "out-of-pieces": "FJ-9",
    "stalemate": "FJ-10",
}


@contextmanager
def well_formed(move: int) -> Iterator[None]:
    """A record that cannot be read is at fault too; the cause stays attached."""
    try:
        yield
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Fault(move, "record", f"cannot be read: {error!r}") from error


def kind_of(rules: Mapping[str, Any]) -> type[Table]:
    """The chapter of the rules that a board follows."""
    if rules["goal"] == "race":
        return FirstJourney
    if "stations" in rules:
        return Europe
    return Usa if "longest_points" in rules else NewYork


class Referee:
    """Walks records of one board: `start`, `legal` and `apply` for each move, `finish`; `check` does it all."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.board = Board(board)
        self.kind = kind_of(board["rules"])
        self.table: Table
        self.known: set[str] | None = None  # the legal set, once asked for

    @property
    def over(self) -> bool:
        return self.table.reason is not None

    @property
    def seat(self) -> int | None:
        """The seat to act."""
        return None if self.over else self.table.seat

    def legal(self) -> set[str]:
        """The legal actions of the seat to act, in notation."""
        if self.known is None:
            self.known = set() if self.over else self.table.legal()
        return self.known

    def start(self, record: Mapping[str, Any]) -> None:
        """Deal what the record says was dealt (NY-2, NY-3, FJ-1)."""
        with well_formed(0):
            least, most = self.board.rules["players"]
            if (record["format"], record["game"]) != ("wayfare-record/1", self.board.id):
                raise Fault(0, "record", f"not a wayfare-record/1 of {self.board.id}")
            if not least <= len(record["players"]) <= most:
                raise Fault(0, "C-1", f"{least} to {most} players, not {len(record['players'])}")
            self.known = None
            self.table = table = self.kind(self.board, len(record["players"]))
            start = record["start"]
            if ("market" in start) != ("market" in table.rules):
                raise Fault(0, "record", "New York has a market, First Journey has none")
            events = start.get("events", [])
            row = events[0]["discarded"] if events and events[0]["event"] == "reset" else start.get("market", [])
            chance = Events(events, 0)
            table.deal(start["hands"], row, start["tickets"], chance)
            self.settle(chance)
            if sorted(table.market) != sorted(start.get("market", [])):
                raise Fault(0, "NY-2", f"the row is {table.market}, the record says {start.get('market')}")

    def apply(self, move: Mapping[str, Any]) -> None:
        """One move: the right seat, a legal action, and exactly the events that the rules demand."""
        table = self.table
        table.move += 1
        with well_formed(table.move):
            if table.reason:
                raise table.fault(REASONS[table.reason], f"the game is over ({table.reason}), but a move follows")
            if move["seat"] != table.seat:
                raise table.fault("C-1", f"seat {table.seat} is to act, not seat {move['seat']}")
            action = notation(move, self.board.wild)
            if describe(action) | {"seat": move["seat"], "events": move["events"]} != move:
                raise table.fault("record", f"wrong fields for '{action}': {move}")
            if action not in self.legal():
                raise table.fault(
                    table.against(action), f"'{action}' is not legal; legal is {sorted(self.legal())[:12]}"
                )
            chance = Events(move["events"], table.move)
            self.known = None
            table.apply(action, chance)
            self.settle(chance)

    def settle(self, chance: Events) -> None:
        """Nothing may be left over."""
        if chance.left:
            raise self.table.fault(self.table.surplus(chance.left[-1]["event"]), f"nothing demands {chance.left[-1]}")
        self.table.conserve()

    def finish(self, result: Mapping[str, Any]) -> None:
        """The game ended when and as the record says (NY-16 to NY-19, FJ-8 to FJ-10)."""
        table = self.table
        race = isinstance(table, FirstJourney)
        if table.reason is None:
            raise table.fault("FJ-8" if race else "NY-16", f"the record ends, but seat {table.seat} is to act")
        with well_formed(table.move):
            if result["reason"] != table.reason:
                raise table.fault(REASONS[table.reason], f"the game ended by {table.reason}, not {result['reason']}")
            wrong = table.disagreement(result["scores"])
            if wrong:
                raise table.fault("FJ-5" if race else "NY-18", wrong)
            winners, rule = table.winners()
            if result["winners"] != winners:
                raise table.fault(rule, f"the winners are {winners}, not {result['winners']}")

    def check(self, record: Mapping[str, Any], legal: Callable[[int], Iterable[str]] | None = None) -> None:
        """Walk a whole record. `legal(n)`: another engine's legal actions after n moves, to be compared with ours."""
        self.start(record)
        for number, move in enumerate(record["moves"]):
            theirs = self.legal() if legal is None else set(legal(number))
            if theirs != self.legal():
                missing, surplus = sorted(self.legal() - theirs), sorted(theirs - self.legal())
                rule = self.table.against(surplus[0]) if surplus else "C-8"
                raise Fault(number + 1, rule, f"legal actions differ: {missing=} {surplus=}")
            self.apply(move)
        self.finish(record["result"])
