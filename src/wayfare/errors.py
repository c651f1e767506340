"""Every error that wayfare raises on bad input. Each message is one sentence: what, where, and what would be right."""

from __future__ import annotations


class WayfareError(ValueError):
    """Something that a user gave us is not right. The command line prints it as one line and exits with 2."""


class UnknownGame(WayfareError):
    """No game of that name, and no file of that path."""


class BoardError(WayfareError):
    """A game file that cannot be played: names the file, the field and the reason."""


class SeedError(WayfareError):
    """A seed that is not a whole number of at most 256 bits."""


class NotationError(WayfareError):
    """A text that is no action of this game."""


class RecordError(WayfareError):
    """A record that cannot be read, or does not tell a game by the rules."""


class IllegalAction(WayfareError):
    """An action that the rules forbid now: the rule's number, and a code that never changes (engine/reasons.py)."""

    def __init__(self, message: str, rule: str, reason: str = "no-such-action") -> None:
        super().__init__(f"{message} ({rule}).")
        self.rule = rule
        self.reason = reason
