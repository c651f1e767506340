"""One match, and the only authority on its state: actions go in, events come out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import SupportsIndex

import numpy as np

from wayfare.compiling import as_record
from wayfare.compiling.reading import read
from wayfare.compiling.records import Raw
from wayfare.engine import seeds
from wayfare.engine.actions import Action
from wayfare.engine.events import NO_SEAT, Event, Move, read_log
from wayfare.engine.game import Game
from wayfare.engine.kernel import entries
from wayfare.engine.record import RECORD_FORMAT, Player, Record
from wayfare.engine.refusals import refusal
from wayfare.engine.result import Result, Score, read_result, read_scores
from wayfare.engine.state import (
    ACTIONS,
    KEEP_DEALT,
    LOG_BYTES,
    OVER,
    SPANS_BYTES,
    STATE_BYTES,
    State,
    phase_of,
    turn_of,
)
from wayfare.engine.views import View, start_of, view_from
from wayfare.errors import IllegalAction

__all__ = ["Match", "Player"]


class Match:
    """Made by `game.new_match`."""

    def __init__(
        self, game: Game, players: int | Sequence[Player], seed: SupportsIndex | None, nonce: str | None = None
    ) -> None:
        self.game = game
        self.players = _players(players)
        game.check_players(len(self.players))
        fresh = seed is None
        self.seed = seeds.fresh_seed() if seed is None else seeds.check_seed(seed)
        self.nonce = nonce if nonce is not None else seeds.fresh_nonce() if fresh else ""
        self.commitment = seeds.commitment(self.seed, self.nonce)
        self.moves: tuple[Move, ...] = ()  # never altered in place, so copies and views share it
        self._raw: Raw = np.zeros(STATE_BYTES, np.uint8)
        self._log: Raw = np.zeros(LOG_BYTES, np.uint8)
        self._legal: tuple[Action, ...] | None = None
        as_record(self._raw, State).key[:] = seeds.key(self.seed)
        entries.deal_entry(game.raw, self._raw, len(self.players), self._log)
        self.start = start_of(game, read(self._raw, State), read_log(self._log, NO_SEAT, game.names))
        self._seen: dict[int | None, tuple[Move, ...]] = dict.fromkeys((None, *range(len(self.players))), ())

    def __repr__(self) -> str:
        return f"<Match of {self.game.id}, {len(self.players)} players, {len(self.moves)} moves>"

    @property
    def turn(self) -> int | None:
        """The seat whose decision it is; None when the match is over."""
        return None if self.over else turn_of(self._raw)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return phase_of(self._raw) == OVER

    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat to act may do; empty when the match is over."""
        if self._legal is None:
            self._legal = self._legal_in(self._raw)
        return self._legal

    def keep_choices(self, seat: int) -> tuple[Action, ...]:
        """What a seat may keep of the tickets it was dealt, even before its turn to say so (NY-3)."""
        if phase_of(self._raw) != KEEP_DEALT or not read(self._raw, State).slots[seat]:
            return ()
        raw = self._raw.copy()
        as_record(raw, State).turn = seat
        return self._legal_in(raw)

    def _legal_in(self, raw: Raw) -> tuple[Action, ...]:
        indices, spans = np.empty(ACTIONS, np.int32), np.empty(SPANS_BYTES, np.uint8)
        count = entries.legal_entry(self.game.raw, raw, spans, indices)
        return self.game.actions.at(indices[:count].tolist())

    def play(self, action: Action) -> tuple[Event, ...]:
        """Play an action for the seat to act. IllegalAction says which rule forbids it, and changes nothing."""
        if action not in self.legal_actions():
            raise IllegalAction(*refusal(self.game, read(self._raw, State), action))
        seat = turn_of(self._raw)
        entries.apply_entry(self.game.raw, self._raw, action.index, self._log)
        self._legal = None
        events = read_log(self._log, seat, self.game.names)
        move = Move.of(seat, action, events)
        public = move.seen_by(None)  # everyone but the player who moved sees the same of it
        self.moves = (*self.moves, move)
        self._seen = {reader: (*seen, move if reader == seat else public) for reader, seen in self._seen.items()}
        return events

    def view(self, seat: int | None) -> View:
        """Everything that a seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < len(self.players):
            raise IndexError(f"There is no seat {seat}; seats go from 0 to {len(self.players) - 1}.")
        return view_from(self.game, self._raw, seat, self.legal_actions, self._seen[seat], self.commitment)

    @property
    def result(self) -> Result | None:
        """The scores and who won; None until the match is over."""
        return read_result(self.game, self._raw) if self.over else None

    def scores(self) -> tuple[Score, ...]:
        """Each seat's score if the match ended now, with everyone's tickets: not for players before the end."""
        return read_scores(self.game, self._raw)

    def copy(self) -> Match:
        """An independent match in the same position."""
        copy = Match.__new__(Match)
        copy.__dict__.update(self.__dict__)
        copy._raw = self._raw.copy()
        copy._log = self._log.copy()
        return copy

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def position(self) -> bytes:
        """Where the match stands, for `back_to` and `resumed`."""
        return self._raw.tobytes()

    def back_to(self, moves: int, position: bytes) -> Match:
        """An independent match as this one was after so many moves, when its position was this."""
        copy = self.copy()
        copy._stand_at(position)
        copy.moves = self.moves[:moves]
        copy._seen = {reader: seen[:moves] for reader, seen in self._seen.items()}
        return copy

    def resumed(self, moves: Iterable[Move], position: bytes) -> Match:
        """An independent match of the same deal after these moves, which led to this position. Nothing is checked."""
        copy = self.copy()
        copy._stand_at(position)
        copy.moves = tuple(moves)
        pairs = [(move, move.seen_by(None)) for move in copy.moves]
        copy._seen = {
            reader: tuple(move if reader == move.seat else hidden for move, hidden in pairs) for reader in self._seen
        }
        return copy

    def _stand_at(self, position: bytes) -> None:
        self._raw[:] = np.frombuffer(position, np.uint8)
        self._legal = None

    def record(self) -> Record:
        """The whole match with nothing hidden: for the host of the match, and for everyone once it's over."""
        result = self.result
        return Record(
            format=RECORD_FORMAT,
            game=self.game.id,
            rules=self.game.board.version,
            board=self.game.digest,
            seed=str(self.seed),
            nonce=self.nonce,
            commitment=self.commitment,
            players=self.players,
            start=self.start,
            moves=[move.to_dict() for move in self.moves],
            result=result.to_dict() if result else None,
        )


def _players(players: int | Sequence[Player]) -> tuple[Player, ...]:
    if isinstance(players, int):
        return tuple(Player(name=f"Player {seat + 1}", kind="human") for seat in range(players))
    return tuple(players)
