"""Players that are programs. A bot gets a View and nothing else, and answers with one of its legal actions."""

from wayfare.bots.base import Bot, available, make
from wayfare.bots.budget import Budget
from wayfare.bots.compiled import GreedyBot, PlannerBot, RandomBot
from wayfare.bots.explain import Step, Thought
from wayfare.bots.levels import EasyBot, ExpertBot, HardBot, MediumBot
from wayfare.bots.search import SearchBot

__all__ = [
    "Bot",
    "Budget",
    "EasyBot",
    "ExpertBot",
    "GreedyBot",
    "HardBot",
    "MediumBot",
    "PlannerBot",
    "RandomBot",
    "SearchBot",
    "Step",
    "Thought",
    "available",
    "make",
]
