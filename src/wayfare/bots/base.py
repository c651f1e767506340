"""What a bot is, and how one is made from its name."""

from __future__ import annotations

import difflib
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from typing import Any, Protocol, runtime_checkable

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
GROUP = "wayfare.bots"  # of entry points: a name, and the class that it stands for


@runtime_checkable
class Bot(Protocol):
    """Anything with `choose`. A seeded bot that sees the same views answers the same."""

    def choose(self, view: View) -> Action:
        """One of `view.legal_actions`."""
        ...


def make(name: str, seed: int | None = None, budget: int | str | None = None) -> Bot:
    """A bot by its name, or anyone's by `module:Class`, called with `seed`, and with `budget` if there is one.

    A budget is a number of iterations, or a time as in "0.5s". It can also be written behind the name, `search@0.5s`,
    and what is written there counts.
    """
    bare, written = split_name(name)
    options: dict[str, Any] = {"seed": seed}
    if written or budget is not None:
        options["budget"] = written or budget
    kind = find_class(bare)
    try:
        signature(kind).bind(**options)
    except TypeError as error:
        raise WayfareError(f"The bot {bare!r} cannot be made with {' and '.join(options)}: {error}.") from None
    bot = kind(**options)
    if not isinstance(bot, Bot):
        raise WayfareError(f"{bare} is no bot: it has no method choose(view).")
    return bot


def split_name(name: str) -> tuple[str, str | None]:
    """A name as it is written on a command line: the bot, and its budget if there is one behind an @."""
    bare, at, budget = name.partition("@")
    if at and not budget:
        raise WayfareError(f"The bot {name!r} has no budget behind the @; give one like {bare}@0.5s or {bare}@2000.")
    return bare, budget or None


def is_builtin(name: str) -> bool:
    """Is it one of ours, budget or not? Only those run in this process when they are given a Seat."""
    return split_name(name)[0] in BUILTIN


def installed() -> dict[str, EntryPoint]:
    """The bots that other packages bring. One that is called like a bot of ours is hidden by it."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        if point.name not in BUILTIN:
            found.setdefault(point.name, point)
    return found


def locate(bare: str) -> str:
    """Where the class is, as `module:Class`; nothing is imported to find out."""
    path = BUILTIN.get(bare, bare)
    if ":" in path:
        return path
    point = _entry_point(bare)
    return f"{point.module}:{point.attr}"


def find_class(bare: str) -> type:
    """The class that a name without budget stands for."""
    module, _, name = locate(bare).partition(":")
    try:
        found = getattr(import_module(module), name)
    except Exception as error:  # whatever a stranger's module does while it is imported
        raise WayfareError(f"The bot {bare!r} cannot be imported: {_told(error)}.") from None
    if not isinstance(found, type):
        raise WayfareError(f"The bot {bare!r} is not a class.")
    return found


def _entry_point(name: str) -> EntryPoint:
    others = installed()
    if name in others:
        return others[name]
    names = [*BUILTIN, *others]
    near = difflib.get_close_matches(name, names, n=1)
    hint = f"did you mean {near[0]}?" if near else f"the bots are {', '.join(names)}, or module:Class."
    raise WayfareError(f"There is no bot {name!r}; {hint}")


def _told(error: Exception) -> str:
    expected = isinstance(error, ImportError | AttributeError | ValueError)
    return str(error) if expected else f"{type(error).__name__}: {error}"
