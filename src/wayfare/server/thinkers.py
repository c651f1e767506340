"""Threads in which bots think. The kernel lets go of Python's lock, so the event loop runs on beside them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from wayfare.bots import Bot, Budget, ExpertBot, Thought, make
from wayfare.engine import Action, View

T = TypeVar("T")
LOG = logging.getLogger("wayfare.bots")
QUICK = "planner"  # moves at once, and well enough
EXPERT = "expert"  # the only one that takes seconds
SECONDS, FEWEST_SECONDS = 3.0, 0.5  # for an expert's move, alone and in a crowd
CROWD = 4  # so many experts to a thread have all their time; with more of them, each hurries
NICE = 10


class Thinkers:
    """Slow bots have threads of their own and wait for each other in the order in which they came, a table at a time.

    Quick ones never wait for slow ones.
    """

    def __init__(self, threads: int) -> None:
        self._slow = ThreadPoolExecutor(threads, "thinker", initializer=_yield_to_others)
        self._quick = ThreadPoolExecutor(1, "quick", initializer=_yield_to_others)
        self._threads = threads
        self._experts = 0  # at work or waiting
        self._turns = {True: asyncio.Semaphore(threads), False: asyncio.Semaphore(1)}
        self._mine = threading.local()

    def stop(self) -> None:
        for pool in (self._slow, self._quick):
            pool.shutdown(wait=False, cancel_futures=True)

    @asynccontextmanager
    async def turn(self, bot: str) -> AsyncIterator[None]:
        """To be held while a bot thinks: who waits is served in order."""
        expert = bot == EXPERT
        self._experts += expert
        try:
            async with self._turns[expert]:
                yield
        finally:
            self._experts -= expert

    async def run(self, bot: str, work: Callable[[], T]) -> T:
        """Work in a thread, with the turn held."""
        pool = self._slow if bot == EXPERT else self._quick
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    def seconds(self) -> float:
        """What an expert has for a move."""
        return max(FEWEST_SECONDS, SECONDS * min(1.0, CROWD * self._threads / max(1, self._experts)))

    def bot(self, name: str) -> Bot:
        """A thread keeps its bots: an expert's paper is large, and a bot remembers nothing between two moves."""
        bots: dict[str, Bot] = self._mine.__dict__.setdefault("bots", {})
        if name not in bots:
            bots[name] = make(name)
        bot = bots[name]
        if isinstance(bot, ExpertBot):
            bot.budget = Budget(seconds=self.seconds())
        return bot

    def choose(self, name: str, view: View) -> Action:
        """A bot's move. One that fails is replaced by the quick one, for a table must not stop."""
        try:
            action = self.bot(name).choose(view)
            if action in view.legal_actions:
                return action
            LOG.error("a bot chose what is not legal", extra={"bot": name})
        except Exception:
            LOG.exception("a bot failed", extra={"bot": name})
        action = self.bot(QUICK).choose(view)
        return action if action in view.legal_actions else view.legal_actions[0]

    def explain(self, view: View, best: int) -> tuple[Thought, ...]:
        """What the expert considers, best first."""
        expert = self.bot(EXPERT)
        assert isinstance(expert, ExpertBot)
        return expert.explain(view, best)


def _yield_to_others() -> None:
    """Where threads have priorities, thinking comes after answering."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
