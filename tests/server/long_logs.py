"""Logs of long and much-undone matches, without a server."""

from __future__ import annotations

from random import Random

from state_of import state_of

from wayfare.engine import Action, Match
from wayfare.server.store import ChairFacts, Entry, TableFacts
from wayfare.server.table.match_log import MatchLog
from wayfare.server.wire import Options

STALEMATE_ROUNDS = 10  # of First Journey


def facts_of(game: str = "first-journey-europe", kinds: str = "hh", **more: object) -> TableFacts:
    """A running match: `h` is a person, `b` a bot."""
    chairs = tuple(ChairFacts(id=f"{n}", kind="bot" if kind == "b" else "human") for n, kind in enumerate(kinds))
    values = {"options": Options(), "seed": "5", "started": 0.0, **more}
    return TableFacts(id="t", game=game, stage="playing", host_hash="", chairs=chairs, created=0, touched=0, **values)  # type: ignore[arg-type]


class LogWriter:
    """Writes a log as a server would."""

    def __init__(self, facts: TableFacts) -> None:
        self.facts = facts
        self.log = MatchLog(facts)
        self.entries: list[Entry] = []

    @property
    def match(self) -> Match:
        return self.log.match

    def _entry(self, seat: int, kind: str, action: str) -> Entry:
        number = self.log.version + 1
        entry = Entry(
            table_id="t",
            number=number,
            seat=seat,
            kind=kind,  # type: ignore[arg-type]
            action=action,
            client_id=f"{number}",
            stand_in=False,
            at=float(number),
        )
        self.entries.append(entry)
        return entry

    def play(self, action: Action) -> None:
        assert self.match.turn is not None
        entry = self._entry(self.match.turn, "move", action.text)
        self.log.add(entry, self.log.after_action(action))

    def undo(self, seat: int) -> None:
        count = self.log.undo_count(seat)
        match = self.log.after_undo(count)
        assert match is not None
        self.log.add(self._entry(seat, "undo", str(count)), match)

    def play_on(self, rng: Random, moves: int, undo_share: float = 0.0) -> None:
        """Random moves, some of them taken back where that is allowed."""
        for _ in range(moves):
            if self.match.over:
                return
            seat = self.match.turn
            self.play(rng.choice(self.match.legal_actions()))
            if rng.random() < undo_share and self.log.undo_state(seat).allowed:
                assert seat is not None
                self.undo(seat)

    def stretch(self, moves: int) -> None:
        """As many moves as a match of First Journey can be made to last."""
        while not self.match.over and len(self.match.moves) < moves:
            self.play(self._slowest_action())

    def _slowest_action(self) -> Action:
        """A swap, until one more round of them would end the match; then two cards; without any left, a short route."""
        legal = {action.kind: action for action in self.match.legal_actions()}
        if "swap" in legal and state_of(self.match).idle < STALEMATE_ROUNDS * len(self.match.players) - 2:
            return legal["swap"]
        if "draw" in legal:
            return legal["draw"]
        claims = [action for action in self.match.legal_actions() if action.kind == "claim"]
        claims.sort(key=lambda action: sum(action.cards.values()))
        going_on = (action for action in claims if not self.log.after_action(action).over)
        return next(going_on, next(iter(legal.values())))
