"""A match with explicit chance: the caller decides every outcome. The basis of the OpenSpiel adapter."""

from __future__ import annotations

import json
import threading
from functools import cache
from random import Random
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wayfare.bots.worlds import sample_world
from wayfare.compiling import as_record
from wayfare.compiling.reading import read
from wayfare.compiling.records import Raw
from wayfare.engine import Game, View, load
from wayfare.engine.events import Event, Move, read_log
from wayfare.engine.state import (
    ACTIONS,
    LOG_BYTES,
    OVER,
    SCORES_BYTES,
    SPANS_BYTES,
    STATE_BYTES,
    State,
    phase_of,
    turn_of,
)
from wayfare.engine.views import start_of, view_from
from wayfare.envs.features import layout
from wayfare.envs.kernel.batches import DEAL, WIN
from wayfare.envs.kernel.explicit import (
    CHANCE,
    FINISHED,
    IMPOSSIBLE_OUTCOME,
    ExplicitMatch,
    Outcome,
    advance,
    list_legal,
)
from wayfare.envs.kernel.single import observe_once, reward_once
from wayfare.envs.positions import game_action

load_cached = cache(load)
ChanceOutcome = tuple[int, int]  # an outcome, and how many cards or tickets it stands for
OUTCOME_AT, ACTION_AT, LOG_AT, OUTCOMES_AT = (
    ExplicitMatch.dtype.fields[field][1]  # type: ignore[index]
    for field in ("outcome", "action", "log", "outcomes")
)


class Scratch(threading.local):
    """Memory for listing legal actions, for each thread its own: compiled code runs without Python's lock."""

    def __init__(self) -> None:
        """Nothing in it outlives a call."""
        self.arrays = np.empty(SPANS_BYTES, np.uint8), np.empty(ACTIONS, np.int16)


SCRATCH = Scratch()


