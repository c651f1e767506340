"""`wayfare bots`: the bots that can play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wayfare.cli.common import JsonOption, print_json

if TYPE_CHECKING:
    from wayfare.bots import BotInfo


def bots(as_json: JsonOption = False) -> None:
    """List the bots, including those from other packages. Your own can play too, as module:Class.

    Example: wayfare simulate --bots random,my_package.my_bot:MyBot
    """
    from wayfare.bots import available

    found = available()
    if as_json:
        rows = found.items()
        print_json({name: {"about": one.about, "package": one.package, "error": one.error} for name, one in rows})
        return
    width = max(map(len, found))
    for name, one in found.items():
        print(f"{name:<{width}}  {_line(one)}".rstrip())


def _line(listed: BotInfo) -> str:
    if listed.error:
        return f"(from {listed.package}) cannot play: {listed.error}"
    return f"{listed.about} (from {listed.package})" if listed.package != "wayfare" else listed.about
