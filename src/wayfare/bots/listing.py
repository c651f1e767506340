"""Who can play: our bots, and those that other packages bring."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import msgspec

from wayfare.bots.apart import START_SECONDS, Misbehaved, Process
from wayfare.bots.base import BUILTIN, find_class, installed
from wayfare.bots.seat import MEMORY
from wayfare.bots.worker import About, first_line


class Listed(msgspec.Struct, frozen=True):
    """A bot, a line about it, and the package that brings it; or why it cannot play."""

    name: str
    about: str
    package: str = "wayfare"
    error: str | None = None


def available() -> dict[str, Listed]:
    """The bots by their names; anyone's own play as `module:Class` too."""
    ours = {name: Listed(name, first_line(find_class(name))) for name in BUILTIN}
    return ours | {name: _listed(point) for name, point in sorted(installed().items())}


def _listed(point: EntryPoint) -> Listed:
    """Asked in a process of its own: importing a stranger's module can end a process."""
    package = point.dist.name if point.dist else "unknown package"
    process = Process(MEMORY)
    try:
        reply = process.ask(About(point.name), START_SECONDS)
    except Misbehaved as fault:
        return Listed(point.name, "", package, f"It {fault.text}.")
    finally:
        process.kill()
    if reply.kind == "done":
        return Listed(point.name, reply.text, package)
    return Listed(point.name, "", package, reply.text if reply.kind == "refused" else f"It raised {reply.text}.")
