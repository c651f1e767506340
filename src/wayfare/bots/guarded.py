"""A bot that can't hold up a match: whatever it does, there is a legal action to play, in time.

>>> from wayfare.bots import GuardedBot
>>> with GuardedBot("greedy", seed=1) as bot:
...     action, fault = bot.choose(match.view(match.turn))
"""

from __future__ import annotations

import traceback
from functools import cache
from types import TracebackType
from typing import Any, NamedTuple

import msgspec

from wayfare.bots.base import Bot, is_builtin, make
from wayfare.bots.compiled import PlannerBot
from wayfare.bots.process import BotError, FaultKind, IsolatedBot
from wayfare.engine import Action, View, default_game, load
from wayfare.errors import WayfareError

CHOICE_SECONDS = 10.0  # for a move
MEMORY_BYTES = 1 << 30  # bytes a bot may use
STRIKES = 3  # faults after which a bot is no longer asked


class Fault(msgspec.Struct, frozen=True):
    """What a bot did instead of answering: `text` completes a sentence that begins with its name."""

    bot: str
    kind: FaultKind
    text: str
    trace: str = ""  # the traceback, if the bot ran in this process

    def __str__(self) -> str:
        return f"{self.bot} {self.text}."


class Choice(NamedTuple):
    """What to play. If there is a fault, the choice is the planner's, not the bot's."""

    action: Action
    fault: Fault | None


class GuardedBot:
    """A bot by name. Ours run in this process; all others in one of their own, with a time and a memory limit.

    When the bot fails, the planner chooses instead. After `strikes` faults the bot is no longer asked; with None it
    always is.
    """

    def __init__(
        self,
        name: str,
        seed: int | None = None,
        budget: int | str | None = None,
        *,
        seconds: float = CHOICE_SECONDS,
        memory: int = MEMORY_BYTES,
        strikes: int | None = STRIKES,
    ) -> None:
        """Raises WayfareError if there is no such bot. Others' bots are created when first asked, or by `check`."""
        self.name = name
        self.faults = 0
        self._strikes = strikes
        self._fallback = PlannerBot(seed)
        self._hosted: InProcessBot | IsolatedBot  # either raises the bot's failures as BotError
        if is_builtin(name):
            self._hosted = InProcessBot(name, seed, budget)
        else:
            _compile_planner()
            self._hosted = IsolatedBot(name, seed, budget, seconds=seconds, memory=memory)

    @property
    def bot(self) -> Bot | None:
        """The bot itself, to set its budget or let it explain; None if it runs in another process."""
        return self._hosted.bot if isinstance(self._hosted, InProcessBot) else None

    @property
    def given_up(self) -> bool:
        """Has the bot failed so often that it is no longer asked?"""
        return self._strikes is not None and self.faults >= self._strikes

    def begin(self, seed: int | None) -> None:
        """Start another match with a new bot. Its faults still count."""
        self._hosted.begin(seed)

    def check(self) -> None:
        """Raise WayfareError if the bot can't be created."""
        try:
            self._hosted.make()
        except BotError as error:
            raise WayfareError(f"The bot {self.name!r} could not be created: it {error.text}.") from None

    def choose(self, view: View) -> Choice:
        """The bot's choice; the planner's, if the bot fails or has failed too often."""
        fault = None
        if not self.given_up:
            try:
                return Choice(self._hosted.choose(view), None)
            except BotError as error:
                self.faults += 1
                fault = Fault(self.name, error.kind, error.text, error.trace)
        action = self._fallback.choose(view)
        return Choice(action if action in view.legal_actions else view.legal_actions[0], fault)

    def close(self) -> None:
        """Release the bot's process, if it has one."""
        self._hosted.close()

    def __enter__(self) -> GuardedBot:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class InProcessBot:
    """One of our own bots, in this process."""

    def __init__(self, name: str, seed: int | None, budget: int | str | None) -> None:
        self._name, self._seed, self._budget = name, seed, budget
        self.bot = make(name, seed, budget)

    def begin(self, seed: int | None) -> None:
        self._seed = seed
        self.make()

    def make(self) -> None:
        self.bot = make(self._name, self._seed, self._budget)

    def choose(self, view: View) -> Action:
        """The bot's choice; BotError if it raises or answers with an illegal action."""
        try:
            answer: Any = self.bot.choose(view)
        except Exception as error:
            raise BotError("raised", f"raised {type(error).__name__}: {error}", traceback.format_exc()) from error
        if answer not in view.legal_actions:
            raise BotError("illegal", f"answered {answer}, which is not a legal action")
        return answer  # type: ignore[no-any-return]

    def close(self) -> None:
        """Nothing to release."""


@cache
def _compile_planner() -> None:
    """Compile the planner now, once: neither a bot built on it nor a move it has to save should wait for that."""
    PlannerBot(0).choose(load(default_game()).new_match(players=2, seed=0).view(0))
