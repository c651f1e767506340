"""Every error that wayfare raises on bad input. Each message is one sentence: what is wrong, and what is right."""

from __future__ import annotations


class WayfareError(ValueError):
    """Bad input. The command line prints it as one line and exits with 2."""


class UnknownGame(WayfareError):
    """There is no game of that name, and no file at that path."""


class BoardError(WayfareError):
    """A game file can't be played: names the file, the field and the reason."""


class SeedError(WayfareError):
    """A seed isn't a whole number of at most 256 bits."""


class NotationError(WayfareError):
    """A text isn't an action in this game."""


class RecordError(WayfareError):
    """A record can't be read, or its match doesn't follow the rules."""


class IllegalAction(WayfareError):
    """The rules forbid an action now. `rule` is the rule's number, `reason` a refusal code from engine/lists.py."""

    def __init__(self, message: str, rule: str, reason: str = "no-such-action") -> None:
        super().__init__(f"{message} ({rule}).")
        self.message = message
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, str]]:
        return type(self), (self.message, self.rule, self.reason)  # not `args`, which is the whole sentence


class ReviewError(WayfareError):
    """A match can't be reviewed, or not in this way."""
