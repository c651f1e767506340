"""`wayfare bots`: who can play."""

from __future__ import annotations

from wayfare.cli.common import JsonOption, print_json


def bots(as_json: JsonOption = False) -> None:
    """List the bots. Anyone's own plays too, as module:Class.

    Example: wayfare simulate --bots random,my_package.my_bot:MyBot
    """
    from wayfare.bots import available

    found = available()
    if as_json:
        print_json(found)
        return
    for name, line in found.items():
        print(f"{name:<10} {line}")
