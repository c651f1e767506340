"""The levels of a game against the computer, each clearly stronger than the one before."""

from __future__ import annotations

from wayfare.bots.compiled import CompiledBot
from wayfare.bots.kernel.policies import EASY, MEDIUM
from wayfare.bots.search import SearchBot


class EasyBot(CompiledBot):
    """A beginner: keeps every ticket, has one in mind, and builds wherever it can."""

    policy = EASY


class MediumBot(CompiledBot):
    """Plans well, with a slip now and then."""

    policy = MEDIUM


class HardBot(SearchBot):
    """Thinks a little about every move: plans, draws what it needs, and gets in your way."""

    thinks = "150"


class ExpertBot(SearchBot):
    """Thinks up to three seconds about a move, less when it is clear."""

    thinks = "3s"
