"""A match as its table's log describes it: moves, and moves taken back."""

from __future__ import annotations

from wayfare.engine import Action, Match, Player, load
from wayfare.server.store import Entry, TableFacts
from wayfare.server.wire import Undone, UndoState
from wayfare.server.wire.play import UndoReason

REVEALING = {"drew", "refilled", "reset", "offered", "drew-ticket", "completed"}  # events that show something hidden


class MatchLog:
    """`entries` is the log, `match` the position it leads to. Whether an entry is written is decided elsewhere."""

    def __init__(self, facts: TableFacts, entries: list[Entry]) -> None:
        self._facts = facts
        self.match = self._deal()
        self.entries: list[Entry] = []
        self._standing: list[Entry] = []  # moves that have not been taken back
        self._move_counts = [len(self.match.moves)]  # after each version, how many moves stand
        self._last_undo = 0
        self._numbers: dict[tuple[int, str], int] = {}  # by seat and client id
        for entry in entries:
            self.add(entry, self.after(entry))

    def _deal(self) -> Match:
        players = [
            Player(name=chair.name, kind="bot" if chair.kind == "bot" else "human") for chair in self._facts.chairs
        ]
        match = Match(load(self._facts.game), players, int(self._facts.seed or 0), self._facts.nonce)
        for text in self._facts.prefix or ():
            match.play(match.game.by_text[text])
        return match

    @property
    def version(self) -> int:
        """The number of the last entry; 0 before the first."""
        return len(self.entries)

    def after_action(self, action: Action) -> Match:
        """A copy of the match with the action played. Raises IllegalAction if it isn't legal."""
        copy = self.match.copy()
        copy.play(action)
        return copy

    def after(self, entry: Entry) -> Match:
        """A copy of the match with the entry applied."""
        if entry.kind == "move":
            return self.after_action(self.match.game.by_text[entry.action])
        match = self._deal()
        for standing in self._standing[:-1]:
            match.play(match.game.by_text[standing.action])
        return match

    def add(self, entry: Entry, match: Match) -> None:
        """Append an entry that has been written; `match` is the position after it."""
        self.match = match
        self.entries.append(entry)
        if entry.kind == "move":
            self._standing.append(entry)
        else:
            self._standing.pop()
            self._last_undo = entry.number
        self._move_counts.append(len(match.moves))
        if entry.client_id is not None:
            self._numbers[entry.seat, entry.client_id] = entry.number

    def number_of(self, seat: int, client_id: str) -> int | None:
        """The version that the move or undo with this client id led to."""
        return self._numbers.get((seat, client_id))

    def moves_at(self, version: int | None) -> int | None:
        """How many moves stood at a version, if they all still stand; None if the client needs all moves again."""
        if version is None or version > self.version or version < self._last_undo:
            return None
        return self._move_counts[version]

    def is_stand_in(self, move: int) -> bool:
        """Was this move made for a person by a bot?"""
        index = move - self._move_counts[0]  # a practice table starts with moves that aren't in its log
        return index >= 0 and self._standing[index].stand_in

    def undo_state(self, seat: int | None) -> UndoState:
        """A seat may take back its own last move, unless someone has acted since or the move revealed something."""
        reason: UndoReason | None = None
        if self.match.over:
            reason = "over"
        elif not self._standing:
            reason = "nothing-yet"
        elif self._standing[-1].seat != seat or self._standing[-1].stand_in:
            reason = "not-yours"
        elif {event.event for event in self.match.moves[-1].events} & REVEALING:
            reason = "revealed"
        return UndoState(allowed=reason is None, reason=reason)

    @property
    def undone(self) -> Undone | None:
        """The undo that was the last entry, if it was one."""
        last = self.entries[-1] if self.entries else None
        return Undone(seat=last.seat, count=1) if last is not None and last.kind == "undo" else None
