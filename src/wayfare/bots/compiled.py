"""The bots that decide in compiled code."""

from __future__ import annotations

from wayfare.bots.kernel.policies import EASY, GREEDY, MEDIUM, PLANNER, RANDOM, decide_once
from wayfare.bots.workspace import new_workspace
from wayfare.engine import Action, View


class CompiledBot:
    """A policy of the kernel, deciding on the bytes of a View."""

    policy = RANDOM

    def __init__(self, seed: int | None = None) -> None:
        """A seeded bot that sees the same views makes the same choices."""
        self._workspace = new_workspace(seed)

    def choose(self, view: View) -> Action:
        """One of `view.legal_actions`."""
        return view.game.actions[decide_once(view.game.raw, view.raw, self.policy, self._workspace)]


class RandomBot(CompiledBot):
    """Picks uniformly among the legal actions; the zero of every scale."""

    policy = RANDOM


class GreedyBot(CompiledBot):
    """Works on one ticket at a time, claiming what it can and drawing what it needs."""

    policy = GREEDY


class PlannerBot(CompiledBot):
    """Plans the cheapest tree of routes for all its tickets and takes the next step towards it."""

    policy = PLANNER


class EasyBot(CompiledBot):
    """A beginner: keeps every ticket, thinks of one at a time, and builds wherever it can."""

    policy = EASY


class MediumBot(CompiledBot):
    """Plans well, but makes a mistake now and then."""

    policy = MEDIUM
