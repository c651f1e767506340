"""Computer players. A bot gets a View, which is all its seat may know, and answers with one of its legal actions.

`make` creates a bot by name, and `add_bot` gives one of your own a name. A `GuardedBot` wraps any bot, including other
people's, and always has a legal action in time. `suggest` turns what a searching bot considered into hints with
reasons. `LEVELS` lists the levels of play, `opponents` everything people can choose to play against, and `bot_name`
names their players.
"""

from wayfare.bots.base import Bot, add_bot, make, opponents
from wayfare.bots.budget import Budget
from wayfare.bots.compiled import EasyBot, GreedyBot, MediumBot, PlannerBot, RandomBot
from wayfare.bots.explain import CONFIDENCES, REASON_KINDS, Confidence, Reason, Step, Suggestion, Thought
from wayfare.bots.guarded import Choice, Fault, GuardedBot
from wayfare.bots.levels import BOT_NAMES, LEVELS, Level, bot_name
from wayfare.bots.listing import BotInfo, available
from wayfare.bots.progress import TicketProgress, ticket_progress
from wayfare.bots.reasons import suggest
from wayfare.bots.search import ExpertBot, HardBot, SearchBot

__all__ = [
    "BOT_NAMES",
    "CONFIDENCES",
    "LEVELS",
    "REASON_KINDS",
    "Bot",
    "BotInfo",
    "Budget",
    "Choice",
    "Confidence",
    "EasyBot",
    "ExpertBot",
    "Fault",
    "GreedyBot",
    "GuardedBot",
    "HardBot",
    "Level",
    "MediumBot",
    "PlannerBot",
    "RandomBot",
    "Reason",
    "SearchBot",
    "Step",
    "Suggestion",
    "Thought",
    "TicketProgress",
    "add_bot",
    "available",
    "bot_name",
    "make",
    "opponents",
    "suggest",
    "ticket_progress",
]
