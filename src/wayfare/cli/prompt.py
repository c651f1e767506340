"""A line typed by the player, with tab completion and a history where the terminal has them."""

from __future__ import annotations

import os
import sys


def in_colour() -> bool:
    """Whether to print colours: on a terminal, unless the user wants none (https://no-color.org)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


class Prompt:
    """Asks for lines. Tab completes what has been typed so far to one of the given lines."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        if not sys.stdin.isatty():
            return
        try:
            import readline
        except ImportError:  # Windows has none
            return
        readline.set_completer(self._complete)
        readline.set_completer_delims("")  # the whole line is completed
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def read(self, ask: str, lines: list[str]) -> str | None:
        """The next line, without spaces around it; None at the end of the input."""
        self._lines = lines
        try:
            return input(ask).strip()
        except EOFError:
            return None

    def _complete(self, typed: str, number: int) -> str | None:
        found = [line for line in self._lines if line.startswith(typed)]
        return found[number] if number < len(found) else None
