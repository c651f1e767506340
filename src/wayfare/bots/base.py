"""What a bot is, and how one is made from its name."""

from __future__ import annotations

import difflib
from importlib import import_module
from typing import Protocol, runtime_checkable

from wayfare.engine import Action, View
from wayfare.errors import WayfareError

BUILTIN = {
    "random": "wayfare.bots.compiled:RandomBot",
    "greedy": "wayfare.bots.compiled:GreedyBot",
    "planner": "wayfare.bots.compiled:PlannerBot",
    "search": "wayfare.bots.search:SearchBot",
    "easy": "wayfare.bots.levels:EasyBot",
    "medium": "wayfare.bots.levels:MediumBot",
    "hard": "wayfare.bots.levels:HardBot",
    "expert": "wayfare.bots.levels:ExpertBot",
}


@runtime_checkable
class Bot(Protocol):
    """Anything with `choose`. A seeded bot that sees the same views answers the same."""

    def choose(self, view: View) -> Action:
        """One of `view.legal_actions`."""
        ...


def available() -> dict[str, str]:
    """The bots that come with wayfare, each with a line about it."""
    return {name: (_class(path).__doc__ or "").strip().splitlines()[0] for name, path in BUILTIN.items()}


def make(name: str, seed: int | None = None) -> Bot:
    """A bot by its name, or anyone's by `module:Class`, called with `seed`."""
    path = BUILTIN.get(name, name)
    if ":" not in path:
        near = difflib.get_close_matches(name, BUILTIN, n=1)
        hint = f"did you mean {near[0]}?" if near else f"the bots are {', '.join(BUILTIN)}, or module:Class."
        raise WayfareError(f"There is no bot {name!r}; {hint}")
    bot = _class(path)(seed=seed)
    if not isinstance(bot, Bot):
        raise WayfareError(f"{path} is no bot: it has no method choose(view).")
    return bot


def _class(path: str) -> type:
    module, _, name = path.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise WayfareError(f"The bot {path!r} cannot be imported: {error}.") from None
    if not isinstance(found, type):
        raise WayfareError(f"The bot {path!r} is not a class.")
    return found
