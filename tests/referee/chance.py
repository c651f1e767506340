"""What happens by chance, and what must follow: asked for by a table, answered by a record."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol


class Fault(AssertionError):
    """A record breaks a rule. Moves count from 1, the set-up is 0; rule "record" is the format of design.md 3."""

    def __init__(self, move: int, rule: str, sentence: str) -> None:
        super().__init__(f"move {move}: {rule}: {sentence}")
        self.move, self.rule, self.sentence = move, rule, sentence


class Chance(Protocol):
    def happen(self, event: str, rule: str, field: str = "", possible: Collection[Any] = ()) -> Any:
        """The rule demands this event now, its field being one of the possible values: which?"""


class Events:
    """Chance as a record tells it. The order within a list (an offer, a discarded row) means nothing."""

    def __init__(self, events: list[dict[str, Any]], move: int) -> None:
        self.left, self.move = events[::-1], move

    def happen(self, event: str, rule: str, field: str = "", possible: Collection[Any] = ()) -> Any:
        found = self.left.pop() if self.left else None
        if found is None or found["event"] != event:
            raise Fault(self.move, rule, f"'{event}' must come here, the record has {found or 'no more events'}")
        if len(found) != (2 if field else 1) or (field and field not in found):
            raise Fault(self.move, "record", f"{found} should have 'event' and '{field}' and nothing else")
        if not field:
            return None
        value = found[field]
        known = sorted(value) in map(sorted, possible) if isinstance(value, list) else value in possible
        if not known:
            raise Fault(self.move, rule, f"{found} cannot be: possible is {list(possible)[:12]}")
        return value
