"""Players that are programs. A bot gets a View and nothing else, and answers with one of its legal actions."""

from wayfare.bots.base import Bot, available, make
from wayfare.bots.compiled import GreedyBot, PlannerBot, RandomBot

__all__ = ["Bot", "GreedyBot", "PlannerBot", "RandomBot", "available", "make"]
