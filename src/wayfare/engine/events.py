"""What happened: events, chance included, and who may see what of them.

Records, logs, animations and bots' memories all read events; nothing compares states.
"""

from __future__ import annotations

from typing import Any

import msgspec

from wayfare.engine.kernel import events as kernel
from wayfare.engine.state import LOG, WILD, Raw

NAMES = {
    kernel.DREW: "drew",
    kernel.REFILLED: "refilled",
    kernel.RESET: "reset",
    kernel.RESHUFFLED: "reshuffled",
    kernel.OFFERED: "offered",
    kernel.RETURNED: "returned",
    kernel.DREW_TICKET: "drew-ticket",
    kernel.COMPLETED: "completed",
    kernel.BONUS: "bonus",
    kernel.LAST_ROUND: "last-round",
}


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened while `by` acted. Fields that the reader may not see are None."""

    event: str
    by: int
    card: str | None = None  # drew, refilled
    cards: int | None = None  # reshuffled: size of the new deck
    discarded: tuple[str, ...] | None = None  # reset
    ticket: str | None = None  # returned, drew-ticket, completed
    tickets: tuple[str, ...] | None = None  # offered
    count: int | None = None  # offered, for those who may not see the tickets
    seat: int | None = None  # last-round: who brought it

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat sees it; None is a spectator. Cards and tickets from a deck are their drawer's secret."""
        if seat == self.by:
            return self
        if self.event == "offered":
            return Event(event=self.event, by=self.by, count=len(self.tickets or ()))
        if self.event in ("drew", "returned", "drew-ticket"):
            return Event(event=self.event, by=self.by)
        return self

    def to_dict(self) -> dict[str, Any]:
        """As in a record."""
        told: dict[str, Any] = {"event": self.event}
        for field in ("card", "cards", "discarded", "ticket", "tickets", "count", "seat"):
            value = getattr(self, field)
            if value is not None:
                told[field] = list(value) if isinstance(value, tuple) else value
        return told


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """An action and its events. The action is told as a record tells it."""

    seat: int
    action: dict[str, Any]
    events: tuple[Event, ...]

    def seen_by(self, seat: int | None) -> Move:
        """Which tickets were kept is secret, how many is not (NY-3, NY-15)."""
        if seat == self.seat:
            return self
        action = self.action
        if "tickets" in action:
            action = {"action": action["action"], "count": len(action["tickets"])}
        return Move(seat=self.seat, action=action, events=tuple(event.seen_by(seat) for event in self.events))

    def to_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, **self.action, "events": [event.to_dict() for event in self.events]}


class Names(msgspec.Struct, frozen=True):
    """What the kernel's numbers are called in one game."""

    colours: tuple[str, ...]
    wild: str
    tickets: tuple[str, ...]

    def card(self, kind: int) -> str:
        return self.wild if kind == WILD else self.colours[kind]


def read_log(raw: Raw, by: int, names: Names) -> tuple[Event, ...]:
    """The events that the kernel wrote down."""
    log = raw.view(LOG)[0]
    size = int(log.rows)
    if size == 0:
        return ()
    rows = iter(zip(log.event[:size].tolist(), log.value[:size].tolist(), strict=True))
    return tuple(Event(event=NAMES[kind], by=by, **_fields(kind, value, rows, names)) for kind, value in rows)


def _fields(kind: int, value: int, rows: Any, names: Names) -> dict[str, Any]:
    match kind:
        case kernel.DREW | kernel.REFILLED:
            return {"card": names.card(value)}
        case kernel.RESHUFFLED:
            return {"cards": value}
        case kernel.RESET:
            return {"discarded": tuple(names.card(next(rows)[1]) for _ in range(value))}
        case kernel.OFFERED:
            return {"tickets": tuple(names.tickets[next(rows)[1]] for _ in range(value))}
        case kernel.LAST_ROUND:
            return {"seat": value}
        case kernel.BONUS:
            return {}
        case _:
            return {"ticket": names.tickets[value]}
