"""What a bot is, and how one is made by name.

Bots added with `add_bot` are remembered in the environment variable WAYFARE_BOTS, so every process started later knows
them too.
"""

from __future__ import annotations

import difflib
import os
import re
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from wayfare.bots.levels import LEVEL_BOTS, LEVELS
from wayfare.engine import Action, View
from wayfare.errors import WayfareError

BUILTIN: dict[str, str] = {
    "random": "wayfare.bots.compiled:RandomBot",
    "greedy": "wayfare.bots.compiled:GreedyBot",
    "planner": "wayfare.bots.compiled:PlannerBot",
    "search": "wayfare.bots.search:SearchBot",
    **LEVEL_BOTS,
}
ENTRY_POINT_GROUP = "wayfare.bots"  # the entry point group: a name and its class
BOTS_VARIABLE = "WAYFARE_BOTS"  # added bots, as in `net=my_net:NetBot,other=other.onnx`
ONNX_SUFFIX = ".onnx"  # how the name of a network's file ends …
ONNX_BOT = "wayfare.envs.onnx:OnnxBot"  # … and the class that plays it
WEIGHTS_SUFFIX = ".weights"  # how the name of a file from `wayfare train` ends; the search plays with it
BOT_NAME = re.compile(r"[\w.+-]{1,32}")


@runtime_checkable
class Bot(Protocol):
    """Anything with `choose`. A seeded bot that sees the same views makes the same choices."""

    def choose(self, view: View) -> Action:
        """One of `view.legal_actions`."""
        ...


def make(name: str, seed: int | None = None, budget: int | str | None = None) -> Bot:
    """Make a bot by name, or anyone's by `module:Class`, passing it `seed` and, if there is one, `budget`.

    The path of an ONNX file makes a bot that plays by that network: see docs/networks.md. That of a file from
    `wayfare train` makes a search with those weights.
    A budget is a number of iterations, or a time such as "0.5s". It may also follow the name, as in `search@0.5s`, and
    then overrides the argument.
    """
    bare, written = split_name(name)
    options: dict[str, Any] = {"seed": seed}
    if is_network(bare):
        options["path"] = added().get(bare, bare)
    if bare.endswith(WEIGHTS_SUFFIX):
        options["network"] = bare
    if written or budget is not None:
        options["budget"] = written or budget
    kind = find_class(bare)
    try:
        signature(kind).bind(**options)
    except TypeError as error:
        raise WayfareError(f"The bot {bare!r} could not be created with {' and '.join(options)}: {error}.") from None
    bot = kind(**options)
    if not isinstance(bot, Bot):
        raise WayfareError(f"{bare} is not a bot: it has no choose(view) method.")
    return bot


def split_name(name: str) -> tuple[str, str | None]:
    """Split a name such as `search@0.5s` into the bot and its budget, None if it has none."""
    bare, at, budget = name.partition("@")
    if at and not budget:
        raise WayfareError(f"The bot {name!r} has no budget after the @; write {bare}@0.5s or {bare}@2000.")
    return bare, budget or None


def is_builtin(name: str) -> bool:
    """Is this one of our own bots, with or without a budget? Only those run in our process when guarded."""
    bare, _ = split_name(name)
    return bare in BUILTIN or bare.endswith(WEIGHTS_SUFFIX)


def installed() -> dict[str, EntryPoint]:
    """The bots that other packages provide. A name that a built-in bot already has is ignored."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=ENTRY_POINT_GROUP):
        if point.name not in BUILTIN:
            found.setdefault(point.name, point)
    return found


def added() -> dict[str, str]:
    """The bots added for this process and those it starts: `module:Class` or the path of a network by name."""
    pairs = (pair.partition("=") for pair in os.environ.get(BOTS_VARIABLE, "").split(",") if pair)
    return {name: target for name, _, target in pairs}


def add_bot(name: str, target: str) -> None:
    """Add a bot that people can play against: `target` is `module:Class` or the path of an ONNX file."""
    if not BOT_NAME.fullmatch(name):
        raise WayfareError(f"{name!r} cannot be a bot's name; use up to 32 letters, digits and any of . + - _")
    if name in BUILTIN or name in installed():
        raise WayfareError(f"There already is a bot named {name!r}.")
    if "," in target or not (":" in target or is_network(target)):
        raise WayfareError(f"The bot {name!r} must be module:Class or an {ONNX_SUFFIX} file, not {target!r}.")
    path = str(Path(target).resolve()) if is_network(target) else target
    os.environ[BOTS_VARIABLE] = ",".join(f"{key}={value}" for key, value in {**added(), name: path}.items())


def is_network(bare: str) -> bool:
    """Is this the path of a network, or a bot that was added with one?"""
    return added().get(bare, bare).endswith(ONNX_SUFFIX)


def opponents() -> tuple[str, ...]:
    """The bots that people can choose to play against: every level, then those added and those of other packages."""
    return (*LEVELS, *sorted({*installed(), *added()}))


def locate(bare: str) -> str:
    """Where the class is, as `module:Class`, without importing anything."""
    path = BUILTIN.get(bare) or added().get(bare, bare)
    if path.endswith(ONNX_SUFFIX):
        return ONNX_BOT
    if path.endswith(WEIGHTS_SUFFIX):
        return BUILTIN["search"]
    if ":" in path:
        return path
    point = _entry_point(bare)
    return f"{point.module}:{point.attr}"


def find_class(bare: str) -> type:
    """The class behind a name without a budget."""
    module, _, name = locate(bare).partition(":")
    try:
        found = getattr(import_module(module), name)
    except Exception as error:  # anything may happen while a stranger's module is imported
        raise WayfareError(f"The bot {bare!r} cannot be imported: {_describe(error)}.") from None
    if not isinstance(found, type):
        raise WayfareError(f"The bot {bare!r} is not a class.")
    return found


def _entry_point(name: str) -> EntryPoint:
    others = installed()
    if name in others:
        return others[name]
    names = [*BUILTIN, *added(), *others]
    close = difflib.get_close_matches(name, names, n=1)
    hint = f"did you mean {close[0]}?" if close else f"the bots are {', '.join(names)}, module:Class or a .onnx file."
    raise WayfareError(f"There is no bot {name!r}; {hint}")


def _describe(error: Exception) -> str:
    expected = isinstance(error, ImportError | AttributeError | ValueError)
    return str(error) if expected else f"{type(error).__name__}: {error}"
