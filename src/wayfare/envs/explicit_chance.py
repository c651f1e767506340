"""A match with explicit chance: the caller decides every outcome. The basis of the OpenSpiel adapter."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wayfare.bots.worlds import sample_world
from wayfare.engine import Game, View, load
from wayfare.engine.events import Event, Move, read_log
from wayfare.engine.state import (
    ACTIONS,
    LOG_BYTES,
    OVER,
    PHASE_AT,
    SCORES_BYTES,
    SPANS_BYTES,
    STATE,
    STATE_BYTES,
    TURN_AT,
    Raw,
)
from wayfare.engine.views import start_of, view_from
from wayfare.envs.features import observation_size
from wayfare.envs.kernel.batches import WIN
from wayfare.envs.kernel.explicit import CHANCE, DEAL, EXPLICIT, FINISHED, IMPOSSIBLE, advance, list_legal
from wayfare.envs.kernel.once import observe_once, reward_once
from wayfare.envs.positions import game_action

load_cached = cache(load)
ChanceOutcome = tuple[int, int]  # an outcome, and how many cards or tickets it stands for
LOG_AT, COUNT_AT, OUTCOME_AT, NUMBER_AT, ACTION_AT = (
    np.dtype(EXPLICIT).fields[field][1]  # type: ignore[index]
    for field in ("log", "outcomes", "outcome", "count", "action")
)
OUTCOME_AT, NUMBER_AT = OUTCOME_AT // 2, NUMBER_AT // 2  # they're arrays of 16-bit numbers


class ExplicitChanceMatch:
    """While `turn` is CHANCE, the match waits for one of its `outcomes`; otherwise for an action. Copies are cheap."""

    def __init__(self, board: str, players: int) -> None:
        """`board` is the name of a game, or the path of its file."""
        self.board = board  # not the game itself: matches are copied and pickled often, and a game never changes
        self.players = self.game.check_players(players)
        self.dealt = False
        self.start: dict[str, Any] = {}
        self._game_raw = self.game.raw
        self._hold(np.zeros(EXPLICIT.itemsize, np.uint8))
        self._moves: list[Move] = []
        self._logs: list[tuple[int, Raw]] = []  # of moves that nobody has asked for yet: seat; action and log
        self.turn = advance(self._game_raw, self._match, DEAL, players)  # CHANCE, FINISHED, or the seat to act

    def _hold(self, match: Raw) -> None:
        """Keep the match's bytes, and the same memory as 16-bit numbers: nothing may keep one without the other."""
        self._match, self._shorts = match, match.view(np.int16)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_game_raw", "_shorts")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._hold(state["_match"])
        self._game_raw = self.game.raw

    @property
    def game(self) -> Game:
        """The game being played."""
        return load_cached(self.board)

    def copy(self) -> ExplicitChanceMatch:
        """An independent copy."""
        twin = ExplicitChanceMatch.__new__(ExplicitChanceMatch)
        twin.__dict__.update(self.__dict__)  # everything that is replaced, never changed in place, can be shared
        twin._hold(self._match.copy())
        twin._moves, twin._logs = self._moves.copy(), self._logs.copy()
        return twin

    def standing_at(self, raw: Raw, start: dict[str, Any], moves: list[Move]) -> ExplicitChanceMatch:
        """A copy in another position, in which a seat is to act or the match is over."""
        twin = self.copy()
        twin._match[:STATE_BYTES] = raw
        twin._record.outcomes = 0
        twin.dealt, twin.start, twin._moves, twin._logs = True, start, moves, []
        twin.turn = FINISHED if raw.item(PHASE_AT) == OVER else raw.item(TURN_AT)
        return twin

    def __deepcopy__(self, memo: object) -> ExplicitChanceMatch:
        return self.copy()

    @property
    def raw(self) -> Raw:
        """The state's bytes: before the action, while chance is due."""
        return self._match[:STATE_BYTES]

    @property
    def state(self) -> Any:
        """The record behind `raw`."""
        return self.raw.view(STATE)[0]

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.turn == FINISHED

    @property
    def outcomes(self) -> list[ChanceOutcome]:
        """What chance may bring next; nothing unless it's chance's turn."""
        return list(zip(*self._outcomes_and_counts(), strict=True))

    def chances(self) -> list[tuple[int, float]]:
        """The same with probabilities."""
        outcomes, counts = self._outcomes_and_counts()
        size = sum(counts)
        return list(zip(outcomes, [count / size for count in counts], strict=True))

    def _outcomes_and_counts(self) -> tuple[list[int], list[int]]:
        shorts, count = self._shorts, self._match.item(COUNT_AT)  # never more than 255
        return shorts[OUTCOME_AT : OUTCOME_AT + count].tolist(), shorts[NUMBER_AT : NUMBER_AT + count].tolist()

    def legal(self) -> list[int]:
        """The indices of the legal actions, ascending."""
        actions = np.empty(ACTIONS, np.int16)
        count = list_legal(self._game_raw, self.raw, np.empty(SPANS_BYTES, np.uint8), actions)
        legal: list[int] = actions[:count].tolist()
        return legal

    def play(self, choice: int) -> None:
        """Play a legal action of the seat to act or, while chance is due, decide the next of its outcomes."""
        seat = self._match.item(TURN_AT)  # also while chance completes an action
        turn = advance(self._game_raw, self._match, choice, self.players)
        if turn == IMPOSSIBLE:
            raise ValueError(f"{choice} is not one of the outcomes {[outcome for outcome, _ in self.outcomes]}.")
        self.turn = turn
        if turn == CHANCE:
            return
        if self.dealt:
            self._logs.append((seat, self._match[ACTION_AT : LOG_AT + LOG_BYTES].copy()))
        else:
            self.dealt = True
            events = read_log(self._match[LOG_AT : LOG_AT + LOG_BYTES], DEAL, self.game.names)
            self.start = start_of(self.game, self.state, events)

    @property
    def _record(self) -> Any:
        return self._match.view(EXPLICIT)[0]

    @property
    def moves(self) -> list[Move]:
        """The moves so far, read from their logs when somebody asks."""
        for seat, raw in self._logs:
            (action,) = raw[:4].view(np.int32).tolist()
            events = read_log(raw[LOG_AT - ACTION_AT :], seat, self.game.names)
            self._moves.append(Move.of(seat, self.game.actions[action], events))
        self._logs = []
        return self._moves

    def returns(self) -> list[float]:
        """Each seat's reward for winning or losing, adding up to 0 (see `final_rewards`); all 0 before the end."""
        rewards = np.zeros(self.players, np.float64)
        if self.over:
            reward_once(self.game.raw, self.raw, np.zeros(SCORES_BYTES, np.uint8), WIN, rewards)
        return rewards.tolist()

    def observe(self, seat: int, out: NDArray[np.float32]) -> None:
        """Write what a seat may know, as `features` describes it, into `out` (features,); nothing before the deal."""
        assert len(out) == observation_size(self.game, self.players)
        if self.dealt:
            features = np.empty(len(out), np.uint8)
            observe_once(self._game_raw, self.raw, seat, features)
            out[:] = features

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator. While chance is undecided, what it knew before the action."""
        legal = list[int] if self.turn == CHANCE else self.legal  # nobody acts while chance is undecided
        moves = (move.seen_by(seat) for move in self.moves)
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


def without_secrets(move: Move) -> Move:
    """Another seat's move without its secrets."""
    tickets = None if move.tickets is None else ("?",) * len(move.tickets)
    return msgspec.structs.replace(move, tickets=tickets, events=tuple(map(_public, move.events)))


def _public(event: Event) -> Event:
    """What everyone may know of an event, and how many tickets were offered."""
    if event.event == "offered":
        return Event(event=event.event, by=event.by, tickets=("?",) * len(event.tickets or ()))
    return event.seen_by(None)
