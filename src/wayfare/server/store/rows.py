"""What is stored, as structs. A table's facts are changed as a whole; its log only grows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from wayfare.server.tokens import same_hash
from wayfare.server.wire import ChatLine, Options, Stage
from wayfare.server.wire.base import ChairKind


class ChairFacts(Struct, frozen=True, kw_only=True):
    """A chair at a table and who sits on it. The token itself is not stored, only its hash."""

    id: str
    kind: ChairKind
    name: str = ""
    level: str | None = None
    token_hash: str | None = None
    away: bool = False
    muted: bool = False


class TableFacts(Struct, frozen=True, kw_only=True):
    """Everything about a table except its log and its chat."""

    id: str
    revision: int = 0  # counts the changes, which tells older facts from newer ones
    game: str
    stage: Stage
    options: Options
    host_hash: str
    chairs: tuple[ChairFacts, ...]
    seed: str | None = None
    nonce: str | None = None
    prefix: list[str] | None = None  # actions of the record that a practice table continues
    next: str | None = None
    created: float
    started: float | None = None
    touched: float
    limit_changed: float | None = None  # when the time limit was last changed during the match
    limit_until: float | None = None  # the earliest end of the turn that was under way then

    def seat_of(self, token_hash: str) -> int | None:
        seats = [seat for seat, chair in enumerate(self.chairs) if same_hash(token_hash, chair.token_hash)]
        return seats[0] if seats else None

    def with_chair(self, chair_id: str, change: Callable[[ChairFacts], ChairFacts]) -> TableFacts:
        chairs = tuple(change(chair) if chair.id == chair_id else chair for chair in self.chairs)
        return msgspec.structs.replace(self, chairs=chairs)


class Entry(Struct, frozen=True, kw_only=True, gc=False):
    """An entry in a table's log. The number of the last one is the table's version."""

    table_id: str
    number: int
    seat: int
    kind: Literal["move", "undo"]
    action: str  # of an undo: how many moves it took back; empty is one
    client_id: str | None
    stand_in: bool
    at: float

    @property
    def undone(self) -> int:
        """How many moves an undo takes back."""
        return int(self.action or 1)


class Ending(Struct, frozen=True, kw_only=True):
    """What is written together with a match's last move."""

    record: str
    card: str
    listed: bool
    ended: float


AS_THEY_ARE = set(TableFacts.__struct_fields__) - {"options", "chairs", "prefix"}  # fields that are columns


def facts_of(row: Any, chair_rows: list[Any]) -> TableFacts:
    return TableFacts(
        options=msgspec.json.decode(row.options, type=Options),
        chairs=tuple(_chair_of(chair) for chair in chair_rows),
        prefix=msgspec.json.decode(row.prefix, type=list[str]) if row.prefix else None,
        **{field: getattr(row, field) for field in AS_THEY_ARE},
    )


def _chair_of(row: Any) -> ChairFacts:
    return ChairFacts(**{field: getattr(row, field) for field in ChairFacts.__struct_fields__})


def chat_line_of(row: Any) -> ChatLine:
    return ChatLine(number=row.number, chair_id=row.chair_id, name=row.name, text=row.text, at=row.at)


def table_row(facts: TableFacts) -> dict[str, Any]:
    """A table's facts as a row. Its chairs have rows of their own."""
    return {
        "options": msgspec.json.encode(facts.options).decode(),
        "prefix": None if facts.prefix is None else msgspec.json.encode(facts.prefix).decode(),
        "listed": facts.options.listed,
        **{field: getattr(facts, field) for field in AS_THEY_ARE},
    }


def chair_rows(facts: TableFacts) -> list[dict[str, Any]]:
    return [
        {"table_id": facts.id, "seat": seat, **msgspec.structs.asdict(chair)} for seat, chair in enumerate(facts.chairs)
    ]
