"""A match as a table's log tells it: moves, and moves taken back."""

from __future__ import annotations

from wayfare.engine import Action, Match, Player, load
from wayfare.server.store import Entry, TableFacts

REVEALS = {"drew", "refilled", "reset", "offered", "drew-ticket", "completed"}


class Played:
    """`entries` is the log; `match` what comes of it. Nothing here decides whether an entry is written."""

    def __init__(self, facts: TableFacts, entries: list[Entry]) -> None:
        self._facts = facts
        self.match = self._deal()
        self.entries: list[Entry] = []
        self._kept: list[Entry] = []  # the moves that were not taken back
        self._depth = [len(self.match.moves)]  # after each version, how many moves stand
        self._last_undo = 0
        self._ids: dict[tuple[int, str], int] = {}
        for entry in entries:
            self.land(entry, self.after(entry))

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
        return len(self.entries)

    @property
    def started_with(self) -> int:
        """Moves that were there before the table began: those of a practice table's record."""
        return self._depth[0]

    def trial(self, action: Action) -> Match:
        """The match after an action, beside the real one. IllegalAction says why not."""
        twin = self.match.copy()
        twin.play(action)
        return twin

    def after(self, entry: Entry) -> Match:
        """The match after an entry of the log, beside the real one."""
        if entry.kind == "move":
            return self.trial(self.match.game.by_text[entry.action])
        again = self._deal()
        for kept in self._kept[:-1]:
            again.play(again.game.by_text[kept.action])
        return again

    def land(self, entry: Entry, match: Match) -> None:
        """The entry is in the log: from now on the match is the one after it."""
        self.match = match
        self.entries.append(entry)
        if entry.kind == "move":
            self._kept.append(entry)
        else:
            self._kept.pop()
            self._last_undo = entry.number
        self._depth.append(len(match.moves))
        if entry.client_id is not None:
            self._ids[entry.seat, entry.client_id] = entry.number

    def number_of(self, seat: int, client_id: str) -> int | None:
        """The version that this id of a client made."""
        return self._ids.get((seat, client_id))

    def moves_since(self, version: int | None) -> int | None:
        """How many moves stood at that version, if those still stand; None: tell everything again."""
        if version is None or version > self.version or version < self._last_undo:
            return None
        return self._depth[version]

    def is_stand_in(self, move: int) -> bool:
        """Did a bot or the clock make this move for a person?"""
        place = move - self.started_with
        return place >= 0 and self._kept[place].stand_in

    def may_undo(self, seat: int | None) -> bool:
        """Its own last move, nobody having acted since, and nothing hidden revealed by it."""
        if not self._kept or self.match.over:
            return False
        last = self._kept[-1]
        events = {event.event for event in self.match.moves[-1].events}
        return last.seat == seat and not last.stand_in and not events & REVEALS
