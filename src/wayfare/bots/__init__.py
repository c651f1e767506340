"""Players that are programs. A bot gets a View and nothing else, and answers with one of its legal actions."""

from wayfare.bots.base import Bot, available, make
from wayfare.bots.compiled import GreedyBot, PlannerBot, RandomBot
from wayfare.bots.search import SearchBot

__all__ = ["Bot", "GreedyBot", "PlannerBot", "RandomBot", "SearchBot", "available", "make"]
