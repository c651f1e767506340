"""The compiled bots as Python sees them."""

from __future__ import annotations

import secrets

import numpy as np

from wayfare.bots.kernel.policies import GREEDY, PLANNER, RANDOM, decide_once
from wayfare.bots.kernel.work import WORK_BYTES
from wayfare.engine import Action, View
from wayfare.engine.state import DICE, DICE_BYTES, SPANS_BYTES


class CompiledBot:
    """A policy of the kernel, deciding on the bytes of a View."""

    policy = RANDOM

    def __init__(self, seed: int | None = None) -> None:
        self._work = np.zeros(WORK_BYTES, np.uint8)
        self._spans = np.zeros(SPANS_BYTES, np.uint8)
        self._dice = np.zeros(DICE_BYTES, np.uint8)
        self._dice.view(DICE)[0].state[:] = secrets.randbits(64) if seed is None else seed % (1 << 64)

    def choose(self, view: View) -> Action:
        place = decide_once(view.game.raw, view.raw, self.policy, self._work, self._spans, self._dice)
        return view.game.actions[place]


class RandomBot(CompiledBot):
    """Picks uniformly among the legal actions; the zero of every scale."""

    policy = RANDOM


class GreedyBot(CompiledBot):
    """Completes what it can and takes what it needs, one ticket at a time."""

    policy = GREEDY


class PlannerBot(CompiledBot):
    """Plans the cheapest tree of routes for all its tickets and takes the next step towards it."""

    policy = PLANNER
