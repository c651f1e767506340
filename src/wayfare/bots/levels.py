"""The levels of play, weakest first: the one list that bots, server, browser and docs share."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, get_args

Level = Literal["easy", "medium", "hard", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)

# The class that plays each level, as `module:Class`.
LEVEL_BOTS: dict[str, str] = {
    "easy": "wayfare.bots.compiled:EasyBot",
    "medium": "wayfare.bots.compiled:MediumBot",
    "hard": "wayfare.bots.search:HardBot",
    "expert": "wayfare.bots.search:ExpertBot",
}

# What the players of each level are called at a table: short names that work in every language.
BOT_NAMES: dict[str, tuple[str, ...]] = {
    "easy": ("Pip", "Lulu", "Toto", "Mimi", "Bibi"),
    "medium": ("Otto", "Mira", "Emil", "Tilda", "Bruno"),
    "hard": ("Vera", "Hugo", "Ines", "Viktor", "Greta"),
    "expert": ("Ada", "Max", "Nora", "Leo", "Irma"),
}


def bot_name(level: str, taken: Collection[str] = ()) -> str:
    """A name for a player of this level that nobody at the table has: Vera, then Hugo, ..., then Vera 2.

    An installed bot goes by its own name.
    """
    names, number = BOT_NAMES.get(level, (level,)), 1
    while True:
        for name in names:
            numbered = name if number == 1 else f"{name} {number}"
            if numbered not in taken:
                return numbered
        number += 1
