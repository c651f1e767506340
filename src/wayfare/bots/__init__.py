"""Players that are programs. A bot gets a View and nothing else, and answers with one of its legal actions."""

from wayfare.bots.base import Bot, available, make
from wayfare.bots.random import RandomBot

__all__ = ["Bot", "RandomBot", "available", "make"]
