"""Threads for bots to think in. Compiled code releases Python's lock, so the event loop keeps running."""

from __future__ import annotations

import logging
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from wayfare.bots import Budget, ExpertBot, GuardedBot, SearchBot, Suggestion, suggest
from wayfare.bots.base import is_builtin
from wayfare.engine import Action, View
from wayfare.server.callers import SERVER
from wayfare.server.ops.fair_queue import FairQueue
from wayfare.server.ops.threads import in_thread, lower_priority

T = TypeVar("T")
logger = logging.getLogger("wayfare.bots")
QUICK_BOT = "planner"  # moves at once, and well enough
ADVISER = "hard"  # searches for a moment: the guide of a lesson
EXPERT = "expert"  # of the built-in bots, the only one that takes seconds
EXPERT_SECONDS, SHORTEST_SECONDS = 3.0, 0.5  # for an expert's move: alone, and in a crowd
NO_TIME = Budget(seconds=1e-9)
CROWD = 4  # with more experts than this per thread, each gets less time
CANDIDATES = 12  # actions that a search is asked about; neighbouring routes and different payments are one suggestion
MAX_SUGGESTIONS = 5  # shown


class CancelToken:
    """Stops a bot that is thinking in a thread. `stop` is called on the event loop, `begin` in the thread."""

    def __init__(self) -> None:
        self._bot: ExpertBot | None = None
        self._stopped = False

    def begin(self, bot: object) -> None:
        self._bot = bot if isinstance(bot, ExpertBot) else None
        if self._stopped:
            self.stop()

    def stop(self) -> None:
        """Make the bot answer as soon as it can. Only experts think long enough to need this."""
        self._stopped = True
        if self._bot is not None:
            self._bot.budget = NO_TIME


class BotPool:
    """Slow bots have threads of their own, and quick bots never wait for them. Bots at tables come before hints."""

    def __init__(self, threads: int) -> None:
        self._slow = ThreadPoolExecutor(threads, "expert", initializer=lower_priority)
        self._quick = ThreadPoolExecutor(1, "quick", initializer=lower_priority)
        self._threads = threads
        self._experts: Counter[str] = Counter()  # thinking or waiting to think, by address
        self._turns = {True: FairQueue(threads), False: FairQueue(1)}
        self._local = threading.local()

    def stop(self) -> None:
        """Drop any work that is waiting. It doesn't wait for bots that are thinking."""
        for executor in (self._slow, self._quick):
            executor.shutdown(wait=False, cancel_futures=True)

    @asynccontextmanager
    async def turn(self, bot: str, address: str, at_table: bool) -> AsyncIterator[None]:
        """Wait for a thread; to be held while the bot thinks, at a table or for a hint. Addresses take turns."""
        counted = Counter({address: 1} if bot == EXPERT and at_table else ())
        self._experts += counted
        try:
            async with self._turns[is_slow(bot)].turn(address, first=at_table):
                yield
        finally:
            self._experts -= counted  # which leaves out those that are 0

    async def choose(self, bot: str, view: View, address: str) -> Action:
        """A bot's move. Hold a `turn`."""
        seconds = self.expert_seconds(address)
        return await self._run(bot, lambda cancel: self._choose(bot, view, seconds, cancel))

    async def advise(self, bot: str, view: View, address: str) -> list[Suggestion]:
        """What a searching bot considers, best first, with reasons. Hold a `turn`."""
        seconds = self.expert_seconds(address)
        return await self._run(bot, lambda cancel: self._advise(bot, view, seconds, cancel))

    async def _run(self, bot: str, work: Callable[[CancelToken], T]) -> T:
        """If the caller is cancelled, the bot is told to stop, and its turn lasts until it has."""
        executor, cancel = self._slow if is_slow(bot) else self._quick, CancelToken()
        return await in_thread(executor, partial(work, cancel), cancel.stop)

    def expert_seconds(self, address: str = SERVER) -> float:
        """How long an expert may think about a move now. Many at one address share the time of that address."""
        crowd = max(1, len(self._experts), self._experts[address])
        return max(SHORTEST_SECONDS, EXPERT_SECONDS * min(1.0, CROWD * self._threads / crowd))

    def _bot(self, name: str, seconds: float) -> GuardedBot:
        """Each thread keeps its bots: an expert's workspace is large, and bots remember nothing between moves."""
        bots: dict[str, GuardedBot] = self._local.__dict__.setdefault("bots", {})
        if name not in bots:
            bots[name] = GuardedBot(name, strikes=None)
        guarded = bots[name]
        if isinstance(guarded.bot, ExpertBot):
            guarded.bot.budget = Budget(seconds=seconds)
        return guarded

    def _choose(self, name: str, view: View, seconds: float, cancel: CancelToken) -> Action:
        """If the bot fails, the planner moves instead: a table must not get stuck."""
        guarded = self._bot(name, seconds)
        cancel.begin(guarded.bot)
        action, fault = guarded.choose(view)
        if fault is not None:
            logger.error("a bot failed", extra={"bot": name, "kind": fault.kind, "trace": fault.trace})
        return action

    def _advise(self, name: str, view: View, seconds: float, cancel: CancelToken) -> list[Suggestion]:
        searcher = self._bot(name, seconds).bot
        assert isinstance(searcher, SearchBot)
        cancel.begin(searcher)
        return suggest(view, searcher.explain(view, CANDIDATES), MAX_SUGGESTIONS)


def is_slow(bot: str) -> bool:
    """Whether a bot may think for seconds: experts do, and so may an installed bot."""
    return bot == EXPERT or not is_builtin(bot)
