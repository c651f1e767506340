"""A match whose chance is decided by whoever holds it: what the OpenSpiel adapter stands on."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from wayfare.bots.worlds import another_world
from wayfare.engine import Game, View, load
from wayfare.engine.events import Event, Move, read_log
from wayfare.engine.kernel import entries
from wayfare.engine.state import ACTIONS, OVER, SCORES_BYTES, SPANS_BYTES, STATE, STATE_BYTES, Raw
from wayfare.engine.views import start_of, view_from
from wayfare.envs.features import observation_size
from wayfare.envs.kernel.batches import WIN, look, rewards_of
from wayfare.envs.scripted import DEAL, Attempt, Choice, Given, give

game_of = cache(load)


class Table:
    """`choices` is what chance may bring next; while there are any, `seat` waits. A copy is independent, and cheap."""

    def __init__(self, board: str, players: int) -> None:
        self.board = board  # the game's name or path: a table is copied and pickled often, a game never changes
        self.players = self.game.check_players(players)
        self.raw: Raw = np.zeros(STATE_BYTES, np.uint8)
        self.start: dict[str, Any] = {}
        self.moves: list[Move] = []
        self._attempt(DEAL, ())

    @property
    def game(self) -> Game:
        return game_of(self.board)

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)  # what is replaced and never changed in place can be shared
        twin.moves = self.moves.copy()
        return twin

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    @property
    def state(self) -> Any:
        return self.raw.view(STATE)[0]

    @property
    def dealt(self) -> bool:
        return bool(self.start)

    @property
    def over(self) -> bool:
        return self.dealt and bool(self.state.phase == OVER)

    @property
    def seat(self) -> int:
        return int(self.state.turn)

    def legal(self) -> list[int]:
        """The places of the legal actions in the action space, rising."""
        places = np.empty(ACTIONS, np.int32)
        count = entries.legal(self.game.raw, self.raw, np.empty(SPANS_BYTES, np.uint8), places)
        return sorted(places[:count].tolist())

    def play(self, action: int) -> None:
        """A legal action of the seat to act; chance may be asked before it is done."""
        self._attempt(action, ())

    def happen(self, outcome: int) -> None:
        """One of `choices`."""
        self._attempt(self._action, (*self._given, give(self.choices, outcome)))

    def _attempt(self, action: int, given: tuple[Given, ...]) -> None:
        tried = Attempt(self.game, self.players, self.raw, action, given)
        self._action, self._given = action, given
        self.choices: tuple[Choice, ...] = tried.choices
        if self.choices:
            return
        by = DEAL if action == DEAL else self.seat
        self.raw = tried.raw
        events = read_log(tried.log, by, self.game.names)
        if action == DEAL:
            self.start = start_of(self.game, self.state, events)
        else:
            self.moves.append(Move.of(by, self.game.actions[action], events))

    def returns(self) -> list[float]:
        """Who won, so that the sum is 0 (`outcome` in kernel/batches.py); nothing before the end."""
        rewards = np.zeros(self.players, np.float64)
        if self.over:
            rewards_of(self.game.raw, self.raw, np.zeros(SCORES_BYTES, np.uint8), WIN, rewards)
        return rewards.tolist()

    def observe(self, seat: int, out: NDArray[np.float32]) -> None:
        """What a seat may know, as `features` tells it; nothing before the deal."""
        assert len(out) == observation_size(self.game, self.players)
        if self.dealt:
            look(self.game.raw, self.raw, seat, out)

    def view(self, seat: int | None) -> View:
        """All that a seat may know; None is a spectator. While chance is asked, what it knew before the action."""
        places = (list) if self.choices else self.legal  # nobody acts while chance is asked
        moves = (move.seen_by(seat) for move in self.moves)
        return view_from(
            self.game, self.raw, seat, lambda: tuple(self.game.actions[place] for place in places()), moves, ""
        )

    def text(self, seat: int | None, recall: bool) -> str:
        """The view as JSON; with recall, also the seat's own deal and all that it saw happen."""
        if not self.dealt:
            return json.dumps({"seat": seat, "phase": "deal"})
        told = self.view(seat).to_dict()
        del told["format"], told["commitment"]
        if recall:
            told["start"] = {key: value for key, value in self.start.items() if key in ("market", "events")}
            if seat is not None:
                told["start"] |= {key: self.start[key][seat] for key in ("hands", "tickets")}
        else:
            del told["moves"]
        return json.dumps(told, ensure_ascii=False)

    def secrets(self, seat: int) -> str:
        """What a seat alone may know."""
        if not self.dealt:
            return ""
        told = self.view(seat)
        return json.dumps({"hand": told.hand, "tickets": told.tickets, "offer": told.offer})

    def __str__(self) -> str:
        """Everything, open: the deal, then a line for each move."""
        lines = [json.dumps(self.start), *(json.dumps(move.to_dict()) for move in self.moves)]
        if self.choices:
            lines.append(f"chance: {self._action} {[outcome for outcome, _ in self._given]}")
        return "\n".join([f"{self.game.id}, {self.players} players", *lines])

    def another_world(self, seat: int, rng: Random) -> Table:
        """A table that looks the same to a seat, with all that it may not know dealt again."""
        assert self.dealt and not self.choices
        twin = self.copy()
        twin.raw = another_world(self.view(seat), rng.getrandbits(64))
        twin.start = {**self.start, "hands": [[]] * self.players, "tickets": [[]] * self.players}
        for key in ("hands", "tickets"):
            twin.start[key][seat] = self.start[key][seat]
        twin.moves = [move if move.seat == seat else veiled(move) for move in self.moves]
        return twin


def veiled(move: Move) -> Move:
    """Another seat's move with its secrets left out."""
    tickets = None if move.tickets is None else ("?",) * len(move.tickets)
    return msgspec.structs.replace(move, tickets=tickets, events=tuple(map(_veiled, move.events)))


def _veiled(event: Event) -> Event:
    if event.event == "offered":
        return Event(event=event.event, by=event.by, tickets=("?",) * len(event.tickets or ()))
    return event.seen_by(None)
