"""Players that are programs. A bot gets a View and nothing else, and answers with one of its legal actions.

`make` gives a bot as it is; a `Seat` holds one that may be anybody's, and always has a legal action in time.
"""

from wayfare.bots.base import Bot, make
from wayfare.bots.budget import Budget
from wayfare.bots.compiled import GreedyBot, PlannerBot, RandomBot
from wayfare.bots.explain import Step, Thought
from wayfare.bots.levels import EasyBot, ExpertBot, HardBot, MediumBot
from wayfare.bots.listing import Listed, available
from wayfare.bots.search import SearchBot
from wayfare.bots.seat import Choice, Fault, Seat

__all__ = [
    "Bot",
    "Budget",
    "Choice",
    "EasyBot",
    "ExpertBot",
    "Fault",
    "GreedyBot",
    "HardBot",
    "Listed",
    "MediumBot",
    "PlannerBot",
    "RandomBot",
    "SearchBot",
    "Seat",
    "Step",
    "Thought",
    "available",
    "make",
]
