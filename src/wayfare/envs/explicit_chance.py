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
from wayfare.engine.kernel import entries
from wayfare.engine.state import ACTIONS, OVER, SCORES_BYTES, SPANS_BYTES, STATE, STATE_BYTES, Raw
from wayfare.engine.views import start_of, view_from
from wayfare.envs.features import observation_size
from wayfare.envs.kernel.batches import WIN, observe_once, reward_once
from wayfare.envs.positions import env_action, game_action
from wayfare.envs.scripted import DEAL, Attempt, ChanceOutcome, Scripted, decide_outcome

load_cached = cache(load)


class ExplicitChanceMatch:
    """While there are `outcomes`, the match waits for `decide_chance`; otherwise for `play`. Copies are cheap."""

    def __init__(self, board: str, players: int) -> None:
        """`board` is the name of a game, or the path of its file."""
        self.board = board  # not the game itself: matches are copied and pickled often, and a game never changes
        self.players = self.game.check_players(players)
        self.raw: Raw = np.zeros(STATE_BYTES, np.uint8)
        self.start: dict[str, Any] = {}
        self.moves: list[Move] = []
        self._attempt(DEAL, ())

    @property
    def game(self) -> Game:
        """The game being played."""
        return load_cached(self.board)

    def copy(self) -> ExplicitChanceMatch:
        """An independent copy."""
        twin = ExplicitChanceMatch.__new__(ExplicitChanceMatch)
        twin.__dict__.update(self.__dict__)  # everything that is replaced, never changed in place, can be shared
        twin.moves = self.moves.copy()
        return twin

    def __deepcopy__(self, memo: object) -> ExplicitChanceMatch:
        return self.copy()

    @property
    def state(self) -> Any:
        """The record behind `raw`."""
        return self.raw.view(STATE)[0]

    @property
    def dealt(self) -> bool:
        """Is the deal complete?"""
        return bool(self.start)

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.dealt and bool(self.state.phase == OVER)

    @property
    def turn(self) -> int:
        """The seat to act; after the end, the last one that did."""
        return int(self.state.turn)

    def legal(self) -> list[int]:
        """The indices of the legal actions, ascending."""
        indices = np.empty(ACTIONS, np.int32)
        count = entries.legal(self.game.raw, self.raw, np.empty(SPANS_BYTES, np.uint8), indices)
        legal = self.game.actions.at(indices[:count].tolist())
        return sorted(env_action(self.game, self.raw, action) for action in legal)

    def play(self, action: int) -> None:
        """Play a legal action of the seat to act. It may need chance before it is complete."""
        self._attempt(game_action(self.game, self.raw, action).index, ())

    def decide_chance(self, outcome: int) -> None:
        """Decide the next chance outcome: one of `outcomes`."""
        self._attempt(self._action, (*self._script, decide_outcome(self.outcomes, outcome)))

    def _attempt(self, action: int, script: tuple[Scripted, ...]) -> None:
        attempt = Attempt(self.game, self.players, self.raw, action, script)
        self._action, self._script = action, script
        self.outcomes: tuple[ChanceOutcome, ...] = attempt.outcomes
        if self.outcomes:
            return
        by = DEAL if action == DEAL else self.turn
        self.raw = attempt.raw
        events = read_log(attempt.log, by, self.game.names)
        if action == DEAL:
            self.start = start_of(self.game, self.state, events)
        else:
            self.moves.append(Move.of(by, self.game.actions[action], events))

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
            observe_once(self.game.raw, self.raw, seat, out)

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator. While chance is undecided, what it knew before the action."""
        legal = list[int] if self.outcomes else self.legal  # nobody acts while chance is undecided
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
        if self.outcomes:
            lines.append(f"chance: {self._action} {[outcome for outcome, _ in self._script]}")
        return "\n".join([f"{self.game.id}, {self.players} players", *lines])

    def resample(self, seat: int, rng: Random) -> ExplicitChanceMatch:
        """A match that looks the same to a seat, with everything it may not know dealt again."""
        assert self.dealt and not self.outcomes
        twin = self.copy()
        twin.raw = sample_world(self.view(seat), rng.getrandbits(64))
        twin.start = {**self.start, "hands": [[]] * self.players, "tickets": [[]] * self.players}
        for key in ("hands", "tickets"):
            twin.start[key][seat] = self.start[key][seat]
        twin.moves = [move if move.seat == seat else without_secrets(move) for move in self.moves]
        return twin


def without_secrets(move: Move) -> Move:
    """Another seat's move without its secrets."""
    tickets = None if move.tickets is None else ("?",) * len(move.tickets)
    return msgspec.structs.replace(move, tickets=tickets, events=tuple(map(_public, move.events)))


def _public(event: Event) -> Event:
    """What everyone may know of an event, and how many tickets were offered."""
    if event.event == "offered":
        return Event(event=event.event, by=event.by, tickets=("?",) * len(event.tickets or ()))
    return event.seen_by(None)
