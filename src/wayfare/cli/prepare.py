"""What happens once on a machine: compiling, and drawing the boards. The first command that needs it does it."""

from __future__ import annotations

import sys
from importlib import import_module


def prepare(*packages: str) -> None:
    """Prepare these packages, unless that has been done, with a notice if it takes a while.

    Each has a module `prepare` with `NOTICE`, `is_ready` and `prepare`.
    """
    from wayfare.compiling.cache import unannounced

    for package in packages:
        part = import_module(f"wayfare.{package}.prepare")
        if part.is_ready():
            continue
        with unannounced():
            if not sys.stderr.isatty():
                print(part.NOTICE, file=sys.stderr)
                part.prepare()
                continue
            from rich.console import Console

            with Console(stderr=True).status(part.NOTICE):
                part.prepare()
