"""What happened: moves and their events, chance included, and who may see what of them.

Records, logs, animations and bots' memories all read these; nothing compares states. The server sends them as they
are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

import msgspec

from wayfare.compiling.records import Raw
from wayfare.engine.actions import Action
from wayfare.engine.lists import EVENT_KINDS, ActionKind, CardSource, EventKind
from wayfare.engine.mechanics import EVENT_ENTRIES
from wayfare.engine.mechanics.entries import EventEntry
from wayfare.engine.state import WILD, Log

NO_SEAT = -1
ROWS_AT, EVENT_AT, VALUE_AT = (Log.dtype.fields[field][1] for field in ("rows", "event", "value"))  # type: ignore[index]


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One thing that happened while seat `by` acted. Fields that the reader may not see are None."""

    event: EventKind
    by: int = NO_SEAT  # whose turn it was; NO_SEAT in the deal, and where the move already says it
    card: str | None = None  # drew, refilled, revealed
    cards: int | None = None  # reshuffled: size of the new deck
    discarded: tuple[str, ...] | None = None  # reset
    ticket: str | None = None  # returned, removed, drew-ticket, completed
    tickets: tuple[str, ...] | None = None  # offered
    count: int | None = None  # offered: how many, for those who may not see the tickets
    seat: int | None = None  # last-round: who triggered it

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat sees it; None is a spectator. Only the player who drew it knows what came from a deck."""
        if seat == self.by or not EVENT_ENTRIES[self.event].secret:
            return self
        return Event(event=self.event, by=self.by, count=None if self.tickets is None else len(self.tickets))

    def to_dict(self) -> dict[str, Any]:
        """The event as it appears in a record."""
        plain = _plain(self)
        plain.pop("by", None)
        return plain


class Move(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, rename={"source": "from"}):
    """An action that a seat took, and its events."""

    seat: int
    action: ActionKind
    source: CardSource | None = None  # draw, in a game with a market
    card: str | None = None  # draw: the card taken from the market
    route: str | None = None  # claim
    location: str | None = None  # station
    cards: dict[str, int] | None = None  # claim, pay, station: the payment
    tickets: tuple[str, ...] | None = None  # keep
    count: int | None = None  # keep: how many, for those who may not see the tickets
    events: tuple[Event, ...] = ()

    @classmethod
    def of(cls, seat: int, action: Action, events: tuple[Event, ...]) -> Move:
        """The move that a seat made by taking an action."""
        return cls(
            seat=seat,
            action=action.kind,
            source=action.source,
            card=action.card,
            route=action.route,
            location=action.location,
            cards=action.cards or None,
            tickets=action.tickets or None,
            events=events,
        )

    def seen_by(self, seat: int | None) -> Move:
        """The move as a seat sees it. Which tickets were kept is secret; how many isn't (NY-3, NY-15)."""
        if seat == self.seat:
            return self
        events = tuple([event.seen_by(seat) for event in self.events])
        if self.tickets is not None:
            return msgspec.structs.replace(self, events=events, tickets=None, count=len(self.tickets))
        return self if events == self.events else msgspec.structs.replace(self, events=events)

    def plain_events(self) -> tuple[Event, ...]:
        """The events without `by`, which the move's own seat already says: what the server sends."""
        return tuple(msgspec.structs.replace(event, by=NO_SEAT) for event in self.events)

    def action_dict(self) -> dict[str, Any]:
        """The action alone, as `Action.to_dict` gives it."""
        plain = self.to_dict()
        del plain["seat"], plain["events"]
        return plain

    def to_dict(self) -> dict[str, Any]:
        """The move as it appears in a record."""
        plain = _plain(self)
        for event in plain.setdefault("events", []):
            event.pop("by", None)
        return plain


def _plain(struct: Event | Move) -> dict[str, Any]:
    """The fields that are set, in the types that JSON has: nothing turns tuples into lists faster."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(struct))
    return plain


class Names(msgspec.Struct, frozen=True):
    """The ids behind the kernel's card and ticket numbers, in one game."""

    colours: tuple[str, ...]
    wild: str
    tickets: tuple[str, ...]
    cards: tuple[str, ...]  # by kind: colours, nothing for those that the game doesn't have, and the wild card

    @classmethod
    def of(cls, colours: tuple[str, ...], wild: str, tickets: tuple[str, ...]) -> Names:
        """The names of a game with these cards and tickets."""
        return cls(colours, wild, tickets, (*colours, *[""] * (WILD - len(colours)), wild))


def read_log(raw: Raw, by: int, names: Names) -> tuple[Event, ...]:
    size = int.from_bytes(raw[ROWS_AT : ROWS_AT + 4].tobytes(), "little")
    if size == 0:
        return ()
    event, value = (raw[at : at + 2 * size].view("<i2").tolist() for at in (EVENT_AT, VALUE_AT))
    rows = iter(zip(event, value, strict=True))
    return tuple(_event(EVENT_ENTRIES[EVENT_KINDS[kind]], value, rows, by, names) for kind, value in rows)


def _event(entry: EventEntry, value: int, rows: Iterator[tuple[int, int]], by: int, names: Names) -> Event:
    """An event with its payload; `rows` are those after it."""
    event, payload = entry.kind, entry.payload
    match payload:
        case "":
            return Event(event=event, by=by)
        case "card":
            return Event(event=event, by=by, card=names.cards[value])
        case "cards":
            return Event(event=event, by=by, cards=value)
        case "discarded":
            return Event(event=event, by=by, discarded=tuple(names.cards[next(rows)[1]] for _ in range(value)))
        case "ticket":
            return Event(event=event, by=by, ticket=names.tickets[value])
        case "tickets":
            return Event(event=event, by=by, tickets=tuple(names.tickets[next(rows)[1]] for _ in range(value)))
        case "seat":
            return Event(event=event, by=by, seat=value)
        case _:
            assert_never(payload)