class ExplicitChanceMatch:
    """While `turn` is CHANCE, the match waits for one of its `outcomes`; otherwise for an action. Copies are cheap."""

    def __init__(self, board: str, players: int) -> None:
        """`board` is the name of a game, or the path of its file."""
        self.board = board  # not the game itself: matches are copied and pickled often, and a game never changes
        self.players = self.game.check_players(players)
        self._game_raw = self.game.raw
        self._hold(np.zeros(ExplicitMatch.nbytes, np.uint8))
        as_record(self.raw, State).players = players
        self.turn = advance(self._game_raw, self._match, DEAL)  # CHANCE, FINISHED, or the seat to act
        self._start: dict[str, Any] = {}
        self._moves: list[Move] = []
        self._past = self._match.copy()  # the match where `_start` and `_moves` have got to …
        self._unread: list[int] = []  # … and every choice since

    def _hold(self, match: Raw) -> None:
        """Keep the match's bytes, and its outcomes in the same memory: nothing may keep one without the other."""
        self._match, self._outcomes = match, match[OUTCOME_AT:ACTION_AT].view(Outcome.dtype)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_game_raw", "_outcomes")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._hold(state["_match"])
        self._game_raw = self.game.raw

    @property
    def game(self) -> Game:
        return load_cached(self.board)

    def copy(self) -> ExplicitChanceMatch:
        twin = ExplicitChanceMatch.__new__(ExplicitChanceMatch)
        twin.__dict__.update(self.__dict__)  # everything that is replaced, never changed in place, can be shared
        twin._hold(self._match.copy())
        twin._moves, twin._unread = self._moves.copy(), self._unread.copy()
        return twin

    def standing_at(self, raw: Raw, start: dict[str, Any], moves: list[Move]) -> ExplicitChanceMatch:
        """A copy in another position, in which a seat is to act or the match is over."""
        twin = self.copy()
        twin._match[:STATE_BYTES] = raw
        twin._record.outcomes = 0
        twin.turn = FINISHED if phase_of(raw) == OVER else turn_of(raw)
        twin._start, twin._moves, twin._past, twin._unread = start, moves, twin._match.copy(), []
        return twin

    def __deepcopy__(self, memo: object) -> ExplicitChanceMatch:
        return self.copy()

    @property
    def raw(self) -> Raw:
        """The state's bytes: before the action, while chance is due."""
        return self._match[:STATE_BYTES]

    @property
    def state(self) -> State:
        """The fields of `raw` as they are now, for reading."""
        return read(self.raw, State)

    @property
    def over(self) -> bool:
        return self.turn == FINISHED

    @property
    def outcomes(self) -> list[ChanceOutcome]:
        """What chance may bring next; nothing unless it's chance's turn."""
        counts = self._record.count.tolist()
        return [(number, count) for (number, _), count in zip(self.chances(), counts, strict=False)]

    def chances(self) -> list[tuple[int, float]]:
        """The same with probabilities."""
        chances: list[tuple[int, float]] = self._outcomes[: self._match.item(OUTCOMES_AT)].tolist()  # at most 255
        return chances

    def legal(self) -> list[int]:
        """The indices of the legal actions, ascending."""
        spans, actions = SCRATCH.arrays
        count = list_legal(self._game_raw, self._match, spans, actions)
        legal: list[int] = actions[:count].tolist()
        return legal

    def play(self, choice: int) -> None:
        """Play a legal action of the seat to act or, while chance is due, decide the next of its outcomes."""
        turn = advance(self._game_raw, self._match, choice)
        if turn == IMPOSSIBLE_OUTCOME:
            raise ValueError(f"{choice} is not one of the outcomes {[outcome for outcome, _ in self.outcomes]}.")
        self.turn = turn
        self._unread.append(choice)

    @property
    def _record(self) -> Any:
        return self._match.view(ExplicitMatch.dtype)[0]

    @property
    def dealt(self) -> bool:
        return self.turn != CHANCE or action_under_way(self._match) != DEAL

    @property
    def start(self) -> dict[str, Any]:
        """The deal as it appears in a record; empty before it has been completed."""
        self._read()
        return self._start

    @property
    def moves(self) -> list[Move]:
        self._read()
        return self._moves

    def _read(self) -> None:
        """Catch up with the deal and the moves, by making the choices again: searches never ask, and needn't pay."""
        if not self._unread:
            return
        past, names = self._past.copy(), self.game.names
        for choice in self._unread:
            seat = turn_of(past)  # also while chance completes an action
            if advance(self._game_raw, past, choice) == CHANCE:
                continue
            action, log = action_under_way(past), past[LOG_AT : LOG_AT + LOG_BYTES]
            if action == DEAL:
                self._start = start_of(self.game, read(past[:STATE_BYTES], State), read_log(log, DEAL, names))
            else:
                self._moves.append(Move.of(seat, self.game.actions[action], read_log(log, seat, names)))
        self._past, self._unread = past, []

    def returns(self) -> list[float]:
        """Each seat's reward for winning or losing, adding up to 0 (see `final_rewards`); all 0 before the end."""
        rewards = np.zeros(self.players, np.float64)
        if self.over:
            reward_once(self.game.raw, self.raw, np.zeros(SCORES_BYTES, np.uint8), WIN, rewards)
        return rewards.tolist()

    def observe(self, seat: int, out: NDArray[np.float32]) -> None:
        """Write what a seat may know, as `features` describes it, into `out` (features,); nothing before the deal."""
        parts = layout(self.game, self.players)
        assert len(out) == parts.size
        if self.dealt:
            features = np.empty(len(out), np.uint8)
            observe_once(self._game_raw, self.raw, seat, parts.starts, features)
            out[:] = features

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator. While chance is undecided, what it knew before the action."""
        legal = list[int] if self.turn == CHANCE else self.legal  # nobody acts while chance is undecided
        moves = tuple(move.seen_by(seat) for move in self.moves)
        return view_from(
            self.game,
            self.raw,
            seat,
            lambda: tuple(game_action(self.game, self.raw, index) for index in legal()),
            moves,
            "",
        )

    def text(self, seat: int | None, recall: bool) -> str:
        """The view as JSON; with recall, also the seat's own deal and everything it saw happen."""
        if not self.dealt:
            return json.dumps({"seat": seat, "phase": "deal"})
        data = self.view(seat).to_dict()
        del data["format"], data["commitment"]
        if recall:
            data["start"] = {key: value for key, value in self.start.items() if key in ("market", "events")}
            if seat is not None:
                data["start"] |= {key: self.start[key][seat] for key in ("hands", "tickets")}
        else:
            del data["moves"]
        return json.dumps(data, ensure_ascii=False)

    def secrets(self, seat: int) -> str:
        """What only this seat may know, as JSON."""
        if not self.dealt:
            return ""
        view = self.view(seat)
        return json.dumps({"hand": view.hand, "tickets": view.tickets, "offer": view.offer})

    def __str__(self) -> str:
        """Everything, secrets included: the deal, then a line for each move."""
        lines = [json.dumps(self.start), *(json.dumps(move.to_dict()) for move in self.moves)]
        if self.turn == CHANCE:
            record = self._record
            lines.append(f"chance: {record.action} {record.decision[: record.decided].tolist()}")
        return "\n".join([f"{self.game.id}, {self.players} players", *lines])

    def resample(self, seat: int, rng: Random) -> ExplicitChanceMatch:
        """A match that looks the same to a seat, with everything it may not know dealt again."""
        assert self.dealt and self.turn != CHANCE
        start = {**self.start, "hands": [[]] * self.players, "tickets": [[]] * self.players}
        for key in ("hands", "tickets"):
            start[key][seat] = self.start[key][seat]
        moves = [move if move.seat == seat else without_secrets(move) for move in self.moves]
        return self.standing_at(sample_world(self.view(seat), rng.getrandbits(64)), start, moves)


def action_under_way(match: Raw) -> int:
    """The action, or DEAL, that a match's bytes say is under way; once it's complete, the last one."""
    return match[ACTION_AT : ACTION_AT + 4].view(np.int32).item()


def without_secrets(move: Move) -> Move:
    tickets = None if move.tickets is None else ("?",) * len(move.tickets)
    return msgspec.structs.replace(move, tickets=tickets, events=tuple(map(_public, move.events)))


def _public(event: Event) -> Event:
    """What everyone may know of an event, and how many tickets were offered."""
    if event.event == "offered":
        return Event(event=event.event, by=event.by, tickets=("?",) * len(event.tickets or ()))
    return event.seen_by(None)
