"""What happens once on a machine: compiling, and drawing the boards. The first command that needs it does it."""

from __future__ import annotations

import sys
from importlib import import_module

NOTICES = {
    "engine": "Compiling the rules for this machine. This happens once and takes about half a minute.",
    "bots": "Compiling the bots for this machine. This happens once and takes a minute or two.",
    "envs": "Compiling the environments for this machine. This happens once and takes about half a minute.",
    "review": "Compiling the review for this machine. This happens once and takes about a minute.",
    "layout": "Drawing the boards. This happens once and takes a few seconds.",
}


def prepare(*packages: str) -> None:
    """Prepare these packages, unless that has been done, with a notice if it takes a while.

    Each has a module `prepare` with `is_ready` and `prepare`.
    """
    from wayfare.compiling.cache import unannounced

    for package in packages:
        part = import_module(f"wayfare.{package}.prepare")
        if part.is_ready():
            continue
        with unannounced():
            if not sys.stderr.isatty():
                print(NOTICES[package], file=sys.stderr)
                part.prepare()
                continue
            from rich.console import Console

            with Console(stderr=True).status(NOTICES[package]):
                part.prepare()
