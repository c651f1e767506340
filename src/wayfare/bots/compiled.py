"""The bots that decide in compiled code."""

from __future__ import annotations

import secrets

from wayfare.bots.kernel.policies import EASY, GREEDY, MEDIUM, PLANNER, RANDOM, decide_once
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.compiling.records import Raw, empty_record
from wayfare.engine import Action, View

POLICIES = {"random": RANDOM, "greedy": GREEDY, "planner": PLANNER, "easy": EASY, "medium": MEDIUM}


def new_workspace(seed: int | None = None) -> Raw:
    """An empty workspace with its dice seeded; without a seed, at random."""
    raw = empty_record(BotWorkspace)
    raw.view(BotWorkspace.dtype)[0].dice.state[:] = secrets.randbits(64) if seed is None else seed % (1 << 64)
    return raw


class CompiledBot:
    """A policy of the kernel, deciding on the bytes of a View."""

    policy = POLICIES["random"]

    def __init__(self, seed: int | None = None) -> None:
        """A seeded bot that sees the same views makes the same choices."""
        self._workspace = new_workspace(seed)

    def choose(self, view: View) -> Action:
        return view.game.actions[decide_once(view.game.raw, view.raw, self.policy, self._workspace)]


class RandomBot(CompiledBot):
    """Picks uniformly among the legal actions; the baseline."""

    policy = POLICIES["random"]


class GreedyBot(CompiledBot):
    """Works on one ticket at a time, claiming what it can and drawing what it needs."""

    policy = POLICIES["greedy"]


class PlannerBot(CompiledBot):
    """Plans the cheapest tree of routes for all its tickets and takes the next step towards it."""

    policy = POLICIES["planner"]


class EasyBot(CompiledBot):
    """A beginner: keeps every ticket, thinks of one at a time, and builds wherever it can."""

    policy = POLICIES["easy"]


class MediumBot(CompiledBot):
    """Plans well, but makes a mistake now and then."""

    policy = POLICIES["medium"]
