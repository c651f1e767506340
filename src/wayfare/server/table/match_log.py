"""A match as its table's log describes it: moves, and moves taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wayfare.engine import Action, Match, Move, Player, load
from wayfare.engine.mechanics import EVENT_ENTRIES
from wayfare.server.store import Entry, TableFacts
from wayfare.server.table.checkpoint import Checkpoint, StandingMove, UndoEntry, rules_key
from wayfare.server.wire import Undone, UndoState
from wayfare.server.wire.play import UndoObstacle

UNDO_LIMIT = 3  # how often one decision can be taken back
RECENT = 16  # positions kept for undo: a player's move and the replies of four bots


class MatchLog:
    """`match` is the position that the log leads to. Whether an entry is written is decided elsewhere.

    Given a checkpoint, `entries` are those after it. Moves that were taken back later are never played.
    """

    def __init__(self, facts: TableFacts, entries: Sequence[Entry] = (), checkpoint: Checkpoint | None = None) -> None:
        self._facts = facts
        self.match = self._dealt()
        self._prefix = len(facts.prefix or ())  # a practice table starts with moves that aren't in its log
        self._standing: list[StandingMove] = []  # moves that have not been taken back
        self._positions: dict[int, bytes] = {}  # by the number of moves that stand: the last few
        self._undos: dict[int, int] = {}  # by the same: how often that decision was taken back
        self._last_undo: UndoEntry | None = None
        self._numbers: dict[tuple[int, str], int] = {}  # by seat and client id
        self.first = 0  # the version that the entries in memory continue
        self.saved: int | None = None  # the version of the last checkpoint in the store
        if checkpoint is not None:
            self.first = self.saved = checkpoint.version
            self._standing = list(checkpoint.standing)
            self._undos = dict(checkpoint.undos)
            self._last_undo = checkpoint.last_undo
            self.match = self.match.resumed(checkpoint.moves, checkpoint.position)
        else:
            _play(self.match, facts.prefix or ())
        self.version = self.first
        self.last_at = checkpoint.at if checkpoint else facts.started or facts.created
        self._move_counts = [self._prefix + len(self._standing)]  # after each version, how many moves stand
        self._read(entries)

    def _dealt(self) -> Match:
        players = [
            Player(name=chair.name, kind="bot" if chair.kind == "bot" else "human") for chair in self._facts.chairs
        ]
        return Match(load(self._facts.game), players, int(self._facts.seed or 0), self._facts.nonce)

    def _read(self, entries: Iterable[Entry]) -> None:
        before = lowest = len(self._standing)
        for entry in entries:
            self._note(entry)
            lowest = min(lowest, len(self._standing))
        if lowest < before:
            self.match = self.replayed(0)
        moves = [move.action for move in self._standing[self._depth :]]
        _play(self.match, moves[:-RECENT])
        for action in moves[-RECENT:]:
            self._remember_position()
            self.match.play(self.match.game.action(action))

    @property
    def _depth(self) -> int:
        """How many of the log's moves have been played in `match`."""
        return len(self.match.moves) - self._prefix

    def _remember_position(self) -> None:
        self._positions[self._depth] = self.match.position()
        self._positions.pop(self._depth - RECENT, None)

    # Entries

    def after_action(self, action: Action) -> Match:
        """A copy of the match with the action played. Raises IllegalAction if it isn't legal."""
        copy = self.match.copy()
        copy.play(action)
        return copy

    def after_undo(self, count: int) -> Match | None:
        """The match before its last moves. None: too long ago to be in memory, so use `replayed`."""
        depth = len(self._standing) - count
        position = self._positions.get(depth)
        return None if position is None else self.match.back_to(self._prefix + depth, position)

    def replayed(self, count: int) -> Match:
        """The match after the first `count` moves that stand, dealt and played again. Takes a while."""
        match = self._dealt()
        _play(match, self._facts.prefix or ())
        _play(match, [move.action for move in self._standing[:count]])
        return match

    def add(self, entry: Entry, match: Match) -> None:
        """Append an entry that has been written; `match` is the position after it."""
        if entry.kind == "move":
            self._remember_position()
        self.match = match
        self._note(entry)

    def _note(self, entry: Entry) -> None:
        """Everything about an entry except the position after it."""
        if entry.kind == "move":
            self._standing.append(StandingMove(entry.seat, entry.action, entry.stand_in, entry.at))
        else:
            depth = len(self._standing) - entry.undone
            self._last_undo = UndoEntry(entry.number, entry.seat, entry.undone, self._standing[depth].at, entry.at)
            self._undos[depth] = self._undos.get(depth, 0) + 1
            del self._standing[depth:]
        self.version = entry.number
        self.last_at = entry.at
        self._move_counts.append(self._prefix + len(self._standing))
        if entry.client_id is not None:
            self._numbers[entry.seat, entry.client_id] = entry.number

    # Questions

    @property
    def standing(self) -> int:
        return len(self._standing)

    def number_of(self, seat: int, client_id: str) -> int | None:
        """The version that the move or undo with this client id led to, if it is in memory: see `first`."""
        return self._numbers.get((seat, client_id))

    def moves_at(self, version: int | None) -> int | None:
        """How many moves stood at a version, if they all still stand; None if the client needs all moves again."""
        last_undo = self._last_undo.number if self._last_undo else 0
        if version is None or not max(last_undo, self.first) <= version <= self.version:
            return None
        return self._move_counts[version - self.first]

    def undone_since(self, version: int | None) -> Undone | None:
        """The last undo, if a client that has seen this version hasn't seen it."""
        undo = self._last_undo
        if undo is None or version is None or version >= undo.number:
            return None
        return Undone(seat=undo.seat, count=undo.count)

    def is_stand_in(self, move: int) -> bool:
        index = move - self._prefix
        return index >= 0 and self._standing[index].stand_in

    # Time

    @property
    def decision_began(self) -> float:
        """When the open decision came up. An undo gives back no time: it's when it first came up."""
        if self._standing:
            return self._standing[-1].at
        return self._facts.started or self._facts.created

    @property
    def reopened(self) -> UndoEntry | None:
        """The undo after which the decision is open again, if that was the last entry."""
        undo = self._last_undo
        return undo if undo is not None and undo.number == self.version else None

    # Undo

    def undo_count(self, seat: int | None) -> int:
        """How many moves an undo by this seat takes back: its last one, and everything since."""
        depth = self._last_by(seat)
        return 0 if depth is None else len(self._standing) - depth

    def undo_state(self, seat: int | None) -> UndoState:
        obstacle = self._undo_obstacle(seat)
        return UndoState(allowed=obstacle is None, obstacle=obstacle)

    def _undo_obstacle(self, seat: int | None) -> UndoObstacle | None:
        if not self._facts.options.undo:
            return "undo-off"
        if self.match.over:
            return "over"
        depth = self._last_by(seat)
        if depth is None:
            return "nothing-yet"
        answered = depth < len(self._standing) - 1
        if self._standing[depth].stand_in or (answered and not self._against_bots_only(seat)):
            return "not-yours"
        for move in self.match.moves[self._prefix + depth :]:
            if _reveals(move, seat):
                return "revealed"
        return "limit" if self._undos.get(depth, 0) >= UNDO_LIMIT else None

    def _last_by(self, seat: int | None) -> int | None:
        if seat is None:
            return None
        for n in range(len(self._standing) - 1, -1, -1):
            if self._standing[n].seat == seat:
                return n
        return None

    def _against_bots_only(self, seat: int | None) -> bool:
        return all(chair.kind == "bot" for other, chair in enumerate(self._facts.chairs) if other != seat)

    def only_bots_since(self, version: int) -> bool:
        """Has nothing but bots' own moves been written since? Then an undo decided at that version still holds."""
        moves = self.moves_at(version)
        if moves is None:
            return False
        chairs = self._facts.chairs
        return all(chairs[move.seat].kind == "bot" for move in self._standing[moves - self._prefix :])

    # Checkpoints

    @property
    def to_replay(self) -> int:
        """How many entries it takes to open this log from the store."""
        return self._prefix + self.version if self.saved is None else self.version - self.saved

    def checkpoint(self) -> Checkpoint:
        return Checkpoint(
            rules=rules_key(self.match.game),
            version=self.version,
            at=self.last_at,
            position=self.match.position(),
            moves=list(self.match.moves),
            standing=list(self._standing),
            undos=dict(self._undos),
            last_undo=self._last_undo,
        )


def _reveals(move: Move, seat: int | None) -> bool:
    """Did a move show this seat a card or ticket that it hadn't seen?"""
    entries = (EVENT_ENTRIES[event.event] for event in move.events)
    return any(entry.fresh and (move.seat == seat or not entry.secret) for entry in entries)


def _play(match: Match, actions: Iterable[str]) -> None:
    for action in actions:
        match.play(match.game.action(action))
