"""A bot at a table: whatever it does, there is a legal action to play, in time.

>>> from wayfare.bots import Seat
>>> with Seat("greedy", seed=1) as seat:
...     action, fault = seat.choose(match.view(match.turn))
"""

from __future__ import annotations

from functools import cache
from types import TracebackType
from typing import Any, NamedTuple, Protocol

import msgspec

from wayfare.bots.apart import Apart, Kind, Misbehaved
from wayfare.bots.base import is_builtin, make
from wayfare.bots.compiled import PlannerBot
from wayfare.engine import Action, View, load
from wayfare.errors import WayfareError

SECONDS = 10.0  # for a move
MEMORY = 1 << 30  # bytes that a bot may take
STRIKES = 3  # faults after which a bot is not asked any more


class Fault(msgspec.Struct, frozen=True):
    """What a bot did instead of answering; `text` goes on after its name."""

    bot: str
    kind: Kind
    text: str

    def __str__(self) -> str:
        return f"{self.bot} {self.text}."


class Choice(NamedTuple):
    """What to play. With a fault it is not the bot's choice but the planner's."""

    action: Action
    fault: Fault | None


class Player(Protocol):
    """Where a bot lives. What it cannot do it raises as Misbehaved."""

    def begin(self, seed: int | None) -> None: ...
    def make(self) -> None: ...
    def choose(self, view: View) -> Action: ...
    def close(self) -> None: ...


class Seat:
    """A bot by its name. Ours run in this process; all others in one of their own, within their time and memory."""

    def __init__(
        self,
        name: str,
        seed: int | None = None,
        budget: int | str | None = None,
        *,
        seconds: float = SECONDS,
        memory: int = MEMORY,
    ) -> None:
        """WayfareError if there is no such bot. A stranger's is made when it is first asked; `check` does so before."""
        self.name = name
        self.faults = 0
        if not is_builtin(name):
            _compile_planner()
        self._fallback = PlannerBot(seed)
        self._player: Player = (
            Here(name, seed, budget) if is_builtin(name) else Apart(name, seed, budget, seconds=seconds, memory=memory)
        )

    @property
    def given_up(self) -> bool:
        """Has it been at fault so often that it is not asked any more?"""
        return self.faults >= STRIKES

    def begin(self, seed: int | None) -> None:
        """Another match, with the bot made anew."""
        self._player.begin(seed)

    def check(self) -> None:
        """WayfareError if the bot cannot be made."""
        try:
            self._player.make()
        except Misbehaved as fault:
            raise WayfareError(f"The bot {self.name!r} cannot be made: it {fault.text}.") from None

    def choose(self, view: View) -> Choice:
        """The bot's choice; the planner's, if the bot is at fault or has been too often."""
        fault = None
        if not self.given_up:
            try:
                return Choice(self._player.choose(view), None)
            except Misbehaved as error:
                self.faults += 1
                fault = Fault(self.name, error.kind, error.text)
        return Choice(self._fallback.choose(view), fault)

    def close(self) -> None:
        self._player.close()

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class Here:
    """A bot of ours, in this process."""

    def __init__(self, name: str, seed: int | None, budget: int | str | None) -> None:
        self._name, self._seed, self._budget = name, seed, budget
        self._bot = make(name, seed, budget)

    def begin(self, seed: int | None) -> None:
        self._seed = seed
        self.make()

    def make(self) -> None:
        self._bot = make(self._name, self._seed, self._budget)

    def choose(self, view: View) -> Action:
        try:
            answer: Any = self._bot.choose(view)
        except Exception as error:
            raise Misbehaved("raised", f"raised {type(error).__name__}: {error}") from error
        if answer not in view.legal_actions:
            raise Misbehaved("illegal", f"answered {answer}, which is not a legal action")
        return answer  # type: ignore[no-any-return]

    def close(self) -> None: ...


@cache
def _compile_planner() -> None:
    """Now, once per machine: neither a move that it has to save nor a bot that builds on it shall wait for that."""
    PlannerBot(0).choose(load("new-york").new_match(players=2, seed=0).view(0))
