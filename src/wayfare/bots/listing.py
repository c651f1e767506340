"""The bots that can play: ours, and those from other packages."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import msgspec

from wayfare.bots.base import BUILTIN, find_class, installed
from wayfare.bots.guarded import MEMORY_BYTES
from wayfare.bots.process import START_SECONDS, BotError, BotProcess
from wayfare.bots.worker import Describe, first_line


class BotInfo(msgspec.Struct, frozen=True):
    """A bot, a line about it, and the package it comes from; or why it can't play."""

    name: str
    about: str
    package: str = "wayfare"
    error: str | None = None


def available() -> dict[str, BotInfo]:
    """The bots by name. Any other class can play too, as `module:Class`."""
    ours = {name: BotInfo(name, first_line(find_class(name))) for name in BUILTIN}
    return ours | {name: _inspect(point) for name, point in sorted(installed().items())}


def _inspect(point: EntryPoint) -> BotInfo:
    """Import the bot in a process of its own: another person's module may end the process that imports it."""
    package = point.dist.name if point.dist else "unknown package"
    process = BotProcess(MEMORY_BYTES)
    try:
        reply = process.ask(Describe(point.name), START_SECONDS)
    except BotError as error:
        return BotInfo(point.name, "", package, f"It {error.text}.")
    finally:
        process.kill()
    if reply.kind == "done":
        return BotInfo(point.name, reply.text, package)
    return BotInfo(point.name, "", package, reply.text if reply.kind == "refused" else f"It raised {reply.text}.")
